// What the coach points at. Elements take part by attributes:
//   data-point="name"     a thing with a name, such as "plate 1" or "hand spy"
//   data-action="text"    the element that makes this choice
//   data-starts="text"    the element that begins the choices whose notation begins so
//   data-legible          what one reads before one chooses, such as the bids of all
import type { Choice } from "../games/module";
import type { Box } from "./place";

function visible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

function having(root: Element, attribute: string, value: string): Element[] {
  return [...root.querySelectorAll(`[${attribute}="${CSS.escape(value)}"]`)].filter(visible);
}

const PAD = 6;
const EDGE = 3;

/** The box of an element with a margin, as far as it is in the window. */
export function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const x = Math.max(left - PAD, EDGE);
  const y = Math.max(top - PAD, EDGE);
  return {
    x,
    y,
    width: Math.max(0, Math.min(right + PAD, innerWidth - EDGE) - x),
    height: Math.max(0, Math.min(bottom + PAD, innerHeight - EDGE) - y),
  };
}

/** The things of these names. */
export function named(root: Element, names: readonly string[]): Element[] {
  return names.flatMap((name) => having(root, "data-point", name));
}

/** What a note had better not cover: everything that has a name, but for what holds others, the
 * empty board and the log; and everything that can be chosen. */
export function things(root: Element): Element[] {
  return [...root.querySelectorAll("[data-point], [data-action], [data-starts]")].filter(
    (element) =>
      !element.querySelector("[data-point]") &&
      !element.matches("[data-point=board]") &&
      !element.closest("[data-point=log]") &&
      visible(element),
  );
}

/** What a note must leave legible, wherever that can be done. */
export function legible(root: Element): Element[] {
  return [...root.querySelectorAll("[data-legible], [data-clear]")].filter(visible);
}

/** Where a choice is made now, or begun. */
export function madeAt(root: Element, choices: readonly Choice[]): Element[] {
  const found = new Set<Element>();
  for (const { text } of choices) {
    const exact = having(root, "data-action", text);
    const elements = exact.length > 0 ? exact : beginning(root, text);
    for (const element of elements) found.add(element);
  }
  return [...found];
}

function beginning(root: Element, text: string): Element[] {
  return [...root.querySelectorAll<HTMLElement>("[data-starts]")].filter((element) => {
    const start = element.dataset["starts"]!;
    return (text === start || text.startsWith(`${start} `)) && visible(element);
  });
}
