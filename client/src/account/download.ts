// All that the server keeps about the reader, in one file.
import type { ExportAnswer, OwnGame } from "#protocol/schema";
import { Refused } from "../net/api";
import { account } from "./requests";

/** Gives the reader a file with this text. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const PAUSE = 2000;

/** Asks again, after a pause, as long as the server says: too often. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== "rate_limited") throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

type Everything = ExportAnswer & { games: OwnGame[] };

/** Gathers everything; tells how many games are there so far, and of how many. */
export async function ownData(
  progress: (done: number, count: number) => void,
): Promise<Everything> {
  const everything: Everything = { ...(await patiently(account.export)), games: [] };
  for (;;) {
    const { count, games } = await patiently(() => account.exportGames(everything.games.length));
    everything.games.push(...games);
    progress(everything.games.length, count);
    if (games.length === 0 || everything.games.length >= count) return everything;
  }
}
