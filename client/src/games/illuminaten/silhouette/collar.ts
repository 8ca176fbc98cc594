// Shoulders and what is worn at the neck.
import { ellipse, line, pair, points, scallops, shape, type Point } from "./curve";
import type { Face } from "./face";
import { together, type Parts } from "./parts";

/** Shoulders and chest; they go on below the frame. */
function bust(stout: boolean): Parts {
  const [back, front] = stout ? [-12, 84] : [-6, 76];
  return {
    black: [
      shape(
        `24 84!, 19 92, 6 98, ${back} 108, ${back - 5} 122, ${back - 7} 150!, ${front} 150!, ${front - 1} 126, ${front - 9} 110, 58 100, 51 94!`,
      ),
    ],
  };
}

/** The coat's collar and lapel, as fine cuts. */
const LAPEL: Parts = {
  cuts: [line("20 90, 30 97, 38 108, 44 124"), line("38 108, 47 104, 56 112, 60 130")],
};

/** The neckcloth: `high` goes up to the jaw. */
function cloth(face: Face, high: boolean): Parts {
  const top = high ? 84 : 88;
  const [x] = face.neck;
  return {
    black: [
      shape(
        `23 ${top - 1}!, 38 ${top + 3}, ${x + 0.5} ${top + 3}!, ${x + 3} ${top + 8}, ${x + 2} 104!, 22 97!`,
      ),
    ],
    cuts: [
      line(`24 ${top}, 38 ${top + 4.4}, ${x} ${top + 3.6}`),
      line(`22.5 ${top + 6}, 36 ${top + 11}, ${x + 2} ${top + 10}`),
    ],
  };
}

function frill(face: Face, size: number): Parts {
  const [x] = face.neck;
  const edge: Point[] = [
    [x - 1, 90],
    [x + 5 + size, 93.5],
    [x + 6 + size * 1.6, 99],
    [x + 10 + size * 1.6, 103],
    [x + 11 + size * 2, 110],
    [x + 15 + size * 2, 116],
    [x + 15 + size * 2, 126],
  ];
  return {
    black: [`M${pair(edge[0]!)}${scallops(edge, 2.4 + size * 0.4)}L${pair([x - 4, 130])}Z`],
    cuts: [
      line(`${x + 1} 96, ${x + 5 + size} 97`),
      line(`${x + 2} 101, ${x + 8 + size} 103.5`),
      line(`${x + 4} 107, ${x + 11 + size} 110.5`),
      line(`${x + 6} 113, ${x + 14 + size} 118`),
    ],
  };
}

function buttons(x: number): Parts {
  return { paper: [104, 112, 120].map((y, index) => ellipse(x + index * 2.4, y, 1.5, 1.5)) };
}

const STAR = "M30 113l1.8 4.6 4.9.3-3.8 3.1 1.3 4.8-4.2-2.7-4.2 2.7 1.3-4.8-3.8-3.1 4.9-.3z";

