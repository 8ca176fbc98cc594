// Where a look at a card opens: beside the card, and not over what must stay in sight.

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 12;
const EDGE = 8;
const BAR = 50;

/** The corner of a panel beside `card` in a window, as near to the card's height as can be, where it
 * covers nothing of `kept`; null if there is no such place. */
export function beside(
  card: Box,
  panel: Size,
  window: Size,
  kept: readonly Box[],
): { left: number; top: number } | null {
  const sides = [card.right + GAP, card.left - GAP - panel.width].filter(
    (left) => left >= EDGE && left + panel.width <= window.width - EDGE,
  );
  const lowest = Math.max(BAR, window.height - panel.height - EDGE);
  const tops = [card.top, ...kept.map((box) => box.top - panel.height - EDGE)]
    .map((top) => Math.max(BAR, Math.min(top, lowest)))
    .sort((one, other) => Math.abs(one - card.top) - Math.abs(other - card.top));
  for (const left of sides)
    for (const top of tops) {
      const here = { left, right: left + panel.width, top, bottom: top + panel.height };
      if (kept.every((box) => !overlap(here, box))) return { left, top };
    }
  return null;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}
