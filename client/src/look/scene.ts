// A paper stage: sky, disc, layers of scenery, a floor and the actors in front, as data; and how it
// is painted. A colour that begins with `@` is given by who shows the scene: `@family`.
import { css, mixed, rgb, type Rgb } from "./colour";
import { HIGH, SHAPES, WIDE, type ShapeName, type ShapeOptions } from "./shapes";

export interface Layer extends ShapeOptions {
  readonly shape: ShapeName;
  readonly colour: string;
  /** From 0 to 1; less than 1 for mist and glass. */
  readonly opacity?: number;
}

export interface Actor {
  /** An outline of 512 by 512. */
  readonly emblem: string;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly colour?: string;
  readonly mirrored?: boolean;
}

export interface SceneData {
  /** Colours of the sky from top to bottom. */
  readonly sky: readonly [string, string];
  /** Sun, moon or lamp: where, how large, which colour. */
  readonly disc?: {
    readonly x: number;
    readonly y: number;
    readonly r: number;
    readonly colour: string;
  };
  /** From back to front, behind the actors. */
  readonly layers?: readonly Layer[];
  readonly floor?: {
    readonly kind: "plain" | "checker" | "boards";
    readonly colours: readonly [string, string];
    /** Where it begins, from the top. */
    readonly top?: number;
  };
  readonly actors: readonly Actor[];
  /** In front of the actors. */
  readonly front?: readonly Layer[];
}

/** The colours that a scene leaves open, such as `{ family: "#b3272d" }`. */
export type Tints = Readonly<Record<string, string>>;

export const SCENE_WIDTH = WIDE;
export const SCENE_HEIGHT = HIGH;

type Context = CanvasRenderingContext2D;

/** What is seen through. */
const WITH_HOLES: ReadonlySet<ShapeName> = new Set(["arch", "arcade", "window"]);

class ScenePainter {
  constructor(
    private readonly context: Context,
    private readonly scene: SceneData,
    private readonly tints: Tints,
    /** Pixels of a unit: shadows do not scale by themselves. */
    private readonly scale: number,
  ) {}

  paint(): void {
    const { scene } = this;
    this.sky();
    for (const layer of scene.layers ?? []) this.layer(layer);
    this.floor();
    for (const actor of scene.actors) this.actor(actor);
    for (const layer of scene.front ?? []) this.layer(layer);
    this.edges();
  }

  private colour(name: string): Rgb {
    return rgb(name.startsWith("@") ? (this.tints[name.slice(1)] ?? "#808080") : name);
  }

  private sky(): void {
    const { context, scene } = this;
    const fill = context.createLinearGradient(0, 0, 0, HIGH);
    fill.addColorStop(0, css(this.colour(scene.sky[0])));
    fill.addColorStop(1, css(this.colour(scene.sky[1])));
    context.fillStyle = fill;
    context.fillRect(0, 0, WIDE, HIGH);
    if (!scene.disc) return;
    const { x, y, r, colour } = scene.disc;
    const light = this.colour(colour);
    for (const [reach, alpha] of [
      [3.1, 0.12],
      [2.3, 0.16],
      [1.6, 0.22],
    ] as const)
      this.circle(x, y, r * reach, css(light, alpha));
    this.shadow(3, 0.16);
    this.circle(x, y, r, css(light));
    this.shadow(0, 0);
  }

  private layer({ shape, colour, opacity = 1, ...options }: Layer): void {
    const { context } = this;
    const base = this.colour(colour);
    const outline = new Path2D(SHAPES[shape](options));
    const fill = context.createLinearGradient(0, 0, 0, HIGH);
    fill.addColorStop(0, css(mixed(base, [255, 255, 255], 0.1)));
    fill.addColorStop(1, css(mixed(base, [0, 0, 0], 0.14)));
    context.save();
    context.globalAlpha = opacity;
    this.shadow(5, opacity < 1 ? 0.12 : 0.36);
    context.fillStyle = fill;
    const rule = WITH_HOLES.has(shape) ? "evenodd" : "nonzero";
    context.fill(outline, rule);
    this.shadow(0, 0);
    context.clip(outline, rule);
    if (shape === "curtains") this.folds(base, options.width ?? 60);
    // The cut edge of the paper catches the light.
    context.strokeStyle = css(mixed(base, [255, 255, 255], 0.5), 0.5);
    context.lineWidth = 1.2;
    context.stroke(outline);
    context.restore();
    if (shape === "candles") this.candleLight(options);
  }

  /** Light and shade on cloth that hangs at both sides. */
  private folds(base: Rgb, width: number): void {
    const { context } = this;
    for (const flip of [false, true])
      for (let fold = 0; fold < 5; fold++) {
        const x = (fold * width) / 4.4;
        const at = flip ? WIDE - x : x;
        const lean = (flip ? 1 : -1) * width * 0.1 * fold;
        context.strokeStyle = css(mixed(base, fold % 2 ? [255, 255, 255] : [0, 0, 0], 0.3), 0.5);
        context.lineWidth = width / 11;
        context.beginPath();
        context.moveTo(at, -5);
        context.quadraticCurveTo(at, 90, at + lean, 172);
        context.quadraticCurveTo(at + lean, 210, at, 255);
        context.stroke();
      }
  }

