// K6: who takes which tile. The server decides; this only tells where its points come from.
import type { KingView } from "#protocol/schema";
import { faceOf, isGold } from "./cards";

export interface Holding {
  readonly cards: readonly string[];
  readonly sum: number;
  /** The letter nearest to A; empty without a card. */
  readonly letter: string;
}

export interface Taken {
  readonly seat: number;
  readonly domain: string;
  readonly tile: "chief" | "minor";
  readonly value: number;
}

/** What a hand has of a domain. */
export function holding(hand: readonly string[], domain: string): Holding {
  const cards = hand.filter((id) => faceOf(id).sort === domain);
  const letters = cards.map((id) => faceOf(id).letter).sort();
  return {
    cards,
    sum: cards.reduce((sum, id) => sum + faceOf(id).value, 0),
    letter: letters[0] ?? "",
  };
}

export function goldSum(hand: readonly string[]): number {
  return hand.filter(isGold).reduce((sum, id) => sum + faceOf(id).value, 0);
}

/** K4.6: what a hand can pay for the card for sale. */
export function means(view: KingView, hand: readonly string[]): number {
  return view.sale !== null && isGold(view.sale) ? hand.length : goldSum(hand);
}

/** K6.1 to K6.3, once all hands are shown. */
export function takenTiles(view: KingView): readonly Taken[] {
  return view.domains.flatMap((domain, index) => {
    const [first, second] = view.seats
      .map(({ hand }, seat) => ({ seat, ...holding(hand ?? [], domain) }))
      .filter((held) => held.cards.length > 0)
      .sort((one, other) => other.sum - one.sum || one.letter.localeCompare(other.letter));
    const taken: Taken[] = [];
    if (first) taken.push({ seat: first.seat, domain, tile: "chief", value: view.chiefs[index]! });
    const minor = view.minors[index]!;
    if (second && minor > 0) taken.push({ seat: second.seat, domain, tile: "minor", value: minor });
    return taken;
  });
}
