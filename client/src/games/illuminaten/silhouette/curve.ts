// Smooth curves through points, as paths.

/** A point; one with a third number is a corner. */
export type Point = readonly [number, number, 1?];

/** Points as text: `24 84!, 19 92`; one with `!` is a corner. */
export function points(text: string): Point[] {
  return text.split(",").map((one): Point => {
    const [x, y] = one.replace("!", "").trim().split(" ").map(Number);
    return one.endsWith("!") ? [x!, y!, 1] : [x!, y!];
  });
}

/** A closed path through points as text, and an open one. */
export const shape = (text: string): string => smooth(points(text));
export const line = (text: string): string => smooth(points(text), false);

/** A path through the points: a Catmull-Rom spline that keeps its corners. */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)]!;
  const parts = [`M${pair(at(0))}`];
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [from, to] = [at(index), at(index + 1)];
    const leaving = from[2] ? from : along(from, at(index - 1), to);
    const arriving = to[2] ? to : along(to, at(index + 2), from);
    parts.push(`C${pair(leaving)} ${pair(arriving)} ${pair(to)}`);
  }
  return parts.join("") + (closed ? "Z" : "");
}

/** The control point at `point` on the side of `next`. */
function along(point: Point, before: Point, next: Point): Point {
  const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
  const [dx, dy] = [next[0] - before[0], next[1] - before[1]];
  const scale = Math.min(1 / 6, (length * 0.38) / (Math.hypot(dx, dy) || 1));
  return [point[0] + dx * scale, point[1] + dy * scale];
}

/** A line of bumps along the points: curls, frills, fur. `size` is how far a bump stands out. */
export function scallops(points: readonly Point[], size: number): string {
  let path = "";
  for (let index = 1; index < points.length; index++) {
    const [[x, y], [toX, toY]] = [points[index - 1]!, points[index]!];
    const length = Math.hypot(toX - x, toY - y) || 1;
    const [outX, outY] = [((toY - y) / length) * size, (-(toX - x) / length) * size];
    const first: Point = [x + outX * 1.3, y + outY * 1.3];
    const second: Point = [toX + outX * 1.3, toY + outY * 1.3];
    path += `C${pair(first)} ${pair(second)} ${pair([toX, toY])}`;
  }
  return path;
}

export function ellipse(x: number, y: number, rx: number, ry: number, turn = 0): string {
  const arc = `A${rx} ${ry} ${turn}`;
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [rx * Math.cos(angle), rx * Math.sin(angle)];
  return `M${pair([x - dx, y - dy])}${arc} 0 1 ${pair([x + dx, y + dy])}${arc} 0 1 ${pair([x - dx, y - dy])}Z`;
}

export function pair([x, y]: Point): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}
