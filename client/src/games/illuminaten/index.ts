// Pax Illuminaten at the table.
import { t } from "../../words/i18n.svelte";
import { colourOf } from "../../ui/heraldry";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { costWords, dueWords } from "./costs";
import { FACTIONS, LUMINARIES } from "./data";
import { AREOPAGUS, building } from "./decision";
import { breakdown } from "./ending";
import "./factions.css";
import Hand from "./Hand.svelte";
import Ending from "./LazyEnding.svelte";
import Inspector from "./LazyInspector.svelte";
import Plate from "./Plate.svelte";
import { animate } from "./animation";
import { meaning } from "./meaning";
import { lodge } from "./room";
import { show } from "./shown";
import { spotOf, target } from "./targets";
import type { Illuminaten, View } from "./types";
import { nameOf } from "./words";

/** What an action brings about: told below it in the log. */
const CONSEQUENCES: ReadonlySet<string> = new Set([
  "paid",
  "gained",
  "intercepted",
  "favor-returned",
  "gave",
  "disc-placed",
  "disc-moved",
  "disc-returned",
  "laid",
  "turned-up",
  "discarded",
  "threw-off",
  "swapped",
  "boosted",
  "skipped",
  "saw-card",
  "saw-plot",
  "contest-began",
  "contest-laid",
  "contest-revealed",
  "contest-empty",
  "contest-cancelled",
  "contest-won",
  "rewarded",
  "strengthened",
  "figure-moved",
  "edict-paid",
  "kept-event",
]);

const FULFILMENTS: ReadonlySet<string> = new Set(["fulfilled", "private-fulfilled", "aim-reached"]);

/** What an only target may follow. */
const LEADING =
  /^(scout|influence|interrogate|reassign|exclude|displace|use|use-ability|whisper|with|with-areopagus|lift|reward-.*)$/;

const module: GameModule<Illuminaten> = {
  room: () => lodge,
  context: null,
  Board,
  picture: { wide: { width: 960, height: 540 }, narrow: { width: 390, height: 420 } },
  tall: true,
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
  meaning,
  confirm: (choice, view) => choice.form === "end" && view.mains > 0 && view.legal.length > 1,
  leads: ({ form }) => LEADING.test(form),
  target,
  about(view) {
    const { action } = building(view);
    return action ? `action-${action}` : null;
  },
  gallery: () => ({
    cards: [...Object.keys(LUMINARIES), ...FACTIONS.map((faction) => `faction-${faction}`)],
    view: { seats: [], unavailable: [] },
  }),
  breakdown,
  Ending,
  howto: ["X9.1", "X5.2", "X6.3", "X3.6", "X6.6", "X7.1", "X7.6"],
  chapter: (event) => event.event === "turn-began",
  solemn: ({ event }) => FULFILMENTS.has(event),
  moment: ({ event }) => FULFILMENTS.has(event) || ["claimed", "contest-won"].includes(event),
  continues: (event) => CONSEQUENCES.has(event.event),
  subject(event) {
    if ("card" in event) return event.card;
    if ("plot" in event) return event.plot;
    if ("event_card" in event) return event.event_card && `event-${event.event_card}`;
    return "faction" in event && /claim|borrow|faction/.test(event.event)
      ? `faction-${event.faction}`
      : null;
  },
};

/** The sentence of the ribbon, where it says more than the prompt: which action is being built, on
 * which card, and what is to be paid. */
function prompt(view: View): string | null {
  const { action, place } = building(view);
  const { contest, seat } = view;
  const target = place !== null && place !== AREOPAGUS ? view.field[place - 1]?.card : null;
  if (view.decision?.kind === "contest-card" && contest?.defender.seat === seat)
    return t("illuminaten-ui-defend", { card: nameOf(target ?? null) });
  const asked = question(view);
  if (!action) return asked;
  const words = {
    action: t(`illuminaten-action-${action}`),
    asked: asked ?? t(`illuminaten-ask-${view.decision?.kind}`),
  };
  return target
    ? t("illuminaten-ui-building-target", { ...words, card: nameOf(target) })
    : t("illuminaten-ui-building", words);
}

function question({ payment, legal, decision }: View): string | null {
  if (decision?.kind === "pay" && payment)
    return t("illuminaten-ui-due", { cost: dueWords(payment.due, payment.takes) });
  const cost = costWords(legal.find((choice) => choice.form === "more")?.cost);
  return cost === null ? null : t("illuminaten-ui-more", { cost });
}

export default module;
