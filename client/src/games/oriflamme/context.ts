// What a view of Oriflamme adds to prompts and choices: the twin of `OriflammeContext` in
// `camarilla/i18n/context.py`.
import type { OriflammeView } from "../../protocol/protocol";
import { forms, t, type Value } from "../../words/i18n.svelte";
import type { Context } from "../../words/speech";

export const oriflammeContext: Context<OriflammeView> = {
  prompt(view) {
    const place = view.ask === "keep-or-reveal" ? view.pointer : view.acting_place;
    const values: Record<string, Value> = { players: view.players, place: place + 1, card: null };
    const top = view.row[place]?.cards.at(-1);
    if (!top) return values;
    values["influence"] = top.influence;
    if (top.kind !== null) Object.assign(values, forms("card", `oriflamme-card-${top.kind}`));
    return values;
  },
  action(view, form, holes) {
    const values: Record<string, Value> = {};
    if (holes["place"] !== undefined) values["what"] = what(view, Number(holes["place"]) - 1);
    if (holes["gap"] !== undefined) {
      const gap = Number(holes["gap"]);
      values["next"] = gap + 1;
      values["where"] = gap === 0 ? "left" : gap === view.row.length ? "right" : "between";
    }
    if (form.startsWith("place") && view.seat >= 0) {
      const mine = view.families.filter((family) => family.seat === view.seat);
      const family = mine[form.includes("second") ? 1 : 0]?.family;
      Object.assign(values, forms("family", `oriflamme-family-${family}`));
    }
    return values;
  },
};

/** The top card of a place in words, as far as the view knows it. */
export function what(view: OriflammeView, place: number): string {
  const top = view.row[place]?.cards.at(-1);
  if (!top) return "";
  const values: Record<string, Value> = { card: null, influence: top.influence };
  Object.assign(values, forms("family", `oriflamme-family-${top.family}`));
  if (top.kind !== null) Object.assign(values, forms("card", `oriflamme-card-${top.kind}`));
  return t("oriflamme-what", values);
}
