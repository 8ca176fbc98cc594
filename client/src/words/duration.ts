// A length of time in the reader's words, in its largest unit.
import { settings } from "../ui/settings.svelte";

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** `3 days`, `23 hours`, `5 minutes`: the largest unit of which there are two, else minutes. */
export function durationText(milliseconds: number): string {
  const [unit, length] =
    UNITS.find(([, one]) => milliseconds >= 2 * one) ?? UNITS[UNITS.length - 1]!;
  const style = { style: "unit", unit, unitDisplay: "long" } as const;
  const count = Math.max(1, Math.floor(milliseconds / length));
  return new Intl.NumberFormat(settings.language, style).format(count).replace(" ", "\u00a0");
}
