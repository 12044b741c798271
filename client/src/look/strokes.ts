/** Strokes as a canvas draws them: each says all about itself, so that a drawing can be painted far from its page. */
export type Matrix = readonly [number, number, number, number, number, number];

export interface Words {
  readonly text: string;
  readonly font: string;
  readonly align: CanvasTextAlign;
  readonly x: number;
  readonly y: number;
}

/** Where words begin, as a drawing says it and as a canvas does. */
export const ALIGN: Readonly<Record<string, CanvasTextAlign>> = { start: "start", middle: "center", end: "end" };

/** Slanting lines instead of a colour: the first of them, how far apart they are, how thick, and how they are turned. */
export interface Hatching {
  readonly first: number;
  readonly apart: number;
  readonly thick: number;
  readonly turned: number;
}

/** A small drawing again and again instead of a colour. */
export interface Tiles {
  readonly wide: number;
  readonly high: number;
  readonly strokes: readonly Stroke[];
}

export interface Stroke {
  readonly shape: string | Words; // a path, or what is written
  readonly at: Matrix;
  readonly fill: string;
  readonly filled: number; // how opaque that is
  readonly line: string;
  readonly lined: number;
  readonly thick: number;
  readonly cap: CanvasLineCap;
  readonly join: CanvasLineJoin;
  readonly dash: readonly number[];
  readonly under?: boolean; // whether the line lies under what is filled
  readonly rule?: CanvasFillRule; // what of it is inside
  readonly hatching?: Hatching | undefined;
  readonly tiles?: Tiles | undefined;
}

/** A drawing, what part of the plane it shows, and how wide it is, in pixels of the page. */
export interface Sheet {
  readonly box: readonly [x: number, y: number, wide: number, high: number];
  readonly wide: number;
  readonly strokes: readonly Stroke[];
}

export const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

export function boxOf(viewBox: string): Sheet["box"] {
  const [x = 0, y = 0, wide = 1, high = 1] = viewBox.split(" ").map(Number);
  return [x, y, wide, high];
}

/** First the inner, then the outer. */
export const within = ([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix => [
  a * p + c * q,
  b * p + d * q,
  a * r + c * s,
  b * r + d * s,
  a * t + c * u + e,
  b * t + d * u + f,
];

function turn(degrees: number): Matrix {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cos, sin, -sin, cos, 0, 0];
}

const MOVES: Readonly<Record<string, (...numbers: number[]) => Matrix>> = {
  translate: (x = 0, y = 0) => [1, 0, 0, 1, x, y],
  scale: (x = 1, y = x) => [x, 0, 0, y, 0, 0],
  rotate: (degrees = 0, x = 0, y = 0) => within([1, 0, 0, 1, x, y], within(turn(degrees), [1, 0, 0, 1, -x, -y])),
};

/** What a `transform` says, where our drawings have one. */
export function matrixOf(transform: string | null | undefined): Matrix {
  let matrix = UNMOVED;
  for (const [, move = "", numbers = ""] of (transform ?? "").matchAll(/(\w+)\(([^)]*)\)/g)) {
    const made = MOVES[move]?.(...numbers.trim().split(/[\s,]+/).map(Number));
    if (!made) throw new Error(`nothing is known of ${move}`);
    matrix = within(matrix, made);
  }
  return matrix;
}

type Ask = (name: string) => string | null;

const numbersOf = (ask: Ask, ...names: string[]): number[] => names.map((name) => Number(ask(name) ?? 0));

const oval = (x: number, y: number, wide: number, high: number): string =>
  `M${x - wide} ${y}a${wide} ${high} 0 1 0 ${2 * wide} 0a${wide} ${high} 0 1 0 ${-2 * wide} 0z`;

function rectangle(x: number, y: number, wide: number, high: number, given: number): string {
  if (!given) return `M${x} ${y}h${wide}v${high}h${-wide}z`;
  const round = Math.min(given, wide / 2, high / 2);
  const corner = (right: number, down: number): string => `a${round} ${round} 0 0 1 ${right * round} ${down * round}`;
  const [across, along] = [wide - 2 * round, high - 2 * round];
  return `M${x + round} ${y}h${across}${corner(1, 1)}v${along}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-along}${corner(1, -1)}z`;
}

const PATHS: Readonly<Record<string, (ask: Ask) => string>> = {
  path: (ask) => ask("d") ?? "",
  polygon: (ask) => `M${ask("points") ?? ""}z`,
  polyline: (ask) => `M${ask("points") ?? ""}`,
  line: (ask) => {
    const [x = 0, y = 0, endX = 0, endY = 0] = numbersOf(ask, "x1", "y1", "x2", "y2");
    return `M${x} ${y}L${endX} ${endY}`;
  },
  circle: (ask) => {
    const [x = 0, y = 0, radius = 0] = numbersOf(ask, "cx", "cy", "r");
    return oval(x, y, radius, radius);
  },
  ellipse: (ask) => {
    const [x = 0, y = 0, wide = 0, high = 0] = numbersOf(ask, "cx", "cy", "rx", "ry");
    return oval(x, y, wide, high);
  },
  rect: (ask) => {
    const [x = 0, y = 0, wide = 0, high = 0, round = 0] = numbersOf(ask, "x", "y", "width", "height", "rx");
    return rectangle(x, y, wide, high, round);
  },
};

/** The path of a shape; nothing where it is none. */
export const pathOf = (tag: string, ask: Ask): string | undefined => PATHS[tag]?.(ask);
