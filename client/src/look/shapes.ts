// The scenery of paper stages by name: outlines on a stage of 200 by 250, as path data. A shape that
// stands has its foot at `base`; what repeats does so `count` times; `seed` varies what is uneven.
import * as buildings from "./shapes/buildings";
import * as furniture from "./shapes/furniture";
import * as land from "./shapes/land";
import type { Outline } from "./shapes/outline";

export { HIGH, WIDE, type ShapeOptions } from "./shapes/outline";

const { gothicWindow, ...stone } = buildings;

export const SHAPES = {
  ...land,
  ...stone,
  ...furniture,
  window: gothicWindow,
} satisfies Record<string, Outline>;

export type ShapeName = keyof typeof SHAPES;
