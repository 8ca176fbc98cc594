// Hair, wigs and hats in profile; the front of the head is at the right.
import { ellipse, line, pair, points, scallops, shape, smooth, type Point } from "./curve";
import type { Face } from "./face";
import { together, type Parts } from "./parts";

/** Brushed up from the forehead; `rise` is how high it stands. */
function brushed(face: Face, rise: number): Parts {
  const [x, y] = face.hairline;
  return {
    black: [
      shape(
        `${x + 1.2} ${y + 2}!, ${x + 1.6} ${y - 4}, ${x - 3} ${y - 10 - rise}, 44 ${13 - rise}, 27 ${14 - rise * 0.7}, 14.5 24, 10.5 38, 11.5 52, 16 63, 24 70, 33 68, 38 58, 42 47, 50 38`,
      ),
    ],
    cuts: [
      line(`${x - 1} ${y + 3}, 48 31, 38 40, 31 50`),
      line(`${x - 4} ${y - 1}, 44 23, 30 28, 20 42`),
    ],
  };
}

/** Rolled side curls over the ear. */
function rolls(count: number): Parts {
  const at = Array.from({ length: count }, (_, index) => 50 + index * 9 - (count - 1) * 3);
  return {
    black: at.map((y) => ellipse(21, y, 11.5, 5.4, -14)),
    cuts: at.flatMap((y) => [
      ellipse(21, y, 10.4, 4.4, -14),
      line(`26.5 ${y - 2.4}, 29 ${y - 2}, 27.6 ${y}, 25 ${y - 0.6}`),
    ]),
  };
}

function bow(x: number, y: number): Parts {
  return {
    black: [
      shape(`${x} ${y}!, ${x - 8} ${y - 7}, ${x - 11} ${y - 1}, ${x - 6} ${y + 2.4}`),
      shape(`${x} ${y}!, ${x - 3} ${y + 9}, ${x - 9} ${y + 10}, ${x - 7} ${y + 4}`),
    ],
    cuts: [line(`${x - 1.6} ${y - 3.4}, ${x - 2.4} ${y}, ${x - 1.4} ${y + 4}`)],
  };
}

/** Tied at the neck: the tail hangs down the back. */
function tail(length: number): Parts {
  const end = 76 + length;
  return together(bow(15, 68), {
    black: [
      shape(`19 64!, 12 70, 8.5 80, 7.5 ${end - 10}, 6 ${end}!, 13 ${end - 8}, 15.5 82, 20 72!`),
    ],
  });
}

/** The hair in a silk bag. */
function bag(): Parts {
  return together(bow(14.5, 66), {
    black: [shape("18 63!, 8 70, 3 82, 3 95!, 17 97!, 20 84, 22 70!")],
    cuts: [line("9 76, 7 86, 7 92"), line("13 76, 12 86, 12 93")],
  });
}

function curly(line: readonly Point[], inside: readonly Point[], size: number): string {
  return `M${pair(line[0]!)}${scallops(line, -size)}${inside.map((point) => `L${pair(point)}`).join("")}Z`;
}

/** Points along an arc of the head, from the hairline over the crown to the neck. */
function crown(face: Face, out: number, steps: number, to = 1): Point[] {
  const [x, y] = face.hairline;
  const arc: Point[] = [
    [x + 2, y + 3],
    [x - 1, y - 5 - out * 0.5],
    [47, 16 - out],
    [34, 14 - out],
    [22, 18 - out * 0.8],
    [13.5 - out * 0.6, 28],
    [10.5 - out, 41],
    [11.5 - out, 54],
    [16 - out * 0.6, 66],
    [23, 74],
  ];
  const last = (arc.length - 1) * to;
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const place = (last * index) / steps;
    const [a, b] = [arc[Math.floor(place)]!, arc[Math.ceil(place)]!];
    const part = place - Math.floor(place);
    return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
  });
}

const INSIDE: readonly Point[] = [
  [34, 70],
  [38, 56],
  [43, 46],
  [51, 38],
];

function swirls(points: readonly Point[], size: number): string[] {
  return points.map(([x, y]) =>
    line(
      `${x - size} ${y}, ${x} ${y - size * 0.8}, ${x + size} ${y}, ${x + size * 0.2} ${y + size * 0.7}`,
    ),
  );
}

