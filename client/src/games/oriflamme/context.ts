// What a view of Oriflamme adds to prompts and choices: the twin of the game's `narration.py`.
import type { OriflammeObservation } from "#protocol/schema";
import { forms, t, type Value } from "../../words/i18n.svelte";
import type { Context, Names } from "../../words/speech";
import { COLOURS } from "../../ui/heraldry";
import type { Oriflamme } from "./types";

export const oriflammeContext: Context<Oriflamme> = {
  prompt(view) {
    const place = view.decision?.["kind"] === "keep-or-reveal" ? view.pointer : view.acting_place;
    const values: Record<string, Value> = { players: view.players, place: place + 1, card: null };
    const top = view.row[place]?.cards.at(-1);
    if (!top) return values;
    values["influence"] = top.influence;
    if (top.kind !== null) Object.assign(values, forms("card", `oriflamme-card-${top.kind}`));
    return values;
  },
  action(view, { form, args }) {
    const values: Record<string, Value> = {};
    if ("place" in args) values["what"] = what(view, args.place - 1);
    if ("gap" in args) {
      const { gap } = args;
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
  seatOf: (domain, id, names) => (domain === "family" ? familySeat(id, names) : null),
};

/** The seat whose chosen name stands for a family; null where the family goes by its colour, as
 * with two players, who run two families each. */
export function familySeat(family: string, names: Names): number | null {
  const seat = COLOURS.findIndex((colour) => colour === family);
  return names.length > 2 && typeof names[seat] === "string" ? seat : null;
}

/** The top card of a place in words, as far as the view knows it. */
export function what(view: OriflammeObservation, place: number): string {
  const top = view.row[place]?.cards.at(-1);
  if (!top) return "";
  const values: Record<string, Value> = { card: null, influence: top.influence };
  Object.assign(values, forms("family", `oriflamme-family-${top.family}`));
  if (top.kind !== null) Object.assign(values, forms("card", `oriflamme-card-${top.kind}`));
  return t("oriflamme-what", values);
}
