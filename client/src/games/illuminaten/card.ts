// The measures of a luminary's card, which is 142 by 100.

export interface SlotMeasure {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A slot's circle; a small card has no name and larger slots. */
export function slotMeasure(slot: number, small: boolean): SlotMeasure {
  return small ? { x: 50 + slot * 35, y: 79, r: 16 } : { x: 46 + slot * 29, y: 84, r: 12 };
}

/** The dots of a price around the middle of a slot, by how many there are. */
export const DOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-0.34, 0],
    [0.34, 0],
  ],
  [
    [0, -0.36],
    [-0.36, 0.28],
    [0.36, 0.28],
  ],
];

export const NUMERALS: Readonly<Record<string, string>> = {
  first: "I",
  second: "II",
  third: "III",
};
