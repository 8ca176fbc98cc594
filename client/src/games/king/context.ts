// What a view of For the King adds to prompts and choices: the twin of `KingContext` in
// `camarilla/i18n/context.py`.
import type { KingView } from "../../protocol/protocol";
import { forms, type Value } from "../../words/i18n.svelte";
import type { Context } from "../../words/speech";

export const kingContext: Context<KingView> = {
  prompt(view) {
    const card = view.king ?? view.drawn ?? view.sale;
    const values: Record<string, Value> = { card: null, high: view.high, due: view.due };
    values["price"] = view.sale?.startsWith("gold") ? "cards" : "gold";
    if (card) Object.assign(values, cardForms("card", card));
    return values;
  },
  action(view, form, holes) {
    const values: Record<string, Value> = {};
    const chief = view.chiefs[view.domains.indexOf(holes["domain"] ?? "")];
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
