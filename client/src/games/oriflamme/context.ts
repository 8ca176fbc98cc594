// What Oriflamme adds to the variables of its messages: a family goes by its player's name. The twin
// of the game's `narration.py`.
import { COLOURS } from "../../ui/heraldry";
import { forms, t } from "../../words/i18n.svelte";
import type { Context, Names } from "../../words/speech";
import type { ShownCard } from "./shown";
import type { Oriflamme } from "./types";

export const oriflammeContext: Context<Oriflamme> = {
  action: (view) => ({ last_round: Number(view.last_round) }),
  seatOf: (domain, id, names) => (domain === "family" ? familySeat(id, names) : null),
};

/** The seat whose name stands for a family; null where the family goes by its colour, as
 * with two players, who run two families each. */
export function familySeat(family: string, names: Names): number | null {
  const seat = COLOURS.findIndex((colour) => colour === family);
  return names.length > 2 && names[seat] != null ? seat : null;
}

/** A card of the row in words, as far as the reader knows it. */
export function what({ kind, family, influence }: ShownCard): string {
  return t("oriflamme-what", {
    sight: kind === null ? "hidden" : "known",
    ...(kind === null ? {} : forms("target", `oriflamme-card-${kind}`)),
    ...forms("target_family", `oriflamme-family-${family}`),
    target_influence: influence,
  });
}
