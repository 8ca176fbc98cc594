// The second line of the ribbon: what the question means here, as the observation tells it.
import type { SideView } from "#protocol/schema";
import { t } from "../../words/i18n.svelte";
import { costWords } from "./costs";
import type { Choice, View } from "./types";
import { nameOf } from "./words";

/** How many options with prices fit in one line. */
const NAMED = 3;

/** Null where the catalogue's own line serves. */
export function meaning(view: View): string | null {
  const { decision, contest, legal, payment } = view;
  switch (decision?.kind) {
    case "pay":
      return payment && legal.some(({ form }) => form === "pay-group")
        ? t("illuminaten-ui-group", { group: payment.group })
        : null;
    case "contest-card": {
      if (!contest) return null;
      const { attacker, defender } = contest;
      return defender.seat === view.seat ? odds(defender, attacker) : odds(attacker, defender);
    }
    case "ability":
      return decision.ability && t(`illuminaten-ability-${decision.ability}`, {}, "about");
    case "return-plot":
      return view.seat === view.active && view.seats[view.seat]!.on.length > 0
        ? t("illuminaten-ui-return-wins")
        : null;
    case "target":
    case "slots":
      return prices(legal);
    default:
      return null;
  }
}

function odds(own: SideView, other: SideView): string {
  return t("illuminaten-ui-odds", {
    own: own.strength,
    other: other.strength,
    standing: own.standing ?? "none",
  });
}

/** What each option costs, if they are few. */
function prices(legal: readonly Choice[]): string | null {
  const priced = legal.flatMap((choice) => {
    const cost = costWords(choice.cost);
    return cost === null || !choice.target ? [] : [{ card: nameOf(choice.target), cost }];
  });
  if (priced.length === 0 || priced.length > NAMED) return null;
  return priced.map((one) => t("illuminaten-ui-option", one)).join(" · ");
}
