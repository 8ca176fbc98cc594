// What the stage shows: the view, with a key for every card that it keeps while it moves.
import { compare, isKing } from "./cards";
import type { Seat, View } from "./types";

/** A card on the table; without an id it lies face down. */
export interface ShownCard {
  readonly key: string;
  readonly id: string | null;
  /** The anchor that it goes to when it leaves the table. */
  readonly to?: string;
}

/** A tile that a seat has taken. */
export interface Taken {
  readonly seat: number;
  readonly domain: string;
  readonly tile: "chief" | "minor";
  readonly value: number;
}

export interface Shown {
  readonly view: View;
  /** The card that the adviser has drawn; others see its back. */
  readonly drawn: ShownCard | null;
  readonly middle: readonly ShownCard[];
  /** A King card of the first phase while it is carried out. */
  readonly king: ShownCard | null;
  readonly sale: ShownCard | null;
  /** What the winner has paid so far. */
  readonly payment: readonly ShownCard[];
  /** The reader's own cards; empty for a spectator. */
  readonly hand: readonly ShownCard[];
  /** K6: the tiles given out so far. */
  readonly taken: readonly Taken[];
}

let fresh = 0;

export function card(id: string | null): ShownCard {
  return { key: `${id ?? "back"}#${fresh++}`, id };
}

type Zone = "drawn" | "middle" | "king" | "sale" | "payment" | "hand";
const ZONES: readonly Zone[] = ["drawn", "middle", "king", "sale", "payment", "hand"];

function lyingIn(shown: Shown, zone: Zone): readonly ShownCard[] {
  const found = shown[zone];
  if (found === null) return [];
  return "key" in found ? [found] : found;
}

/** The view with keys; a card that was shown before keeps its key, best one in the same place. */
export function show(view: View, before: Shown | null): Shown {
  const free = new Map(ZONES.map((zone) => [zone, before ? [...lyingIn(before, zone)] : []]));
  const take = (zone: Zone, id: string | null): ShownCard | null => {
    const cards = free.get(zone)!;
    const at = cards.findIndex((one) => one.id === id);
    return at < 0 ? null : cards.splice(at, 1)[0]!;
  };
  const wanted = new Map<Zone, readonly (string | null)[]>([
    ["drawn", view.decision?.kind === "place" ? [view.drawn] : []],
    ["middle", view.middle],
    ["king", view.king !== null && view.sale === null ? [view.king] : []],
    ["sale", view.sale === null ? [] : [view.sale]],
    ["payment", view.payment],
    ["hand", view.seats[view.seat]?.hand ?? []],
  ]);
  const kept = new Map(ZONES.map((zone) => [zone, wanted.get(zone)!.map((id) => take(zone, id))]));
  const placed = (zone: Zone): ShownCard[] =>
    wanted.get(zone)!.map((id, at) => {
      const same = kept.get(zone)![at];
      if (same) return { key: same.key, id };
      const moved = id === null ? null : ZONES.map((other) => take(other, id)).find(Boolean);
      return moved ? { key: moved.key, id } : card(id);
    });
  return {
    view,
    drawn: placed("drawn")[0] ?? null,
    middle: placed("middle"),
    king: placed("king")[0] ?? null,
    sale: placed("sale")[0] ?? null,
    payment: placed("payment"),
    hand: placed("hand").sort((one, other) => compare(one.id!, other.id!)),
    taken: takenTiles(view),
  };
}

/** K6.2, K6.3: the tiles taken at the end; none before it. */
export function takenTiles({ board }: View): readonly Taken[] {
  return board.flatMap(({ domain, chief, minor = 0, holdings = [] }) => {
    const holder = (tile: string): number => holdings.findIndex((held) => held?.takes === tile);
    const taken: Taken[] = [
      { seat: holder("chief"), domain, tile: "chief", value: chief },
      { seat: holder("minor"), domain, tile: "minor", value: minor },
    ];
    return taken.filter(({ seat }) => seat >= 0);
  });
}

// Changes to what is shown; the view inside follows.

export function withView(shown: Shown, parts: Partial<View>): Shown {
  return { ...shown, view: { ...shown.view, ...parts } };
}

export function withSeats(
  shown: Shown,
  change: (seat: Seat, index: number) => Partial<Seat>,
): Shown {
  return withView(shown, {
    seats: shown.view.seats.map((seat, index) => ({ ...seat, ...change(seat, index) })),
  });
}

/** A card comes into a seat's pile or hand; a King card does not. */
export function gained(shown: Shown, seat: number, one: ShownCard): Shown {
  if (one.id !== null && isKing(one.id)) return shown;
  const mine = seat === shown.view.seat && one.id !== null;
  const hand = mine ? [...shown.hand, one].sort((a, b) => compare(a.id!, b.id!)) : shown.hand;
  return withHand({ ...shown, hand }, seat, 1);
}

/** A card leaves a seat's hand: the reader's own one, or one that comes from behind a plate. */
export function lost(
  shown: Shown,
  seat: number,
  id: string | null,
): { shown: Shown; one: ShownCard } {
  const one = (seat === shown.view.seat && shown.hand.find((held) => held.id === id)) || card(id);
  const hand = shown.hand.filter((held) => held !== one);
  return { shown: withHand({ ...shown, hand }, seat, -1), one };
}

function withHand(shown: Shown, seat: number, change: number): Shown {
  return withSeats(shown, (had, index) => {
    if (index !== seat) return {};
    const hand = seat === shown.view.seat ? shown.hand.map((held) => held.id!) : had.hand;
    return { hand, hand_size: had.hand_size + change };
  });
}

export function withTile(shown: Shown, domain: string, chief: number, minor: number): Shown {
  return withView(shown, {
    board: shown.view.board.map((column) =>
      column.domain === domain ? { ...column, chief, minor } : column,
    ),
  });
}

/** A new bidding begins, for the next card or for the same one without those excluded. */
export function withoutBids(shown: Shown, sameCard: boolean): Shown {
  const cleared = withSeats(shown, ({ excluded = false }) => ({
    bid: 0,
    passed: sameCard && excluded,
    excluded: sameCard && excluded,
  }));
  return withView(cleared, { high: 0, high_seat: null });
}

/** The card is sold or discarded. */
export function saleOver(shown: Shown): Shown {
  const parts = { sale: null, price: null, means: null, due: 0 };
  return { ...withView(withoutBids(shown, false), parts), sale: null, payment: [] };
}
