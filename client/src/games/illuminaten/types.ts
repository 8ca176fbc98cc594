import type {
  IlluminatenAction as PricedAction,
  IlluminatenObservation,
  IlluminatenPlaceView,
  IlluminatenSeatView,
} from "#protocol/schema";
import type { IlluminatenAction, IlluminatenEvent } from "#protocol/vocabulary";
import type { ChoiceOf, GameTypes } from "../module";
import type { Shown } from "./shown";

export type PlaceView = IlluminatenPlaceView;
export type SeatView = IlluminatenSeatView;

export interface Illuminaten extends GameTypes {
  readonly view: IlluminatenObservation;
  readonly shown: Shown;
  readonly choice: ChoiceOf<IlluminatenAction, PricedAction>;
  readonly event: IlluminatenEvent;
}
