// Whose page a name at a table leads to.
import type { ChatLine, TableInfo } from "#protocol/schema";

/** The person in a seat; null for bots, and where several names share one screen. */
export function personAt(table: TableInfo, seat: number): string | null {
  const person = table.seats[seat]?.player ?? null;
  const seats = table.seats.filter((one) => one.player !== null && one.player === person);
  return seats.length === 1 ? person : null;
}

/** Who has said a line. Seats change until the start, so the name counts, if it is nobody else's. */
export function speakerOf(table: TableInfo, line: ChatLine): string | null {
  if (line.seat === null) return null;
  const people = new Set(
    table.seats.filter((seat) => seat.name === line.name).map((seat) => seat.player),
  );
  return people.size === 1 ? [...people][0]! : null;
}
