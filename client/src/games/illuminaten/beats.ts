// What moves on the stage when something happens: the beats of each event.
import card from "game-icon:card-draw";
import type { Beat } from "../module";
import type { GameEvent } from "../../words/speech";
import { FACTIONS } from "./data";
import {
  newDisc,
  withView,
  withField,
  withPlace,
  withSeat,
  slotsOf,
  without,
  changedAt,
  favored,
  purse,
  favorFlight,
  toHand,
  fromHand,
  discarded,
} from "./shown";
import type { Disc, ShownContest, Shown } from "./shown";

interface Fields {
  readonly seat: number;
  readonly other: number;
  readonly card: string;
  readonly faction: string;
  readonly type: number;
  readonly count: number;
  /** From 0. */
  readonly place: number;
  readonly plot: string;
  readonly happening: string;
}

function read(event: GameEvent): Fields {
  const fields = event as Record<string, unknown>;
  const faction = String(fields["faction"] ?? "");
  return {
    seat: Number(fields["seat"] ?? -1),
    other: Number(fields["other"] ?? -1),
    card: String(fields["card"] ?? ""),
    faction,
    type: FACTIONS.indexOf(faction as (typeof FACTIONS)[number]),
    count: Number(fields["count"] ?? 0),
    place: Number(fields["place"] ?? 0) - 1,
    plot: String(fields["plot"] ?? ""),
    happening: String(fields["happening"] ?? ""),
  };
}

type Player = (shown: Shown, event: GameEvent) => readonly Beat<Shown>[];

const secretCard = (event: GameEvent): string | null => event["card"] as string | null;
const plate = (seat: number): string => `seat-${seat}`;

function from(shown: Shown, id: string | null, anchor: string): Shown {
  return id ? { ...shown, from: { ...shown.from, [id]: anchor } } : shown;
}

function sent(shown: Shown, id: string, anchor: string): Shown {
  return { ...shown, to: { ...shown.to, [id]: anchor } };
}

/** X6.5: opponents' discs go over to the new card first, in their order, then one's own. */
function rearranged(discs: readonly (Disc | null)[], seat: number, slots: number): (Disc | null)[] {
  const all = discs.filter((disc): disc is Disc => disc !== null);
  const moved: (Disc | null)[] = [
    ...all.filter((disc) => disc.seat !== seat),
    ...all.filter((disc) => disc.seat === seat),
  ];
  while (moved.length < slots) moved.push(null);
  return moved;
}

