import type { OriflammeObservation } from "#protocol/schema";
import type { OriflammeAction, OriflammeEvent } from "#protocol/vocabulary";
import type { ChoiceOf, GameTypes } from "../module";
import type { Shown } from "./shown";

export interface Oriflamme extends GameTypes {
  readonly view: OriflammeObservation;
  readonly shown: Shown;
  readonly choice: ChoiceOf<OriflammeAction>;
  readonly event: OriflammeEvent;
}
