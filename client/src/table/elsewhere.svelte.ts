/** Turns at other tables: whoever is busy at this one is called, until he goes there or says that he has seen it. */
import type { Notice } from "../messages.ts";

class Elsewhere {
  calls = $state.raw<readonly Notice[]>([]); // one for each table, the last one last
  heard = $state(0); // how many have come so far

  come(call: Notice): void {
    this.calls = [...this.calls.filter((other) => other.table !== call.table), call];
    this.heard += 1;
  }

  /** It is one's turn at these tables and, of those that called when this was asked, at no other. */
  keep(tables: readonly string[], asked = this.calls): void {
    this.calls = this.calls.filter((call) => tables.includes(call.table) || !asked.includes(call));
  }

  drop(table: string): void {
    this.calls = this.calls.filter((call) => call.table !== table);
  }
}

export const elsewhere = new Elsewhere(); // it outlives the page of one table
