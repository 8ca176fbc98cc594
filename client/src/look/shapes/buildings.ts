// Scenery of stone: walls, towers, arches, columns, windows.
import { randomFrom } from "../noise";
import { WIDE, box, point, range, round, spread, type Outline } from "./outline";

/** Battlements along the top of a wall, from left to right. */
function teeth(x: number, y: number, width: number, tooth = 7): string {
  const count = Math.max(1, Math.round(width / (tooth * 2)));
  const step = width / (count * 2 - 1 || 1);
  let path = `M${point(x, y)}`;
  for (const index of range(count)) {
    path += `v${-tooth}h${round(step)}v${tooth}`;
    if (index < count - 1) path += `h${round(step)}`;
  }
  return path;
}

export const wall: Outline = ({ x = 100, base = 210, width = 210, height = 40 }) =>
  `${teeth(x - width / 2, base - height, width)}V${base}h${-width}z`;

export const tower: Outline = ({ x = 100, base = 210, width = 30, height = 90 }) => {
  const left = x - width / 2;
  return (
    `${teeth(left - 3, base - height, width + 6, width / 6)}v${round(width / 4)}h-3V${base}h${-width}` +
    `V${round(base - height + width / 4)}h-3z`
  );
};

/** A tower with a pointed roof and a flag. */
export const spire: Outline = ({ x = 100, base = 210, width = 24, height = 110 }) => {
  const left = x - width / 2;
  const eaves = base - height * 0.62;
  return (
    `M${point(left, base)}V${round(eaves)}h-4L${point(x, base - height)}L${point(x + width / 2 + 4, eaves)}h-4V${base}z` +
    `M${point(x - 0.8, base - height + 2)}v-14l12 4l-10.4 4v6z`
  );
};

export const castle: Outline = ({ x = 100, base = 210, width = 150, height = 90 }) =>
  [
    wall({ x, base, width, height: height * 0.42 }),
    spire({ x: x - width * 0.4, base, width: width * 0.14, height: height * 0.95 }),
    spire({ x: x + width * 0.4, base, width: width * 0.14, height: height * 0.85 }),
    tower({ x: x - width * 0.12, base, width: width * 0.2, height: height * 0.7 }),
    spire({ x: x + width * 0.14, base, width: width * 0.16, height: height * 1.15 }),
  ].join("");

export const town: Outline = ({ base = 205, height = 60, count = 7, seed = 1 }) => {
  const random = randomFrom(seed);
  return spread(count, WIDE / 2, WIDE + 20)
    .map((x) => {
      const half = (WIDE / count) * (0.45 + random() * 0.2);
      const eaves = base - height * (0.4 + random() * 0.35);
      const top = eaves - half * (0.8 + random() * 0.7);
      const chimney = box(x + half * 0.35, top + half * 0.2, 5, half * 0.8);
      return `M${point(x - half, base)}V${round(eaves)}L${point(x, top)}L${point(x + half, eaves)}V${base}z${chimney}`;
    })
    .join("");
};

/** The wall around an opening with a pointed arch: it frames the stage. */
export const arch: Outline = ({ x = 100, base = 250, width = 164, height = 238 }) => {
  const left = x - width / 2;
  const top = base - height;
  const spring = top + width * 0.52;
  return (
    `M-5 -5H205V255H-5z` +
    `M${point(left, base + 5)}V${round(spring)}C${point(left, spring - width * 0.3)} ${point(x - width * 0.2, top + width * 0.12)} ${point(x, top)}` +
    `C${point(x + width * 0.2, top + width * 0.12)} ${point(left + width, spring - width * 0.3)} ${point(left + width, spring)}V${base + 5}z`
  );
};

/** The wall above a row of round arches. */
export const arcade: Outline = ({ base = 215, height = 110, count = 3, width = 210 }) => {
  const left = WIDE / 2 - width / 2;
  const bay = width / count;
  const holes = range(count).map((index) => {
    const x = left + index * bay + bay * 0.14;
    const span = bay * 0.72;
    const spring = base - height * 0.52;
    return `M${point(x, base)}V${round(spring)}a${round(span / 2)} ${round(span / 2)} 0 0 1 ${round(span)} 0V${base}z`;
  });
  return box(left, base - height, width, height) + holes.join("");
};

export const columns: Outline = ({ x = 100, base = 215, width = 200, height = 150, count = 4 }) =>
  spread(count, x, width)
    .map((middle) => {
      const half = Math.min(11, (width / count) * 0.28);
      const top = base - height;
      return (
        box(middle - half * 1.5, top, half * 3, 7) +
        `M${point(middle - half, top + 7)}L${point(middle - half * 1.1, base - 8)}h${round(half * 2.2)}L${point(middle + half, top + 7)}z` +
        box(middle - half * 1.6, base - 8, half * 3.2, 8)
      );
    })
    .join("");

/** The frame of a tall window with a cross in it. */
export const gothicWindow: Outline = ({ x = 100, base = 175, width = 66, height = 120 }) => {
  const left = x - width / 2;
  const top = base - height;
  const outer = `M${point(left, base)}V${round(top + width / 2)}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${base}z`;
  const bar = 6;
  const pane = (px: number, py: number, pw: number, ph: number): string => box(px, py, pw, ph);
  const inner = width / 2 - bar * 1.5;
  const upper = top + width / 2 + 4;
  const half = (base - upper - bar * 2) / 2;
  const arc =
    `M${point(left + bar, upper - bar)}v-4a${inner + bar / 2} ${inner + bar / 2} 0 0 1 ${round(inner)} ${round(-inner - bar / 2)}V${round(upper - bar)}z` +
    `M${point(left + width - bar, upper - bar)}v-4a${inner + bar / 2} ${inner + bar / 2} 0 0 0 ${round(-inner)} ${round(-inner - bar / 2)}V${round(upper - bar)}z`;
  return (
    outer +
    arc +
    [0, 1]
      .flatMap((column) =>
        [0, 1].map((line) =>
          pane(
            left + bar + column * (inner + bar),
            upper + line * (half + bar),
            inner,
            half - (line ? bar : 0),
          ),
        ),
      )
      .join("")
  );
};

/** Bars from top to bottom, with two crossbeams. */
export const bars: Outline = ({ count = 6, base = 250, width = 5 }) =>
  spread(count, WIDE / 2, WIDE)
    .map((x) => box(x - width / 2, -5, width, base + 10))
    .join("") +
  box(-5, 50, 210, 5) +
  box(-5, 170, 210, 5);

export const stairs: Outline = ({ x = 100, base = 245, width = 170, height = 40, count = 4 }) =>
  range(count)
    .map((step) => {
      const wide = width * (1 - step * 0.16);
      return box(x - wide / 2, base - ((step + 1) * height) / count, wide, height / count + 1);
    })
    .join("");
