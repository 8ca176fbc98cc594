// What is still to be done, as the view's stack tells it: which action is being built, with which
// card, upon which. A frame is an operation of 8 bits and arguments of 16 (kernel/frames.py).
import type { IlluminatenView } from "#protocol/schema";

export const AREOPAGUS = 19;

export function operation(frame: number): number {
  return frame % 0x100;
}

export function first(frame: number): number {
  return Math.floor(frame / 0x100) % 0x10000;
}

export function second(frame: number): number {
  return Math.floor(frame / 0x1000000) % 0x10000;
}

export function third(frame: number): number {
  return Math.floor(frame / 0x10000000000);
}

export type ActionKind =
  "scout" | "influence" | "interrogate" | "reassign" | "exclude" | "displace";

export interface Building {
  readonly kind: ActionKind | null;
  /** Places, from 0; `AREOPAGUS` for the player's own. */
  readonly acting: number | null;
  readonly target: number | null;
  /** What must be paid first: a mask of factions that will do, and how many favor. */
  readonly due: { readonly factions: number; readonly count: number } | null;
  /** X6.2: the disc that would be the next one, from 0, and where the action comes from. */
  readonly disc: number;
  readonly source: number;
}

const NOTHING: Building = { kind: null, acting: null, target: null, due: null, disc: 0, source: 0 };
const PAY = 20;
const MENU = 12;

/** Sources of actions (source.py). */
export const EXTRA = 2;

/** What the active player is doing just now. */
export function building(view: IlluminatenView): Building {
  let found = NOTHING;
  for (let at = view.stack.length - 1; at >= 0; at--) {
    const frame = view.stack[at]!;
    // A number here holds 53 bits. Only an interrogation with its mask of places is longer.
    if (!Number.isSafeInteger(frame)) return { ...found, kind: "interrogate" };
    const number = operation(frame);
    if (number === MENU) break;
    if (number === PAY) {
      if (!found.due) found = { ...found, due: { factions: first(frame), count: second(frame) } };
      continue;
    }
    const step = stepOf(number, frame);
    if (step) return { ...found, ...step };
  }
  if (view.ask === "next-yield" || view.ask === "give") return { ...found, kind: "interrogate" };
  return found;
}

function stepOf(number: number, frame: number): Partial<Building> | null {
  const source = first(frame);
  switch (number) {
    case 30:
      return { kind: "scout", source };
    case 31:
      return { kind: "scout", source, acting: source === 0 ? second(frame) : null };
    case 32:
      return { kind: "scout", target: first(frame) };
    case 33:
      return { kind: "scout", target: second(frame) };
    case 40:
      return { kind: "influence", source };
    case 41:
    case 42:
    case 43:
      return { kind: "influence", source, target: second(frame), disc: third(frame) };
    case 50:
    case 51:
    case 52:
      return { kind: "interrogate" };
    case 60:
    case 61:
    case 63:
    case 65:
      return { kind: "reassign" };
    case 62:
      return { kind: "reassign", acting: Math.floor(third(frame) / 3) };
    case 64:
      return { kind: "reassign", acting: Math.floor(second(frame) / 3) };
    case 70:
      return { kind: "exclude", source };
    case 71:
      return { kind: "exclude", source, acting: second(frame) <= AREOPAGUS ? second(frame) : null };
    case 72:
      return { kind: "exclude", source, target: second(frame) };
    case 73:
      return { kind: "exclude", target: first(frame) };
    case 80:
      return { kind: "displace", source };
    case 81:
      return { kind: "displace", source, acting: source === 1 ? null : second(frame) };
    case 82:
    case 83:
      return {
        kind: "displace",
        source,
        acting: source === 1 ? null : second(frame),
        target: third(frame) % 32,
      };
    case 84:
    case 86:
    case 87:
    case 88:
      return { kind: "displace", target: first(frame) };
    case 92:
      return { target: first(frame) };
    default:
      return null;
  }
}

export interface ContestFrame {
  readonly place: number;
  readonly slots: number;
  readonly defender: number;
  readonly lean: number;
}

/** The contest that is open, if any; cards are laid or about to be. */
export function contestFrame(view: IlluminatenView): ContestFrame | null {
  for (const frame of view.stack) {
    const number = Number.isSafeInteger(frame) ? operation(frame) : 0;
    if (number !== 86 && number !== 87 && number !== 88) continue;
    const aim = second(frame);
    return {
      place: first(frame),
      slots: aim % 8,
      defender: Math.floor(aim / 8),
      lean: third(frame) % 4,
    };
  }
  return null;
}
