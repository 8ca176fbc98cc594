// The room a game is played in: what lies under the table's things, painted once per window size
// and light, and the colours of what lies on it.
import { css, rgb } from "./colour";
import type { Tile } from "./textures";

/** What a painter draws on: the whole window, in CSS pixels. */
export interface Canvas {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
}

/** The colours of one light. Each pair of ground and ink has a contrast of at least 4.5. */
export interface RoomColours {
  /** The surface's mean colour: under it, and before it is painted. */
  readonly ground: string;
  /** Text that stands on the surface itself, and less important text. */
  readonly surfaceInk: string;
  readonly surfaceMuted: string;
  /** Thin lines and empty slots on the surface. */
  readonly surfaceLine: string;
  /** The plates of players. */
  readonly plate: string;
  readonly plateInk: string;
  readonly plateMuted: string;
  readonly plateEdge: string;
  /** The bar at the top. */
  readonly bar: string;
  readonly barInk: string;
  /** The main button of the ribbon. */
  readonly action: string;
  readonly actionInk: string;
}

export interface Room {
  /** A name for the cache of painted surfaces. */
  readonly id: string;
  /** Paints the surface; `night` is the same room in the dark theme. */
  paint(canvas: Canvas, night: boolean): void;
  readonly day: RoomColours;
  readonly night: RoomColours;
  /** The pitch in hertz of the room's quiet tone. */
  readonly tone?: number;
}

