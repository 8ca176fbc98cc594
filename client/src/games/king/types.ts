import type { KingAction as LegalAction, KingObservation } from "#protocol/schema";
import type { KingAction, KingDecision, KingEvent } from "#protocol/vocabulary";
import type { ChoiceOf, GameTypes } from "../module";
import type { Shown } from "./shown";

export type Choice = ChoiceOf<KingAction, LegalAction>;

export interface View extends Omit<KingObservation, "decision" | "legal"> {
  readonly decision: KingDecision | null;
  readonly legal: readonly Choice[];
}
export type Seat = View["seats"][number];
export type Column = View["board"][number];

export interface King extends GameTypes {
  readonly view: View;
  readonly shown: Shown;
  readonly choice: Choice;
  readonly event: KingEvent;
}
