// The puzzle of the day: of another game each day.
import { progressOf, streak, synchronise } from "../puzzles/progress";
import { puzzles } from "../puzzles/requests";

const DAY = 86_400_000;

export interface Daily {
  readonly game: string;
  /** In a row on which it was solved. */
  readonly days: number;
}

/** Null if there is none, or it was tried already, or no answer came. */
export async function dailyPuzzle(): Promise<Daily | null> {
  try {
    const [{ games, day }] = await Promise.all([puzzles.games(), synchronise()]);
    const today = games[(Date.parse(day) / DAY) % games.length];
    if (!today) return null;
    const progress = progressOf(today.game);
    if (today.daily === null || today.daily in progress.tried) return null;
    return { game: today.game, days: streak(progress, day) };
  } catch {
    return null;
  }
}
