// The bid that the reader is about to make: the stepper sets it, the ribbon's button makes it.
import type { View } from "./types";

const wish = $state({ decision: "", bid: 0 });

/** What differs between any two bids of one seat: the card, the highest bid, or who is excluded. */
function decisionOf({ turn, high, seats }: View): string {
  return [turn, high, seats.filter((seat) => seat.excluded).length].join(" ");
}

/** The bid on the stepper: at first the lowest one that is open. */
export function wished(view: View): number | null {
  if (wish.decision === decisionOf(view)) return wish.bid;
  return view.legal.find((choice) => choice.form === "bid")?.args.bid ?? null;
}

export function wishFor(view: View, bid: number): void {
  wish.decision = decisionOf(view);
  wish.bid = bid;
}
