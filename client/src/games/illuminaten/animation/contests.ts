// Animations of contests and of artificial opponents.
import type { Beat } from "../../module";
import { withView, fromHand } from "../shown";
import type { ShownContest, Shown } from "../shown";
import { read, secretCard, from } from "./event";
import type { Animations } from "./event";

export const CONTESTS: Animations = {
  "contest-began"(shown, event) {
    const { seat, other, place } = read(event);
    const contest: ShownContest = {
      place,
      attacker: seat,
      defender: other,
      strength: Number(event["strength"]),
      against: Number(event["against"]),
      cards: {},
      winner: null,
    };
    return [
      { shown: { ...shown, contest }, mark: `place-${place + 1}`, sound: "strike", rest: 500 },
    ];
  },
  "contest-laid"(shown, event) {
    const { seat } = read(event);
    return laidForContest(shown, seat, secretCard(event), 250);
  },
  "contest-revealed"(shown, event) {
    const { seat, card: id } = read(event);
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
  "contest-won"(shown, event) {
    const { seat } = read(event);
    if (!shown.contest) return [];
    return [
      {
        shown: { ...shown, contest: { ...shown.contest, winner: seat } },
        sound: "win",
        rest: 1100,
      },
      { shown: { ...shown, contest: null } },
    ];
  },
  rewarded: (shown, event) => [
    {
      shown: withView(shown, { markers: [...shown.view.markers, read(event).place + 1] }),
      mark: `place-${read(event).place + 1}`,
      rest: 200,
    },
  ],
  "script-step": (shown, event) => {
    const { place } = read(event);
    return [{ mark: place === 19 ? "areopagus-0" : `place-${place + 1}`, shown, rest: 450 }];
  },
  planned(shown, event) {
    const { card: id } = read(event);
    const next = withView(shown, {
      contest_cards: [...shown.view.contest_cards, id].sort(),
      deck_size: shown.view.deck_size - 1,
    });
    return [{ shown: from(next, id, "deck"), sound: "flip", rest: 500 }];
  },
  "figure-moved": (shown, event) => [
    { shown: withView(shown, { figure: read(event).place + 1 }), sound: "slide", rest: 300 },
  ],
  won: () => [{ sound: "win" }],
};

function laidForContest(
  shown: Shown,
  seat: number,
  id: string | null,
  rest: number,
): readonly Beat<Shown>[] {
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
