// What a host settles beside the game: time, who may see the table, seats, advice.
import type { Create, TableInfo } from "#protocol/schema";
import { t } from "../words/i18n.svelte";

export type Clock = NonNullable<Create["clock"]>;

export interface Terms {
  clock: Clock;
  listed: boolean;
  rated: boolean;
  order: "lot" | "chosen";
  advice: boolean;
}

export const FIRST_TERMS: Terms = {
  clock: { kind: "none", limit: 0 },
  listed: false,
  rated: false,
  order: "lot",
  advice: true,
};

/** The clocks that are offered, by the ids of their texts. */
export const CLOCKS: Readonly<Record<string, Clock>> = {
  none: { kind: "none", limit: 0 },
  minute: { kind: "move", limit: 60 },
  minutes: { kind: "move", limit: 180 },
  day: { kind: "days", limit: 1 },
  days: { kind: "days", limit: 3 },
};

/** The id of a clock; empty for one that is not offered. */
export function clockId(clock: Clock): string {
  const same = (one: Clock): boolean => one.kind === clock.kind && one.limit === clock.limit;
  return Object.keys(CLOCKS).find((id) => same(CLOCKS[id]!)) ?? "";
}

export function clockName(clock: Clock): string {
  const id = clockId(clock);
  if (id !== "") return t(`client-clock-${id}`);
  return t(`lobby-clock-${clock.kind ?? "none"}`, { count: clock.limit ?? 0 });
}

export function termsOf(table: TableInfo): Terms {
  const { clock, listed, rated, order, advice = true } = table;
  return { clock, listed, rated, order, advice };
}
