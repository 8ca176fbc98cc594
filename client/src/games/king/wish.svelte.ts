// The bid that the reader is about to make: the stepper sets it, the ribbon's button makes it.
import type { KingObservation } from "#protocol/schema";

const wish = $state({ decision: "", bid: 0 });

/** What differs between any two bids of one seat: the card, the highest bid, or who is excluded. */
function decisionOf({ turn, high, seats }: KingObservation): string {
  return [turn, high, seats.filter((seat) => seat.excluded).length].join(" ");
}

/** The bid on the stepper: at first the lowest one that is open. */
export function wished(view: KingObservation): number | null {
  if (wish.decision === decisionOf(view)) return wish.bid;
  const bids = view.legal.flatMap(({ form, args }) =>
    form === "bid" ? [Number(args["bid"])] : [],
  );
  return bids[0] ?? null;
}

export function wishFor(view: KingObservation, bid: number): void {
  wish.decision = decisionOf(view);
  wish.bid = bid;
}
