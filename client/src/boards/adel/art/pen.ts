/** The pen every picture of this game is drawn with: inks, and the few shapes that are tedious to write as paths. */
export type Tint =
  | "black"
  | "blue"
  | "bone"
  | "brass"
  | "briar"
  | "clay"
  | "copper"
  | "glass"
  | "green"
  | "grey"
  | "leaf"
  | "orange"
  | "paper"
  | "pink"
  | "purple"
  | "red"
  | "sand"
  | "silver"
  | "sky"
  | "straw"
  | "walnut"
  | "white"
  | "wine";

/** A tint alone is filled and outlined; `flat` has no outline, a `cord` is a thick line and a `thread` a thin one. */
export type Ink = Tint | `${"flat" | "cord" | "thread"} ${Tint}` | "line" | "fine" | "ink" | "shade" | "light";

/** One stroke of the pen; the last part turns or moves it. */
export type Mark = readonly [ink: Ink, path: string, transform?: string];
export type Picture = readonly Mark[];

export const oval = (x: number, y: number, wide: number, high: number): string =>
  `M${x - wide} ${y}a${wide} ${high} 0 1 0 ${2 * wide} 0a${wide} ${high} 0 1 0 ${-2 * wide} 0z`;

export const disc = (x: number, y: number, radius: number): string => oval(x, y, radius, radius);

export const box = (x: number, y: number, wide: number, high: number, round = 0): string =>
  round === 0
    ? `M${x} ${y}h${wide}v${high}h${-wide}z`
    : `M${x + round} ${y}h${wide - 2 * round}q${round} 0 ${round} ${round}v${high - 2 * round}q0 ${round} ${-round} ${round}` +
      `h${2 * round - wide}q${-round} 0 ${-round} ${-round}v${2 * round - high}q0 ${-round} ${round} ${-round}z`;

/** The engraver's shading: the same short line again and again. */
export const hatch = (
  from: readonly [number, number],
  line: readonly [number, number],
  step: readonly [number, number],
  times: number,
): string =>
  Array.from({ length: times }, (_, k) => `M${from[0] + k * step[0]} ${from[1] + k * step[1]}l${line[0]} ${line[1]}`).join(
    "",
  );

/** A whole picture moved, turned or made smaller. */
export const put = (transform: string, picture: Picture): Picture =>
  picture.map(([ink, path, own]) => [ink, path, own ? `${transform} ${own}` : transform]);

/** Where a drawing stands inside a larger one; on an HTML page it fills the width of what it is in. */
export interface Standing {
  x?: number | string;
  y?: number | string;
  width?: number | string;
  height?: number | string;
  class?: string;
}
