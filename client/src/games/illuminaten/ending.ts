// The points of the end by faction: those of the largest lodges (X9.4).
import { t } from "../../words/i18n.svelte";
import type { Breakdown } from "../module";
import { FACTIONS } from "./data";
import type { Illuminaten, View } from "./types";

/** Null where the game ended by plots: points decide nothing then. */
export function breakdown(view: View, told: readonly Illuminaten["event"][]): Breakdown | null {
  const scored = told.flatMap((event) => (event.event === "scored" ? [event] : []));
  const factions = FACTIONS.filter((faction) => scored.some((one) => one.faction === faction));
  if (factions.length === 0) return null;
  const points = (seat: number, faction: string): number | null =>
    scored.find((one) => one.seat === seat && one.faction === faction)?.count ?? null;
  return {
    sources: factions.map((faction) => t(`illuminaten-faction-${faction}`)),
    rows: view.seats.map(({ seat }) => factions.map((faction) => points(seat, faction))),
  };
}
