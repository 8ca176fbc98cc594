import { describe, expect, test } from "vitest";
import type { IlluminatenView } from "../src/protocol/protocol";
import { FACTIONS, LUMINARIES, table } from "../src/games/illuminaten/data";
import { layoutOf, shapeOf } from "../src/games/illuminaten/geometry";
import { contestOf, lodgesOf, progress } from "../src/games/illuminaten/rules";
import { play } from "../src/games/illuminaten/animation";
import { show, type Shown } from "../src/games/illuminaten/shown";
import { spotOf } from "../src/games/illuminaten/targets";
import { building } from "../src/games/illuminaten/frames";
import { Speech } from "../src/words/speech";
import { recordedGame } from "./recorded";

const speech = new Speech("illuminaten");
const choice = (text: string) => ({ id: 0, text, ...speech.read(text) });

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
    for (const { events, view } of recordedGame<IlluminatenView>(
      "illuminaten",
      players,
      3,
      seat,
      option,
    )) {
      if (shown && view.round > 0 && shown.view.round > 0) {
        for (const event of events) {
          for (const beat of play(shown, event)) shown = beat.shown ?? shown;
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
    for (const { events, view } of recordedGame<IlluminatenView>("illuminaten", 2, seed, 0)) {
      for (const plot of view.plots) {
        for (const part of (plot && progress(view, plot, 0)?.parts) || [])
          expect(part.have).toBeLessThanOrEqual(part.need);
      }
      for (const event of events) {
        if (!before || !event.event.endsWith("fulfilled")) continue;
        const far = progress(before, String(event["plot"]), Number(event["seat"]))!;
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
  const steps = recordedGame<IlluminatenView>("illuminaten", 2, 1, -3);
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
  const view = recordedGame<IlluminatenView>("illuminaten", 2, 1, -3)[0]!.view;
  const spots: Record<string, string | null> = {
    scout: "action-scout",
    "conspire PIL003": "hand-PIL003",
    "with 5": "place-5",
    "at areopagus": "areopagus",
    "lift 4 2": "slot-4-2",
    "pay group clergy": "favor-clergy",
    "take artists": "supply-artists",
    "court 2": "court-2",
    "claim scholars": "faction-scholars",
    "use scholars": "faction-scholars",
    "fulfil P04": "plot-P04",
    "replace private": "private",
    "edict artists": "edict-artists",
    "keep whisper": "event-whisper",
    deck: "deck",
    end: null,
    "use ability": null,
    "reward exclude 5": "reward-exclude-5",
    "look hand 2": "hand-of-2",
    "look plot 2": "plot-of-2",
    "give 2 clergy": "give-2-clergy",
    "slots 12": null,
    "against 2": null,
    "price 1 0": null,
  };
  for (const [text, spot] of Object.entries(spots))
    expect(spotOf(choice(text), view), text).toBe(spot);
});

test("X6.3: a frame longer than a number can hold is an interrogation", () => {
  const view = { stack: [12, 2 ** 58 + 51], ask: "take" } as unknown as IlluminatenView;
  expect(building(view).kind).toBe("interrogate");
});
