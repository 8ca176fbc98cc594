// Noise that repeats, so that a tile made of it has no seams; the same seed gives the same noise.

/** A generator of numbers from 0 to 1. */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const SIDE = 64;

/** Smooth values from 0 to 1 that repeat after `periodX` and `periodY`, at most 64 each. */
export type Noise = (x: number, y: number, periodX: number, periodY: number) => number;

export function noiseFrom(seed: number): Noise {
  const random = randomFrom(seed);
  const lattice = Float32Array.from({ length: SIDE * SIDE }, random);
  return (x, y, periodX, periodY) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = smooth(x - left);
    const down = smooth(y - top);
    const x0 = wrap(left, periodX);
    const x1 = wrap(left + 1, periodX);
    const y0 = wrap(top, periodY) * SIDE;
    const y1 = wrap(top + 1, periodY) * SIDE;
    const upper = lattice[y0 + x0]! * (1 - across) + lattice[y0 + x1]! * across;
    const lower = lattice[y1 + x0]! * (1 - across) + lattice[y1 + x1]! * across;
    return upper * (1 - down) + lower * down;
  };
}

function smooth(part: number): number {
  return part * part * (3 - 2 * part);
}

function wrap(value: number, period: number): number {
  return ((value % period) + period) % period;
}

/** Several octaves of a noise, each of half the weight and twice the frequency. */
export function octaves(noise: Noise, count: number): Noise {
  return (x, y, periodX, periodY) => {
    let sum = 0;
    let total = 0;
    for (let octave = 0, weight = 1, scale = 1; octave < count; octave++) {
      sum += weight * noise(x * scale, y * scale, periodX * scale, periodY * scale);
      total += weight;
      weight /= 2;
      scale *= 2;
    }
    return sum / total;
  };
}
