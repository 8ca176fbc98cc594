// Pictures that are painted once and then shown as images: cheap to move, to fade and to copy.
// They are painted in idle moments, one after another, so that no frame is late.

/** A picture; it has no address until it is painted. */
export class Picture {
  address: string | null;

  /** `instead`: what is shown until then. */
  constructor(instead: string | null) {
    this.address = $state(instead);
  }
}

type Paint = (context: CanvasRenderingContext2D, width: number, height: number) => void;

const SIZES = [160, 320, 640];
const pictures = new WeakMap<object, Map<string, Picture>>();
const waiting: (() => void)[] = [];
let scheduled = false;

/** The step of sizes that pictures are painted in: device pixels for so many CSS pixels. */
export function paintedWidth(width: number): number {
  const pixels = width * Math.min(2, devicePixelRatio);
  return SIZES.find((size) => size >= pixels * 0.9) ?? SIZES.at(-1)!;
}

/** The picture of a thing, by the thing itself and what else it depends on. */
export function picture(
  thing: object,
  variant: string,
  width: number,
  height: number,
  paint: Paint,
): Picture {
  const known = pictures.get(thing) ?? new Map<string, Picture>();
  pictures.set(thing, known);
  const key = `${variant} ${width} ${height}`;
  const found = known.get(key);
  if (found) return found;
  // Another size of it is better than none.
  const others = [...known].filter(([other]) => other.startsWith(`${variant} `));
  const made = new Picture(others.map(([, one]) => one.address).find(Boolean) ?? null);
  known.set(key, made);
  waiting.push(() => {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    paint(canvas.getContext("2d")!, width, height);
    canvas.toBlob((blob) => {
      if (blob) made.address = URL.createObjectURL(blob);
    });
  });
  schedule();
  return made;
}

function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 120 });
  else setTimeout(work, 0);
}

function work(): void {
  scheduled = false;
  const until = performance.now() + 12;
  do waiting.shift()?.();
  while (waiting.length > 0 && performance.now() < until);
  if (waiting.length > 0) schedule();
}
