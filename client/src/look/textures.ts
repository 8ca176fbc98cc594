// Tiles of wood, marble, leather and cloth, drawn pixel by pixel once and then repeated.
import { mixed, rgb, type Rgb } from "./colour";
import { noiseFrom, octaves, randomFrom } from "./noise";

/** A picture that repeats. */
export type Tile = HTMLCanvasElement;

const tiles = new Map<string, Tile>();

/** The tile of that name, drawn when it is first asked for. */
function tile(
  name: string,
  wide: number,
  high: number,
  prepare: () => (x: number, y: number) => Rgb,
): Tile {
  const known = tiles.get(name);
  if (known) return known;
  const canvas = document.createElement("canvas");
  canvas.width = wide;
  canvas.height = high;
  const context = canvas.getContext("2d")!;
  const image = context.createImageData(wide, high);
  const colourAt = prepare();
  for (let y = 0, at = 0; y < high; y++)
    for (let x = 0; x < wide; x++, at += 4) {
      const [red, green, blue] = colourAt(x, y);
      image.data[at] = red;
      image.data[at + 1] = green;
      image.data[at + 2] = blue;
      image.data[at + 3] = 255;
    }
  context.putImageData(image, 0, 0);
  tiles.set(name, canvas);
  return canvas;
}

/** Grain that runs from left to right. */
export function woodTile(dark: string, light: string, seed = 1): Tile {
  const [wide, high] = [512, 160];
  return tile(`wood ${dark} ${light} ${seed}`, wide, high, () => {
    const noise = noiseFrom(seed);
    const [from, to] = [rgb(dark), rgb(light)];
    return (x, y) => {
      const u = x / wide;
      const v = y / high;
      const bend = noise(u * 3, v * 4, 3, 4);
      const rings = 0.5 + 0.5 * Math.sin((v * 9 + bend * 1.6) * 2 * Math.PI);
      const streaks = noise(u * 4, v * 48 + bend * 2, 4, 48);
      const fine = noise(u * 14, v * 64, 14, 64);
      const pore = noise(u * 20 + 5, v * 60, 20, 60) > 0.83 ? 0.16 : 0;
      return mixed(from, to, 0.22 * rings + 0.46 * streaks + 0.32 * fine - pore);
    };
  });
}

/** Clouded stone with veins. */
export function marbleTile(dark: string, light: string, vein: string, seed = 2): Tile {
  const [wide, high] = [360, 360];
  return tile(`marble ${dark} ${light} ${vein} ${seed}`, wide, high, () => {
    const noise = noiseFrom(seed);
    const cloud = octaves(noise, 3);
    const [from, to, thread] = [rgb(dark), rgb(light), rgb(vein)];
    return (x, y) => {
      const u = (x / wide) * 4;
      const v = (y / high) * 4;
      const bend = cloud(u, v, 4, 4);
      const body = cloud(u * 2 + bend * 3, v * 2, 8, 8);
      const along = Math.abs(noise(u + bend * 2.4, v + body, 4, 4) - 0.5) * 2;
      const veins = Math.max(0, 1 - along * 9) * (0.25 + 0.5 * body);
      return mixed(mixed(from, to, body), thread, veins);
    };
  });
}

/** Cells lit from the upper left. */
export function leatherTile(dark: string, light: string, seed = 3): Tile {
  const side = 192;
  const cells = 32;
  return tile(`leather ${dark} ${light} ${seed}`, side, side, () => {
    const random = randomFrom(seed);
    const points = Array.from({ length: cells * cells }, () => [random(), random()] as const);
    const noise = noiseFrom(seed);
    const [from, to] = [rgb(dark), rgb(light)];
    /** How far a point lies above the folds between the cells. */
    const height = (x: number, y: number): number => {
      let first = 9;
      let second = 9;
      const column = Math.floor(x);
      const line = Math.floor(y);
      for (let down = -1; down <= 1; down++)
        for (let across = -1; across <= 1; across++) {
          const at = ((line + down + cells) % cells) * cells + ((column + across + cells) % cells);
          const dx = column + across + points[at]![0] - x;
          const dy = line + down + points[at]![1] - y;
          const far = dx * dx + dy * dy;
          if (far < first) [first, second] = [far, first];
          else if (far < second) second = far;
        }
      return Math.min(0.6, Math.sqrt(second) - Math.sqrt(first));
    };
    return (x, y) => {
      const u = (x / side) * cells;
      const v = (y / side) * cells;
      const slope = height(u, v) - height(u - 0.18, v - 0.18);
      const worn = noise((x / side) * 5, (y / side) * 5, 5, 5);
      return mixed(from, to, Math.max(0, Math.min(1, 0.3 + 0.3 * worn + slope * 0.8)));
    };
  });
}

/** Threads over and under one another. */
export function weaveTile(dark: string, light: string, seed = 4): Tile {
  const side = 96;
  return tile(`weave ${dark} ${light} ${seed}`, side, side, () => {
    const noise = noiseFrom(seed);
    const [from, to] = [rgb(dark), rgb(light)];
    return (x, y) => {
      const over = (Math.floor(x / 2) + Math.floor(y / 2)) % 2;
      const thread = over ? noise((x / side) * 6, y * 0.66, 6, 64) : noise(x * 0.66, y / 16, 64, 6);
      const worn = noise((x / side) * 4, (y / side) * 4, 4, 4);
      return mixed(from, to, 0.12 + 0.4 * thread + 0.26 * worn + 0.16 * over);
    };
  });
}
