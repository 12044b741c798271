/** Fifteen castles built from towers and walls; the ground is at y = 44. */
import { box, disc, hatch, type Mark, type Picture, type Tint } from "./pen.ts";

type Cap = "merlons" | "cone" | "dome" | "gable" | "steps" | "flat";
type Part = readonly [x: number, wide: number, high: number, cap: Cap];
const GROUND = 44;

function merlons(x: number, y: number, wide: number): string {
  const teeth = Math.max(2, Math.round(wide / 5));
  const tooth = wide / (2 * teeth - 1);
  const edge = Array.from({ length: teeth }, (_, k) => `v-3h${tooth}v3` + (k < teeth - 1 ? `h${tooth}` : "")).join("");
  return `M${x} ${y}${edge}V${GROUND}H${x}z`;
}

function steps(x: number, y: number, wide: number): string {
  const step = wide / 7;
  const up = `v-3h${step}`.repeat(3);
  return `M${x} ${y}${up}v-3h${step}v3${`h${step}v3`.repeat(3)}V${GROUND}H${x}z`;
}

function part([x, wide, high, cap]: Part, stone: Tint, roof: Tint): Mark[] {
  const top = GROUND - high;
  const middle = x + wide / 2;
  const slit: Mark = ["ink", box(middle - 0.9, top + 4, 1.8, 4, 0.8)];
  const joints: Mark = ["fine", `M${x + 1.5} ${top + high * 0.55}h2.5M${x + wide - 4} ${top + high * 0.75}h2.5`];
  const dusk: Mark = ["shade", box(x + wide * 0.72, top + 1, wide * 0.28, high - 1)];
  const body: Mark = [stone, box(x, top, wide, high)];
  if (cap === "merlons") return [[stone, merlons(x, top, wide)], dusk, slit, joints];
  if (cap === "steps") return [[stone, steps(x, top, wide)], dusk, slit, joints];
  if (cap === "flat") return [body, dusk, joints];
  if (cap === "dome") {
    const [half, rise] = [wide / 2 + 1, wide * 0.85];
    const onion = `M${x - 1} ${top}q-1-${wide * 0.6} ${half}-${rise}q${half + 1} ${wide * 0.25} ${half} ${rise}z`;
    return [body, dusk, [roof, onion], ["line", `M${middle} ${top - rise}v-2.5`], slit, joints];
  }
  const rise = cap === "cone" ? wide * 1.15 : wide * 0.5;
  const tiles = hatch([middle, top - rise * 0.75], [wide * 0.3, rise * 0.6], [-0.2, rise * 0.12], 2);
  const slope: Mark = [roof, `M${x - 1.5} ${top}L${middle} ${top - rise}L${x + wide + 1.5} ${top}z`];
  return [body, dusk, slope, ["fine", tiles], slit, joints];
}

const flag = (x: number, y: number, tint: Tint): Mark[] => [
  ["line", `M${x} ${y}v-7`],
  [tint, `M${x} ${y - 7}l6 1.5l-6 2z`],
];
function gate(x: number, wide: number, high: number): Mark[] {
  const half = wide / 2;
  return [
    ["walnut", `M${x} ${GROUND}v${half - high}q0-${half} ${half}-${half}t${half} ${half}v${high - half}z`],
    ["fine", `M${x + half} ${GROUND}v${-high}`],
  ];
}
const rose = (x: number, y: number): Mark[] => [
  ["glass", disc(x, y, 2.8)],
  ["fine", `M${x - 2.8} ${y}h5.6M${x} ${y - 2.8}v5.6`],
];

interface Plan {
  stone: Tint;
  roof: Tint;
  parts: readonly Part[];
  extras: Mark[];
}
const plan = (stone: Tint, roof: Tint, parts: readonly Part[], ...extras: Mark[][]): Plan => ({
  stone,
  roof,
  parts,
  extras: extras.flat(),
});

