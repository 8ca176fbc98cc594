// Pax Illuminaten at the table.
import type { IlluminatenObservation } from "#protocol/schema";
import { t } from "../../words/i18n.svelte";
import { colourOf } from "../../ui/heraldry";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { illuminatenContext } from "./context";
import { costWords, dueWords } from "./costs";
import { decisionOf } from "./decision";
import "./factions.css";
import Hand from "./Hand.svelte";
import Inspector from "./Inspector.svelte";
import Plate from "./Plate.svelte";
import { animate } from "./animation";
import { show } from "./shown";
import { spotOf } from "./targets";
import type { Illuminaten } from "./types";

const module: GameModule<Illuminaten> = {
  context: illuminatenContext,
  Board,
  Hand,
  Plate,
  Inspector,
  show,
  viewOf: (shown) => shown.view,
  animate,
  plate: (view, seat) => ({
    crests: [colourOf(seat)],
    score: view.scores[seat] ?? 0,
    first: view.round > 0 && view.first === seat,
  }),
  status: (view) => t("illuminaten-ui-status", { round: view.round, mains: view.mains }),
  buttons: (choices, view) => choices.filter((choice) => spotOf(choice, view) === null),
  step: (view) => prompt(view),
  confirm: (choice, view) => choice.form === "end" && view.mains > 0 && view.legal.length > 1,
  about(view) {
    const { action } = decisionOf(view);
    return action ? `action-${action}` : null;
  },
  howto: ["X9.1", "X5.2", "X6.3", "X3.6", "X6.6", "X7.1", "X7.6"],
  subject(event) {
    if ("card" in event) return event.card;
    if ("plot" in event) return event.plot;
    if ("happening" in event) return event.happening && `event-${event.happening}`;
    return "faction" in event && /claim|borrow|faction/.test(event.event)
      ? `faction-${event.faction}`
      : null;
  },
};

/** The sentence of the ribbon: which action is being built, what is asked, what it costs. */
function prompt(view: IlluminatenObservation): string | null {
  const { kind, action } = decisionOf(view);
  const asked = question(view, kind);
  return action
    ? t("illuminaten-ui-building", { action: t(`illuminaten-action-${action}`), asked })
    : asked;
}

function question(view: IlluminatenObservation, kind: string): string {
  if (kind === "pay" && view.payment)
    return t("illuminaten-ui-due", { cost: dueWords(view.payment.due, view.payment.takes) });
  const more = view.legal.find((choice) => choice.form === "more");
  const cost = more ? costWords(more.cost) : null;
  if (cost !== null) return t("illuminaten-ui-more", { cost });
  return t(`illuminaten-ask-${kind}`, illuminatenContext.prompt(view));
}

export default module;
