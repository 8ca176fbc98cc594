// The last line of each table's chat that this device has shown, kept from visit to visit.

const KEY = "camarilla-read";
/** The tables that are remembered, the latest last. */
const TABLES = 100;

type Read = readonly (readonly [table: string, line: number])[];

function stored(): Read {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Read) : [];
  } catch {
    return [];
  }
}

/** The last line that was read at a table; null on the first visit. */
export function lastRead(table: string): number | null {
  return stored().find(([id]) => id === table)?.[1] ?? null;
}

export function noteRead(table: string, line: number): void {
  const others = stored().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, line]].slice(-TABLES)));
  } catch {
    // Without storage every visit is the first.
  }
}
