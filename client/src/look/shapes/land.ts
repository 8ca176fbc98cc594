// Scenery out of doors: land, trees, water, fire, an army in the field.
import { randomFrom } from "../noise";
import { WIDE, box, point, range, round, spread, type Outline } from "./outline";

export const hills: Outline = ({ base = 200, height = 26, seed = 1 }) => {
  const random = randomFrom(seed);
  const points = range(5).map((index) => [index * 50, base - random() * height] as const);
  let path = `M${point(-5, points[0]![1])}`;
  for (let index = 1; index < points.length; index++) {
    const [x0, y0] = points[index - 1]!;
    const [x1, y1] = points[index]!;
    path += `C${point(x0 + 25, y0)} ${point(x1 - 25, y1)} ${point(x1 + (index === 4 ? 5 : 0), y1)}`;
  }
  return `${path}V260H-5z`;
};

export const mountains: Outline = ({ base = 190, height = 80, count = 4, seed = 1 }) => {
  const random = randomFrom(seed);
  let path = `M-20 ${base}`;
  for (const x of spread(count, WIDE / 2, WIDE + 60)) {
    const top = base - height * (0.55 + random() * 0.45);
    path += `L${point(x, top)}L${point(x + 118 / count, base - height * 0.2)}`;
  }
  return `${path}L220 ${base}V260H-20z`;
};

const tree = (x: number, base: number, width: number, height: number): string =>
  range(4)
    .map((index) => {
      const top = base - height + (index * height) / 5;
      const half = (width / 2) * (0.4 + index * 0.2);
      return `M${point(x, top)}L${point(x + half, top + height / 2.6)}H${round(x - half)}z`;
    })
    .join("") + box(x - width * 0.07, base - height * 0.12, width * 0.14, height * 0.12);

export const pines: Outline = ({
  x = 100,
  base = 220,
  width = 210,
  height = 70,
  count = 6,
  seed = 1,
}) => {
  const random = randomFrom(seed);
  return spread(count, x, width)
    .map((middle) =>
      tree(
        middle + (random() - 0.5) * 14,
        base,
        (width / count) * 1.1,
        height * (0.6 + 0.4 * random()),
      ),
    )
    .join("");
};

/** Round trees on trunks. */
export const trees: Outline = ({
  x = 100,
  base = 215,
  width = 200,
  height = 70,
  count = 4,
  seed = 1,
}) => {
  const random = randomFrom(seed);
  return spread(count, x, width)
    .map((middle) => {
      const high = height * (0.7 + random() * 0.3);
      const r = high * 0.3;
      const top = base - high + r;
      const ball = (cx: number, cy: number, radius: number): string =>
        `M${point(cx - radius, cy)}a${round(radius)} ${round(radius)} 0 1 0 ${round(radius * 2)} 0a${round(radius)} ${round(radius)} 0 1 0 ${round(-radius * 2)} 0z`;
      return (
        box(middle - 2.5, top, 5, base - top) +
        ball(middle, top, r) +
        ball(middle - r * 0.8, top + r * 0.5, r * 0.75) +
        ball(middle + r * 0.8, top + r * 0.5, r * 0.75)
      );
    })
    .join("");
};

export const waves: Outline = ({ base = 210, height = 8, count = 5 }) => {
  const step = 220 / count;
  return `M-10 ${base}${`q${round(step / 4)} ${-height} ${round(step / 2)} 0t${round(step / 2)} 0`.repeat(count)}V260H-10z`;
};

export const clouds: Outline = ({ base = 80, height = 20, count = 3, seed = 1 }) => {
  const random = randomFrom(seed);
  return spread(count, WIDE / 2, WIDE)
    .map((x) => {
      const y = base + (random() - 0.5) * 50;
      const long = 26 + random() * 26;
      return `M${point(x - long, y)}c0 ${-height * 0.8} ${round(long * 0.6)} ${-height * 0.8} ${round(long * 0.7)} ${-height * 0.3}c${round(long * 0.2)} ${-height} ${round(long)} ${-height * 0.7} ${round(long * 0.9)} ${-height * 0.05}c${round(long * 0.3)} -2 ${round(long * 0.4)} ${height * 0.35} ${round(long * 0.4)} ${height * 0.35}z`;
    })
    .join("");
};

export const flames: Outline = ({ base = 235, height = 70, count = 5, seed = 1 }) => {
  const random = randomFrom(seed);
  return spread(count, WIDE / 2, WIDE + 10)
    .map((x) => {
      const high = height * (0.5 + random() * 0.5);
      const half = 105 / count + 6;
      return (
        `M${point(x - half, base + 20)}C${point(x - half, base - high * 0.4)} ${point(x - half * 0.1, base - high * 0.5)} ${point(x + (random() - 0.5) * 14, base - high)}` +
        `C${point(x + half * 0.4, base - high * 0.6)} ${point(x + half * 1.1, base - high * 0.3)} ${point(x + half, base + 20)}z`
      );
    })
    .join("");
};

/** Rays of light from the middle of the upper half. */
export const rays: Outline = ({ x = 100, base = 95, count = 12, height = 230 }) =>
  range(count)
    .map((index) => {
      const at = (index / count) * 2 * Math.PI;
      const half = Math.PI / count / 2;
      const tip = (angle: number): string =>
        point(x + Math.cos(angle) * height, base + Math.sin(angle) * height);
      return `M${point(x, base)}L${tip(at - half)}L${tip(at + half)}z`;
    })
    .join("");

export const tents: Outline = ({ x = 100, base = 215, width = 190, height = 60, count = 3 }) =>
  spread(count, x, width)
    .map((middle, index) => {
      const half = (width / count) * 0.46;
      const top = base - height * (index % 2 ? 1 : 0.8);
      return (
        `M${point(middle - half, base)}C${point(middle - half * 0.6, base - height * 0.35)} ${point(middle - 3, top + 16)} ${point(middle, top)}` +
        `C${point(middle + 3, top + 16)} ${point(middle + half * 0.6, base - height * 0.35)} ${point(middle + half, base)}z` +
        `M${point(middle - 0.7, top)}v-15l13 4.500l-11.600 4.500v6z`
      );
    })
    .join("");

export const spears: Outline = ({ base = 220, height = 110, count = 9, seed = 1 }) => {
  const random = randomFrom(seed);
  return spread(count, WIDE / 2, WIDE - 6)
    .map((x) => {
      const top = base - height * (0.8 + random() * 0.2);
      return `M${point(x, top)}l4.500 17h-3V${base}h-3V${round(top + 17)}h-3z`;
    })
    .join("");
};
