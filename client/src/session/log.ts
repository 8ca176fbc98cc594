// The log as it is read: the same thing said several times in a row is one line.
import type { LogLine } from "./session.svelte";

export interface Told {
  readonly line: LogLine;
  /** How often in a row it was said. */
  readonly times: number;
}

export function folded(log: readonly LogLine[]): readonly Told[] {
  const told: Told[] = [];
  for (const line of log) {
    const last = told.at(-1);
    if (last && isSame(last.line, line))
      told[told.length - 1] = { line: last.line, times: last.times + 1 };
    else told.push({ line, times: 1 });
  }
  return told;
}

function isSame(one: LogLine, other: LogLine): boolean {
  return one.event !== null && JSON.stringify(one.event) === JSON.stringify(other.event);
}
