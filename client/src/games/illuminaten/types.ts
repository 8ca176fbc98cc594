import type { IlluminatenView } from "#protocol/schema";
import type { IlluminatenAction, IlluminatenEvent } from "#protocol/vocabulary";
import type { ChoiceOf, GameTypes } from "../module";
import type { Shown } from "./shown";

export interface Illuminaten extends GameTypes {
  readonly view: IlluminatenView;
  readonly shown: Shown;
  readonly choice: ChoiceOf<IlluminatenAction>;
  readonly event: IlluminatenEvent;
}
