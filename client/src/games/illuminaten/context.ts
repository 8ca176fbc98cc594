// What the view of Pax Illuminaten adds to choices: the twin of the game's `narration.py`.
import { t, type Value } from "../../words/i18n.svelte";
import type { Context } from "../../words/speech";
import { LUMINARIES } from "./data";
import type { Illuminaten } from "./types";

export const illuminatenContext: Context<Illuminaten> = {
  action(view, { form, args }) {
    const values: Record<string, Value> = {};
    if ("place" in args) values["what"] = what(view.field[args.place - 1]?.card ?? null);
    else if ("court" in args) values["what"] = what(view.court[args.court - 1] ?? null);
    else if (form === "contest") values["strength"] = LUMINARIES[args.card]?.strength ?? null;
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
