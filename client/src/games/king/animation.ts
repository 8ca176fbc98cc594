// How each event moves the cards, the bids and the tiles.
import {
  animateBy,
  type Animations,
  type AnimationSteps,
  type EventOf,
} from "../../stage/animation";
import crown from "game-icon:crown";
import { isKing } from "./cards";
import {
  card,
  gained,
  lost,
  saleOver,
  withoutBids,
  withSeats,
  withTile,
  withView,
  type Shown,
  type ShownCard,
} from "./shown";
import type { King } from "./types";

type Steps = AnimationSteps<Shown>;

const plate = (seat: number): string => `seat-${seat}`;

/** A card leaves the table for an anchor: first it gets its goal, then it goes. */
function leaving(
  before: Shown,
  zone: "drawn" | "sale",
  to: string,
  after: Shown,
  rest: number,
): Steps {
  const one = before[zone];
  if (one === null) return [{ shown: after, rest }];
  return [{ shown: { ...before, [zone]: { ...one, to } } }, { shown: after, sound: "slide", rest }];
}

function tileChanged(shown: Shown, event: EventOf<King, "raised" | "lowered">): Steps {
  const { domain, value, minor } = event;
  return [
    {
      flights: [
        { from: shown.sale ? "sale" : "king", to: `tile-${domain}`, count: 1, icon: crown },
      ],
    },
    {
      shown: withTile(shown, domain, value, minor),
      mark: `tile-${domain}`,
      sound: "place",
      rest: 450,
    },
  ];
}

function cardGiven(shown: Shown, event: EventOf<King, "paid" | "gave">): Steps {
  const { seat, card: id } = event;
  const given = lost(shown, seat, id);
  const secret = event.event === "gave";
  const paid = { ...given.one, id };
  return [
    {
      shown: { ...given.shown, payment: [...shown.payment, paid] },
      sound: secret ? "slide" : "coin",
      rest: 200,
    },
  ];
}

function tileTaken(shown: Shown, event: EventOf<King, "took-chief" | "took-minor">): Steps {
  const { seat, domain, value } = event;
  const tile = event.event === "took-chief" ? "chief" : "minor";
  const scores = shown.view.scores.map((had, index) => (index === seat ? had + value : had));
  const next = withView(
    { ...shown, taken: [...shown.taken, { seat, domain, tile, value }] },
    { scores },
  );
  return [
    {
      flights: [{ from: `tile-${domain}`, to: plate(seat), count: value, icon: crown }],
      shown: next,
      sound: "coin",
      rest: 120,
    },
  ];
}

