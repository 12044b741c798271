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

/**
 * A tint alone is filled and outlined; `flat` has no outline, a `cord` is a thick line and a `thread` a thin one.
 * `shade` is the engraver's: fine slanting lines.
 */
export type Ink = Tint | `${"flat" | "cord" | "thread"} ${Tint}` | Plain;
type Plain = "line" | "fine" | "band" | "ink" | "shade" | "light" | "halo";

/** One stroke of the pen; the last part turns or moves it. */
export type Mark = readonly [ink: Ink, path: string, transform?: string];
export type Picture = readonly Mark[];

export const oval = (x: number, y: number, wide: number, high: number): string =>
  `M${x - wide} ${y}a${wide} ${high} 0 1 0 ${2 * wide} 0a${wide} ${high} 0 1 0 ${-2 * wide} 0z`;

export const disc = (x: number, y: number, radius: number): string => oval(x, y, radius, radius);

/** The same disc in several places: dots, rivets, petals. */
export const dots = (radius: number, ...places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => disc(x, y, radius)).join("");

export const box = (x: number, y: number, wide: number, high: number, round = 0): string =>
  round === 0
    ? `M${x} ${y}h${wide}v${high}h${-wide}z`
    : `M${x + round} ${y}h${wide - 2 * round}q${round} 0 ${round} ${round}` +
      `v${high - 2 * round}q0 ${round} ${-round} ${round}` +
      `h${2 * round - wide}q${-round} 0 ${-round} ${-round}` +
      `v${2 * round - high}q0 ${-round} ${round} ${-round}z`;

/** The engraver's shading: the same short line again and again. */
export const hatch = (
  [x, y]: readonly [number, number],
  line: readonly [number, number],
  [right, down]: readonly [number, number],
  times: number,
): string => Array.from({ length: times }, (_, k) => `M${x + k * right} ${y + k * down}l${line.join(" ")}`).join("");

/** A bent rod with an outline: handles, wires and hoops. */
export const rod = (tint: Tint, path: string): Picture => [
  ["band", path],
  [`cord ${tint}`, path],
];

/** Points of a star around a middle: rays, cogs and rosettes. */
export const star = (x: number, y: number, inner: number, outer: number, points: number): string =>
  Array.from({ length: 2 * points }, (_, k) => {
    const [radius, angle] = [k % 2 ? inner : outer, (k * Math.PI) / points - Math.PI / 2];
    return `${k ? "L" : "M"}${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  }).join("") + "z";

/** A whole picture moved, turned or made smaller. */
export const put = (transform: string, picture: Picture): Picture =>
  picture.map(([ink, path, own]) => [ink, path, own ? `${transform} ${own}` : transform]);

/** Strokes of the left half together with their image on the right. */
export const both = (picture: Picture): Picture => [...picture, ...put("translate(48 0) scale(-1 1)", picture)];

/** The picture with a pale rim, for pieces that stand on any ground. */
export const haloed = (picture: Picture): Picture => [
  ...picture.filter(([ink]) => !/fine|light|shade/.test(ink)).map(([, path, own]): Mark => ["halo", path, own ?? ""]),
  ...picture,
];

/** The same picture whenever it is asked for again, so that it is drawn only once. */
export function kept(make: (number: number) => Picture): (number: number) => Picture {
  const made = new Map<number, Picture>();
  return (number) => {
    const picture = made.get(number) ?? make(number);
    made.set(number, picture);
    return picture;
  };
}

/** How thick an outline is, and the paper that each kind of picture is drawn on. */
export const NIB = 1.2;
export const PAPER = { whole: "0 0 48 48", hat: "0 0 32 20", back: "0 0 80 112", place: "4 6 56 56", pawn: "-1 -1.5 34 47" };

export function ratioOf(viewBox: string): number {
  const [, , wide = 1, high = 1] = viewBox.split(" ").map(Number);
  return wide / high;
}

/** Where a drawing stands inside a larger one; on an HTML page it fills the width of what it is in. */
export interface Standing {
  x?: number | string;
  y?: number | string;
  width?: number | string;
  height?: number | string;
}
