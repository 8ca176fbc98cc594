// Animations of luminaries: court, hand, field, chain.
import card from "game-icon:card-draw";
import {
  withView,
  withField,
  withPlace,
  slotsOf,
  without,
  toHand,
  fromHand,
  discarded,
} from "../shown";
import type { Disc } from "../shown";
import { from, plate, sent, type Moves } from "./event";

export const CARDS: Moves = {
  "turn-began"(shown, { seat, round }) {
    const next = withView(shown, { active: seat, round, mains: 2 });
    return [{ shown: next, mark: plate(seat), rest: 250 }];
  },
  "action-gained": (shown) => [
    { shown: withView(shown, { mains: shown.view.mains + 1 }), sound: "coin" },
  ],
  "court-filled"(shown, { place, card: id }) {
    const court = shown.view.court.map((had, index) => (index === place - 1 ? id : had));
    const next = withView(shown, { court, deck_size: shown.view.deck_size - 1 });
    return [{ shown: from(next, id, "deck"), sound: "slide", rest: 60 }];
  },
  drew(shown, { seat, card: id }) {
    const next = withView(toHand(shown, seat, id), { deck_size: shown.view.deck_size - 1 });
    if (id) return [{ shown: from(next, id, "deck"), sound: "slide", rest: 60 }];
    return [{ flights: [{ from: "deck", to: plate(seat), count: 1, icon: card }], shown: next }];
  },
  "took-from-court"(shown, { seat, place, card: id }) {
    const court = shown.view.court.map((had, index) => (index === place - 1 ? null : had));
    return [
      { shown: sent(shown, id, plate(seat)) },
      { shown: toHand(withView(shown, { court }), seat, id), sound: "slide", rest: 200 },
    ];
  },
  scouted(shown, { seat, place, card: id }) {
    const key = `down-${place}`;
    const next = withPlace(toHand(shown, seat, id), place - 1, { gap: true });
    return [
      { shown: sent(shown, key, plate(seat)), mark: key },
      { shown: from(next, id, `place-${place}`), sound: "flip", rest: 250 },
    ];
  },
  laid(shown, { seat, place, card: id }) {
    const court = shown.view.court.map((had) => (had === id ? null : had));
    const ofCourt = shown.view.court.includes(id);
    const discs = carriedOver(shown.field[place - 1]?.discs ?? [], slotsOf(id));
    let next = withPlace(withView(shown, { court }), place - 1, {
      card: id,
      gap: false,
      key: id,
      discs,
    });
    // An artificial opponent has no hand: it lays its plan card.
    if (shown.view.seats[seat]?.automaton)
      next = withView(next, { contest_cards: without(shown.view.contest_cards, id) });
    else if (!ofCourt) next = fromHand(next, seat, id);
    return [{ shown: ofCourt ? next : from(next, id, plate(seat)), sound: "place", rest: 300 }];
  },
  "turned-up"(shown, { place, card: id }) {
    const discs = Array.from({ length: slotsOf(id) }, () => null);
    return [
      {
        shown: withPlace(shown, place - 1, { card: id, gap: false, discs }),
        sound: "flip",
        rest: 450,
      },
    ];
  },
  discarded(shown, { card: id }) {
    const at = shown.field.findIndex((place) => place.card === id);
    const key = at < 0 ? id : shown.field[at]!.key;
    const court = shown.view.court.map((had) => (had === id ? null : had));
    const next = withView(discarded(shown, id), { court });
    const gone =
      at < 0 ? next : withPlace(next, at, { card: null, gap: true, key: `gap-${at + 1}` });
    return [{ shown: sent(shown, key, "discard") }, { shown: gone, sound: "slide", rest: 150 }];
  },
  "threw-off"(shown, { seat, card: id }) {
    return [
      { shown: sent(shown, id, "discard") },
      { shown: discarded(fromHand(shown, seat, id), id), sound: "slide" },
    ];
  },
  swapped(shown, { place, other }) {
    const [one, two] = [shown.field[place - 1], shown.field[other - 1]];
    if (!one || !two) return [];
    const field = shown.field.map((had, index) => {
      const moved = index === place - 1 ? two : index === other - 1 ? one : had;
      return { ...moved, number: had.number };
    });
    return [{ shown: withField(shown, field), sound: "slide", rest: 400 }];
  },
  reshuffled: (shown, event) => [
    {
      shown: withView(shown, { deck_size: event.count, discard_size: 0, discard_top: null }),
      mark: "deck",
      rest: 200,
    },
  ],
  "court-moved-on": (shown, event) => [
    { shown: withView(shown, { steward: event.place }), rest: 150 },
  ],
  chained(shown, { seat, card: id }) {
    const next = withView(fromHand(shown, seat, id), { chain: [...shown.view.chain, id] });
    return [{ shown: from(next, id, plate(seat)), sound: "place", rest: 400 }];
  },
  boosted: (_shown, event) => [{ mark: event.card, rest: 250 }],
};

/** The discs on a new card, until the position tells their order; those beyond its slots return. */
function carriedOver(discs: readonly (Disc | null)[], slots: number): (Disc | null)[] {
  const kept: (Disc | null)[] = discs.filter((disc) => disc !== null);
  while (kept.length < slots) kept.push(null);
  return kept;
}
