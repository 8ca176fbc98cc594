// What the ribbon and the stage need of the source of a decision: a running game, or a puzzle.
import type { Session } from "./session.svelte";

export type Asking = Pick<
  Session,
  | "module"
  | "speech"
  | "table"
  | "yours"
  | "seat"
  | "names"
  | "stage"
  | "view"
  | "position"
  | "choices"
  | "pending"
  | "hints"
  | "askingHint"
  | "coach"
  | "busy"
  | "over"
  | "lost"
  | "act"
  | "askHint"
  | "undo"
  | "refuse"
  | "replaySince"
> &
  Partial<Pick<Session, "foresee">>;
