/** What is told in passing: it goes when the table goes on, but not before it can have been read. */
const READ = 5_000;

export class Passing<Told extends string = string> {
  #told = $state<Told | "">("");
  #since = 0;

  get told(): Told | "" {
    return this.#told;
  }

  set told(told: Told | "") {
    this.#told = told;
    this.#since = Date.now();
  }

  /** Something else has happened. */
  goOn(): void {
    if (Date.now() - this.#since >= READ) this.told = "";
  }
}
