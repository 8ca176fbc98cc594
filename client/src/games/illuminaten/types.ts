import type { IlluminatenAction as LegalAction, IlluminatenObservation } from "#protocol/schema";
import type {
  IlluminatenAction,
  IlluminatenDecision,
  IlluminatenEvent,
} from "#protocol/vocabulary";
import type { ChoiceOf, GameTypes } from "../module";
import type { Shown } from "./shown";

export type PlaceView = IlluminatenObservation["field"][number];
export type SeatView = IlluminatenObservation["seats"][number];
export type Choice = ChoiceOf<IlluminatenAction, LegalAction>;

export interface View extends Omit<IlluminatenObservation, "decision" | "legal"> {
  readonly decision: IlluminatenDecision | null;
  readonly legal: readonly Choice[];
}

export interface Illuminaten extends GameTypes {
  readonly view: View;
  readonly shown: Shown;
  readonly choice: Choice;
  readonly event: IlluminatenEvent;
}
