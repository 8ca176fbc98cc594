import type { KingView } from "#protocol/schema";
import type { KingAction, KingEvent } from "#protocol/vocabulary";
import type { ChoiceOf, GameTypes } from "../module";
import type { Shown } from "./shown";

export interface King extends GameTypes {
  readonly view: KingView;
  readonly shown: Shown;
  readonly choice: ChoiceOf<KingAction>;
  readonly event: KingEvent;
}
