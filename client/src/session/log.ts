// The log of a table: a line for every event, as one seat may know it.
import type { Step } from "#protocol/schema";
import type { GameEvent } from "../words/speech";

/** A line of the log: an event, or that somebody took an action back. */
export interface LogLine {
  readonly key: number;
  /** The action it belongs to, counted from 0. */
  readonly index: number;
  readonly event: GameEvent | null;
  readonly seat: number;
}

/** A line and how often in a row it was said. */
export interface FoldedLine {
  readonly line: LogLine;
  readonly times: number;
}

let nextKey = 0;

export function logLine(index: number, event: GameEvent | null, seat: number): LogLine {
  return { key: nextKey++, index, event, seat };
}

/** The lines about actions in a row, the first of which has this number. */
export function linesOf(
  first: number,
  steps: readonly Pick<Step, "events" | "actor">[],
): readonly LogLine[] {
  return steps.flatMap(({ events, actor }, offset) =>
    (events as readonly GameEvent[]).map((event) => logLine(first + offset, event, actor)),
  );
}

/** The log as it is read: the same thing said several times in a row is one line. */
export function folded(log: readonly LogLine[]): readonly FoldedLine[] {
  const lines: FoldedLine[] = [];
  for (const line of log) {
    const last = lines.at(-1);
    if (last && isSame(last.line, line))
      lines[lines.length - 1] = { line: last.line, times: last.times + 1 };
    else lines.push({ line, times: 1 });
  }
  return lines;
}

/** What one action led to: the line that opens it, and the others. */
export interface LogGroup {
  readonly head: FoldedLine;
  readonly details: readonly FoldedLine[];
}

/** How lines are told together. */
export interface Grouping {
  /** The lines that stand alone, such as a new round. */
  opens(line: LogLine): boolean;
  /** The lines that begin a group even in the midst of an action. */
  begins?(line: LogLine): boolean;
  /** The lines that go on with the action told before them, of the same player. */
  continues(line: LogLine): boolean;
  subject?(event: GameEvent): number | null;
}

/** The log by action. Where the next player's only choice is carried out unasked, the same thing is
 * told of somebody else: that begins a group too. */
export function grouped(
  log: readonly LogLine[],
  { opens, begins = () => false, continues, subject = () => null }: Grouping,
): readonly LogGroup[] {
  const groups: { head: FoldedLine; details: FoldedLine[] }[] = [];
  let before: LogLine | null = null;
  for (const folded_ of folded(log)) {
    const { line } = folded_;
    const joined =
      before !== null &&
      before.event !== null &&
      line.event !== null &&
      !opens(line) &&
      !opens(before) &&
      !begins(line) &&
      !isAnothers(groups.at(-1)!.head.line.event, line.event, subject) &&
      (line.index === before.index ||
        (playerOf(line, subject) === playerOf(before, subject) && continues(line)));
    if (joined) groups.at(-1)!.details.push(folded_);
    else groups.push({ head: folded_, details: [] });
    before = line;
  }
  return groups;
}

/** The groups of now; those that were there before are the same objects, so that what shows them
 * need not be drawn anew. */
export function reusing(
  before: readonly LogGroup[],
  now: readonly LogGroup[],
): readonly LogGroup[] {
  const known = new Map(before.map((group) => [group.head.line.key, group]));
  return now.map((group) => {
    const old = known.get(group.head.line.key);
    return old && isSameGroup(old, group) ? old : group;
  });
}

function isSameGroup(one: LogGroup, other: LogGroup): boolean {
  return (
    isSameFolded(one.head, other.head) &&
    one.details.length === other.details.length &&
    one.details.every((detail, index) => isSameFolded(detail, other.details[index]!))
  );
}

function isSameFolded(one: FoldedLine, other: FoldedLine): boolean {
  return one.line === other.line && one.times === other.times;
}

/** Whose line it is: what chance did is the line of the player it is told of. */
function playerOf({ seat, event }: LogLine, subject: (event: GameEvent) => number | null): number {
  return seat < 0 && event ? (subject(event) ?? seat) : seat;
}

function isAnothers(
  head: GameEvent | null,
  event: GameEvent,
  subject: (event: GameEvent) => number | null,
): boolean {
  return head?.event === event.event && subject(head) !== subject(event);
}

function isSame(one: LogLine, other: LogLine): boolean {
  return (
    one.event !== null &&
    one.event.event === other.event?.event &&
    JSON.stringify(one.event) === JSON.stringify(other.event)
  );
}
