// Where the coach's note is laid: near what it points at, and never on it.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const MARGIN = 10;
const STEP = 16;

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function grown(box: Box, by: number): Box {
  return {
    x: box.x - by,
    y: box.y - by,
    width: box.width + 2 * by,
    height: box.height + 2 * by,
  };
}

/** The smallest box around all. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** What a note should not cover. */
export interface Around {
  /** What it points at. */
  readonly targets: readonly Box[];
  /** What is read before the choice is made. */
  readonly legible: readonly Box[];
  readonly kept: readonly Box[];
}

/** The place for a note of this size: off `targets` and near them, off what is read; off `kept` with
 * this much care, if there is room. */
export function placeNote(
  size: Size,
  view: Size,
  { targets, legible, kept }: Around,
  care: number,
): { x: number; y: number } {
  const aim = around(targets) ?? { x: 0, y: 0, ...view };
  const rings = targets.map((box) => grown(box, 16));
  let best = { x: MARGIN, y: MARGIN, cost: Infinity };
  const right = Math.max(MARGIN, view.width - size.width - MARGIN);
  const bottom = Math.max(MARGIN, view.height - size.height - MARGIN);
  for (let y = MARGIN; ; y = Math.min(y + STEP, bottom)) {
    for (let x = MARGIN; ; x = Math.min(x + STEP, right)) {
      const note = { x, y, ...size };
      let cost =
        12 * Math.abs(x + size.width / 2 - aim.x - aim.width / 2) +
        12 * Math.abs(y + size.height / 2 - aim.y - aim.height / 2);
      for (const box of rings) cost += 60 * overlap(note, box);
      for (const box of legible) cost += 20 * overlap(note, box);
      for (const box of kept) cost += care * overlap(note, box);
      if (cost < best.cost) best = { x, y, cost };
      if (x >= right) break;
    }
    if (y >= bottom) break;
  }
  return best;
}

/** A line from the edge of one box to the edge of another; null if they are too close for one. */
export function arrow(
  from: Box,
  to: Box,
): { x1: number; y1: number; x2: number; y2: number } | null {
  const clamp = (value: number, low: number, high: number): number =>
    low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
  const aimX = to.x + to.width / 2;
  const aimY = to.y + to.height / 2;
  const x1 = clamp(aimX, from.x + 24, from.x + from.width - 24);
  const y1 = clamp(aimY, from.y + 24, from.y + from.height - 24);
  const beside = to.x > from.x + from.width || to.x + to.width < from.x;
  const start = beside
    ? { x: to.x > x1 ? from.x + from.width : from.x, y: y1 }
    : { x: x1, y: aimY > y1 ? from.y + from.height : from.y };
  const end = {
    x: clamp(
      start.x,
      to.x + Math.min(16, to.width / 2),
      to.x + to.width - Math.min(16, to.width / 2),
    ),
    y: clamp(start.y, to.y, to.y + to.height),
  };
  if (beside) end.x = to.x > start.x ? to.x : to.x + to.width;
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length < 26) return null;
  const stop = (length - 6) / length;
  return {
    x1: start.x,
    y1: start.y,
    x2: start.x + (end.x - start.x) * stop,
    y2: start.y + (end.y - start.y) * stop,
  };
}
