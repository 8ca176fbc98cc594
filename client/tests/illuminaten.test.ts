import { describe, expect, test } from "vitest";
import type { CostView, PlotProgress } from "#protocol/schema";
import { FACTIONS, LUMINARIES, table } from "../src/games/illuminaten/data";
import { layoutOf, shapeOf } from "../src/games/illuminaten/geometry";
import { animate } from "../src/games/illuminaten/animation";
import { show, type Shown } from "../src/games/illuminaten/shown";
import { spotOf } from "../src/games/illuminaten/targets";
import { cheapest, costWords } from "../src/games/illuminaten/costs";
import { building } from "../src/games/illuminaten/decision";
import { partsTold, plotLines } from "../src/games/illuminaten/plots";
import type { IlluminatenAction } from "#protocol/vocabulary";
import type { Illuminaten } from "../src/games/illuminaten/types";
import { recordedGame } from "./recorded";

const choice = (action: IlluminatenAction): Illuminaten["choice"] => ({
  id: 0,
  text: "",
  ...action,
});

/** What a stage draws, without keys; of discs how many each seat has on a card. */
function drawn({ view, field }: Shown): unknown {
  return {
    field: field.map((place) => ({
      card: place.card,
      discs: view.seats.map(
        (seat) => place.discs.filter((disc) => disc?.seat === seat.seat).length,
      ),
    })),
    court: view.court,
    supply: view.supply,
    figure: view.figure,
    seats: view.seats.map(
      ({ favor, stock, hand, hand_size, on, under, special, faction_cards, private_shown }) => ({
        favor,
        stock,
        hand: hand && [...hand].sort(),
        hand_size,
        on,
        under,
        special,
        faction_cards,
        private_shown,
      }),
    ),
  };
}

describe("the events of a game lead to the position that the server sends", () => {
  test.each([
    [2, 0, "opponent=none"],
    [4, 2, "opponent=none"],
    [3, -3, "opponent=none"],
    [2, 1, "opponent=saint-germain"],
    [3, 2, "opponent=weishaupt"],
  ])("for %i, seen by seat %i, %s", (players, seat, option) => {
    let shown: Shown | null = null;
    for (const { events, view } of recordedGame<Illuminaten>(
      "illuminaten",
      players,
      3,
      seat,
      option,
    )) {
      if (shown && view.round > 0 && shown.view.round > 0) {
        for (const event of events) {
          for (const step of animate(shown, event)) shown = step.shown ?? shown;
        }
        expect(drawn(shown), JSON.stringify(events)).toEqual(drawn(show(view, null)));
      }
      shown = show(view, shown);
      expect(building(view).place ?? 1).toBeLessThan(20);
      if (shown.contest) expect(shown.contest.attacker.seat).not.toBe(shown.contest.defender.seat);
    }
  });
});

test("the progress of every player is at hand for every public plot", () => {
  const { view } = recordedGame<Illuminaten>("illuminaten", 3, 1, 0).at(-1)!;
  const lines = plotLines(view).filter((line) => line.owner === null);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line.progress.map((one) => one.seat)).toEqual([0, 1, 2]);
});

test("what makes a lodge is told only where no plot asks for more of the same", () => {
  const lodge = { unit: "cards", have: 2, need: 3 } as const;
  const discs = { unit: "discs", have: 2, need: 4 } as const;
  const outer = { unit: "outer", have: 2, need: 4 } as const;
  const cards = { unit: "cards", have: 2, need: 5 } as const;
  const of = (...parts: PlotProgress["parts"]): PlotProgress => ({
    plot: "P02",
    seat: 0,
    parts,
    contested: false,
    state: "open",
    places: [],
  });
  expect(partsTold(of(outer, discs, lodge))).toEqual([outer, discs, lodge]);
  expect(partsTold(of(cards, discs, lodge))).toEqual([cards, discs]);
});

