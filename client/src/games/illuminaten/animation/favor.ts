// Animations of favor and of influence discs.
import { newDisc, withPlace, withSeat, slotsOf, favored, purse, favorFlight } from "../shown";
import { read, lessOnEdict } from "./event";
import type { Animations } from "./event";

export const FAVOR: Animations = {
  paid(shown, event) {
    const { seat, faction, type, count } = read(event);
    const flights = [favorFlight(purse(shown, seat, faction), `supply-${faction}`, faction, count)];
    return [{ flights, shown: favored(shown, seat, type, -count, count), sound: "coin" }];
  },
  "favor-returned": (shown, event) => FAVOR["paid"]!(shown, event),
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
};
