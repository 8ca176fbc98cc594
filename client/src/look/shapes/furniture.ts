// Scenery of halls: cloth, candles, furniture.
import { randomFrom } from "../noise";
import { WIDE, box, point, range, round, spread, type Outline } from "./outline";

/** Drapes at both sides, gathered at `base`. */
export const curtains: Outline = ({ base = 168, width = 60, height = 250 }) => {
  const drape = (flip: boolean): string => {
    const at = (x: number, y: number): string => point(flip ? WIDE - x : x, y);
    return (
      `M${at(-5, -5)}L${at(width * 0.92, -5)}C${at(width, base * 0.45)} ${at(width * 0.75, base * 0.8)} ${at(width * 0.3, base)}` +
      `C${at(width * 0.42, base + 30)} ${at(width * 0.5, height - 30)} ${at(width * 0.5, height + 5)}L${at(-5, height + 5)}z`
    );
  };
  return drape(false) + drape(true);
};

/** A scalloped cloth along the top. */
export const valance: Outline = ({ height = 30, count = 5 }) => {
  const step = 210 / count;
  return `M-5 -5H205V${round(height * 0.6)}${`q${round(-step / 2)} ${round(height * 0.8)} ${round(-step)} 0`.repeat(count)}z`;
};

/** The cords that hold curtains. */
export const ties: Outline = ({ base = 168, width = 22, height = 9 }) =>
  [-2, WIDE + 2 - width]
    .map(
      (left) =>
        `M${point(left, base - height / 2)}h${width}q${round(height * 0.7)} ${height / 2} 0 ${height}h${-width}z`,
    )
    .join("");

/** Banners that hang from the top and end in two points. */
export const banners: Outline = ({ x = 100, base = 120, width = 46, count = 2 }) =>
  spread(count, x, WIDE - 16)
    .map((middle, index) => {
      const at = count === 2 ? (index === 0 ? 8 + width / 2 : WIDE - 8 - width / 2) : middle;
      return `M${point(at - width / 2, -5)}h${width}V${base}l${-width / 2} -18l${-width / 2} 18z`;
    })
    .join("");

/** Candles; the painter adds their flames. */
export const candles: Outline = ({ x = 100, base = 215, width = 120, height = 44, count = 2 }) =>
  spread(count, x, width * (count / Math.max(1, count - 1)))
    .map((middle) => box(middle - 5, base - height, 10, height))
    .join("");

export const shelves: Outline = ({ base = 215, height = 150, count = 3, seed = 1 }) => {
  const random = randomFrom(seed);
  const step = height / count;
  return range(count)
    .map((line) => {
      const y = base - line * step;
      let path = box(-5, y - 4, 210, 5);
      for (let x = 2; x < WIDE;) {
        const wide = 6 + random() * 9;
        if (random() > 0.18)
          path += box(x, y - 4 - step * (0.5 + random() * 0.32), wide - 1.4, step);
        x += wide;
      }
      return path;
    })
    .join("");
};

/** A table with a cloth, across the stage. */
export const table: Outline = ({ x = 100, base = 235, width = 170, height = 38 }) =>
  box(x - width / 2, base - height, width, 7) +
  `M${point(x - width / 2 + 6, base - height + 7)}h${width - 12}l4 ${height - 7}h${-width + 4}z`;

export const throne: Outline = ({ x = 100, base = 225, width = 84, height = 170 }) => {
  const left = x - width / 2;
  const top = base - height;
  return (
    `M${point(left, base)}V${round(top + 26)}l${width * 0.12} -14l${width * 0.38} -12l${width * 0.38} 12l${width * 0.12} 14V${base}z` +
    box(left - 12, base - height * 0.38, 14, height * 0.38) +
    box(left + width - 2, base - height * 0.38, 14, height * 0.38)
  );
};
