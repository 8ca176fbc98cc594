import type { Hint } from "#protocol/schema";
import type { Choice } from "../games/module";

export interface Ranked {
  readonly choice: Choice;
  readonly hint: Hint | undefined;
}

/** The choices by the chance to win that is shown beside them, the highest first; what the bot did
 * not look into comes last, in its own order. Without hints they stay as they are. */
export function ranking(choices: readonly Choice[], hints: readonly Hint[]): readonly Ranked[] {
  const places = new Map(hints.map((hint, place) => [hint.action, place]));
  const chance = ({ hint }: Ranked): number =>
    hint === undefined || hint.reason === "dismissed" ? -1 : (hint.value ?? -1);
  return choices
    .map((choice) => ({ choice, hint: hints[places.get(choice.id) ?? -1] }))
    .sort(
      (one, other) =>
        chance(other) - chance(one) ||
        (places.get(one.choice.id) ?? 0) - (places.get(other.choice.id) ?? 0),
    );
}
