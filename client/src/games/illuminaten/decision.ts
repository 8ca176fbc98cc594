// The action that is being built, as the open decision tells it.
import type { IlluminatenDecision } from "#protocol/vocabulary";
import type { View } from "./types";

/** The number after the last place of the field. */
export const AREOPAGUS = 20;

type Step = Extract<IlluminatenDecision, { kind: "target" }>;
export type Building = Pick<Step, "action" | "acting" | "place">;

const NOTHING: Building = { action: null, acting: null, place: null };

/** Numbers of places; `AREOPAGUS` is the player's own. */
export function building({ decision }: View): Building {
  return decision && "action" in decision ? decision : NOTHING;
}