test("a price tag tells what leaves the purse, the words tell of which type", () => {
  const price: CostView = {
    due: [
      { count: 2, factions: ["scholars"] },
      { count: 1, factions: ["nobility"] },
    ],
    takes: 5,
    exact: true,
    each: false,
  };
  expect(cheapest([price])).toBe(price);
  expect(cheapest([price, { ...price, takes: 3 }])?.takes).toBe(3);
  expect(cheapest(null)).toBeNull();
  expect(costWords([{ due: [], takes: 0 }])).not.toBeNull();
});

test("the tables of the box are read whole", () => {
  expect(Object.keys(LUMINARIES)).toHaveLength(57);
  for (const card of Object.values(LUMINARIES)) {
    expect(card.factions.every((faction) => FACTIONS.includes(faction))).toBe(true);
    expect(card.slots.length).toBeGreaterThan(0);
    expect(["seed", "inferred", "reconstructed"]).toContain(card.sources["strength"]);
  }
  expect(table('a,b\n"x, y",2\n')).toEqual([{ a: "x, y", b: "2" }]);
});

test.each([2, 3, 4])(
  "the field of %i players lies in its room, areopagi beside their cards",
  (players) => {
    const shape = shapeOf(players);
    expect(shape.touches).toHaveLength(players);
    for (const [width, height] of [
      [600, 500],
      [378, 320],
      [900, 520],
    ] as const) {
      const layout = layoutOf(shape, width, height, 6, "full");
      expect(layout.height).toBeLessThanOrEqual(height);
      for (const box of [...layout.places, ...layout.areopagi]) {
        expect(box.left).toBeGreaterThanOrEqual(-1);
        expect(box.left + box.width).toBeLessThanOrEqual(layout.width + 1);
        expect(box.top + box.height).toBeLessThanOrEqual(layout.height + 1);
      }
    }
  },
);

test("every choice has a place on the table or is a button", () => {
  const view = recordedGame<Illuminaten>("illuminaten", 2, 1, -3)[0]!.view;
  const spots: readonly (readonly [IlluminatenAction, string | null])[] = [
    [{ form: "scout", args: {} }, "action-scout"],
    [{ form: "conspire", args: { card: "PIL003" } }, "hand-PIL003"],
    [{ form: "with", args: { place: 5 } }, "place-5"],
    [{ form: "at-areopagus", args: {} }, "areopagus"],
    [{ form: "lift", args: { place: 4, slot: 2 } }, "slot-4-2"],
    [{ form: "pay-group", args: { faction: "clergy" } }, "favor-clergy"],
    [{ form: "take", args: { faction: "artists" } }, "supply-artists"],
    [{ form: "court", args: { court: 2 } }, "court-2"],
    [{ form: "claim", args: { faction: "scholars" } }, "faction-scholars"],
    [{ form: "use", args: { faction: "scholars" } }, "faction-scholars"],
    [{ form: "fulfil", args: { plot: "P04" } }, "plot-P04"],
    [{ form: "replace-private", args: {} }, "private"],
    [{ form: "edict", args: { faction: "artists" } }, "edict-artists"],
    [{ form: "keep", args: { event_card: "whisper" } }, "event-whisper"],
    [{ form: "deck", args: {} }, "deck"],
    [{ form: "end", args: {} }, null],
    [{ form: "use-ability", args: {} }, null],
    [{ form: "reward-exclude", args: { place: 5 } }, "reward-exclude-5"],
    [{ form: "look-hand", args: { seat: 1 } }, "hand-of-2"],
    [{ form: "look-plot", args: { seat: 1 } }, "plot-of-2"],
    [{ form: "give", args: { seat: 1, faction: "clergy" } }, "give-2-clergy"],
    [{ form: "slots", args: { slots: "12" } }, null],
    [{ form: "against", args: { seat: 1 } }, null],
    [{ form: "price", args: { primary: 1, secondary: 0 } }, null],
  ];
  for (const [action, spot] of spots) expect(spotOf(choice(action), view), action.form).toBe(spot);
});
