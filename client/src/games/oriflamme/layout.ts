// How the row fits into the room it has. Neighbours are seen best in one line; more lines are worth
// it where they make the cards much larger.

export interface Fit {
  readonly width: number;
  readonly columns: number;
  readonly lines: number;
}

/** Between places, and between lines. */
export const GAP = 10;
/** Above each place: the pointer. Below it: its number. */
export const HEAD = 16;
export const FOOT = 18;
/** Height by width of a card. */
export const RATIO = 1.4;
const WIDEST = 240;
const NARROWEST = 30;
/** How much larger cards must get to justify a second line, and each further one. */
const ONE_LINE = 1.3;
const FEWER_LINES = 1.06;

/** The room beside the row: the ends where cards are placed, and the turns of a row in lines. */
export function gutterOf(roomWide: number): number {
  if (roomWide < 700) return 38;
  return roomWide < 1300 ? 60 : 90;
}

export function fit(places: number, roomWide: number, roomHigh: number): Fit {
  const count = Math.max(1, places);
  let best: Fit = { width: 0, columns: 1, lines: 1 };
  let worth = 0;
  for (let lines = 1; lines <= count; lines++) {
    const columns = Math.ceil(count / lines);
    const wide = (roomWide - GAP * (columns - 1)) / columns;
    const high = ((roomHigh - GAP * (lines - 1)) / lines - HEAD - FOOT) / RATIO;
    const width = Math.floor(Math.min(wide, high, WIDEST));
    const value = width * (lines === 1 ? ONE_LINE : FEWER_LINES ** -(lines - 2));
    if (value > worth) {
      best = { width, columns, lines };
      worth = value;
    }
  }
  return { ...best, width: Math.max(NARROWEST, best.width) };
}

/** The height of a line of places. */
export function lineHeight(width: number): number {
  return HEAD + Math.round(width * RATIO) + FOOT;
}

/** The way from the end of each line to the beginning of the next, as a path in the row's box. */
export function turns({ width, columns }: Fit, lines: number, bend = 9): string {
  const wide = columns * width + (columns - 1) * GAP;
  const high = lineHeight(width);
  const middle = (line: number): number =>
    line * (high + GAP) + HEAD + Math.round((width * RATIO) / 2);
  let path = "";
  for (let line = 0; line + 1 < lines; line++) {
    const between = (line + 1) * (high + GAP) - GAP / 2 + 2;
    path +=
      `M${wide + 5} ${middle(line)}h6q${bend} 0 ${bend} ${bend}V${between - bend}` +
      `q0 ${bend} ${-bend} ${bend}H-10q${-bend} 0 ${-bend} ${bend}V${middle(line + 1) - bend}` +
      `q0 ${bend} ${bend} ${bend}h3`;
  }
  return path;
}
