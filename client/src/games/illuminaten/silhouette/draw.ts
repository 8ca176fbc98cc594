// A silhouette from its description: what is cut in black, and the paper that shows through.
import portraits from "#games/illuminaten/rules/data/portraits.csv?raw";
import { table } from "../data";
import { COLLAR } from "./collar";
import { ellipse, line, shape, smooth } from "./curve";
import { FACE, faceOf, headOf, type Face, type FaceWords } from "./face";
import { HAIR } from "./hair";
import { together, type Parts } from "./parts";

export interface Description extends FaceWords {
  readonly hair: string;
  readonly collar: string;
  readonly extra: string;
}

const EXTRA: Readonly<Record<string, (face: Face) => Parts>> = {
  "": () => ({}),
  moustache: ({ septum: [x, y] }) => ({
    black: [
      shape(
        `${x + 1.5} ${y + 1}, ${x + 4.6} ${y + 2.6}, ${x + 3.6} ${y + 5.6}!, ${x - 3} ${y + 6.4}, ${x - 10} ${y + 3.4}!, ${x - 3} ${y + 3}`,
      ),
    ],
    cuts: [line(`${x - 9} ${y + 3}, ${x - 3} ${y + 2.4}, ${x + 1} ${y + 0.8}`)],
  }),
  spectacles: ({ nasion: [x, y] }) => ({
    black: [ellipse(x + 1.4, y + 2.6, 2.6, 3.4)],
    paper: [ellipse(x + 1.6, y + 2.6, 1.4, 2.2)],
    cuts: [line(`${x - 1.4} ${y + 2}, ${x - 12} ${y + 0.4}, ${x - 21} ${y}`)],
  }),
  whiskers: ({ jaw: [x, y] }) => ({
    black: [],
    cuts: [
      line(`${x - 11} ${y - 24}, ${x - 7} ${y - 16}, ${x - 4} ${y - 8}`),
      line(`${x - 15} ${y - 22}, ${x - 11} ${y - 14}, ${x - 9} ${y - 6}`),
    ],
  }),
};

export const WORDS: Readonly<Record<keyof Description, readonly string[]>> = {
  forehead: Object.keys(FACE.forehead),
  nose: Object.keys(FACE.nose),
  lips: Object.keys(FACE.lips),
  chin: Object.keys(FACE.chin),
  build: Object.keys(FACE.build),
  hair: Object.keys(HAIR),
  collar: Object.keys(COLLAR),
  extra: Object.keys(EXTRA),
};

export const PORTRAITS: Readonly<Record<string, Description>> = Object.fromEntries(
  table(portraits).map(({ id, ...words }) => [id, words as unknown as Description]),
);

/** Hats that need room above the head. */
const TALL = new Set(["mitre", "kalpak", "biretta", "bicorne"]);

/** Where the drawing stands in its oval, a box of 100 by 124. */
export function standing({ hair }: Description): string {
  return TALL.has(hair) ? "translate(17 21) scale(.76)" : "translate(15.5 14) scale(.82)";
}

/** The paths of a silhouette. */
export function silhouette(description: Description): Required<Parts> {
  const face = faceOf(description);
  const stout = description.build === "stout";
  return together(
    COLLAR[description.collar]!(face, stout),
    { black: [smooth(headOf(face, stout))] },
    HAIR[description.hair]!(face),
    EXTRA[description.extra]!(face),
  );
}
