// What the stage shows: the view, with keys for what moves and the contest that is on.
import card from "game-icon:card-draw";
import type { ContestView, SideView } from "#protocol/schema";
import type { Flight } from "../../stage/animation";
import { LUMINARIES } from "./data";
import { FACTION } from "./emblems";
import type { SeatView, View } from "./types";

export interface Disc {
  readonly seat: number;
  readonly key: string;
}

export interface ShownPlace {
  readonly number: number;
  readonly card: string | null;
  readonly gap: boolean;
  readonly control: number | null;
  readonly key: string;
  /** By slot; discs beyond the slots of the card are about to return. */
  readonly discs: readonly (Disc | null)[];
}

/** A side as its beginning tells it; the observation adds what its strength comes from. */
export type ShownSide = Pick<SideView, "seat" | "strength"> &
  Partial<Pick<SideView, "standing" | "parts">>;

export interface ShownContest {
  /** The number of the place. */
  readonly place: number;
  readonly attacker: ShownSide;
  readonly defender: ShownSide;
  /** By seat: the laid card, null while it lies face down. */
  readonly cards: Readonly<Record<number, string | null>>;
  /** Who has won, with which totals and why; null while it goes on. */
  readonly ended: Ending | null;
}

export interface Ending {
  readonly winner: number;
  readonly total: number;
  readonly against: number;
  readonly reason: string;
}

export interface Shown {
  readonly view: View;
  readonly field: readonly ShownPlace[];
  readonly contest: ShownContest | null;
  /** Where a card that appears comes from, and one that leaves goes to. */
  readonly from: Readonly<Record<string, string>>;
  readonly to: Readonly<Record<string, string>>;
}

let fresh = 0;

export function show(view: View, before: Shown | null): Shown {
  const field = view.field.map((place, at) => {
    const old = before?.field[at];
    const same = old !== undefined && old.card === place.card;
    return {
      ...place,
      key: same ? old.key : (place.card ?? `down-${place.number}`),
      discs: place.discs.map((seat, slot) => {
        if (seat === null) return null;
        const disc = old?.discs[slot];
        return same && disc?.seat === seat ? disc : newDisc(seat);
      }),
    };
  });
  return { view, field, contest: contestShown(view.contest), from: {}, to: {} };
}

export function newDisc(seat: number): Disc {
  return { seat, key: `disc-${fresh++}` };
}

function contestShown(contest: ContestView | null): ShownContest | null {
  if (!contest) return null;
  const cards: Record<number, string | null> = {};
  for (const side of [contest.attacker, contest.defender])
    if (side.laid) cards[side.seat] = side.card;
  return { ...contest, cards, ended: null };
}

// Changes.

export function withView(shown: Shown, parts: Partial<View>): Shown {
  return { ...shown, view: { ...shown.view, ...parts } };
}

export function withField(shown: Shown, field: readonly ShownPlace[]): Shown {
  const seen = field.map(({ number, card, gap, control, discs }) => ({
    number,
    card,
    gap,
    control,
    discs: discs.slice(0, slotsOf(card)).map((disc) => disc?.seat ?? null),
  }));
  return { ...shown, field, view: { ...shown.view, field: seen } };
}

export function withPlace(shown: Shown, at: number, parts: Partial<ShownPlace>): Shown {
  return withField(
    shown,
    shown.field.map((place, index) => (index === at ? { ...place, ...parts } : place)),
  );
}

export function withSeat(
  shown: Shown,
  seat: number,
  change: (had: SeatView) => Partial<SeatView>,
): Shown {
  const seats = shown.view.seats.map((had) =>
    had.seat === seat ? { ...had, ...change(had) } : had,
  );
  return withView(shown, { seats });
}

export function slotsOf(id: string | null): number {
  return id ? LUMINARIES[id]!.slots.length : 0;
}

export function without<T>(list: readonly T[], item: T): readonly T[] {
  const at = list.indexOf(item);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
}

export function changedAt(list: readonly number[], at: number, by: number): readonly number[] {
  return list.map((had, index) => (index === at ? had + by : had));
}

/** Favor of a type that a seat and the supply have more or less of. */
export function favored(
  shown: Shown,
  seat: number,
  type: number,
  own: number,
  supply: number,
): Shown {
  const next = withSeat(shown, seat, (had) => ({ favor: changedAt(had.favor, type, own) }));
  return withView(next, { supply: changedAt(next.view.supply, type, supply) });
}

/** Where favor of a seat is: its own counter, or its plate. */
export function purse(shown: Shown, seat: number, faction: string): string {
  return seat === shown.view.seat ? `favor-${faction}` : `seat-${seat}`;
}

export function favorFlight(from: string, to: string, faction: string, count: number): Flight {
  return { from, to, count, icon: FACTION[faction] ?? card };
}

export function toHand(shown: Shown, seat: number, id: string | null): Shown {
  return withSeat(shown, seat, (had) => ({
    hand: had.hand && id ? [...had.hand, id].sort() : had.hand,
    hand_size: had.hand_size + 1,
  }));
}

export function fromHand(shown: Shown, seat: number, id: string): Shown {
  return withSeat(shown, seat, (had) => ({
    hand: had.hand && without(had.hand, id),
    hand_size: had.hand_size - 1,
  }));
}

export function discarded(shown: Shown, id: string): Shown {
  return withView(shown, { discard_top: id, discard_size: shown.view.discard_size + 1 });
}
