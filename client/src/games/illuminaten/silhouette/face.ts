// The line of a face in profile, looking to the right, from the words that describe it.
import type { Point } from "./curve";

const NEUTRAL = {
  hairline: [57.5, 26],
  forehead: [62.3, 33],
  temple: [64.2, 40],
  brow: [65.2, 45],
  nasion: [63.3, 49.2],
  bridge: [66.9, 54.5],
  tip: [72, 60.2],
  nostril: [70.4, 62.6],
  septum: [65.6, 63.8],
  upper: [67.3, 67.2],
  mouth: [65.2, 68.9],
  lower: [66.7, 71],
  crease: [64, 74],
  chin: [65.9, 79],
  base: [62, 83.2],
  jaw: [54.5, 84.5],
  throat: [51.5, 89.5],
  neck: [52, 99],
} as const satisfies Record<string, Point>;

type Part = keyof typeof NEUTRAL;
type Shifts = Partial<Record<Part, readonly [number, number]>>;

const FOREHEADS = {
  upright: {},
  high: { hairline: [-1.5, -3.5], forehead: [0.4, -2] },
  domed: { hairline: [-1, -3], forehead: [2.2, -1.5], temple: [1.2, 0], brow: [-0.4, 0] },
  sloping: { hairline: [-4.5, 1], forehead: [-2.6, 1], temple: [-1.2, 0] },
  low: { hairline: [1, 5], forehead: [0.4, 3] },
  heavy: { forehead: [-1.2, 0], brow: [1.5, 0.4], nasion: [-0.5, 0] },
} satisfies Record<string, Shifts>;

const NOSES = {
  straight: {},
  aquiline: { bridge: [2, -0.6], tip: [0.8, 1], nostril: [0, 0.8] },
  hooked: {
    nasion: [0.8, -0.6],
    bridge: [4.3, -1.2],
    tip: [1.8, 2.6],
    nostril: [-1, 1.6],
  },
  roman: { nasion: [1.2, -0.5], bridge: [2.9, -1.8], tip: [1.4, 0.4], nostril: [0.6, 0.2] },
  snub: { bridge: [-1.9, 0.3], tip: [-1.4, -2], nostril: [-1, -1], septum: [0, -0.5] },
  upturned: { bridge: [-1.4, 0.8], tip: [1, -2.6], nostril: [0.2, -1] },
  long: { bridge: [1.2, 0.6], tip: [3.4, 1.4], nostril: [2.2, 1.2] },
  pointed: { bridge: [0.4, 0.4], tip: [3.2, -0.4], nostril: [0.6, -0.6] },
  broad: { bridge: [0.8, 0], tip: [1.6, 0.4], nostril: [2.2, 1.4], septum: [0.4, 0.6] },
  small: { bridge: [-1.1, 0], tip: [-2.3, -0.8], nostril: [-1.6, -0.6] },
} satisfies Record<string, Shifts>;

const LIPS = {
  firm: {},
  thin: { upper: [-1.1, 0.2], lower: [-1.1, -0.4] },
  full: { upper: [1.1, 0], lower: [1.3, 0.3], mouth: [0.2, 0] },
  pouting: { upper: [0.2, -0.2], lower: [2, 0], crease: [0.4, 0.4] },
  smiling: { upper: [-0.3, -0.5], mouth: [-1.9, -0.9], lower: [-0.2, -0.3] },
  parted: { upper: [0.6, -0.6], mouth: [-1.2, 0.1], lower: [0.6, 0.8] },
  pursed: { upper: [0.7, 0.5], lower: [0.1, -0.7] },
} satisfies Record<string, Shifts>;

const CHINS = {
  round: {},
  pointed: { chin: [2, -0.2], base: [-0.6, -1] },
  receding: { lower: [-0.7, 0], crease: [-1.2, 0], chin: [-3.6, -0.4], base: [-3, -0.6] },
  jutting: { crease: [0.3, 0], chin: [3.2, 0.2], base: [2.4, 0.8] },
  strong: { chin: [1.3, 1.4], base: [1.6, 2.4], jaw: [0, 1.6] },
  small: { crease: [-0.6, -0.4], chin: [-1.6, -2], base: [-1.4, -2.6], jaw: [0, -1] },
  double: { base: [-1.8, 0.4], jaw: [1.6, 5.4], throat: [2.4, 5] },
} satisfies Record<string, Shifts>;

const BUILDS = {
  slim: { jaw: [-2.5, -1.5], throat: [-2.6, 0], neck: [-2.4, 0] },
  middle: {},
  stout: { crease: [0.4, 0], base: [0, 1], jaw: [3, 4.5], throat: [4, 4.5], neck: [5, 2] },
  old: { nostril: [0.3, 0.6], mouth: [-0.8, 0], jaw: [1, 3.2], throat: [-0.4, 3], neck: [0.4, 0] },
  young: {
    crease: [0.4, 0],
    base: [0, -0.8],
    jaw: [-1.6, -2],
    throat: [-2, -1.2],
    neck: [-1.6, 0],
  },
} satisfies Record<string, Shifts>;

export const FACE = {
  forehead: FOREHEADS,
  nose: NOSES,
  lips: LIPS,
  chin: CHINS,
  build: BUILDS,
} as const satisfies Record<string, Record<string, Shifts>>;

export type FaceWords = { readonly [K in keyof typeof FACE]: keyof (typeof FACE)[K] };
export type Face = Readonly<Record<Part, Point>>;

/** The points of the face, each moved by every word that speaks of it. */
export function faceOf(words: FaceWords): Face {
  const shifts: Shifts[] = [
    FOREHEADS[words.forehead],
    NOSES[words.nose],
    LIPS[words.lips],
    CHINS[words.chin],
    BUILDS[words.build],
  ];
  const moved = Object.entries(NEUTRAL).map(([part, [x, y]]): [string, Point] => {
    const by = shifts.map((one): readonly [number, number] => one[part as Part] ?? [0, 0]);
    return [
      part,
      by.reduce<readonly [number, number]>((at, [dx, dy]) => [at[0] + dx, at[1] + dy], [x, y]),
    ];
  });
  return Object.fromEntries(moved) as Face;
}

/** The outline of the bare head with its neck. */
export function headOf(face: Face, stout: boolean): Point[] {
  const nape = stout ? 19 : 24;
  const [x, y] = face.hairline;
  return [
    ...Object.entries(face).map(([part, [px, py]]): Point =>
      part === "mouth" || part === "septum" ? [px, py, 1] : [px, py],
    ),
    [48, 118, 1],
    [20, 118, 1],
    [nape, 84],
    [nape - 1, 72],
    [18, 60],
    [14, 48],
    [14, 36],
    [22, 23],
    [36, 17],
    [x - 7, Math.min(y - 5.5, 21)],
  ];
}
