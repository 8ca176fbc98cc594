// What all animations use.
import type { IlluminatenFaction } from "#protocol/vocabulary";
import type { Animations, AnimationSteps, EventOf } from "../../../stage/animation";
import { FACTIONS } from "../data";
import { withView } from "../shown";
import type { Shown } from "../shown";
import type { Illuminaten } from "../types";

export type Moves = Animations<Illuminaten>;
export type Steps = AnimationSteps<Shown>;
export type Event<K extends string> = EventOf<Illuminaten, K>;

/** The anchor of a seat's plate. */
export const plate = (seat: number): string => `seat-${seat}`;

/** The number of a faction, as the lists of favor have it. */
export const indexOf = (faction: IlluminatenFaction): number => FACTIONS.indexOf(faction);

/** The card comes from an anchor when it is shown. */
export function from(shown: Shown, id: string | null, anchor: string): Shown {
  return id ? { ...shown, from: { ...shown.from, [id]: anchor } } : shown;
}

/** The card goes to an anchor when it is no longer shown. */
export function sent(shown: Shown, id: string, anchor: string): Shown {
  return { ...shown, to: { ...shown.to, [id]: anchor } };
}

export function lessOnEdict(shown: Shown, faction: string, count: number): Shown {
  const edicts = shown.view.edicts.map((one) =>
    one.faction === faction ? { ...one, favor: one.favor - count } : one,
  );
  return withView(shown, { edicts });
}
