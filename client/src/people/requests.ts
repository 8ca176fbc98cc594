// What the pages about players ask of the server.
import type { FinishedAnswer, PlayerAnswer, RatingsAnswer } from "#protocol/schema";
import { ask } from "../net/api";
import { settings } from "../ui/settings.svelte";

export const KINDS = ["people", "bots", "imported"] as const;
export type Kind = (typeof KINDS)[number];

const player = (id: string): string => `/players/${encodeURIComponent(id)}`;

export const people = {
  player: (id: string) => ask<PlayerAnswer>("GET", player(id)),
  games: (id: string, from: number, kind: Kind | "", game: string) => {
    const query = new URLSearchParams({ from: String(from) });
    if (kind) query.set("kind", kind);
    if (game) query.set("game", game);
    return ask<FinishedAnswer>("GET", `${player(id)}/games?${query}`);
  },
  best: (game: string, least: number) =>
    ask<RatingsAnswer>(
      "GET",
      `/ratings?${new URLSearchParams({ game, least: String(least) })}`,
    ).then((answer) => answer.ratings),
};

/** A rating or its uncertainty as people read it. */
export function ratingText(value: number): string {
  return value.toLocaleString(settings.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}

export function dayText(at: number): string {
  return new Date(at).toLocaleDateString(settings.language, { dateStyle: "medium" });
}
