// What an open decision means for the reader: the second line of the ribbon, and the words of the
// bid panel. All figures come from the view.
import { t } from "../../words/i18n.svelte";
import { faceOf, sortName, values } from "./cards";
import type { Choice, View } from "./types";

type Bid = Extract<Choice, { form: "bid" }>;

/** What a Government or Gold card adds to what the reader has; null for a King card. */
export function gain(view: View, card: string): string | null {
  const { sort } = faceOf(card);
  const total = view.prospects[card];
  if (total === undefined) return null;
  if (sort === "gold")
    return t("king-ui-gain-gold", { sum: view.seats[view.seat]?.gold ?? 0, with: total });
  const held = view.board.find(({ domain }) => domain === sort)?.holdings?.[view.seat];
  return t("king-ui-gain", { domain: sortName(sort), sum: held?.sum ?? 0, with: total });
}

function worth(view: View, card: string): string | null {
  const column = view.board.find(({ domain }) => domain === faceOf(card).sort);
  return column ? t("king-ui-worth", { chief: column.chief, minor: column.minor ?? 0 }) : null;
}

/** What the hand can pay for the card for sale. */
export function meansOf({ means, price }: View): string | null {
  if (means === null) return null;
  return t(price === "cards" ? "king-ui-means-cards" : "king-ui-means-gold", { means });
}

/** K4.4, K4.6: what a bid costs beyond its own number; null if it costs just that. */
export function consequence(view: View, bid: Bid | undefined): string | null {
  if (bid?.beyond_means) return t("king-ui-bid-beyond", { means: view.means ?? 0 });
  if (bid?.overpaid) return t("king-ui-bid-overpaid", { paid: bid.args.bid + bid.overpaid });
  return null;
}

/** K4.4: the Gold cards that pay what is due, and by how much they are too much. */
function settling({ settlement, legal }: View): string | null {
  const first = legal.find((one) => one.form === "pay" && one.args.card === settlement[0]);
  if (!first) return null;
  const cards = values(settlement).join(" + ");
  return first.overpaid
    ? t("king-ui-settle-over", { cards, overpaid: first.overpaid })
    : t("king-ui-settle-exact", { cards });
}

function changing(view: View): (string | null)[] {
  const parts = faceOf(view.king ?? "").parts.length;
  const how = view.sale !== null ? "won" : view.leader === view.seat ? "kept" : "taken";
  return [
    t("king-ui-changing", { how }),
    parts > 1 ? t("king-ui-change-part", { part: view.king_part, parts }) : null,
  ];
}

function placing(view: View): (string | null)[] {
  const card = view.drawn!;
  const own = gain(view, card);
  return own ? [own, worth(view, card)] : [t("king-ui-gain-king")];
}

function lines(view: View): (string | null)[] {
  switch (view.decision?.kind) {
    case "place":
      return placing(view);
    case "take":
      return [t("king-ui-taking")];
    case "change":
      return changing(view);
    case "bid":
      return [meansOf(view), t("king-ui-bidding")];
    case "pay-gold":
      return [settling(view)];
    case "pay-cards":
      return [t("king-ui-giving")];
    default:
      return [];
  }
}

/** What the reader's open decision means here; null if there is nothing to add to the question. */
export function meaning(view: View): string | null {
  if (view.legal.length === 0) return null;
  return lines(view).filter(Boolean).join(" ") || null;
}
