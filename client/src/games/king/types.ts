import type { KingAction as LegalAction, KingObservation } from "#protocol/schema";
import type { KingAction, KingEvent } from "#protocol/vocabulary";
import type { ChoiceOf, GameTypes } from "../module";
import type { Shown } from "./shown";

export type Seat = KingObservation["seats"][number];
export type Column = KingObservation["board"][number];

export interface King extends GameTypes {
  readonly view: KingObservation;
  readonly shown: Shown;
  readonly choice: ChoiceOf<KingAction, LegalAction>;
  readonly event: KingEvent;
}
