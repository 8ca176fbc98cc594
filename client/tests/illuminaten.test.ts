import { describe, expect, test } from "vitest";
import type { IlluminatenView } from "#protocol/schema";
import { FACTIONS, LUMINARIES, table } from "../src/games/illuminaten/data";
import { layoutOf, shapeOf } from "../src/games/illuminaten/geometry";
import { contestOf, lodgesOf, progress } from "../src/games/illuminaten/rules";
import { animate } from "../src/games/illuminaten/animation";
import { show, type Shown } from "../src/games/illuminaten/shown";
import { spotOf } from "../src/games/illuminaten/targets";
import { building } from "../src/games/illuminaten/frames";
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
      expect(building(view).target ?? 0).toBeLessThan(20);
      const contest = contestOf(view);
      if (contest) expect(contest.attacker).not.toBe(contest.defender);
    }
  });
});

test("how far a plot is never exceeds what it asks, and a fulfilled one is there", () => {
  for (const seed of [1, 2, 3]) {
    let before: IlluminatenView | null = null;
    for (const { events, view } of recordedGame<Illuminaten>("illuminaten", 2, seed, 0)) {
      for (const plot of view.plots) {
        for (const part of (plot && progress(view, plot, 0)?.parts) || [])
          expect(part.have).toBeLessThanOrEqual(part.need);
      }
      for (const event of events) {
        if (!before || (event.event !== "fulfilled" && event.event !== "private-fulfilled"))
          continue;
        const far = progress(before, event.plot, event.seat)!;
        expect(far.contested, JSON.stringify(event)).toBe(false);
        for (const part of far.parts) expect(part.have, JSON.stringify(event)).toBe(part.need);
      }
      before = view;
    }
  }
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
      const layout = layoutOf(shape, width, height, 6);
      expect(layout.height).toBeLessThanOrEqual(height);
      for (const box of [...layout.places, ...layout.areopagi]) {
        expect(box.left).toBeGreaterThanOrEqual(-1);
        expect(box.left + box.width).toBeLessThanOrEqual(layout.width + 1);
        expect(box.top + box.height).toBeLessThanOrEqual(layout.height + 1);
      }
    }
  },
);

test("X2.3: a field of 14 has 4 inner cards, one of 19 has 7", () => {
  expect(shapeOf(2).inner).toHaveLength(4);
  expect(shapeOf(4).inner).toHaveLength(7);
});

test("X3.6: three connected cards of a faction are a lodge", () => {
  const steps = recordedGame<Illuminaten>("illuminaten", 2, 1, -3);
  const { view } = steps.at(-1)!;
  const nobles = Object.values(LUMINARIES).filter((card) => card.factions.includes("nobility"));
  const field = view.field.map((place, index) => ({
    ...place,
    card: [0, 1, 5].includes(index) ? nobles[index]!.id : null,
    discs: [],
  }));
  expect(lodgesOf({ ...view, field }, "nobility")).toEqual([[0, 1, 5]]);
});

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
    [{ form: "keep", args: { happening: "whisper" } }, "event-whisper"],
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

test("X6.3: a frame longer than a number can hold is an interrogation", () => {
  const view = { stack: [12, 2 ** 58 + 51], ask: "take" } as unknown as IlluminatenView;
  expect(building(view).kind).toBe("interrogate");
});