  private candleLight({ x = 100, base = 215, width = 120, height = 44, count = 2 }: ShapeOptions) {
    const { context } = this;
    for (let index = 0; index < count; index++) {
      const cx = count === 1 ? x : x - width / 2 + (index * width) / (count - 1);
      const top = base - height;
      const glow = context.createRadialGradient(cx, top - 9, 0, cx, top - 9, 34);
      glow.addColorStop(0, "rgb(255 226 150 / 85%)");
      glow.addColorStop(0.4, "rgb(255 206 120 / 28%)");
      glow.addColorStop(1, "rgb(255 206 120 / 0%)");
      this.circle(cx, top - 9, 34, glow);
      const flame = new Path2D(`M${cx} ${top - 24}q7 11 5 17q-2 6 -5 6q-3 0 -5 -6q-2 -6 5 -17z`);
      context.fillStyle = "#fff0b8";
      context.fill(flame);
    }
  }

  private floor(): void {
    const { context, scene } = this;
    if (!scene.floor) return;
    const { kind, colours, top = 208 } = scene.floor;
    const [one, other] = colours.map((colour) => this.colour(colour)) as [Rgb, Rgb];
    this.shadow(5, 0.4);
    context.fillStyle = css(one);
    context.fillRect(-5, top, WIDE + 10, HIGH - top + 5);
    this.shadow(0, 0);
    context.fillStyle = css(other);
    const depth = HIGH - top;
    /** A line of the floor, nearer ones farther apart. */
    const line = (row: number, rows: number): number => top + depth * (row / rows) ** 1.6;
    const across = (at: number, y: number): number =>
      WIDE / 2 + (at - 0.5) * WIDE * (1.05 + ((y - top) / depth) * 0.9);
    if (kind === "checker")
      for (let row = 0; row < 4; row++)
        for (let column = row % 2; column < 10; column += 2) {
          const [upper, lower] = [line(row, 4), line(row + 1, 4)];
          context.beginPath();
          context.moveTo(across(column / 10, upper), upper);
          context.lineTo(across((column + 1) / 10, upper), upper);
          context.lineTo(across((column + 1) / 10, lower), lower);
          context.lineTo(across(column / 10, lower), lower);
          context.fill();
        }
    else if (kind === "boards")
      for (let row = 1; row < 4; row++) context.fillRect(0, line(row, 4), WIDE, 1.6);
    else {
      const shade = context.createLinearGradient(0, top, 0, HIGH);
      shade.addColorStop(0, css(other, 0));
      shade.addColorStop(1, css(other));
      context.fillStyle = shade;
      context.fillRect(0, top, WIDE, depth);
    }
    context.fillStyle = css(mixed(one, [255, 255, 255], 0.4), 0.6);
    context.fillRect(0, top, WIDE, 1.2);
  }

  private actor(actor: Actor): void {
    const { context } = this;
    const { emblem, x = 100, y = 138, size = 138, colour = "#17110c", mirrored = false } = actor;
    const ink = this.colour(colour);
    const outline = new Path2D(emblem);
    context.save();
    context.translate(x, y);
    context.scale(((mirrored ? -1 : 1) * size) / 512, size / 512);
    context.translate(-256, -256);
    this.shadow(7, 0.5);
    context.lineJoin = "round";
    context.strokeStyle = css(mixed(ink, [255, 244, 220], 0.62));
    context.lineWidth = (4.2 * 512) / size / 2.4;
    context.stroke(outline);
    this.shadow(0, 0);
    const fill = context.createLinearGradient(0, 0, 0, 512);
    fill.addColorStop(0, css(mixed(ink, [255, 255, 255], 0.1)));
    fill.addColorStop(1, css(ink));
    context.fillStyle = fill;
    context.fill(outline);
    context.restore();
  }

  /** The light falls off towards the edges, and the paper has a grain. */
  private edges(): void {
    const { context } = this;
    const shade = context.createRadialGradient(100, 110, 90, 100, 120, 190);
    shade.addColorStop(0, "rgb(0 0 0 / 0%)");
    shade.addColorStop(1, "rgb(20 8 0 / 34%)");
    context.fillStyle = shade;
    context.fillRect(0, 0, WIDE, HIGH);
  }

  private circle(x: number, y: number, r: number, fill: string | CanvasGradient): void {
    const { context } = this;
    context.fillStyle = fill;
    context.beginPath();
    context.arc(x, y, r, 0, 2 * Math.PI);
    context.fill();
  }

  private shadow(blur: number, strength: number): void {
    const { context, scale } = this;
    context.shadowColor = `rgb(20 8 0 / ${strength})`;
    context.shadowBlur = blur * scale;
    context.shadowOffsetY = blur * 0.35 * scale;
  }
}

/** Paints a scene so that it covers `width` by `height` pixels. */
export function paintScene(
  context: Context,
  scene: SceneData,
  width: number,
  height: number,
  tints: Tints = {},
): void {
  const scale = Math.max(width / WIDE, height / HIGH);
  context.save();
  context.translate((width - WIDE * scale) / 2, (height - HIGH * scale) / 2);
  context.scale(scale, scale);
  new ScenePainter(context, scene, tints, scale).paint();
  context.restore();
}
