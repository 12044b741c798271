/** Turns at other tables: whoever is busy at this one is called, until he goes there or says that he has seen it. */
import type { Notice } from "../messages.ts";

class Elsewhere {
  calls = $state.raw<readonly Notice[]>([]); // one for each table, the last one last
  heard = $state(0); // how many have come so far

  come(call: Notice): void {
    this.calls = [...this.calls.filter((other) => other.table !== call.table), call];
    this.heard += 1;
  }

  /** Somebody may have moved there meanwhile, or nobody any more: what still calls is one of these. */
  keep(tables: readonly string[]): void {
    this.calls = this.calls.filter(({ table }) => tables.includes(table));
  }

  drop(table: string): void {
    this.calls = this.calls.filter((call) => call.table !== table);
  }
}

export const elsewhere = new Elsewhere(); // it outlives the page of one table
