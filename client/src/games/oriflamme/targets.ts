// Where on the table a choice is made.
import type { Oriflamme } from "./types";

export type Choice = Oriflamme["choice"];

/** A card of the hand that a placing begins with: `first:spy`, or of the second family. */
export function handKey({ form, args }: Choice): string | null {
  switch (form) {
    case "place-second-left":
    case "place-second-right":
    case "place-second-on":
      return `second:${args.card}`;
    case "place-left":
    case "place-right":
    case "place-on":
    case "aside":
      return `first:${args.card}`;
    default:
      return null;
  }
}

/** The spot of the row that a choice is about: `left`, `right`, `place-3`, `gap-2`; null if none. */
export function spotOf(choice: Choice, selected: string | null): string | null {
  const { form, args } = choice;
  const ofHand = handKey(choice);
  if (ofHand !== null && ofHand !== selected) return null;
  if (form.endsWith("-left")) return "left";
  if (form.endsWith("-right")) return "right";
  if (form === "to-gap") return `gap-${args.gap}`;
  return "place" in args ? `place-${args.place}` : null;
}

const BUTTONS: ReadonlySet<string> = new Set<Choice["form"]>([
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
