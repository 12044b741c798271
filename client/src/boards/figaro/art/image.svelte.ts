/** Cards as images: drawn by their strokes, a hand of them would be a thousand things to lay out. */
import { oneByOne, whenIdle } from "../../../look/idle.ts";
import { sheetOfMarkup } from "../../../look/markup.ts";
import { Portrait } from "../../../look/portrait.svelte.ts";
import { type Face, paintsOf, pictureOf } from "./faces.ts";

const MISHAPS = [
  { x: 80, y: 22 },
  { x: 33, y: 24 },
  { x: 81, y: 114 },
];
const SERIF = "Palatino, 'Palatino Linotype', 'Book Antiqua', Georgia, serif";

const WIDTH = 96; // pixels of the page; no card is wider

class Pack {
  /** Where all pictures of the game are drawn, once the page has them. */
  pictures = $state.raw<Element | null>(null);
  readonly #drawings = new Map<string, string>();
  readonly #portraits = new Map<string, Portrait>();

  /** The bitmap of a card; without a face, of its back.  It is painted when it is asked for the first time. */
  portrait(face: Face | null): Portrait | null {
    const { pictures } = this;
    if (!pictures) return null;
    const key = JSON.stringify(face);
    const known = this.#portraits.get(key);
    if (known) return known;
    const portrait = new Portrait();
    this.#portraits.set(key, portrait);
    whenIdle(() => void portrait.paint(() => sheetOfMarkup(markupOf(face, pictures), WIDTH)));
    return portrait;
  }

  /** The drawing itself, for where nothing can be painted. */
  drawing(face: Face | null): string {
    const { pictures } = this;
    if (!pictures) return "";
    const key = JSON.stringify(face);
    const known = this.#drawings.get(key) ?? `data:image/svg+xml,${encodeURIComponent(markupOf(face, pictures))}`;
    this.#drawings.set(key, known);
    return known;
  }

  /** Have all of these ready before they are wanted, after those that are. */
  prepare(faces: readonly (Face | null)[]): void {
    oneByOne(faces.map((face) => () => void this.portrait(face)));
  }
}

export const pack = new Pack();

function markupOf(face: Face | null, pictures: Element): string {
  const paints = paintsOf(face?.kind === "art" ? face.art : null);
  const [names, strokes] = face ? front(face) : [["ground-back"], BACK];
  const used = names.map((name) => pictures.querySelector(`#figaro-${name}`)?.outerHTML ?? "").join("");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140"><defs>${used}</defs>${strokes}${edge}</svg>`;
  const painted = svg.replace(/var\(--(ground|deep|light)\)/g, (_, paint: keyof typeof paints) => paints[paint]);
  return painted.replaceAll("currentColor", paints.light);
}

const sheetOfPaper = (rest: string): string => `<rect x="1" y="1" width="98" height="138" rx="9" ${rest}/>`;
const edge = sheetOfPaper('fill="none" stroke="#2a1830" stroke-width="2"');

/** A little stage with its artist, the value and the sign down the left edge. */
function front(face: Face): [names: string[], strokes: string] {
  const picture = pictureOf(face);
  const value = face.kind === "dance" ? 0 : face.value;
  const use = (name: string, place: string): string => `<use href="#figaro-${name}" ${place}/>`;
  const mishaps = MISHAPS.slice(0, value).map(({ x, y }) =>
    use(`mischief-${picture}`, `x="${x}" y="${y}" width="18" height="18"`),
  );
  const number = `<text x="15" y="34" text-anchor="middle" fill="var(--light)" font-family="${SERIF}" font-size="34" font-weight="700">${value}</text>`;
  return [
    [`ground-${picture}`, picture, `mischief-${picture}`, `sign-${picture}`],
    [
      sheetOfPaper('fill="var(--ground)"'),
      sheetOfPaper(`fill="url(#figaro-ground-${picture})"`),
      '<path d="M29 139q2-13 36-13 28 0 34 7-2 6-9 6z" fill="#2a1830" fill-opacity="0.3"/>',
      '<path d="M29 1h62q8 0 8 8v8q-6 8-14 2-8 9-18 1-9 8-18 0-10 8-20-2z" fill="var(--deep)"/>',
      '<path d="M29 18q10 10 20 2 9 8 18 0 10 8 18-1 8 6 14-2" fill="none" stroke="#f2c14b" stroke-width="2.2"/>',
      use(picture, 'x="30" y="26" width="70" height="112"'),
      ...mishaps,
      '<path d="M1 10q0-9 9-9h19v138H10q-9 0-9-9z" fill="var(--deep)"/>',
      value ? number : "",
      use(`sign-${picture}`, `x="3" y="${value ? 42 : 12}" width="24" height="24"`),
      use(`sign-${picture}`, 'x="3" y="110" width="24" height="24" opacity="0.75"'),
    ].join(""),
  ];
}

const BACK = [
  sheetOfPaper('fill="#43203f"'),
  '<rect x="7" y="7" width="86" height="126" rx="6" fill="url(#figaro-ground-back)" stroke="#d9b25f" stroke-width="2"/>',
  '<ellipse cx="50" cy="70" rx="31" ry="34" fill="#43203f" stroke="#d9b25f" stroke-width="2.5"/>',
  '<path d="M50 47q-20-6-24 10 0 22 12 24 8 1 12-9 4 10 12 9 12-2 12-24-4-16-24-10z" fill="#fff3da"/>',
  '<path d="M32 62q6-6 13 1-6 6-13-1zm36 0q-6-6-13 1 6 6 13-1z" fill="#43203f"/>',
  '<path d="m36 45-4-13 9 6 9-9 9 9 9-6-4 13q-14-6-28 0z" fill="#f2c14b" stroke="#43203f" stroke-width="1.5"/>',
  '<path d="M40 91q10 7 20 0" fill="none" stroke="#fff3da" stroke-width="3" stroke-linecap="round"/>',
].join("");
