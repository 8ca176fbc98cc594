// How each event moves the cards of the row, the hands and the influence.
import {
  animateBy,
  type Animations,
  type AnimationSteps,
  type EventOf,
} from "../../stage/animation";
import {
  changed,
  covered,
  faceDown,
  inserted,
  lifted,
  paid,
  pointed,
  top,
  withFamily,
  without,
  withTop,
  type Shown,
} from "./shown";
import type { Oriflamme } from "./types";

type Steps = AnimationSteps<Shown>;

const seatAnchor = (seat: number): string => `seat-${seat}`;

/** Where influence comes from that the supply pays for a card: that card, if one is active. */
function source(shown: Shown): string {
  const place = shown.row.find(({ key }) => key === shown.active);
  return place ? top(place).key : "stage";
}

function gained(shown: Shown, { seat, count }: EventOf<Oriflamme, "gained" | "took">): Steps {
  const flights = [{ from: source(shown), to: seatAnchor(seat), count }];
  return [{ flights, shown: paid(shown, seat, count), sound: "coin", rest: 150 }];
}

function lookedAt(shown: Shown, event: EventOf<Oriflamme, "copied" | "spied">): Steps {
  const place = shown.row[event.place - 1];
  return place ? [{ mark: top(place).key, rest: 350 }] : [];
}

const ANIMATIONS: Animations<Oriflamme> = {
  placed(shown, { seat, family, card: kind, place, covering }) {
    const card = faceDown(family, kind);
    const row = covering
      ? covered(shown.row, place - 1, card)
      : inserted(shown.row, place - 1, card);
    const to_place = shown.view.to_place.slice(1);
    const next = withFamily(changed(shown, row, { to_place }), family, (had) => ({
      ...had,
      hand: without(had.hand, kind),
      hand_size: had.hand_size - 1,
      placed: true,
    }));
    return [{ shown: next, sound: "place", rest: seat === shown.view.seat ? 0 : 250 }];
  },
  "round-began"(shown, { seat, round }) {
    const families = shown.families.map((family) => ({ ...family, placed: false }));
    const view = {
      ...shown.view,
      families,
      round,
      first: seat,
      phase: "placement",
    };
    return [{ shown: { ...shown, families, view, active: null }, rest: 350 }];
  },
  kept(shown, { place, influence }) {
    const at = pointed(shown, place - 1);
    const key = top(at.row[place - 1]!).key;
    return [
      { shown: at },
      {
        flights: [{ from: "supply", to: key, count: 1 }],
        shown: changed(at, withTop(at, place - 1, { influence })),
        sound: "coin",
        rest: 200,
      },
    ];
  },
  revealed(shown, { card, place }) {
    const at = pointed(shown, place - 1);
    return [
      {
        shown: changed(at, withTop(at, place - 1, { kind: card, up: true })),
        sound: "flip",
        rest: 450,
      },
      // What lies on it is gained by an event of its own, or lost.
      { shown: changed(at, withTop(at, place - 1, { kind: card, up: true, influence: 0 })) },
    ];
  },
  activated(shown, { place }) {
    const at = pointed(shown, place - 1);
    return [{ shown: at }, { mark: top(at.row[place - 1]!).key, rest: 350 }];
  },
  gained,
  took: gained,
  lost(shown, { seat, count }) {
    return [
      {
        flights: [{ from: seatAnchor(seat), to: "supply", count }],
        shown: paid(shown, seat, -count),
        rest: 200,
      },
    ];
  },
  stole(shown, { seat, victim, count }) {
    return [
      {
        flights: [{ from: seatAnchor(victim), to: seatAnchor(seat), count }],
        shown: paid(paid(shown, victim, -count), seat, count),
        sound: "coin",
        rest: 200,
      },
    ];
  },
  copied: lookedAt,
  spied: lookedAt,
  "turned-up"(shown, { card, place }) {
    return [
      {
        shown: changed(shown, withTop(shown, place - 1, { kind: card, up: true, influence: 0 })),
        sound: "flip",
        rest: 400,
      },
    ];
  },
  eliminated(shown, event) {
    const place = shown.row[event.place - 1];
    return place ? [{ mark: top(place).key, sound: "strike", rest: 450 }] : [];
  },
  discarded(shown, { family, card, place }) {
    const from = shown.row[place - 1];
    if (!from) return [];
    const { key } = top(from);
    const next = withFamily(changed(shown, lifted(shown.row, place - 1)), family, (had) => ({
      ...had,
      discard: [...had.discard, card],
      discards: [...had.discards, { key, kind: card }],
    }));
    return [{ shown: next, burn: [key], sound: "slide", rest: 150 }];
  },
  moved(shown, { place, to }) {
    const from = shown.row[place - 1];
    if (!from) return [];
    const card = top(from);
    return [
      {
        shown: changed(shown, inserted(lifted(shown.row, place - 1), to - 1, card)),
        sound: "slide",
        rest: 300,
      },
    ];
  },
  "twin-entered"(shown, { family, place, covering }) {
    const card = { ...faceDown(family, "twin"), up: true };
    const row = covering
      ? covered(shown.row, place - 1, card)
      : inserted(shown.row, place - 1, card);
    const next = withFamily(changed(shown, row), family, (had) => ({ ...had, twin: false }));
    return [{ shown: next, sound: "place", rest: 300 }];
  },
  entered(shown, { family, card, place, source: from }) {
    const next = withFamily(shown, family, (had) =>
      from === "discard"
        ? {
            ...had,
            discard: without(had.discard, card)!,
            discards: had.discards.filter((one) => one.kind !== card),
          }
        : { ...had, aside: without(had.aside, card), aside_size: had.aside_size - 1 },
    );
    const row = inserted(shown.row, place - 1, { ...faceDown(family, card), up: true });
    return [{ shown: changed(next, row), sound: "place", rest: 300 }];
  },
  bribed(shown, { place, token }) {
    const next = changed(shown, withTop(shown, place - 1, { family: token, token: true }));
    return [
      {
        shown: withFamily(next, token, (had) => ({ ...had, token: false })),
        sound: "coin",
        rest: 350,
      },
    ];
  },
  "token-returned": (shown, event) => [
    { shown: withFamily(shown, event.family, (had) => ({ ...had, token: true })) },
  ],
  "set-aside"(shown, { family, card: kind }) {
    const next = withFamily(shown, family, (had) => ({
      ...had,
      hand: without(had.hand, kind),
      hand_size: had.hand_size - 1,
      aside: kind === null || had.aside === null ? had.aside : [...had.aside, kind],
      aside_size: had.aside_size + 1,
    }));
    return [{ shown: next, sound: "slide" }];
  },
  drew(shown, { family, card: kind }) {
    const next = withFamily(shown, family, (had) => ({
      ...had,
      hand: kind === null || had.hand === null ? had.hand : [...had.hand, kind],
      hand_size: had.hand_size + 1,
      pile_size: had.pile_size - 1,
    }));
    return [{ shown: next, sound: "slide" }];
  },
  nothing: (shown) => [{ mark: source(shown), rest: 350 }],
  won: () => [{ sound: "win" }],
};

export const animate = animateBy<Oriflamme>(ANIMATIONS);
