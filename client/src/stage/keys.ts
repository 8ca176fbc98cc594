// The keyboard: arrows go from target to target by where they lie on the screen.

/** What can be chosen; the tools of the ribbon have their own letters. */
const TARGETS = ".target, .hand button.legal, .ribbon .choice";
/** Where the arrows begin. */
const FIRST = [".target", ".ribbon .choice.main", TARGETS];

type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The index of the box that an arrow leads to from `from`; -1 if none lies there. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const centre = (box: Box): [number, number] => [
    box.left + box.width / 2,
    box.top + box.height / 2,
  ];
  const [x, y] = centre(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const [otherX, otherY] = centre(box);
    const across = otherX - x;
    const down = otherY - y;
    const sideways = direction === "ArrowLeft" || direction === "ArrowRight";
    const ahead = { ArrowLeft: -across, ArrowRight: across, ArrowUp: -down, ArrowDown: down }[
      direction
    ];
    const aside = Math.abs(sideways ? down : across);
    if (ahead < 4 || (sideways && aside > Math.max(box.height, from.height) / 2)) return;
    const distance = ahead + aside * 2;
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}

/** Moves the focus; whether there was somewhere to go. */
export function moveFocus(root: HTMLElement, direction: Direction): boolean {
  const targets = [...root.querySelectorAll<HTMLElement>(TARGETS)].filter(
    (target) => target.getBoundingClientRect().width > 0,
  );
  if (targets.length === 0) return false;
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !targets.includes(here)) {
    const first = FIRST.map((kind) => targets.find((target) => target.matches(kind)));
    first.find(Boolean)?.focus();
    return true;
  }
  const others = targets.filter((target) => target !== here);
  const found = nearest(
    here.getBoundingClientRect(),
    others.map((other) => other.getBoundingClientRect()),
    direction,
  );
  others[found]?.focus();
  return found >= 0;
}

export function isArrow(key: string): key is Direction {
  return ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].includes(key);
}
