// The end: points by source, and why it was won (K6).
import { t } from "../../words/i18n.svelte";
import { playerName, type Names } from "../../words/speech";
import type { Breakdown } from "../module";
import { sortName } from "./cards";
import { decidedBy } from "./decided";
import { takenTiles } from "./shown";
import type { View } from "./types";

/** For each seat the points of the tiles it takes, domain by domain. */
export function breakdown(view: View): Breakdown {
  const tiles = takenTiles(view);
  return {
    sources: view.board.map(({ domain }) => sortName(domain)),
    rows: view.seats.map((_, seat) =>
      view.board.map(({ domain }) => {
        const taken = tiles.find((one) => one.seat === seat && one.domain === domain);
        return taken?.value ?? null;
      }),
    ),
  };
}

/** What decided, with the tie-break and what was compared in it. */
export function verdict(view: View, names: Names): string | null {
  const name = (seat: number): string => playerName(seat, names);
  const tied = decidedBy(view, name);
  if (tied || view.decider === null) return tied;
  const others = view.scores.filter((_, seat) => !view.winners.includes(seat));
  return t("king-ui-decided-points", {
    points: Math.max(...view.scores),
    next: Math.max(0, ...others),
  });
}
