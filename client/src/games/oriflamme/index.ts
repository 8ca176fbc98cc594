// Oriflamme and Ablaze at the table.
import { forms, t } from "../../words/i18n.svelte";
import { Speech } from "../../words/speech";
import { colourOf } from "../../ui/heraldry";
import type { GameModule } from "../module";
import Board from "./Board.svelte";
import { oriflammeContext } from "./context";
import Hand from "./Hand.svelte";
import Inspector from "./Inspector.svelte";
import Plate from "./Plate.svelte";
import { animate } from "./animation";
import { KINDS } from "./cards";
import { breakdown, unveil, verdict } from "./ending";
import { meaning, meaningOf } from "./meaning";
import { pointing } from "./pointing.svelte";
import { roomOf } from "./room";
import { show } from "./shown";
import { isButton } from "./targets";
import type { Oriflamme } from "./types";

const speech = new Speech<Oriflamme>("oriflamme", oriflammeContext);

const module: GameModule<Oriflamme> = {
  room: roomOf,
  context: oriflammeContext,
  Board,
  picture: { wide: { width: 900, height: 300 }, narrow: { width: 390, height: 330 } },
  Hand,
  Plate,
  Inspector,
  show,
  viewOf: (shown) => shown.view,
  animate,
  plate: (view, seat) => ({
    crests: view.families.filter((family) => family.seat === seat).map((family) => family.family),
    score: view.influence[seat] ?? 0,
    first: view.round > 0 && view.first === seat,
  }),
  status: (view) =>
    view.round === 0
      ? t("oriflamme-phase-setup")
      : `${t("oriflamme-word-round", { round: view.round })} · ${t(`oriflamme-phase-${view.phase}`)}`,
  buttons: (choices) => choices.filter(isButton),
  step: (_view, selected) =>
    selected === null
      ? null
      : t("oriflamme-ui-place-where", forms("card", `oriflamme-card-${selected.split(":")[1]}`)),
  meaning(view, selected) {
    const reader = { seat: view.seat, names: pointing.names };
    const pointed = view.legal.find(({ id }) => id === pointing.choice?.id);
    const told = pointed ? meaningOf(pointed, view, speech, reader) : null;
    return told ?? meaning(view, selected, reader);
  },
  confirm(choice, view) {
    if (choice.form !== "eliminate" || view.legal.length === 1) return false;
    const victim = choice.target_family;
    return view.families.some(({ family, seat }) => family === victim && seat === view.seat);
  },
  about(view, selected) {
    const own = view.families.find((family) => family.seat === view.seat)?.family;
    if (selected !== null) return `${selected.split(":")[1]}@${own}`;
    const active = view.row.find((place) => place.turn === "active")?.cards.at(-1);
    return active?.kind ? `${active.kind}@${active.owner}` : null;
  },
  gallery: (game) => ({
    cards: Object.keys(KINDS)
      .filter((kind) => KINDS[kind]!.rule.startsWith("O7") === (game === "ablaze"))
      .map((kind, index) => `${kind}@${colourOf(index)}`),
  }),
  breakdown,
  verdict,
  unveil,
  moment: ({ event }) => event === "eliminated",
  howto: ["O2.1", "O3.1", "O4.2", "O4.4", "O5.1"],
  begins: ({ event }) => event === "activated",
  subject(event) {
    const card = "card" in event ? event.card : null;
    return card !== null && "family" in event ? `${card}@${event.family}` : card;
  },
};

export default module;