function bare(): Parts {
  return {
    black: [shape("46 46!, 38 39, 24 36, 12.5 42, 10.5 52, 15 64, 24 71, 33 68, 37 58")],
    cuts: [line("44 45, 36 41, 24 39, 14 43"), ...swirls(points("20 52, 28 57, 22 62"), 4)],
  };
}

function brim(points: readonly Point[]): Parts {
  return { black: [smooth(points)] };
}

export const HAIR: Readonly<Record<string, (face: Face) => Parts>> = {
  queue: (face) => together(brushed(face, 0), rolls(1), tail(22)),
  "queue-high": (face) => together(brushed(face, 6), rolls(2), tail(24)),
  "queue-long": (face) => together(brushed(face, -1), rolls(1), tail(36)),
  "queue-plain": (face) => together(brushed(face, -3), tail(18)),
  bag: (face) => together(brushed(face, 1), rolls(2), bag()),
  "bag-high": (face) => together(brushed(face, 5), rolls(3), bag()),
  curls: (face) => ({
    black: [curly(crown(face, 2.5, 13), INSIDE, 3.2)],
    cuts: swirls(points("50 25, 38 23, 26 28, 19 40, 31 38, 20 54, 30 50, 42 33"), 4),
  }),
  "curls-high": (face) => ({
    black: [curly(crown(face, 7, 12), INSIDE, 4)],
    cuts: swirls(points("50 20, 36 15, 23 22, 15 36, 30 30, 16 54, 28 47, 42 30"), 5),
  }),
  cropped: (face) => ({
    black: [
      curly(crown(face, 0.6, 18), INSIDE, 1.8),
      shape(
        `${face.hairline[0] + 6} ${face.hairline[1] + 7}!, ${face.hairline[0] + 3} ${face.hairline[1] - 2}, 46 17, 40 30`,
      ),
    ],
    cuts: [line("50 35, 43 43, 41 54")],
  }),
  loose: (face) =>
    together(brushed(face, -3), {
      black: [
        shape(
          "12 40!, 7 58, 6 74, 0 88, 6 95, 10 91, 15 99, 21 92, 28 96, 33 84, 38 66, 42 48, 30 36",
        ),
      ],
      cuts: [
        line("20 40, 13 60, 12 78, 8 88"),
        line("30 44, 23 62, 22 78, 18 90"),
        line("38 48, 32 64, 31 76, 27 88"),
      ],
    }),
  bob: (face) => ({
    black: [
      smooth([
        ...crown(face, 3, 9, 0.72),
        [8, 62],
        [7, 74],
        [14, 80],
        [24, 78],
        [34, 80],
        [41, 72],
        [41, 58],
        [45, 46],
        [52, 38],
      ]),
    ],
    cuts: [
      ellipse(15, 72, 6.6, 5, -8),
      ellipse(28, 73, 6, 4.8, -4),
      ellipse(14, 60, 5.6, 4.4, -10),
      ellipse(27, 61.5, 5.8, 4.4, -6),
      line(`${face.hairline[0] - 3} ${face.hairline[1] + 2}, 44 24, 28 27, 16 42`),
    ],
  }),
  "bob-curled": (face) => ({
    black: [
      curly(
        [...crown(face, 4, 9, 0.78), [5, 66], [7, 77], [17, 83], [28, 81], [38, 77]],
        points("42 62, 46 48, 53 38"),
        4,
      ),
    ],
    cuts: swirls(
      points("48 22, 34 19, 21 28, 13 44, 30 34, 14 60, 27 52, 16 74, 29 70, 38 60"),
      4.6,
    ),
  }),
  "full-wig": (face) => ({
    black: [
      curly(
        [
          ...crown(face, 7, 9, 0.78),
          [1, 66],
          [-1, 80],
          [-3, 94],
          [2, 106],
          [14, 108],
          [25, 103],
          [34, 108],
          [43, 101],
        ],
        points("43 84, 42 66, 46 48, 54 38"),
        5,
      ),
    ],
    cuts: swirls(
      points(
        "48 17, 33 13, 18 22, 8 40, 28 30, 6 58, 22 48, 36 44, 4 76, 18 66, 32 62, 5 94, 18 84, 32 80, 24 97, 37 94",
      ),
      5.4,
    ),
  }),
  bald: (face) =>
    together(bare(), tail(14), {
      cuts: [line(`${face.hairline[0] - 10} 24, 36 21`)],
    }),
  tonsure: (face) => ({
    black: [
      curly(
        points(
          `${face.hairline[0] + 1} ${face.hairline[1] + 4}, 54 25, 48 25, 40 28, 31 29, 22 30, 14 34, 10 43, 10 54, 14 64, 23 72`,
        ),
        INSIDE,
        2.6,
      ),
    ],
    cuts: [line("52 28, 42 31, 28 33, 16 38"), ...swirls(points("24 46, 32 42, 20 58"), 4)],
  }),
  skullcap: (face) =>
    together(HAIR["cropped"]!(face), {
      black: [shape("49 17.5!, 40 11, 26 13, 13 25, 10 36!, 24 24")],
      cuts: [line("50 19, 38 18.6, 23 24.4, 11 37")],
    }),
  biretta: (face) =>
    together(HAIR["cropped"]!(face), {
      black: [
        shape(`${face.hairline[0] + 1} 26!, 58 3!, 47 7, 40 3!, 31 8, 19 7!, 13 31!, 36 22`),
        ellipse(37, 2.4, 4.6, 3.6),
      ],
      cuts: [line("40 5, 39.5 14, 38.5 22"), line("58 25, 38 22.5, 14 30")],
    }),
  mitre: (face) =>
    together(HAIR["cropped"]!(face), {
      black: [
        shape(`${face.hairline[0] + 2} 28!, 59 10, 46 -15!, 24 0, 13 33!, 34 23`),
        shape("15 32!, 11 50, 4 88!, 13 90!, 19 60, 22 34!"),
      ],
      paper: ["M38.6 -4h3v7.4h6.4v3h-6.4v13h-3v-13h-6.4v-3h6.4z"],
      cuts: [
        line("59 25, 37 19.5, 14.4 29.6"),
        line("59 28, 36 22.6, 13.6 33"),
        line("6 84, 13 85.6"),
      ],
    }),
  tricorn: (face) =>
    together(
      HAIR["queue-plain"]!(face),
      rolls(1),
      brim(
        points("79 23!, 66 22, 54 8, 38 2, 20 6, 8 14, -4 12!, 0 24, 14 33, 34 29, 58 30, 70 28"),
      ),
      {
        cuts: [line("74 23.6, 60 22, 40 17, 20 20, 0 16"), line("43 17, 44 10")],
      },
    ),
  bicorne: (face) =>
    together(
      HAIR["queue-plain"]!(face),
      rolls(1),
      brim(points("80 33!, 70 16, 54 3, 36 -3, 16 5, 0 22, -8 38!, 10 33, 34 27, 58 28")),
      {
        cuts: [line("76 31, 56 20, 34 17, 12 26, -4 36")],
        paper: [ellipse(54, 13, 3.4, 3.4)],
        ink: [ellipse(54, 13, 1.6, 1.6)],
      },
    ),
  kalpak: (face) =>
    together(HAIR["queue-plain"]!(face), {
      black: [
        curly(
          points(
            `${face.hairline[0] + 5} 30, 62 20, 60 9, 53 2, 43 -2, 32 -2, 22 2, 14 11, 11 22, 12 32`,
          ),
          points("34 27"),
          2.4,
        ),
        shape("55 6!, 60 -8, 54 -22, 50 -12, 44 -20, 48 -6"),
      ],
      cuts: [line("56 2, 56 -8, 53 -16"), line("61 29, 36 24.6, 13 31")],
    }),
  cap: (face) =>
    together(HAIR["cropped"]!(face), {
      black: [
        shape(
          `${face.hairline[0] + 4} 29!, 62 20, 55 12, 42 6, 24 6, 8 16, 0 34, 4 44, 12 40, 30 30`,
        ),
      ],
      cuts: [line("61 19.6, 44 17, 28 20, 12 33"), line("40 10, 24 12, 10 24")],
    }),
};
