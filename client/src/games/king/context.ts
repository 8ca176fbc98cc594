// What a view of For the King adds to prompts and choices: the twin of the game's `narration.py`.
import { forms, type Value } from "../../words/i18n.svelte";
import type { Context } from "../../words/speech";
import type { King } from "./types";

export const kingContext: Context<King> = {
  prompt(view) {
    const card = view.king ?? view.drawn ?? view.sale;
    const values: Record<string, Value> = { card: null, high: view.high, due: view.due };
    values["price"] = view.sale?.startsWith("gold") ? "cards" : "gold";
    if (card) Object.assign(values, cardForms("card", card));
    return values;
  },
  action(view, { form, args }) {
    const values: Record<string, Value> = {};
    const chief = "domain" in args ? view.chiefs[view.domains.indexOf(args.domain)] : undefined;
    if (chief !== undefined) values["value"] = chief + (form === "raise" ? 1 : -1);
    return values;
  },
};

/** The variables for a card by its id. */
export function cardForms(variable: string, id: string): Record<string, Value> {
  const [head, ...face] = id.split(" ");
  return forms(variable, `king-card-${head}`, { face: face.join(" ") });
}

export function cardName(id: string): string {
  return String(cardForms("card", id)["card"]);
}
