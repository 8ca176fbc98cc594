import type { OriflammeAction as LegalAction, OriflammeObservation } from "#protocol/schema";
import type { OriflammeAction, OriflammeDecision, OriflammeEvent } from "#protocol/vocabulary";
import type { ChoiceOf, GameTypes } from "../module";
import type { Shown } from "./shown";

export type Choice = ChoiceOf<OriflammeAction, LegalAction>;

export interface View extends Omit<OriflammeObservation, "decision" | "legal"> {
  readonly decision: OriflammeDecision | null;
  readonly legal: readonly Choice[];
}

export interface Oriflamme extends GameTypes {
  readonly view: View;
  readonly shown: Shown;
  readonly choice: Choice;
  readonly event: OriflammeEvent;
}
