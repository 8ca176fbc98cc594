// What the stage shows: the view, with a key for every card that it keeps while it moves.
import type { KingSeatView, KingView } from "#protocol/schema";
import { compare, isKing } from "./cards";
import { takenTiles, type Taken } from "./scoring";

/** A card on the table; without an id it lies face down. */
export interface ShownCard {
  readonly key: string;
  readonly id: string | null;
  /** The anchor that it goes to when it leaves the table. */
  readonly to?: string;
}

export interface Shown {
  readonly view: KingView;
  /** The card that the adviser has drawn; others see its back. */
  readonly drawn: ShownCard | null;
  readonly middle: readonly ShownCard[];
  /** A King card of the first phase while it is carried out. */
  readonly king: ShownCard | null;
  readonly sale: ShownCard | null;
  /** What the winner has paid so far. */
  readonly payment: readonly ShownCard[];
  /** The reader's own cards; empty for a watcher. */
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
export function show(view: KingView, before: Shown | null): Shown {
  const free = new Map(ZONES.map((zone) => [zone, before ? [...lyingIn(before, zone)] : []]));
  const take = (zone: Zone, id: string | null): ShownCard | null => {
    const cards = free.get(zone)!;
    const at = cards.findIndex((one) => one.id === id);
    return at < 0 ? null : cards.splice(at, 1)[0]!;
  };
  const wanted = new Map<Zone, readonly (string | null)[]>([
    ["drawn", view.ask === "place" ? [view.drawn] : []],
    ["middle", view.middle],
    ["king", view.king !== null && view.sale === null ? [view.king] : []],
    ["sale", view.sale === null ? [] : [view.sale]],
    ["payment", paidSoFar(view)],
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
    taken: view.phase === "over" ? takenTiles(view) : [],
  };
}

/** The cards paid for the card for sale, while its winner still pays. */
function paidSoFar(view: KingView): (string | null)[] {
  if (view.due === 0) return [];
  const last = view.story.findLastIndex(([, deed]) => deed !== "paid" && deed !== "gave");
  return view.story
    .slice(last + 1)
    .map(([, deed, what]) => (deed === "gave" ? null : (what as string | null)));
}

// Changes to what is shown; the view inside follows.

export function withView(shown: Shown, parts: Partial<KingView>): Shown {
  return { ...shown, view: { ...shown.view, ...parts } };
}

export function withSeats(
  shown: Shown,
  change: (seat: KingSeatView, index: number) => Partial<KingSeatView>,
): Shown {
  return withView(shown, {
    seats: shown.view.seats.map((seat, index) => ({ ...seat, ...change(seat, index) })),
  });
}

/** K7.4: one more deed of the story. */
export function told(
  shown: Shown,
  seat: number,
  deed: string,
  what: string | number | null,
): Shown {
  return withView(shown, { story: [...shown.view.story, [seat, deed, what]] });
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

export function withTile(shown: Shown, domain: string, value: number): Shown {
  const at = shown.view.domains.indexOf(domain);
  const minor = shown.view.players === 2 ? 0 : value >> 1;
  return withView(shown, {
    chiefs: shown.view.chiefs.map((had, index) => (index === at ? value : had)),
    minors: shown.view.minors.map((had, index) => (index === at ? minor : had)),
  });
}

/** K4.6: earlier bids are void; `excluded` stays unless a new card is sold. */
export function withoutBids(shown: Shown, sameCard: boolean): Shown {
  const cleared = withSeats(shown, (seat) => ({
    bid: 0,
    passed: sameCard && seat.excluded,
    excluded: sameCard && seat.excluded,
  }));
  return withView(cleared, { high: 0, high_seat: -1 });
}

/** K4.7: the card is sold or discarded, the next player becomes first. */
export function saleOver(shown: Shown): Shown {
  const { leader, players } = shown.view;
  const cleared = withView(withoutBids(shown, false), {
    sale: null,
    due: 0,
    leader: (leader + 1) % players,
  });
  return { ...cleared, sale: null, payment: [] };
}
