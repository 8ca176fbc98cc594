// Animations of contests and of artificial opponents.
import { AREOPAGUS } from "../decision";
import { withView, fromHand } from "../shown";
import type { ShownContest, Shown } from "../shown";
import { from, type Moves, type Steps } from "./event";

export const CONTESTS: Moves = {
  "contest-began"(shown, { seat, other, place, strength, against }) {
    const contest: ShownContest = {
      place,
      attacker: { seat, strength },
      defender: { seat: other, strength: against },
      cards: {},
      ended: null,
    };
    return [{ shown: { ...shown, contest }, mark: `place-${place}`, sound: "strike", rest: 500 }];
  },
  "contest-laid": (shown, { seat, card: id }) => laidForContest(shown, seat, id, 250),
  "contest-revealed"(shown, { seat, card: id }) {
    const automaton = shown.view.seats[seat]?.automaton ?? false;
    const next = automaton
      ? withView(shown, { deck_size: shown.view.deck_size - 1 })
      : fromHand(shown, seat, id);
    const out = withView(next, { contest_cards: [...shown.view.contest_cards, id].sort() });
    return laidForContest(out, seat, id, 600);
  },
  "contest-cancelled": (shown) => [
    {
      shown: shown.contest ? { ...shown, contest: { ...shown.contest, cards: {} } } : shown,
      rest: 400,
    },
  ],
  "contest-won"(shown, { seat, total, against, reason }) {
    if (!shown.contest) return [];
    const ended = { winner: seat, total, against, reason };
    return [
      {
        shown: { ...shown, contest: { ...shown.contest, ended } },
        sound: "win",
        rest: 2200,
      },
      { shown: { ...shown, contest: null } },
    ];
  },
  rewarded: (shown, event) => [
    {
      shown: withView(shown, { markers: [...shown.view.markers, event.place] }),
      mark: `place-${event.place}`,
      rest: 200,
    },
  ],
  "script-step": (shown, { place }) => [
    { mark: place === AREOPAGUS ? "areopagus-0" : `place-${place}`, shown, rest: 450 },
  ],
  planned(shown, { card: id }) {
    const next = withView(shown, {
      contest_cards: [...shown.view.contest_cards, id].sort(),
      deck_size: shown.view.deck_size - 1,
    });
    return [{ shown: from(next, id, "deck"), sound: "flip", rest: 500 }];
  },
  "figure-moved": (shown, event) => [
    { shown: withView(shown, { figure: event.place }), sound: "slide", rest: 300 },
  ],
  won: () => [{ sound: "win" }],
};

function laidForContest(shown: Shown, seat: number, id: string | null, rest: number): Steps {
  if (!shown.contest) return [];
  const cards = { ...shown.contest.cards, [seat]: id };
  return [
    {
      shown: { ...shown, contest: { ...shown.contest, cards } },
      sound: id ? "flip" : "place",
      rest,
    },
  ];
}
