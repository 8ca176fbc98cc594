// What a view of Pax Illuminaten adds to prompts and choices: the twin of the game's `narration.py`.
import type { IlluminatenView } from "#protocol/schema";
import { forms, t, type Value } from "../../words/i18n.svelte";
import type { Context } from "../../words/speech";
import { LUMINARIES } from "./data";
import { second } from "./frames";
import type { Illuminaten } from "./types";

export const illuminatenContext: Context<Illuminaten> = {
  prompt(view) {
    const values: Record<string, Value> = { mains: view.mains };
    const card = view.chain.at(-1);
    if (view.ask === "ability" && card) {
      Object.assign(values, forms("card", `illuminaten-card-${card}`));
      values["ability"] = t(`illuminaten-ability-${LUMINARIES[card]?.ability}`);
    }
    return values;
  },
  action(view, { form, args }) {
    const values: Record<string, Value> = {};
    if ("place" in args) values["what"] = what(view.field[args.place - 1]?.card ?? null);
    else if ("court" in args) values["what"] = what(view.court[args.court - 1] ?? null);
    else if (form === "contest") values["strength"] = LUMINARIES[args.card]?.strength ?? null;
    else if (form === "pay-group") values["count"] = groupSize(view);
    else if (form === "price") {
      const card = view.field[second(view.stack.at(-1) ?? 0)]?.card;
      const factions = card ? LUMINARIES[card]!.factions : [];
      Object.assign(values, forms("first", `illuminaten-faction-${factions[0] ?? "nobility"}`));
      Object.assign(values, forms("second", `illuminaten-faction-${factions[1] ?? "nobility"}`));
    }
    return values;
  },
};

/** A card in the field or at court, as far as it is open. */
export function what(card: string | null): string {
  return card === null ? t("illuminaten-what", { card: null }) : t(`illuminaten-card-${card}`);
}

/** The strength on a card, in words where it is no number. */
export function strength(card: string): string {
  const word = LUMINARIES[card]?.strength ?? "0";
  return /^\d+$/.test(word) ? word : t(`illuminaten-strength-${word}`);
}

/** X4.2: three favor for one, two with the connoisseurs card; propaganda always takes three. */
export function groupSize(view: IlluminatenView): number {
  const own = view.seats[view.active]?.faction_cards.includes("connoisseurs") ?? false;
  return view.ask === "pay" && (own || view.borrowed === "connoisseurs") ? 2 : 3;
}
