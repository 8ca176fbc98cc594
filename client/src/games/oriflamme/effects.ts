// What choices and cards would do, in words and as short marks. The numbers are the server's.
import type { Effect } from "#protocol/schema";
import { t } from "../../words/i18n.svelte";
import { playerName, type Names } from "../../words/speech";
import type { Choice } from "./targets";

/** The reader, and the names to use. */
export interface Reader {
  readonly seat: number;
  readonly names: Names;
}

/** A change with its sign: `+2`, `−1`. */
function signed(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "0";
}

function between(least: number, most: number): string {
  if (least === most) return signed(least);
  return t("oriflamme-effect-range", { least: signed(least), most: signed(most) });
}

/** What changes for one seat; null if nothing does. */
function changeOf({ least, most }: Effect, seat: number): string | null {
  const low = least?.[seat] ?? 0;
  const high = (most ?? least)?.[seat] ?? 0;
  return low === 0 && high === 0 ? null : between(low, high);
}

/** The parts of an effect in words: `you +2`, `then a choice of 3 cards`. `acting` is the place of the
 * card itself, whose leaving goes without saying. */
export function effectWords(effect: Effect, { seat, names }: Reader, acting = 0): string[] {
  const parts: string[] = [];
  if (effect.nothing)
    parts.push(t("oriflamme-effect-nothing", { reason: t(`oriflamme-reason-${effect.nothing}`) }));
  const seats = (effect.least ?? []).map((_, index) => index);
  for (const one of seats.sort((a, b) => Number(b === seat) - Number(a === seat))) {
    const change = changeOf(effect, one);
    if (change === null) continue;
    if (one === seat) parts.push(t("oriflamme-effect-you", { change }));
    else parts.push(`${playerName(one, names)} ${change}`);
  }
  const leaving = (effect.leaving ?? []).filter((place) => place !== acting);
  if (leaving.length > 0)
    parts.push(t("oriflamme-effect-leaves", { count: leaving.length, places: leaving.join(", ") }));
  if (effect.dangers?.length)
    parts.push(
      t("oriflamme-effect-danger", {
        cards: effect.dangers.map((kind) => t(`oriflamme-card-${kind}`)).join(", "),
      }),
    );
  if (effect.choices?.length)
    parts.push(t("oriflamme-effect-choice", { count: effect.choices.length }));
  return parts;
}

/** The mark on where a choice is made: its change, or when the card acts that enters the row there. */
export function markOf({ acts, effect }: Choice, seat: number): string | null {
  if (acts != null) return t(acts ? "oriflamme-mark-acts" : "oriflamme-mark-rests");
  return mark(effect, seat);
}

/** What a choice would change for the reader, as short as a mark on a card can be. */
export function mark(effect: Effect | null | undefined, seat: number): string | null {
  if (!effect || effect.choices?.length) return null;
  const low = effect.least?.[seat] ?? 0;
  const high = (effect.most ?? effect.least)?.[seat] ?? 0;
  return low === high ? signed(low) : `${signed(low)}…${signed(high)}`;
}
