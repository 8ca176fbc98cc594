import type { TableInfo } from "#protocol/schema";
import { person } from "../net/person.svelte";

/** Whether a table waits for the reader, and no bot stands in. */
export function isMyTurn(table: TableInfo): boolean {
  const seat = table.turn === null ? null : table.seats[table.turn];
  return seat != null && seat.bot === null && seat.player === person.me?.id;
}
