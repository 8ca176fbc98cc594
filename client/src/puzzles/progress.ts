// Which puzzles the reader has solved, and the days in a row on which it was the day's. It is kept on
// this device, and by the server for everybody with a name. Only the first try counts.
import type { PuzzleProgress } from "#protocol/schema";
import { person } from "../net/person.svelte";
import { puzzles } from "./requests";

const KEY = "camarilla-puzzles";
const DAY = 86_400_000;

export type Progress = Required<PuzzleProgress>;

const NOTHING: Progress = { tried: {}, day: "", days: 0 };

function stored(): Readonly<Record<string, Progress>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Progress>) : {};
  } catch {
    return {};
  }
}

export function progressOf(game: string): Progress {
  return { ...NOTHING, ...stored()[game] };
}

/** The days in a row up to today, or to yesterday while today's puzzle is open. */
export function streak(progress: Progress, today: string): number {
  return progress.day === today || isDayAfter(progress.day, today) ? progress.days : 0;
}

/** The progress after a try; `daily` is the id of today's puzzle. */
export function afterTry(
  before: Progress,
  id: string,
  right: boolean,
  today: string,
  daily: string | null,
): Progress {
  if (id in before.tried) return before;
  const tried = { ...before.tried, [id]: right };
  if (id !== daily) return { ...before, tried };
  if (!right) return { tried, day: today, days: 0 };
  return { tried, day: today, days: 1 + (isDayAfter(before.day, today) ? before.days : 0) };
}

export function keep(game: string, progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [game]: progress }));
  } catch {
    // Without storage every visit begins anew, but for what the server keeps.
  }
}

/** Brings the server what this device has kept, and keeps here what it knows. Without a name, or
 * without an answer, everything stays on this device. */
export async function synchronise(): Promise<void> {
  await person.look();
  if (person.me === null) return;
  const { progress } = await puzzles.merge(stored()).catch(() => ({ progress: {} }));
  for (const [game, one] of Object.entries(progress)) keep(game, { ...NOTHING, ...one });
}

/** The next person on this device begins anew. */
export function forget(): void {
  localStorage.removeItem(KEY);
}

function isDayAfter(before: string, today: string): boolean {
  return Date.parse(today) - Date.parse(before) === DAY;
}
