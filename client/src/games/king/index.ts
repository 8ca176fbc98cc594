// For the King (and Me) at the table.
import { t } from "../../words/i18n.svelte";
import { colourOf } from "../../ui/heraldry";
import type { GameModule } from "../module";
import { animate } from "./animation";
import Board from "./Board.svelte";
import { EMBLEMS } from "./cards";
import Hand from "./Hand.svelte";
import Inspector from "./Inspector.svelte";
import { breakdown, verdict } from "./ending";
import { meaning } from "./meaning";
import Plate from "./Plate.svelte";
import { chamber } from "./room";
import { show } from "./shown";
import type { King, View } from "./types";
import { wished, wishFor } from "./wish.svelte";

/** `Turn 3 of 18`, or `Card 5 of 16`; nothing before and after. */
function progress({ phase, turn, turns }: View): string | null {
  if (phase === "influence") return t("king-ui-turn-of", { turn, turns });
  if (phase === "esteem") return t("king-ui-lot-of", { lot: turn, lots: turns });
  return null;
}

/** Cards of the gallery; of each domain there is one, for its cards differ in value and letter. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  king: ["+1", "-1", "+1/-1", "+1 +1", "-1 -1", "+1 -1"].map((parts) => `king ${parts}`),
  gold: ["gold 1", "gold 2", "gold 3"],
};

/** What follows from what the same player has just done. */
const CONTINUES: ReadonlySet<string> = new Set([
  "kept",
  "to-middle",
  "to-favour",
  "showed-king",
  "raised",
  "lowered",
  "no-tile",
  "won-bidding",
  "paid",
  "gave",
  "received",
  "failed",
  "lost",
]);

const module: GameModule<King> = {
  room: () => chamber,
  context: null,
  Board,
  picture: { wide: { width: 900, height: 340 }, narrow: { width: 390, height: 330 } },
  Hand,
  Plate,
  Inspector,
  show,
  viewOf: (shown) => shown.view,
  animate,
  plate: (view, seat) => ({
    crests: [colourOf(seat)],
    score: view.phase === "over" ? (view.scores[seat] ?? 0) : null,
    first: view.phase === "esteem" && view.leader === seat,
  }),
  status: (view) => [t(`king-phase-${view.phase}`), progress(view)].filter(Boolean).join(" · "),
  buttons: (choices, view) => {
    const bid = wished(view);
    return [
      ...choices.filter((choice) => choice.form === "bid" && choice.args.bid === bid),
      ...choices.filter((choice) => choice.form === "pass"),
    ];
  },
  meaning,
  confirm: (choice) => choice.form === "bid" && choice.beyond_means === true,
  reveal(choice, view, selected) {
    if (choice.form === "bid") wishFor(view, choice.args.bid);
    return selected;
  },
  about: (view) => view.king ?? view.drawn ?? view.sale,
  howto: ["K6.1", "K3.1", "K3.2", "K3.4", "K4.4", "K4.6"],
  gallery: () => ({
    cards: Object.keys(EMBLEMS).flatMap((sort) => EXAMPLES[sort] ?? `${sort} 3A`),
    view: { board: [] },
  }),
  breakdown,
  verdict,
  chapter: ({ event }) => ["turn-began", "auction-began"].includes(event),
  moment: ({ event }) => ["showed-king", "won-bidding", "failed"].includes(event),
  begins: ({ event }) => event === "took",
  continues: ({ event }) => CONTINUES.has(event),
  subject: (event) => ("card" in event ? event.card : null),
};

export default module;