export const COLLAR: Readonly<Record<string, (face: Face, stout: boolean) => Parts>> = {
  jabot: (face, stout) => together(bust(stout), cloth(face, false), frill(face, 0), LAPEL),
  lace: (face, stout) => together(bust(stout), cloth(face, false), frill(face, 2.6), LAPEL),
  stock: (face, stout) => together(bust(stout), cloth(face, true), LAPEL),
  cravat: (face, stout) =>
    together(bust(stout), cloth(face, true), LAPEL, {
      black: [
        shape(`${face.neck[0]} 97!, ${face.neck[0] + 11} 92, ${face.neck[0] + 12} 100`),
        shape(`${face.neck[0]} 98!, ${face.neck[0] + 13} 104, ${face.neck[0] + 8} 111`),
      ],
      cuts: [line(`${face.neck[0] + 2} 95, ${face.neck[0] + 2} 102`)],
    }),
  bands: (face, stout) =>
    together(bust(stout), cloth(face, false), {
      paper: [
        shape(
          `${face.neck[0] - 5} 99!, ${face.neck[0] + 1} 99!, ${face.neck[0] + 3} 118!, ${face.neck[0] - 6} 117!`,
        ),
        shape(
          `${face.neck[0] + 2} 99!, ${face.neck[0] + 7} 100!, ${face.neck[0] + 13} 117!, ${face.neck[0] + 5} 118!`,
        ),
      ],
    }),
  ruff: (_face, stout) =>
    together(bust(stout), {
      black: [
        shape("5 90, 10 83, 26 85, 42 89, 58 89, 71 92, 75.4 100, 67 105, 44 105, 20 101, 7 97"),
      ],
      paper: [
        shape(
          "6.4 90, 10.6 84.4, 26 86.4, 42 90.2, 58 90.2, 70 93.2, 74 100, 66.4 103.8, 44 103.8, 20 99.8, 8 96",
        ),
      ],
      ink: Array.from({ length: 13 }, (_, index) => {
        const x = 11 + index * 5;
        return shape(
          `${x} ${86.5 + index * 0.5}!, ${x + 1.7} 93!, ${x + 0.4} ${98 + Math.min(index, 8) * 0.55}!, ${x - 0.4} 93!`,
        );
      }),
    }),
  sash: (face, stout) =>
    together(bust(stout), cloth(face, true), frill(face, -1), {
      paper: [
        shape("14 97!, 22 93!, 46 106, 68 134!, 58 134!, 38 110"),
        STAR.replace("M30 113", "M16 112"),
      ],
      ink: [shape("20 98.4!, 42 110, 61 134!, 60 134!, 41 111")],
    }),
  order: (face, stout) =>
    together(bust(stout), cloth(face, false), frill(face, 0), LAPEL, {
      paper: [STAR.replace("M30 113", "M24 110")],
    }),
  uniform: (face, stout) =>
    together(bust(stout), cloth(face, true), buttons(56), {
      black: [
        shape("20 86!, 36 92, 50 92!, 54 102!, 18 98!"),
        shape("12 95!, -2 96, -13 105, -8 112, 8 104"),
      ],
      paper: [0, 1, 2, 3, 4].map((index) =>
        shape(
          `${-11 + index * 4} ${108 - index * 1.2}!, ${-9.4 + index * 4} ${107.6 - index * 1.2}!, ${-10.4 + index * 4} ${118 - index * 1.4}!, ${-12 + index * 4} ${117.6 - index * 1.4}!`,
        ),
      ),
      cuts: [
        line("20 87.4, 36 93.4, 50 93.4"),
        line("-8 104, 2 99, 12 97.4"),
        line("50 94, 50 110, 54 130"),
      ],
    }),
  cassock: (face, stout) =>
    together(
      bust(stout),
      {
        black: [shape(`22 85!, 38 91, ${face.neck[0] + 1} 91!, ${face.neck[0] + 3} 100!, 22 97!`)],
        paper: [
          shape(
            `36 90.4!, 44 91.6, ${face.neck[0] + 1.4} 91.2!, ${face.neck[0] + 2.4} 95.4!, 44 96, 35 94.4!`,
          ),
        ],
      },
      buttons(54),
    ),
  cross: (face, stout) =>
    together(COLLAR["cassock"]!(face, stout), {
      paper: ["M44 110h2.6v4.6h4.4v2.6h-4.4v8.2h-2.6v-8.2h-4.4v-2.6h4.4z"],
      cuts: [line("24 97, 36 106, 45 110"), line("54 101, 50 107, 45.4 110")],
    }),
  open: (_face, stout) =>
    together(bust(stout), {
      paper: [
        shape("22 86!, 34 92, 46 100!, 40 113!, 18 97!"),
        shape("47 101!, 54 99!, 64 107!, 52 114!"),
      ],
      ink: [shape("24 88.6!, 35 94, 45 100.4!, 44 101.6!, 34 95.2")],
    }),
  ermine: (face, stout) =>
    together(bust(stout), cloth(face, false), frill(face, 1), {
      paper: [
        `M14 94L22 90${scallops(points("22 90, 34 97, 43 106, 50 118, 53 132"), 1.6)}L40 134L32 116L22 103Z`,
      ],
      ink: (
        [
          [26, 98],
          [34, 106],
          [40, 115],
          [45, 126],
          [30, 105],
          [38, 124],
        ] as const
      ).map(([x, y]) =>
        shape(`${x} ${y - 2}, ${x + 1.3} ${y + 1.6}, ${x} ${y + 1}, ${x - 1.3} ${y + 1.6}`),
      ),
    }),
  fur: (face, stout) =>
    together(bust(stout), cloth(face, true), {
      black: [
        `M${pair([16, 86])}${scallops(points("16 86, 8 92, 0 98, -8 106, -14 116"), -3)}L44 130L56 104L30 92Z`,
      ],
      cuts: [1, 2, 3, 4]
        .map((row) => line(`48 ${98 + row * 7}, 60 ${97 + row * 7}`))
        .concat(line("20 90, 36 100, 44 124")),
    }),
  cowl: (_face, stout) =>
    together(bust(stout), {
      black: [shape("27 82!, 14 78, 3 84, -2 96, 6 106, 24 106, 44 108, 60 106, 56 98, 50 95!")],
      cuts: [line("25 88, 34 96, 50 98"), line("10 88, 20 98, 40 103, 56 102")],
    }),
  coat: (face, stout) =>
    together(bust(stout), cloth(face, true), LAPEL, {
      black: [shape("20 82!, 34 90, 46 102!, 40 112!, 14 97!")],
      cuts: [line("20 83.4, 33 91.4, 45 103"), line("45 103.4, 40 112, 26 102, 14 97")],
    }),
};