const ANIMATIONS: Animations<King> = {
  "chose-first": (shown, event) => [
    { shown: withView(shown, { leader: event.seat, phase: "influence" }), rest: 300 },
  ],
  "turn-began": (shown, event) => [
    {
      shown: withView(
        { ...shown, king: null },
        {
          leader: event.seat,
          phase: "influence",
          turn: event.turn,
          kept: 0,
          shown: 0,
          favoured: 0,
          kept_card: false,
        },
      ),
      rest: 250,
    },
  ],
  drew(shown, { seat, card: id }) {
    const next = withView(shown, { deck_size: shown.view.deck_size - 1, drawn: id });
    return [
      {
        shown: { ...next, king: null, drawn: card(id) },
        sound: "slide",
        rest: seat === shown.view.seat ? 250 : 300,
      },
    ];
  },
  kept(shown, { seat, card: id }) {
    const one = shown.drawn ?? card(id);
    const king = id !== null && isKing(id);
    const parts = { kept: 1, kept_card: !king, drawn: null };
    const placed = withView({ ...shown, drawn: null }, parts);
    if (king) return [{ shown: { ...placed, king: one } }];
    return leaving(shown, "drawn", plate(seat), gained(placed, seat, one), 150);
  },
  "to-middle"(shown, { card: id }) {
    const one: ShownCard = { ...(shown.drawn ?? card(id)), id };
    const middle = [...shown.middle, one];
    const parts = {
      shown: shown.view.shown + 1,
      drawn: null,
      middle: middle.map((lying) => lying.id!),
    };
    return [
      {
        shown: withView({ ...shown, drawn: null, middle }, parts),
        sound: "place",
        rest: 250,
      },
    ];
  },
  "to-favour"(shown) {
    const parts = { favoured: 1, drawn: null, favour_size: shown.view.favour_size + 1 };
    const next = withView({ ...shown, drawn: null }, parts);
    return leaving(shown, "drawn", "favour", next, 150);
  },
  took(shown, { seat, card: id }) {
    const one = shown.middle.find((lying) => lying.id === id) ?? card(id);
    const middle = shown.middle.filter((lying) => lying !== one);
    const aimed = shown.middle.map((lying) =>
      lying === one ? { ...one, to: plate(seat) } : lying,
    );
    const next = withView(
      { ...shown, king: null, middle },
      { middle: middle.map((lying) => lying.id!) },
    );
    if (id !== null && isKing(id))
      return [{ shown: { ...next, king: one }, sound: "slide", rest: 200 }];
    return [
      { shown: { ...shown, king: null, middle: aimed } },
      { shown: gained(next, seat, one), sound: "slide", rest: 250 },
    ];
  },
  "showed-king"(shown, { seat, card: id }) {
    if (shown.sale) return [{ shown: { ...shown, payment: [] }, mark: "sale", rest: 350 }];
    if (shown.king) return [{ mark: "king", rest: 250 }];
    // Others saw a card kept face down; now it turns out to be a King card.
    const next = withView(shown, {
      kept_card: false,
      seats: shown.view.seats.map((had, index) =>
        index === seat ? { ...had, hand_size: had.hand_size - 1 } : had,
      ),
    });
    return [{ shown: { ...next, king: card(id) }, sound: "flip", rest: 350 }];
  },
  raised: tileChanged,
  lowered: tileChanged,
  "no-tile": (shown) => [{ mark: shown.sale ? "sale" : "king", rest: 400 }],
  "auction-began": (shown, event) => [
    {
      shown: withView(
        { ...shown, king: null },
        {
          leader: event.seat,
          phase: "esteem",
          turn: 1,
          kept: 0,
          shown: 0,
          favoured: 0,
          kept_card: false,
        },
      ),
      rest: 500,
    },
  ],
  "turned-up"(shown, { seat, card: id }) {
    const next = withView(saleOver(shown), {
      leader: seat,
      sale: id,
      king: null,
      favour_size: shown.view.favour_size - 1,
    });
    return [
      { shown: { ...next, king: null, payment: [], sale: card(id) }, sound: "flip", rest: 400 },
    ];
  },
  bid(shown, { seat, bid }) {
    const next = withSeats(shown, (_, index) => (index === seat ? { bid } : {}));
    return [
      {
        shown: withView(next, { high: bid, high_seat: seat }),
        mark: `bid-${seat}`,
        sound: "coin",
        rest: 320,
      },
    ];
  },
  passed(shown, { seat }) {
    const next = withSeats(shown, (_, index) => (index === seat ? { passed: true } : {}));
    return [{ shown: next, rest: 220 }];
  },
  "won-bidding": (_shown, event) => [{ mark: `bid-${event.seat}`, rest: 350 }],
  paid: cardGiven,
  gave: cardGiven,
  received(shown, { seat, card: id }) {
    const one = shown.sale ?? card(id);
    const next = gained(saleOver(shown), seat, one);
    return leaving(shown, "sale", plate(seat), next, 300);
  },
  failed(shown, { seat }) {
    const next = withSeats(shown, (_, index) =>
      index === seat ? { bid: 0, excluded: true } : { bid: 0 },
    );
    return [{ shown: next, mark: `bid-${seat}`, sound: "strike", rest: 600 }];
  },
  lost(shown, { seat, card: id }) {
    const { shown: next, one } = lost(shown, seat, id);
    return [{ shown: next, burn: [one.key], rest: 350 }];
  },
  "bidding-again": (shown) => [{ shown: withoutBids(shown, true), rest: 300 }],
  unsold: (shown) => leaving(shown, "sale", "discard", saleOver(shown), 250),
  "hands-shown": (shown) => [
    {
      shown: withView(
        { ...saleOver(shown), king: null, taken: [] },
        { phase: "over", leader: null },
      ),
      sound: "flip",
      rest: 500,
    },
  ],
  "took-chief": tileTaken,
  "took-minor": tileTaken,
  won: () => [{ sound: "win" }],
};

export const animate = animateBy<King>(ANIMATIONS);
