// The measures of a luminary's card, which is 100 high.

/** `small`: name, portrait and slots, as large as they can be; `wide`: the same where there is more
 * width than height; `flat`: only name, number and slots, for the field of a phone. */
export type Form = "full" | "small" | "wide" | "flat";

/** A card's width in hundredths of its height. */
export const WIDTH: Readonly<Record<Form, number>> = {
  full: 142,
  small: 142,
  wide: 184,
  flat: 250,
};

export interface SlotMeasure {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** By slot; a small card has larger slots. */
const SLOTS: Readonly<Record<Form, readonly SlotMeasure[]>> = {
  full: [
    { x: 96, y: 45, r: 12.5 },
    { x: 125, y: 45, r: 12.5 },
    { x: 96, y: 75, r: 12.5 },
  ],
  small: [
    { x: 91, y: 19, r: 15 },
    { x: 124, y: 19, r: 15 },
    { x: 91, y: 53, r: 15 },
  ],
  wide: [
    { x: 94, y: 18, r: 16 },
    { x: 130, y: 18, r: 16 },
    { x: 94, y: 52, r: 16 },
  ],
  flat: [
    { x: 104, y: 29, r: 23 },
    { x: 152, y: 29, r: 23 },
    { x: 200, y: 29, r: 23 },
  ],
};

export function slotMeasure(slot: number, form: Form): SlotMeasure {
  return SLOTS[form][slot]!;
}

/** Where a slot lies on its card, as CSS. */
export function slotBox(slot: number, form: Form): { left: string; top: string; width: string } {
  const { x, y, r } = slotMeasure(slot, form);
  const wide = WIDTH[form];
  return {
    left: `${((x - r) / wide) * 100}%`,
    top: `${y - r}%`,
    width: `${((2 * r) / wide) * 100}%`,
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
