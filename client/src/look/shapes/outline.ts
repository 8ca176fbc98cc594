// What all outlines are made of: numbers, boxes, things side by side.

export const WIDE = 200;
export const HIGH = 250;

export interface ShapeOptions {
  /** The middle of a single thing, or of a group. */
  readonly x?: number;
  /** Where it stands, from the top. */
  readonly base?: number;
  readonly width?: number;
  readonly height?: number;
  readonly count?: number;
  readonly seed?: number;
}

export type Outline = (options: ShapeOptions) => string;

export const round = (value: number): number => Math.round(value * 10) / 10;
export const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${point(x, y)}h${round(width)}v${round(height)}h${round(-width)}z`;
export const range = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index);
/** The middles of `count` things side by side. */
export const spread = (count: number, middle: number, width: number): number[] =>
  range(count).map((index) => middle - width / 2 + ((index + 0.5) * width) / count);
