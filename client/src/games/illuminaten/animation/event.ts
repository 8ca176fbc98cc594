// The fields of an event, and helpers that all animations use.
import type { GameEvent } from "../../../words/speech";
import type { Beat } from "../../module";
import { FACTIONS } from "../data";
import { withView } from "../shown";
import type { Shown } from "../shown";

interface Fields {
  readonly seat: number;
  readonly other: number;
  readonly card: string;
  readonly faction: string;
  readonly type: number;
  readonly count: number;
  /** From 0. */
  readonly place: number;
  readonly plot: string;
  readonly happening: string;
}

export function read(event: GameEvent): Fields {
  const fields = event as Record<string, unknown>;
  const faction = String(fields["faction"] ?? "");
  return {
    seat: Number(fields["seat"] ?? -1),
    other: Number(fields["other"] ?? -1),
    card: String(fields["card"] ?? ""),
    faction,
    type: FACTIONS.indexOf(faction as (typeof FACTIONS)[number]),
    count: Number(fields["count"] ?? 0),
    place: Number(fields["place"] ?? 0) - 1,
    plot: String(fields["plot"] ?? ""),
    happening: String(fields["happening"] ?? ""),
  };
}

export type Animate = (shown: Shown, event: GameEvent) => readonly Beat<Shown>[];
export type Animations = Readonly<Record<string, Animate>>;

export const secretCard = (event: GameEvent): string | null => event["card"] as string | null;
export const plate = (seat: number): string => `seat-${seat}`;

export function from(shown: Shown, id: string | null, anchor: string): Shown {
  return id ? { ...shown, from: { ...shown.from, [id]: anchor } } : shown;
}

export function sent(shown: Shown, id: string, anchor: string): Shown {
  return { ...shown, to: { ...shown.to, [id]: anchor } };
}

export function lessOnEdict(shown: Shown, faction: string, count: number): Shown {
  const edicts = shown.view.edicts.map((one) =>
    one.faction === faction ? { ...one, favor: one.favor - count } : one,
  );
  return withView(shown, { edicts });
}
