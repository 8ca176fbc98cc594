// The open decision: what is asked, and the action that is being built.
import type { IlluminatenObservation } from "#protocol/schema";

export type ActionKind =
  "scout" | "influence" | "interrogate" | "reassign" | "exclude" | "displace";

export interface Decision {
  readonly kind: string;
  readonly action?: ActionKind;
  /** Numbers of places; `AREOPAGUS` is the player's own. */
  readonly acting?: number;
  readonly place?: number;
  /** The size of a group of favor that stands for one. */
  readonly count?: number;
  readonly card?: string;
  readonly ability?: string;
  /** The factions whose favor a disc costs. */
  readonly first?: string;
  readonly second?: string;
}

/** The number after the last place of the field. */
export const AREOPAGUS = 20;

export function decisionOf(view: IlluminatenObservation): Decision {
  return (view.decision ?? { kind: "" }) as unknown as Decision;
}