const PLANS: readonly Plan[] = [
  plan(
    "bone",
    "red",
    [[14, 36, 15, "merlons"], [7, 12, 26, "merlons"], [45, 12, 26, "merlons"]],
    gate(27, 10, 11),
    flag(51, 15, "red"),
  ),
  plan(
    "clay",
    "blue",
    [[16, 34, 16, "flat"], [24, 16, 22, "gable"], [10, 9, 26, "cone"], [45, 9, 26, "cone"]],
    gate(28, 8, 9),
  ),
  plan(
    "silver",
    "wine",
    [[20, 26, 33, "merlons"], [42, 16, 14, "merlons"]],
    gate(28, 9, 11),
    flag(24, 8, "blue"),
  ),
  plan(
    "sand",
    "green",
    [[8, 48, 14, "flat"], [25, 14, 20, "dome"], [7, 9, 18, "dome"], [48, 9, 18, "dome"]],
    gate(28, 8, 10),
  ),
  plan("bone", "briar", [[12, 18, 18, "steps"], [30, 22, 14, "flat"], [42, 11, 30, "cone"]], gate(17, 8, 10)),
  plan(
    "silver",
    "blue",
    [[10, 44, 17, "merlons"], [26, 12, 30, "cone"], [8, 8, 22, "merlons"], [48, 8, 22, "merlons"]],
    gate(28, 8, 10),
  ),
  plan(
    "clay",
    "green",
    [[22, 30, 16, "gable"], [10, 13, 32, "merlons"]],
    gate(34, 8, 9),
    flag(16, 9, "green"),
  ),
  plan(
    "bone",
    "purple",
    [[8, 16, 14, "merlons"], [22, 20, 20, "merlons"], [40, 16, 28, "merlons"]],
    gate(28, 8, 11),
    flag(48, 13, "purple"),
  ),
  plan(
    "sand",
    "red",
    [[12, 40, 18, "gable"], [8, 7, 20, "cone"], [49, 7, 20, "cone"]],
    gate(28, 8, 9),
    rose(32, 24),
  ),
  plan(
    "silver",
    "wine",
    [[10, 10, 20, "cone"], [18, 28, 13, "merlons"], [26, 12, 24, "dome"], [44, 10, 20, "cone"]],
    gate(28, 8, 9),
  ),
  plan(
    "clay",
    "blue",
    [[8, 15, 17, "steps"], [24.5, 15, 21, "steps"], [41, 15, 17, "steps"]],
    gate(28, 8, 10),
  ),
  plan(
    "bone",
    "green",
    [[28, 24, 14, "merlons"], [12, 20, 22, "dome"]],
    gate(37, 8, 9),
    flag(46, 27, "green"),
  ),
  plan(
    "sand",
    "purple",
    [[24, 16, 24, "merlons"], [16, 8, 17, "cone"], [40, 8, 17, "cone"], [8, 8, 11, "cone"], [48, 8, 11, "cone"]],
    gate(28, 8, 10),
  ),
  plan(
    "silver",
    "red",
    [[9, 46, 12, "merlons"], [36, 14, 22, "gable"], [14, 9, 31, "cone"]],
    gate(27, 8, 9),
    rose(43, 27),
  ),
  plan(
    "clay",
    "wine",
    [[14, 36, 20, "flat"], [12, 40, 24, "merlons"], [26, 12, 29, "gable"]],
    gate(27, 10, 12),
    rose(32, 23),
  ),
];

export const CASTLES: readonly Picture[] = PLANS.map(({ stone, roof, parts, extras }) => [
  ["flat leaf", "M2 44q30-6 60 0q-2 4-30 4t-30-4z"],
  ...parts.flatMap((piece) => part(piece, stone, roof)),
  ...extras,
  ["line", "M3 44.2h58"],
  ["fine", "M8 46.3h7M22 46.8h12M44 46.3h9"],
]);
