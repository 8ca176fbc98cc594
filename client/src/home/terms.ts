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
  minute: { kind: "move", limit: 60, per: "turn" },
  minutes: { kind: "move", limit: 180, per: "turn" },
  day: { kind: "days", limit: 1, per: "turn" },
  days: { kind: "days", limit: 3, per: "turn" },
};
/** What may be put in everybody's bank: seconds or days, as the clock counts. */
export const BANKS: Readonly<Record<string, readonly number[]>> = {
  move: [0, 120, 300, 900],
  days: [0, 1, 3, 7],
};
const MINUTE = 60;

/** The id of a clock; empty for one that is not offered. */
export function clockId(clock: Clock): string {
  const same = (one: Clock): boolean =>
    one.kind === clock.kind && one.limit === clock.limit && one.per === clock.per;
  return Object.keys(CLOCKS).find((id) => same(CLOCKS[id]!)) ?? "";
}

export function clockName(clock: Clock): string {
  const id = clockId(clock);
  const name =
    id !== ""
      ? t(`client-clock-${id}`)
      : t(`lobby-clock-${clock.kind ?? "none"}`, { count: clock.limit ?? 0 });
  return clock.bank ? t("lobby-clock-with-bank", { clock: name, bank: bankName(clock) }) : name;
}

/** What a clock puts in everybody's bank. */
export function bankName({ kind = "none", bank = 0 }: Clock): string {
  if (bank === 0 || kind === "none") return t("lobby-bank-none");
  return t(`lobby-bank-${kind}`, { count: kind === "move" ? Math.round(bank / MINUTE) : bank });
}

export function termsOf(table: TableInfo): Terms {
  const { clock, listed, rated, order, advice = true } = table;
  return { clock, listed, rated, order, advice };
}
