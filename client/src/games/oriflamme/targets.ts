// Where on the table a choice is made.
import type { Choice } from "../module";

/** A card of the hand that a placing begins with: `first:spy`, or of the second family. */
export function handKey(choice: Choice): string | null {
  const { form, holes } = choice;
  if (form.startsWith("place-second")) return `second:${holes["card"]}`;
  if (form.startsWith("place-")) return `first:${holes["card"]}`;
  if (form === "aside") return `first:${holes["card"]}`;
  return null;
}

/** The spot of the row that a choice is about: `left`, `right`, `place-3`, `gap-2`; null if none. */
export function spotOf(choice: Choice, selected: string | null): string | null {
  const { form, holes } = choice;
  const ofHand = handKey(choice);
  if (ofHand !== null && ofHand !== selected) return null;
  if (form.endsWith("-left")) return "left";
  if (form.endsWith("-right")) return "right";
  if (form === "to-gap") return `gap-${holes["gap"]}`;
  return holes["place"] === undefined ? null : `place-${holes["place"]}`;
}

const BUTTONS = new Set([
  "keep",
  "reveal",
  "take",
  "leave",
  "activate-rightward",
  "activate-leftward",
]);

export function isButton(choice: Choice): boolean {
  return BUTTONS.has(choice.form);
}
