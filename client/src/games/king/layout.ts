// How cards fit into the room they have.

export interface Tableau {
  /** The width of the card in the centre, and of those around it. */
  readonly large: number;
  readonly small: number;
  readonly lines: 1 | 2;
}

/** Below a card stand up to three lines that say what its place is. */
const CAPTION = 62;
/** What stands between the cards of one line. */
const GAPS = 224;
const between = (least: number, value: number, most: number): number =>
  Math.floor(Math.max(least, Math.min(value, most)));

/** The first phase: deck, favour pile, drawn card, keeper's place, and the places of the middle. */
export function tableau(wide: number, high: number, middle: number): Tableau {
  if (wide < 620) {
    const large = between(56, Math.min((high - 112) / 1.4 / 1.72, (wide - 112) / 3.16), 112);
    return { large, small: between(42, large * 0.72, (wide - 72) / Math.max(4, middle)), lines: 2 };
  }
  const large = between(84, (high - CAPTION - 16) / 1.4, 150);
  const small = between(
    52,
    (wide - large - GAPS - 16 * middle) / (3 + middle),
    Math.min(104, large * 0.8),
  );
  return { large, small, lines: 1 };
}

export interface Fan {
  readonly width: number;
  /** How far a card lies from the one below it. */
  readonly step: number;
}

const GAP = 12;

/**
 * Groups of cards in one line, or two of smaller cards, the cards of a group one over the other.
 * `widths` has the widths to try for each number of lines.
 */
export function fan(
  groups: readonly number[],
  room: number,
  widths: readonly (readonly number[])[],
): Fan {
  for (const [above, tries] of widths.entries()) {
    for (const width of tries) {
      for (let step = Math.round(width * 0.62); step >= Math.round(width * 0.3); step -= 1) {
        if (linesOf(groups, room, width, step) <= above + 1) return { width, step };
      }
    }
  }
  const width = widths.at(-1)!.at(-1)!;
  return { width, step: Math.round(width * 0.2) };
}

/** Infinitely many, if a group is wider than the room. */
function linesOf(groups: readonly number[], room: number, width: number, step: number): number {
  let lines = 1;
  let used = 0;
  for (const cards of groups) {
    const wide = width + step * (cards - 1);
    if (wide > room) return Infinity;
    if (used > 0 && used + GAP + wide > room) {
      lines += 1;
      used = 0;
    }
    used += (used > 0 ? GAP : 0) + wide;
  }
  return lines;
}
