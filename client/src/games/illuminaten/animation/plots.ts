// Animations of faction cards, plots and the event deck.
import { FACTIONS } from "../data";
import { eye } from "../emblems";
import { withView, withSeat, without, changedAt, favorFlight } from "../shown";
import type { Shown } from "../shown";
import { indexOf, lessOnEdict, plate, type Event, type Moves, type Steps } from "./event";

export const PLOTS: Moves = {
  claimed(shown, { seat, faction }) {
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
  borrowed(shown, { seat, faction }) {
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
  fulfilled,
  "private-fulfilled"(shown, event) {
    const parts = { private: event.plot, private_shown: true };
    const open = withSeat(shown, event.seat, () => parts);
    return [{ shown: open, sound: "flip", rest: 300 }, ...fulfilled(open, event)];
  },
  "plot-lost"(shown, { seat, plot }) {
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
  "plot-returned"(shown, { seat, plot }) {
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
  "edict-played"(shown, { seat, faction }) {
    const edicts = [...shown.view.edicts, { faction, seat, favor: 6 }].sort(
      (one, other) =>
        FACTIONS.indexOf(one.faction as never) - FACTIONS.indexOf(other.faction as never),
    );
    const next = withView(shown, {
      edicts,
      supply: changedAt(shown.view.supply, indexOf(faction), -6),
      event_deck: Math.max(0, shown.view.event_deck),
    });
    return [{ shown: next, mark: `edict-${faction}`, sound: "flip", rest: 600 }];
  },
  "edict-paid"(shown, { faction }) {
    const next = withView(lessOnEdict(shown, faction, 1), {
      supply: changedAt(shown.view.supply, indexOf(faction), 1),
    });
    return [
      { flights: [favorFlight(`edict-${faction}`, `supply-${faction}`, faction, 1)], shown: next },
    ];
  },
  "edict-discarded"(shown, { faction }) {
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
  "special-played"(shown, { seat, event_card }) {
    const next = withSeat(shown, seat, (had) => ({
      special: event_card,
      events: had.events && without(had.events, event_card),
      event_count: had.event_count - 1,
    }));
    return [{ shown: next, mark: `event-${event_card}`, sound: "flip", rest: 500 }];
  },
  "special-discarded"(shown, { seat, event_card }) {
    return [
      {
        shown: eventGone(
          withSeat(shown, seat, () => ({ special: null })),
          event_card,
        ),
      },
    ];
  },
};

function fulfilled(shown: Shown, { seat, plot }: Event<"fulfilled" | "private-fulfilled">): Steps {
  const next = withSeat(shown, seat, (had) => ({
    stock: had.stock - 1,
    on: [...had.on, plot].sort(),
  }));
  // The cards that count bear witness: an eye flies from each to the plot.
  const far = shown.view.progress.find((one) => one.seat === seat && one.plot === plot);
  const flights = (far?.places ?? []).map((place) => ({
    from: `place-${place}`,
    to: `plot-${plot}`,
    count: 1,
    icon: eye,
  }));
  return [
    { flights, sound: "wax" },
    { shown: next, mark: `plot-${plot}`, sound: "win", rest: 1800 },
  ];
}

function inOrder(factions: readonly string[]): readonly string[] {
  return FACTIONS.filter((faction) => factions.includes(faction));
}

function eventGone(shown: Shown, card: string): Shown {
  return withView(shown, {
    event_discard_top: card,
    event_discard_size: shown.view.event_discard_size + 1,
  });
}