/** A rectangle on a surface. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The names of the CSS variables: `surfaceInk` is `--surface-ink`. */
export function roomVariables(colours: RoomColours): [string, string][] {
  return Object.entries(colours).map(([name, colour]: [string, string]) => [
    `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    colour,
  ]);
}

export function whole({ width, height }: Canvas): Area {
  return { x: 0, y: 0, width, height };
}

/** Fills an area with a tile, enlarged and shifted. */
export function fillTile(
  { context }: Canvas,
  tile: Tile,
  { x, y, width, height }: Area,
  scale = 1,
  shift: readonly [number, number] = [0, 0],
): void {
  const pattern = context.createPattern(tile, "repeat")!;
  pattern.setTransform(
    new DOMMatrix([scale, 0, 0, scale, x + shift[0] * scale, y + shift[1] * scale]),
  );
  context.fillStyle = pattern;
  context.fillRect(x, y, width, height);
}

export function fill({ context }: Canvas, colour: string, area: Area): void {
  context.fillStyle = colour;
  context.fillRect(area.x, area.y, area.width, area.height);
}

/** Boards of wood from left to right, each with its own grain and tone. */
export function paintBoards(canvas: Canvas, tile: Tile, board = 150, scale = 1.6): void {
  const { width, height } = canvas;
  const count = Math.max(3, Math.round(height / board));
  for (let index = 0; index < count; index++) {
    const y = Math.floor((index * height) / count);
    const area = { x: 0, y, width, height: Math.ceil(height / count) + 1 };
    fillTile(canvas, tile, area, scale, [index * 137, index * 53]);
    fill(canvas, `rgb(0 0 0 / ${((index * 7) % 5) * 0.025})`, area);
    if (index === 0) continue;
    fill(canvas, "rgb(0 0 0 / 42%)", { x: 0, y: y - 1, width, height: 2 });
    fill(canvas, "rgb(255 236 200 / 9%)", { x: 0, y: y + 1, width, height: 1 });
  }
}

/** A band of cloth from edge to edge, with a hem and two rows of stitches. */
export function paintRunner(canvas: Canvas, tile: Tile, area: Area, thread: string): void {
  const { context } = canvas;
  const { x, y, width, height } = area;
  context.save();
  context.shadowColor = "rgb(0 0 0 / 60%)";
  context.shadowBlur = 22;
  context.shadowOffsetY = 5;
  fill(canvas, "#000", area);
  context.restore();
  fillTile(canvas, tile, area, 1.2);
  const fold = context.createLinearGradient(0, y, 0, y + height);
  fold.addColorStop(0, "rgb(255 220 190 / 14%)");
  fold.addColorStop(0.05, "rgb(0 0 0 / 12%)");
  fold.addColorStop(0.5, "rgb(255 220 190 / 5%)");
  fold.addColorStop(0.95, "rgb(0 0 0 / 16%)");
  fold.addColorStop(1, "rgb(0 0 0 / 45%)");
  context.fillStyle = fold;
  context.fillRect(x, y, width, height);
  const inset = Math.min(14, height * 0.06);
  for (const line of [y + inset, y + height - inset]) {
    paintStitches(canvas, [x, line + 1.2], [x + width, line + 1.2], "rgb(0 0 0 / 45%)");
    paintStitches(canvas, [x, line], [x + width, line], thread);
  }
}

/** A dashed seam. */
export function paintStitches(
  { context }: Canvas,
  from: readonly [number, number],
  to: readonly [number, number],
  colour: string,
): void {
  context.save();
  context.strokeStyle = colour;
  context.lineWidth = 2;
  context.lineCap = "round";
  context.setLineDash([5, 5]);
  context.beginPath();
  context.moveTo(...from);
  context.lineTo(...to);
  context.stroke();
  context.restore();
}

/** A hanging with folds and a border, with a charge (an outline of 512 by 512) over and over. */
export function paintHanging(
  canvas: Canvas,
  tile: Tile,
  area: Area,
  gold: string,
  charge: string,
): void {
  const { context } = canvas;
  const { x, y, width, height } = area;
  context.save();
  context.shadowColor = "rgb(0 0 0 / 45%)";
  context.shadowBlur = 18;
  fill(canvas, "#000", area);
  context.restore();
  fillTile(canvas, tile, area, 1.2);
  const folds = Math.max(2, Math.round(width / 34));
  const shade = context.createLinearGradient(x, 0, x + width, 0);
  for (let fold = 0; fold <= folds * 2; fold++)
    shade.addColorStop(fold / (folds * 2), fold % 2 ? "rgb(255 255 255 / 9%)" : "rgb(0 0 0 / 26%)");
  context.fillStyle = shade;
  context.fillRect(x, y, width, height);
  fill(canvas, gold, { x: x + 3, y, width: 1.5, height });
  fill(canvas, gold, { x: x + width - 4.5, y, width: 1.5, height });
  const size = Math.min(34, width * 0.42);
  const apart = size * 3.2;
  const path = new Path2D(charge);
  for (let at = y + apart / 2; at < y + height; at += apart) {
    context.save();
    context.translate(x + width / 2 - size / 2, at - size / 2);
    context.scale(size / 512, size / 512);
    context.fillStyle = gold;
    context.fill(path);
    context.restore();
  }
}

/** Light from one point, fading to nothing: `warm` brings out the colours of what it falls on,
 * `glow` is seen itself, as that of embers is. */
export function paintLight(
  { context, width, height }: Canvas,
  at: readonly [number, number],
  reach: number,
  colour: string,
  strength: number,
  kind: "warm" | "glow" = "warm",
): void {
  const [x, y] = [at[0] * width, at[1] * height];
  const radius = reach * Math.max(width, height);
  const light = context.createRadialGradient(x, y, 0, x, y, radius);
  const base = rgb(colour);
  for (const [stop, part] of [
    [0, 1],
    [0.25, 0.62],
    [0.55, 0.22],
    [1, 0],
  ] as const)
    light.addColorStop(stop, css(base, strength * part));
  context.save();
  context.globalCompositeOperation = kind === "warm" ? "soft-light" : "screen";
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  context.restore();
}

/** Darkness towards the edges. */
export function paintVignette(
  { context, width, height }: Canvas,
  strength: number,
  colour = "#000000",
): void {
  const radius = Math.hypot(width, height) / 2;
  const shade = context.createRadialGradient(
    width / 2,
    height * 0.46,
    radius * 0.3,
    width / 2,
    height * 0.46,
    radius * 1.05,
  );
  const base = rgb(colour);
  shade.addColorStop(0, css(base, 0));
  shade.addColorStop(0.6, css(base, strength * 0.45));
  shade.addColorStop(1, css(base, strength));
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
}

/** A gilt line pressed into the surface, along a rounded rectangle. */
export function paintGiltLine(
  { context }: Canvas,
  { x, y, width, height }: Area,
  radius: number,
  thickness = 2,
): void {
  const trace = (shift: number, colour: string | CanvasGradient): void => {
    context.strokeStyle = colour;
    context.lineWidth = thickness;
    context.beginPath();
    context.roundRect(x, y + shift, width, height, radius);
    context.stroke();
  };
  trace(1.2, "rgb(0 0 0 / 55%)");
  const gold = context.createLinearGradient(x, y, x + width, y + height);
  for (const [stop, colour] of [
    [0, "#d9b766"],
    [0.3, "#8d6c2b"],
    [0.5, "#e4c67c"],
    [0.72, "#7d5e23"],
    [1, "#cfa954"],
  ] as const)
    gold.addColorStop(stop, colour);
  trace(0, gold);
}
