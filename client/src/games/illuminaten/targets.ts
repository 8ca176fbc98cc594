// Where on the table a choice is made.
import { building } from "./decision";
import { t } from "../../words/i18n.svelte";
import { playerName, type Names } from "../../words/speech";
import type { Illuminaten } from "./types";
import { nameOf } from "./words";

type Choice = Illuminaten["choice"];
type View = Illuminaten["view"];

/**
 * The spot a choice is made at: `place-5`, `slot-5-2`, `areopagus`, `hand-PIL003`, `court-2`,
 * `favor-clergy`, `supply-clergy`, `plot-P04`, `private`, `faction-clergy`, `edict-clergy`,
 * `event-whisper`, `deck`, `action-scout`, `reward-exclude-5`, and on the plate of a player, by its
 * number from 1, `hand-of-2`, `plot-of-2`, `give-2-clergy`; null if it is a button of the ribbon.
 */
export function spotOf({ form, args }: Choice, view: View): string | null {
  switch (form) {
    case "scout":
    case "influence":
    case "interrogate":
    case "reassign":
    case "exclude":
    case "displace":
      return `action-${form}`;
    case "conspire":
    case "lay":
    case "contest":
    case "discard":
      return `hand-${args.card}`;
    case "claim":
    case "use":
    case "borrow":
      return `faction-${args.faction}`;
    case "replace-private":
      return "private";
    case "fulfil":
    case "replace":
    case "lose":
    case "return":
      return `plot-${args.plot}`;
    case "with":
    case "at":
    case "onto":
      return `place-${args.place}`;
    case "with-areopagus":
    case "at-areopagus":
      return "areopagus";
    case "reward-influence":
    case "reward-reassign":
    case "reward-exclude":
      return `${form}-${args.place}`;
    case "slots": {
      const { place } = building(view);
      return args.slots.length === 1 && place !== null ? `slot-${place}-${args.slots}` : null;
    }
    case "look-hand":
      return `hand-of-${args.seat + 1}`;
    case "look-plot":
      return `plot-of-${args.seat + 1}`;
    case "give":
      return `give-${args.seat + 1}-${args.faction}`;
    case "lift":
    case "to":
      return `slot-${args.place}-${args.slot}`;
    case "pay":
    case "pay-group":
    case "as":
      return `favor-${args.faction}`;
    case "take":
      return `supply-${args.faction}`;
    case "court":
      return `court-${args.court}`;
    case "deck":
      return "deck";
    case "edict":
      return `edict-${args.faction}`;
    case "play":
    case "keep":
      return `event-${args.event_card}`;
    case "propaganda":
    case "convent":
      return view.seats.some((seat) => seat.special === form) ? `event-${form}` : null;
    default:
      return null;
  }
}

type Spots = ReadonlyMap<string, Choice>;
/** Every place and token of the table asks for the same spots. */
const known = new WeakMap<readonly Choice[], { readonly view: View; readonly spots: Spots }>();

/** The choices by their spots. Two at the same spot cannot be: they are different decisions. */
export function spotsOf(choices: readonly Choice[], view: View): Spots {
  const last = known.get(choices);
  if (last?.view === view) return last.spots;
  const spots = spotsIn(choices, view);
  known.set(choices, { view, spots });
  return spots;
}

function spotsIn(choices: readonly Choice[], view: View): Spots {
  const found = new Map<string, Choice>();
  for (const choice of choices) {
    const spot = spotOf(choice, view);
    if (spot !== null && !found.has(spot)) found.set(spot, choice);
  }
  return found;
}

/** What a choice aims at, in words; null if it aims at nothing on the table. */
export function target({ form, args }: Choice, view: View, names: Names): string | null {
  switch (form) {
    case "at":
    case "onto":
    case "lift":
    case "to": {
      const { place } = args;
      return t("illuminaten-ui-target", { place, card: nameOf(view.field[place - 1]!.card) });
    }
    case "at-areopagus":
      return t("illuminaten-ui-areopagus", { name: playerName(view.seat, names) });
    case "court":
      return nameOf(view.court[args.court - 1]!);
    default:
      return null;
  }
}
