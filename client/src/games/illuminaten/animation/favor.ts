// Animations of favor and of influence discs.
import { newDisc, withPlace, withSeat, slotsOf, favored, purse, favorFlight } from "../shown";
import { indexOf, lessOnEdict, type Moves } from "./event";

export const FAVOR: Moves = {
  paid(shown, { seat, faction, count }) {
    const flights = [favorFlight(purse(shown, seat, faction), `supply-${faction}`, faction, count)];
    const next = favored(shown, seat, indexOf(faction), -count, count);
    return [{ flights, shown: next, sound: "coin" }];
  },
  "favor-returned": (shown, event) => FAVOR.paid!(shown, event as never),
  gained(shown, { seat, faction, count, rule }) {
    const edict =
      shown.view.edicts.some((one) => one.faction === faction) && ["X5.1", "X7.3"].includes(rule);
    const source = edict ? `edict-${faction}` : `supply-${faction}`;
    let next = favored(shown, seat, indexOf(faction), count, edict ? 0 : -count);
    if (edict) next = lessOnEdict(next, faction, count);
    return [
      {
        flights: [favorFlight(source, purse(shown, seat, faction), faction, count)],
        shown: next,
        sound: "coin",
      },
    ];
  },
  intercepted(shown, { seat, other, faction }) {
    const type = indexOf(faction);
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
  gave(shown, { seat, other, faction }) {
    const type = indexOf(faction);
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
  "disc-placed"(shown, { seat, place, slot }) {
    const discs = shown.field[place - 1]!.discs.map((had, index) =>
      index === slot - 1 ? newDisc(seat) : had,
    );
    const next = withSeat(withPlace(shown, place - 1, { discs }), seat, (had) => ({
      stock: had.stock - 1,
    }));
    return [{ shown: next, sound: "place", rest: 150 }];
  },
  "disc-moved"(shown, { place, slot, to, to_slot }) {
    const before = shown.field[place - 1]!.discs;
    const disc = before[slot - 1] ?? null;
    const lifted = withPlace(shown, place - 1, {
      discs: before.map((had, index) => (index === slot - 1 ? null : had)),
    });
    const discs = lifted.field[to - 1]!.discs.map((had, index) =>
      index === to_slot - 1 ? disc : had,
    );
    return [{ shown: withPlace(lifted, to - 1, { discs }), sound: "slide", rest: 200 }];
  },
  "disc-returned"(shown, { seat, place }) {
    const spot = shown.field[place - 1]!;
    const slots = slotsOf(spot.card);
    const over = spot.discs.findIndex((disc, index) => index >= slots && disc?.seat === seat);
    const at = over >= 0 ? over : spot.discs.findIndex((disc) => disc?.seat === seat);
    const discs = spot.discs.map((disc, index) => (index === at ? null : disc));
    const next = withSeat(withPlace(shown, place - 1, { discs }), seat, (had) => ({
      stock: had.stock + 1,
    }));
    return [{ shown: next, sound: "strike", rest: 200 }];
  },
};
