/** A name while it is typed: kept when its field is left, and before anything is done under it. */
export class Naming {
  typed = $state<string | null>(null);
  #kept: Promise<void> = Promise.resolve();
  readonly #name: () => string;
  readonly #save: (name: string) => Promise<void>;

  constructor(name: () => string, save: (name: string) => Promise<void>) {
    this.#name = name;
    this.#save = save;
  }

  get shown(): string {
    return this.typed ?? this.#name();
  }

  get changed(): boolean {
    return this.shown !== this.#name();
  }

  /** A phone may press a button while the field still has the focus, so whoever needs the name waits for this. */
  keep = (): Promise<void> => {
    const name = this.typed?.trim() ?? "";
    this.typed = null;
    if (name && name !== this.#name()) this.#kept = this.#save(name);
    return this.#kept;
  };
}
