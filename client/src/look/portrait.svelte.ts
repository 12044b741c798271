/** A picture that stands in many places is drawn once: the first of them sits for a bitmap, all others wait for it. */
import { bitmapOf, hasEasel } from "./easel.ts";
import type { Sheet } from "./strokes.ts";

type Place = (draws: boolean) => void; // told whether it has to draw by itself

export class Portrait {
  address = $state.raw("");
  failed = $state.raw(false);
  #places: Place[] = [];

  /** Paint it from strokes; where that cannot be done it stays a drawing. */
  async paint(drawn: () => Sheet): Promise<void> {
    try {
      this.address = await bitmapOf(drawn());
    } catch (error) {
      console.warn(error);
    }
    if (!this.address) this.#fail();
  }

  /** A place where it is to be seen; the answer takes it away again. */
  join(place: Place): () => void {
    this.#places.push(place);
    place(this.failed || !hasEasel() || this.#places.length === 1);
    return () => {
      this.#places = this.#places.filter((other) => other !== place);
      if (!this.address) this.#places[0]?.(true);
    };
  }

  #fail(): void {
    this.failed = true;
    for (const place of this.#places) place(true);
  }
}
