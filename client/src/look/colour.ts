// Colours as painters need them: numbers to mix.

export type Rgb = readonly [number, number, number];

/** `#aabbcc` or `#abc` as three numbers. */
export function rgb(hex: string): Rgb {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, "$&$&") : hex.slice(1);
  const value = Number.parseInt(digits, 16);
  return [Math.floor(value / 65536), Math.floor(value / 256) % 256, value % 256];
}

export function mixed(one: Rgb, other: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2): number => one[index] + (other[index] - one[index]) * share;
  return [part(0), part(1), part(2)];
}

export function css([red, green, blue]: Rgb, alpha = 1): string {
  return `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)} / ${alpha})`;
}

/** A colour nearer to white (above 0) or to black (below 0). */
export function shaded(hex: string, by: number): string {
  return css(mixed(rgb(hex), by > 0 ? [255, 255, 255] : [0, 0, 0], Math.abs(by)));
}