const BEATS: Readonly<Record<string, Player>> = {
  "turn-began"(shown, event) {
    const { seat } = read(event);
    const next = withView(shown, { active: seat, round: Number(event["round"]), mains: 2 });
    return [{ shown: next, mark: plate(seat), rest: 250 }];
  },
  "action-gained": (shown) => [
    { shown: withView(shown, { mains: shown.view.mains + 1 }), sound: "coin" },
  ],

  // Luminaries.
  "court-filled"(shown, event) {
    const { place, card: id } = read(event);
    const court = shown.view.court.map((had, index) => (index === place ? id : had));
    const next = withView(shown, { court, deck_size: shown.view.deck_size - 1 });
    return [{ shown: from(next, id, "deck"), sound: "slide", rest: 60 }];
  },
  drew(shown, event) {
    const { seat } = read(event);
    const id = secretCard(event);
    const next = withView(toHand(shown, seat, id), { deck_size: shown.view.deck_size - 1 });
    if (id) return [{ shown: from(next, id, "deck"), sound: "slide", rest: 60 }];
    return [{ flights: [{ from: "deck", to: plate(seat), count: 1, icon: card }], shown: next }];
  },
  "took-from-court"(shown, event) {
    const { seat, place, card: id } = read(event);
    const court = shown.view.court.map((had, index) => (index === place ? null : had));
    return [
      { shown: sent(shown, id, plate(seat)) },
      { shown: toHand(withView(shown, { court }), seat, id), sound: "slide", rest: 200 },
    ];
  },
  scouted(shown, event) {
    const { seat, place } = read(event);
    const id = secretCard(event);
    const key = `down-${place + 1}`;
    const next = withPlace(toHand(shown, seat, id), place, { gap: true });
    return [
      { shown: sent(shown, key, plate(seat)), mark: key },
      { shown: from(next, id, `place-${place + 1}`), sound: "flip", rest: 250 },
    ];
  },
  laid(shown, event) {
    const { seat, place, card: id } = read(event);
    const court = shown.view.court.map((had) => (had === id ? null : had));
    const ofCourt = shown.view.court.includes(id);
    const discs = rearranged(shown.field[place]?.discs ?? [], seat, slotsOf(id));
    let next = withPlace(withView(shown, { court }), place, {
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
  "turned-up"(shown, event) {
    const { place, card: id } = read(event);
    const discs = Array.from({ length: slotsOf(id) }, () => null);
    return [
      { shown: withPlace(shown, place, { card: id, gap: false, discs }), sound: "flip", rest: 450 },
    ];
  },
  discarded(shown, event) {
    const { card: id } = read(event);
    const at = shown.field.findIndex((place) => place.card === id);
    const key = at < 0 ? id : shown.field[at]!.key;
    const court = shown.view.court.map((had) => (had === id ? null : had));
    const next = withView(discarded(shown, id), { court });
    const gone =
      at < 0 ? next : withPlace(next, at, { card: null, gap: true, key: `gap-${at + 1}` });
    return [{ shown: sent(shown, key, "discard") }, { shown: gone, sound: "slide", rest: 150 }];
  },
  "threw-off"(shown, event) {
    const { seat, card: id } = read(event);
    return [
      { shown: sent(shown, id, "discard") },
      { shown: discarded(fromHand(shown, seat, id), id), sound: "slide" },
    ];
  },
  swapped(shown, event) {
    const { place } = read(event);
    const other = Number(event["other"]) - 1;
    const [one, two] = [shown.field[place], shown.field[other]];
    if (!one || !two) return [];
    const field = shown.field.map((had, index) => {
      const moved = index === place ? two : index === other ? one : had;
      return { ...moved, number: had.number };
    });
    return [{ shown: withField(shown, field), sound: "slide", rest: 400 }];
  },
  reshuffled: (shown, event) => [
    {
      shown: withView(shown, { deck_size: read(event).count, discard_size: 0, discard_top: null }),
      mark: "deck",
      rest: 200,
    },
  ],
  "court-moved-on": (shown, event) => [
    { shown: withView(shown, { steward: read(event).place }), rest: 150 },
  ],
  chained(shown, event) {
    const { seat, card: id } = read(event);
    const next = withView(fromHand(shown, seat, id), { chain: [...shown.view.chain, id] });
    return [{ shown: from(next, id, plate(seat)), sound: "place", rest: 400 }];
  },
  boosted: (_shown, event) => [{ mark: read(event).card, rest: 250 }],

  // Favor.
  paid(shown, event) {
    const { seat, faction, type, count } = read(event);
    const flights = [favorFlight(purse(shown, seat, faction), `supply-${faction}`, faction, count)];
    return [{ flights, shown: favored(shown, seat, type, -count, count), sound: "coin" }];
  },
  gained(shown, event) {
    const { seat, faction, type, count } = read(event);
    const edict =
      shown.view.edicts.some((one) => one.faction === faction) &&
      ["X5.1", "X7.3"].includes(event.rule);
    const source = edict ? `edict-${faction}` : `supply-${faction}`;
    let next = favored(shown, seat, type, count, edict ? 0 : -count);
    if (edict) next = lessOnEdict(next, faction, count);
    return [
      {
        flights: [favorFlight(source, purse(shown, seat, faction), faction, count)],
        shown: next,
        sound: "coin",
      },
    ];
  },
  intercepted(shown, event) {
    const { seat, other, faction, type } = read(event);
    const next = favored(favored(shown, other, type, -1, 0), seat, type, 1, 0);
    return [
      {
        flights: [
          favorFlight(purse(shown, other, faction), purse(shown, seat, faction), faction, 1),
        ],
        shown: next,
        sound: "coin",
      },
    ];
  },
  gave(shown, event) {
    const { seat, other, faction, type } = read(event);
    const next = favored(favored(shown, seat, type, -1, 0), other, type, 1, 0);
    return [
      {
        flights: [
          favorFlight(purse(shown, seat, faction), purse(shown, other, faction), faction, 1),
        ],
        shown: next,
        sound: "coin",
      },
    ];
  },

  // Discs.
  "disc-placed"(shown, event) {
    const { seat, place } = read(event);
    const slot = Number(event["slot"]) - 1;
    const discs = shown.field[place]!.discs.map((had, index) =>
      index === slot ? newDisc(seat) : had,
    );
    const next = withSeat(withPlace(shown, place, { discs }), seat, (had) => ({
      stock: had.stock - 1,
    }));
    return [{ shown: next, sound: "place", rest: 150 }];
  },
  "disc-moved"(shown, event) {
    const { place } = read(event);
    const [slot, to, toSlot] = [
      Number(event["slot"]) - 1,
      Number(event["to"]) - 1,
      Number(event["to_slot"]) - 1,
    ];
    const disc = shown.field[place]?.discs[slot] ?? null;
    const lifted = withPlace(shown, place, {
      discs: shown.field[place]!.discs.map((had, index) => (index === slot ? null : had)),
    });
    const discs = lifted.field[to]!.discs.map((had, index) => (index === toSlot ? disc : had));
    return [{ shown: withPlace(lifted, to, { discs }), sound: "slide", rest: 200 }];
  },
  "disc-returned"(shown, event) {
    const { seat, place } = read(event);
    const spot = shown.field[place]!;
    const slots = slotsOf(spot.card);
    const over = spot.discs.findIndex((disc, index) => index >= slots && disc?.seat === seat);
    const at = over >= 0 ? over : spot.discs.findIndex((disc) => disc?.seat === seat);
    const discs = spot.discs.map((disc, index) => (index === at ? null : disc));
    const next = withSeat(withPlace(shown, place, { discs }), seat, (had) => ({
      stock: had.stock + 1,
    }));
    return [{ shown: next, sound: "strike", rest: 200 }];
  },

  // Contests.
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

  // Faction cards and plots.
  claimed(shown, event) {
    const { seat, faction } = read(event);
    const seats = shown.view.seats.map((had) => ({
      ...had,
      faction_cards:
        had.seat === seat
          ? inOrder([...had.faction_cards, faction])
          : without(had.faction_cards, faction),
    }));
    const next = withView(shown, { seats, faction_row: without(shown.view.faction_row, faction) });
    return [
      {
        flights: [favorFlight(`faction-${faction}`, plate(seat), faction, 1)],
        shown: next,
        sound: "win",
        rest: 350,
      },
    ];
  },
  borrowed(shown, event) {
    const { seat, faction } = read(event);
    const next = withView(shown, { borrowed: faction });
    return [
      {
        flights: [favorFlight(`faction-${faction}`, plate(seat), faction, 1)],
        shown: next,
        rest: 250,
      },
    ];
  },
  "faction-returned": (shown) => [{ shown: withView(shown, { borrowed: null }) }],
  fulfilled(shown, event) {
    const { seat, plot } = read(event);
    const next = withSeat(shown, seat, (had) => ({
      stock: had.stock - 1,
      on: [...had.on, plot].sort(),
    }));
    return [{ shown: next, mark: `plot-${plot}`, sound: "win", rest: 600 }];
  },
  "private-fulfilled"(shown, event) {
    const { seat, plot } = read(event);
    const open = withSeat(shown, seat, () => ({ private: plot, private_shown: true }));
    return [{ shown: open, sound: "flip", rest: 300 }, ...BEATS["fulfilled"]!(open, event)];
  },
  "plot-lost"(shown, event) {
    const { seat, plot } = read(event);
    return [
      {
        shown: withSeat(shown, seat, (had) => ({
          on: without(had.on, plot),
          under: [...had.under, plot].sort(),
        })),
        rest: 400,
      },
    ];
  },
  "plot-returned"(shown, event) {
    const { seat, plot } = read(event);
    return [
      {
        shown: withSeat(shown, seat, (had) => ({
          on: [...had.on, plot].sort(),
          under: without(had.under, plot),
        })),
        rest: 400,
      },
    ];
  },

  // Events.
  "edict-played"(shown, event) {
    const { seat, faction, type } = read(event);
    const edicts = [...shown.view.edicts, { faction, seat, favor: 6 }].sort(
      (one, other) =>
        FACTIONS.indexOf(one.faction as never) - FACTIONS.indexOf(other.faction as never),
    );
    const next = withView(shown, {
      edicts,
      supply: changedAt(shown.view.supply, type, -6),
      event_deck: Math.max(0, shown.view.event_deck),
    });
    return [{ shown: next, mark: `edict-${faction}`, sound: "flip", rest: 600 }];
  },
  "edict-paid"(shown, event) {
    const { faction, type } = read(event);
    const next = withView(lessOnEdict(shown, faction, 1), {
      supply: changedAt(shown.view.supply, type, 1),
    });
    return [
      { flights: [favorFlight(`edict-${faction}`, `supply-${faction}`, faction, 1)], shown: next },
    ];
  },
  "edict-discarded"(shown, event) {
    const { faction } = read(event);
    return [
      {
        shown: eventGone(
          withView(shown, { edicts: shown.view.edicts.filter((one) => one.faction !== faction) }),
          `edict-${faction}`,
        ),
        rest: 200,
      },
    ];
  },
  "special-played"(shown, event) {
    const { seat, happening } = read(event);
    const next = withSeat(shown, seat, (had) => ({
      special: happening,
      events: had.events && without(had.events, happening),
      event_count: had.event_count - 1,
    }));
    return [{ shown: next, mark: `event-${happening}`, sound: "flip", rest: 500 }];
  },
  "special-discarded"(shown, event) {
    const { seat, happening } = read(event);
    return [
      {
        shown: eventGone(
          withSeat(shown, seat, () => ({ special: null })),
          happening,
        ),
      },
    ];
  },

  // Artificial opponents.
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

function inOrder(factions: readonly string[]): readonly string[] {
  return FACTIONS.filter((faction) => factions.includes(faction));
}

function lessOnEdict(shown: Shown, faction: string, count: number): Shown {
  const edicts = shown.view.edicts.map((one) =>
    one.faction === faction ? { ...one, favor: one.favor - count } : one,
  );
  return withView(shown, { edicts });
}

function eventGone(shown: Shown, happening: string): Shown {
  return withView(shown, {
    event_discard_top: happening,
    event_discard_size: shown.view.event_discard_size + 1,
  });
}

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

export function play(shown: Shown, event: GameEvent): readonly Beat<Shown>[] {
  return BEATS[event.event]?.(shown, event) ?? [];
}
