// Who has come to a table and who has gone, in words.
import type { SeatInfo } from "#protocol/schema";
import { t } from "../words/i18n.svelte";

type Seats = readonly SeatInfo[];

/** One sentence for each other person who has sat down or stood up; who only moves is no news. */
export function arrivals(before: Seats, now: Seats, yours: readonly number[]): string[] {
  const people = (seats: Seats): Map<string, string> =>
    new Map(
      seats
        .filter((seat) => seat.player !== null && seat.name !== "")
        .map((seat) => [seat.player!, seat.name]),
    );
  const mine = new Set(yours.map((seat) => now[seat]?.player));
  const were = people(before);
  const are = people(now);
  const came = [...are].filter(([id]) => !were.has(id) && !mine.has(id));
  const went = [...were].filter(([id]) => !are.has(id) && !mine.has(id));
  return [
    ...came.map(([, name]) => t("lobby-came", { name })),
    ...went.map(([, name]) => t("lobby-went", { name })),
  ];
}
