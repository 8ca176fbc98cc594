// How the row fits into the room it has: in one line if its cards stay large enough, for neighbours
// are seen best there; else in as few lines as give the widest cards.

export interface Fit {
  readonly width: number;
  readonly columns: number;
}

export const GAP = 10;
/** Below each place: its number. */
export const FOOT = 18;
const WIDEST = 132;
/** Cards of this width are as easy to read as wider ones. */
const ENOUGH = 96;
const NARROWEST = 44;

export function fit(cells: number, roomWide: number, roomHigh: number): Fit {
  let best: Fit = { width: 0, columns: 1 };
  for (let lines = 1; lines <= Math.max(1, cells); lines++) {
    const columns = Math.ceil(Math.max(1, cells) / lines);
    const wide = (roomWide - GAP * (columns - 1)) / columns;
    const high = ((roomHigh - GAP * (lines - 1)) / lines - FOOT) / 1.4;
    const width = Math.floor(Math.min(wide, high, WIDEST));
    if (width > best.width) best = { width, columns };
    if (width >= ENOUGH) break;
  }
  return { ...best, width: Math.max(NARROWEST, best.width) };
}
