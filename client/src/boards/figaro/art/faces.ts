/** What a card shows.  The five arts are numbered as the server numbers its colours. */
export type Face =
  | { readonly kind: "art"; readonly art: number; readonly value: number }
  | { readonly kind: "jester"; readonly value: number }
  | { readonly kind: "dance" };

export const ARTS = ["painting", "cooking", "music", "fighting", "magic"] as const;

/** The name of a face's pictures: `#figaro-…` for the figure, `#figaro-sign-…` for the small sign. */
export function pictureOf(face: Face): string {
  return face.kind === "art" ? (ARTS[face.art] ?? "jester") : face.kind;
}

interface Paint {
  readonly ground: string;
  readonly deep: string;
  readonly light: string;
}

const PAINTS: readonly Paint[] = [
  { ground: "#a878c4", deep: "#5c2d7c", light: "#efdff7" },
  { ground: "#f0ae45", deep: "#98500a", light: "#fdecc8" },
  { ground: "#6bb174", deep: "#1d5c37", light: "#dcf2d8" },
  { ground: "#dd6a5c", deep: "#8a1f26", light: "#fbdcd5" },
  { ground: "#6396d4", deep: "#1c3f80", light: "#d8e7f9" },
];
const NO_ART: Paint = { ground: "#f7e8c6", deep: "#3a2a4a", light: "#fff7e4" };

/** The paints of an art, or of cards that belong to none. */
export const paintsOf = (art: number | null): Paint => PAINTS[art ?? -1] ?? NO_ART;

/** The same as custom properties, for whatever lies inside. */
export function paintedAs(art: number | null): string {
  const { ground, deep, light } = paintsOf(art);
  return `--ground: ${ground}; --deep: ${deep}; --light: ${light};`;
}
