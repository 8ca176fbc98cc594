import type { Session } from "../session/session.svelte";
import { settings } from "../ui/settings.svelte";

/** Whether the reader sits down to a game for the first time on this device; true only once. A
 * lesson explains the game itself. */
export function isFirstGame(session: Session): boolean {
  const { game, lesson } = session.table;
  if (!session.module.howto || session.watching || session.turn === null) return false;
  if (settings.known.includes(game)) return false;
  settings.known = [...settings.known, game];
  return !lesson;
}
