/** A name while it is typed: kept when its field is left, and before anything is done under it. */
const DONE = Promise.resolve(true);

export class Naming {
  typed = $state<string | null>(null);
  #kept: Promise<boolean> = DONE;
  readonly #name: () => string;
  readonly #save: (name: string) => Promise<boolean>;

  constructor(name: () => string, save: (name: string) => Promise<boolean>) {
    this.#name = name;
    this.#save = save;
  }

  get shown(): string {
    return this.typed ?? this.#name();
  }

  get changed(): boolean {
    return this.shown !== this.#name();
  }

  /**
   * A phone may press a button while the field still has the focus, so whoever needs the name waits for this; false: it
   * was refused.
   */
  keep = (): Promise<boolean> => {
    const name = this.typed?.trim() ?? "";
    this.typed = null;
    if (!name || name === this.#name()) return this.#kept;
    const kept = this.#save(name);
    this.#kept = kept;
    void kept.then(() => {
      if (this.#kept === kept) this.#kept = DONE; // a refusal keeps nobody from anything else
    });
    return kept;
  };
}
