// The end: where the influence came from, why it was won, and all cards turned up.
import type { Breakdown } from "../module";
import { t } from "../../words/i18n.svelte";
import { playerName, type Names } from "../../words/speech";
import type { Oriflamme, View } from "./types";

const SOURCES = ["waiting", "cards", "eliminations", "others"] as const;
type Source = (typeof SOURCES)[number];

/** The rules by which influence comes for an elimination, and for what lay on a card. */
const RULES: Readonly<Record<string, Source>> = { "O5.1": "eliminations", "O4.2": "waiting" };

/** The sources of each seat's points: the events show all but what it began with. */
export function breakdown(view: View, told: readonly Oriflamme["event"][]): Breakdown {
  const sums = view.influence.map(() => new Map<Source, number>());
  const add = (seat: number | null, source: Source, count: number | null): void => {
    const had = seat === null ? undefined : sums[seat];
    had?.set(source, (had.get(source) ?? 0) + (count ?? 0));
  };
  for (const event of told) {
    if (event.event === "gained") add(event.seat, RULES[event.rule] ?? "cards", event.count);
    else if (event.event === "took") add(event.seat, "waiting", event.count);
    else if (event.event === "lost") add(event.seat, "others", -(event.count ?? 0));
    else if (event.event === "stole") {
      add(event.seat, "others", event.count);
      add(event.victim, "others", -(event.count ?? 0));
    }
  }
  return {
    sources: ["start", ...SOURCES].map((source) => t(`oriflamme-source-${source}`)),
    rows: view.influence.map((all, seat) => {
      const parts = SOURCES.map((source) => sums[seat]?.get(source) ?? 0);
      return [all - parts.reduce((sum, part) => sum + part, 0), ...parts];
    }),
  };
}

/** The numbers that decided, and among whom. */
export function verdict(
  { result, influence, uncovered, winners }: View,
  names: Names,
): string | null {
  if (!result) return null;
  const rivals = influence.flatMap((has, seat) =>
    has === result.influence && !winners.includes(seat) ? [seat] : [],
  );
  if (result.cards === null) return t("oriflamme-verdict-influence", { count: result.influence });
  return t(winners.length > 1 ? "oriflamme-verdict-shared" : "oriflamme-verdict-tie", {
    count: result.influence,
    cards: result.cards,
    rivals: rivals.map((seat) => `${playerName(seat, names)} (${uncovered[seat]})`).join(", "),
  });
}

/** The row with every card that somebody knows turned up. */
export function unveil(view: View, seen: readonly View[]): View {
  const row = view.row.map((place, at) => ({
    ...place,
    cards: place.cards.map((card, depth) => {
      const known = seen.map((one) => one.row[at]?.cards[depth]?.kind).find((kind) => kind != null);
      return known ? { ...card, kind: known, up: true } : card;
    }),
  }));
  return { ...view, row };
}
