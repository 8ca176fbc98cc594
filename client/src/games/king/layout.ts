// How cards fit into the room they have. Both phases have the same places: deck, favour pile, a
// large card, and the rest to its right or below it.

export interface Tableau {
  /** The width of the card in the centre, and of those around it. */
  readonly large: number;
  readonly small: number;
  /** The width of what stands to the right of the large card. */
  readonly rest: number;
  readonly lines: 1 | 2;
}

/** Below a card stand up to two lines that say what its place is; on a phone on its side they stand
 * on the card. */
const CAPTION = 46;
const LOW = 560;
export const isLow = (screen: number): boolean => screen < LOW;
const captionOf = (wide: number, screen: number): number =>
  screen < LOW ? 4 : wide < 620 ? 38 : CAPTION;
/** The gaps between the cards of one line, except those of the middle. */
const GAPS = 186;
const BETWEEN = 16;
/** The least width for the bids and the bid panel. */
const LEAST_REST = 440;

const between = (least: number, value: number, most: number): number =>
  Math.floor(Math.max(least, Math.min(value, most)));

/** Everything side by side. */
function oneLine(wide: number, high: number, middle: number, caption: number): Tableau {
  const large = between(50, (high - caption - 12) / 1.4, Math.min(380, wide * 0.19));
  const gaps = GAPS + BETWEEN * (middle - 1);
  const small = between(44, (wide - large - gaps) / (3 + middle), Math.min(250, large * 0.86));
  const places = small + 46 + middle * small + BETWEEN * (middle - 1);
  const room = wide - (2 * (small + 26) + large + 88);
  return { large, small, rest: between(0, Math.max(places, LEAST_REST), room), lines: 1 };
}

/** The middle below everything else. */
function twoLines(wide: number, high: number, middle: number, caption: number): Tableau {
  const large = between(
    56,
    Math.min((high - 2 * caption - 20) / 1.4 / 1.76, (wide - 116) / 3.28),
    240,
  );
  const small = between(44, large * 0.76, (wide - 20 - BETWEEN * (middle - 1)) / middle);
  return { large, small, rest: wide, lines: 2 };
}

/** The places of both phases, with the larger cards of two arrangements. */
export function tableau(wide: number, high: number, middle: number, screen = 800): Tableau {
  const one = oneLine(wide, high, middle, captionOf(wide, screen));
  const two = twoLines(wide, high, middle, captionOf(wide, screen));
  return wide < 620 || (two.small > one.small * 1.15 && wide < high * 2) ? two : one;
}

/** How much larger banners and bids are than in a window 800 high with a board 940 wide. */
export function scaleOf(wide: number, screen: number): number {
  const most = wide < 620 ? 0.76 : 1.9;
  return Math.max(0.72, Math.min(screen / 860, wide / 900, most));
}

export interface Fan {
  readonly width: number;
  /** How far a card lies from the one below it. */
  readonly step: number;
  /** How much of a step a card of a kind shows that lies over another of its kind. */
  readonly copy: number;
}

const GAP = 12;

/** How much of a card must lie open for a finger. */
const FINGER = 46;

/** The fan on a narrow screen, which is swiped: always the same, so that no card changes its size. */
const SWIPED: Fan = { width: 76, step: FINGER, copy: 0.44 };
/** The same on a phone on its side, where a hand is at most 136 high. */
const SWIPED_LOW: Fan = { width: 66, step: FINGER, copy: 0.44 };
export const swipedFan = (screen: number): Fan => (isLow(screen) ? SWIPED_LOW : SWIPED);

/** The widths of cards to try on a wide screen. */
export function widths(screen: number): readonly number[] {
  const most = between(64, screen * 0.128, 190);
  const least = Math.min(70, most);
  return Array.from({ length: 8 }, (_, at) => Math.round(most - ((most - least) * at) / 7));
}

/** Copies of one card lie closer together: their numbers stay in sight if there is room. */
const COPIES = [0.5, 0.28] as const;
/** Number of widths that are tried before numbers are covered. */
const OPEN = 6;

/** How many steps long a group is. */
function lengthOf(ids: readonly string[], copy: number): number {
  return ids.reduce((sum, id, at) => sum + (at === 0 ? 0 : id === ids[at - 1] ? copy : 1), 0);
}

/** Groups of cards in one line, the cards of a group one over the other. */
export function fan(
  groups: readonly (readonly string[])[],
  room: number,
  widths: readonly number[],
): Fan {
  const steps = (copy: number): number => groups.reduce((sum, ids) => sum + lengthOf(ids, copy), 0);
  const left = (width: number): number => room - groups.length * (width + GAP) + GAP;
  for (const copy of COPIES)
    for (const width of copy === COPIES[0] ? widths.slice(0, OPEN) : widths)
      for (let step = Math.round(width * 0.62); step >= Math.round(width * 0.34); step -= 1)
        if (steps(copy) * step <= left(width)) return { width, step, copy };
  const width = widths.at(-1)!;
  const copy = COPIES[1];
  return { width, step: Math.max(12, Math.floor(left(width) / Math.max(1, steps(copy)))), copy };
}
