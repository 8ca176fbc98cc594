// Where on the table a choice is made.
import type { IlluminatenView } from "../../protocol/protocol";
import type { Choice } from "../module";
import { building } from "./frames";

const MAIN = new Set(["scout", "influence", "interrogate", "reassign", "exclude", "displace"]);
const OF_HAND = new Set(["conspire", "lay", "contest", "discard"]);
const OF_PLOT = new Set(["fulfil", "replace", "lose", "return"]);
const OF_FACTION_CARD = new Set(["claim", "use", "borrow"]);

/**
 * The spot a choice is made at: `place-5`, `slot-5-2`, `areopagus`, `hand-PIL003`, `court-2`,
 * `favor-clergy`, `supply-clergy`, `plot-P04`, `private`, `faction-clergy`, `edict-clergy`,
 * `event-whisper`, `deck`, `action-scout`, `reward-exclude-5`, and on the plate of a player, by its
 * number from 1, `hand-of-2`, `plot-of-2`, `give-2-clergy`; null if it is a button of the ribbon.
 */
export function spotOf({ form, holes }: Choice, view: IlluminatenView): string | null {
  if (MAIN.has(form)) return `action-${form}`;
  if (OF_HAND.has(form)) return `hand-${holes["card"]}`;
  if (OF_FACTION_CARD.has(form)) return `faction-${holes["faction"]}`;
  if (form === "replace-private") return "private";
  if (OF_PLOT.has(form)) return `plot-${holes["plot"]}`;
  switch (form) {
    case "with":
    case "at":
    case "onto":
      return `place-${holes["place"]}`;
    case "with-areopagus":
    case "at-areopagus":
      return "areopagus";
    case "reward-influence":
    case "reward-reassign":
    case "reward-exclude":
      return `${form}-${holes["place"]}`;
    case "slots": {
      const { target } = building(view);
      return holes["slots"]!.length === 1 && target !== null
        ? `slot-${target + 1}-${holes["slots"]}`
        : null;
    }
    case "look-hand":
      return `hand-of-${holes["seat"]}`;
    case "look-plot":
      return `plot-of-${holes["seat"]}`;
    case "give":
      return `give-${holes["seat"]}-${holes["faction"]}`;
    case "lift":
    case "to":
      return `slot-${holes["place"]}-${holes["slot"]}`;
    case "pay":
    case "pay-group":
    case "as":
      return `favor-${holes["faction"]}`;
    case "take":
      return `supply-${holes["faction"]}`;
    case "court":
      return `court-${holes["court"]}`;
    case "deck":
      return "deck";
    case "edict":
      return `edict-${holes["faction"]}`;
    case "play":
    case "keep":
      return `event-${holes["happening"]}`;
    case "propaganda":
    case "convent":
      return view.seats.some((seat) => seat.special === form) ? `event-${form}` : null;
    default:
      return null;
  }
}

/** The choices by their spots. Two at the same spot cannot be: they are different decisions. */
export function spotsOf(
  choices: readonly Choice[],
  view: IlluminatenView,
): ReadonlyMap<string, Choice> {
  const found = new Map<string, Choice>();
  for (const choice of choices) {
    const spot = spotOf(choice, view);
    if (spot !== null && !found.has(spot)) found.set(spot, choice);
  }
  return found;
}
