// Pax Illuminaten at the table.
import type { IlluminatenView } from "#protocol/schema";
import { forms, t } from "../../words/i18n.svelte";
import { colourOf } from "../../ui/heraldry";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { illuminatenContext } from "./context";
import { FACTIONS } from "./data";
import "./factions.css";
import { building } from "./frames";
import Hand from "./Hand.svelte";
import Inspector from "./Inspector.svelte";
import Plate from "./Plate.svelte";
import { priceOfNext } from "./rules";
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
    const { kind } = building(view);
    return kind === null ? null : `action-${kind}`;
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
function prompt(view: IlluminatenView): string | null {
  const { kind, due, target, source, disc } = building(view);
  const values = illuminatenContext.prompt(view);
  let asked = t(`illuminaten-ask-${view.ask}`, values);
  if (view.ask === "pay" && due) {
    const types = FACTIONS.filter((_, index) => Math.floor(due.factions / 2 ** index) % 2 === 1);
    const names = types.map(
      (faction) => forms("faction", `illuminaten-faction-${faction}`)["faction"],
    );
    asked = t("illuminaten-ui-due", {
      count: due.count,
      factions: types.length < 3 ? names.join(", ") : "",
    }).trim();
  }
  if (view.ask === "more" && target !== null) {
    const price = priceOfNext(view, target, source, disc);
    if (price !== null) asked = t("illuminaten-ui-more", { count: price });
  }
  return kind === null
    ? asked
    : t("illuminaten-ui-building", { action: t(`illuminaten-action-${kind}`), asked });
}

export default module;
