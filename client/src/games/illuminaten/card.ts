// The measures of a luminary's card, which is 142 by 100.

export interface SlotMeasure {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** By slot; a small card has larger slots. */
const LARGE: readonly SlotMeasure[] = [
  { x: 96, y: 45, r: 12.5 },
  { x: 125, y: 45, r: 12.5 },
  { x: 96, y: 75, r: 12.5 },
];
const SMALL: readonly SlotMeasure[] = [
  { x: 91, y: 19, r: 15 },
  { x: 124, y: 19, r: 15 },
  { x: 91, y: 53, r: 15 },
];

export function slotMeasure(slot: number, small: boolean): SlotMeasure {
  return (small ? SMALL : LARGE)[slot]!;
}

/** Where a slot lies on its card, as CSS. */
export function slotBox(
  slot: number,
  small: boolean,
): { left: string; top: string; width: string } {
  const { x, y, r } = slotMeasure(slot, small);
  return {
    left: `${((x - r) / 142) * 100}%`,
    top: `${y - r}%`,
    width: `${((2 * r) / 142) * 100}%`,
  };
}

/** The dots of a price around the middle of a slot, by how many there are. */
export const DOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-0.36, 0],
    [0.36, 0],
  ],
  [
    [0, -0.38],
    [-0.38, 0.3],
    [0.38, 0.3],
  ],
];
