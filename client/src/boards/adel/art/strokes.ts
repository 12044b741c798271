/** A picture's strokes as markup; whatever a pen does not say comes from the group around all of them. */
import { type Hatching, matrixOf, type Stroke } from "../../../look/strokes.ts";
import type { Ink, Picture } from "./pen.ts";

const INK = "var(--adel-ink)";
const PAPER = "var(--adel-paper)";

type Attributes = Record<string, string | number>;

/** What a pen is on paper, beside the tint. */
const PENS: Record<string, Attributes> = {
  flat: { stroke: "none" },
  line: { fill: "none" },
  fine: { fill: "none", "stroke-width": 0.6 },
  band: { fill: "none", "stroke-width": 4.4 },
  ink: { fill: INK, stroke: "none" },
  shade: { fill: "var(--shading)", "fill-opacity": 0.75, stroke: "none" },
  light: { fill: "#fff", "fill-opacity": 0.5, stroke: "none" },
  halo: { fill: PAPER, stroke: PAPER, "stroke-width": 3.6 },
  cord: { fill: "none", "stroke-width": 2.2 },
  thread: { fill: "none", "stroke-width": 1.2 },
};

export function attributesOf(ink: Ink): Attributes {
  const [pen = "", tint] = ink.split(" ");
  if (tint === undefined) return PENS[pen] ?? { fill: `var(--adel-${pen})` };
  const colour = `var(--adel-${tint})`;
  return pen === "flat" ? { fill: colour, ...PENS[pen] } : { ...PENS[pen], stroke: colour };
}

const node = (name: string, attributes: Attributes, inside = ""): string =>
  `<${name}${Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`).join("")}>${inside}</${name}>`;

export function markup(picture: Picture, nib: number): string {
  const strokes = picture
    .filter(([, path]) => path)
    .map(([ink, d, transform]) => node("path", { ...attributesOf(ink), d, ...(transform ? { transform } : {}) }));
  const pens = { stroke: INK, "stroke-width": nib, "stroke-linecap": "round", "stroke-linejoin": "round" };
  return node("g", pens, strokes.join(""));
}

/** The same for a canvas, which is told each colour. */
export const strokesOf = (picture: Picture, nib: number, colourOf: (paint: string) => string): Stroke[] =>
  picture
    .filter(([, path]) => path)
    .map(([ink, shape, transform]) => {
      const { fill, stroke = INK, "fill-opacity": filled = 1, "stroke-width": thick = nib } = attributesOf(ink);
      return {
        shape,
        at: matrixOf(transform),
        fill: colourOf(ink === "shade" ? INK : String(fill)),
        filled: Number(filled),
        line: colourOf(String(stroke)),
        lined: 1,
        thick: Number(thick),
        cap: "round",
        join: "round",
        dash: [],
        hatching: ink === "shade" ? SHADING : undefined,
      };
    });

const SHADING: Hatching = { first: 0.8, apart: 1.7, thick: 0.6, turned: -50 };

/** The engraver's shading: what is filled with it must say where it lies. */
export const shading = (id: string): string =>
  node(
    "pattern",
    {
      id,
      width: SHADING.apart,
      height: SHADING.apart,
      patternUnits: "userSpaceOnUse",
      patternTransform: `rotate(${SHADING.turned})`,
    },
    node("path", { d: `M0 ${SHADING.first}h${SHADING.apart}`, fill: "none", stroke: INK, "stroke-width": SHADING.thick }),
  );
