// The bid that the reader is about to make: the stepper sets it, the ribbon's button makes it.
import type { KingView } from "#protocol/schema";

/** `at` is the decision it belongs to: every deed of the story opens another one. */
const wish = $state({ at: -1, bid: 0 });

/** The bid on the stepper: at first one more than the highest. */
export function wished(view: KingView): number {
  return wish.at === view.story.length && wish.bid > view.high ? wish.bid : view.high + 1;
}

export function wishFor(view: KingView, bid: number): void {
  wish.at = view.story.length;
  wish.bid = bid;
}
