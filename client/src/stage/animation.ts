// Animations: how the events of a game become steps that `Motion` carries out.
import type { GameTypes } from "../games/module";
import type { SoundName } from "./sound";

/** Small things that fly from one anchor to another, one after the other. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  /** The outline of an icon; without one it is an influence roundel. */
  readonly icon?: string;
}

/** One step of an animation: what flies first, then what is shown. */
export interface AnimationStep<S = unknown> {
  readonly shown?: S;
  readonly flights?: readonly Flight[];
  /** An anchor to point out while the step lasts. */
  readonly mark?: string;
  /** Cards (by `data-card`) that burn instead of sliding away. */
  readonly burn?: readonly string[];
  readonly sound?: SoundName;
  /** Milliseconds of rest after it. */
  readonly rest?: number;
}

export type AnimationSteps<S = unknown> = readonly AnimationStep<S>[];

/** The event of one kind out of a game's union. */
export type EventOf<T extends GameTypes, K extends string> = Extract<T["event"], { event: K }>;

/** How each kind of event moves the stage; a kind that is not here moves nothing. */
export type Animations<T extends GameTypes> = {
  readonly [K in T["event"]["event"]]?: (
    shown: T["shown"],
    event: EventOf<T, K>,
  ) => AnimationSteps<T["shown"]>;
};

type Animate<T extends GameTypes> = (
  shown: T["shown"],
  event: T["event"],
) => AnimationSteps<T["shown"]>;

/** A module's `animate` from a table of animations. */
export function animateBy<T extends GameTypes>(animations: Animations<T>): Animate<T> {
  const byKind = animations as Readonly<Record<string, Animate<T> | undefined>>;
  return (shown, event) => byKind[event.event]?.(shown, event) ?? [];
}
