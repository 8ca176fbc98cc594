import { describe, expect, test } from "vitest";
import type { OriflammeView } from "../src/protocol/protocol";
import { fit, FOOT, GAP } from "../src/games/oriflamme/layout";
import { play, show, type Shown } from "../src/games/oriflamme/shown";
import { handKey, isButton, spotOf } from "../src/games/oriflamme/targets";
import { Speech } from "../src/words/speech";
import { recordedGame } from "./recorded";

const speech = new Speech("oriflamme");
const choice = (text: string) => ({ id: 0, text, ...speech.read(text) });

/** What a stage draws of the cards, without the keys. */
function drawn(shown: Shown): unknown {
  return {
    row: shown.row.map((place) => place.cards.map(({ key: _, ...card }) => card)),
    influence: shown.view.influence,
    families: shown.families.map(({ discards, hand, aside, discard: _, ...family }) => ({
      ...family,
      hand: hand && [...hand].sort(),
      aside: aside && [...aside].sort(),
      discards: discards.map((card) => card.kind).sort(),
    })),
  };
}

describe("the events of a game lead to the position that the server sends", () => {
  test.each([
    ["oriflamme", 4, 0],
    ["oriflamme", 3, -3],
    ["ablaze", 5, 1],
    ["ablaze", 3, -3],
    ["ablaze", 2, 0],
    ["oriflamme", 2, 1],
  ])("%s for %i, seen by seat %i", (game, players, seat) => {
    for (const seed of [1, 2, 3, 4]) {
      let shown: Shown | null = null;
      for (const { events, view } of recordedGame<OriflammeView>(game, players, seed, seat)) {
        if (shown && view.round > 0) {
          for (const event of events) {
            for (const beat of play(shown, event)) shown = beat.shown ?? shown;
          }
          expect(drawn(shown), JSON.stringify(events)).toEqual(drawn(show(view, null)));
        }
        shown = show(view, shown);
      }
    }
  });
});

test("a card keeps its key from the hand to the discard", () => {
  for (const { view } of recordedGame<OriflammeView>("oriflamme", 3, 7, 0)) {
    const shown = show(view, null);
    const keys = [
      ...shown.row.flatMap((place) => place.cards.map((card) => card.key)),
      ...shown.families.flatMap((family) => family.discards.map((card) => card.key)),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    for (const place of shown.row) {
      for (const card of place.cards) {
        if (card.owner === "crimson") expect(card.key).toBe(`crimson-${card.kind}`);
      }
    }
  }
});

test("every choice of a game has a place on the table or a button", () => {
  for (const text of [
    "keep",
    "reveal",
    "take",
    "leave",
    "eliminate 3",
    "spy on 2",
    "copy 1",
    "activate 4",
    "bribe 2",
    "move 5",
    "to gap 0",
    "twin left",
    "twin on 3",
    "aside spy",
    "place spy left",
    "place royal-decree on 2",
    "place second spy right",
  ]) {
    const made = choice(text);
    const spots = [isButton(made), spotOf(made, handKey(made)) !== null, made.form === "aside"];
    expect(spots.filter(Boolean), text).toHaveLength(1);
  }
});

test("a placing is offered at a spot only for the selected card", () => {
  expect(spotOf(choice("place spy on 3"), "first:spy")).toBe("place-3");
  expect(spotOf(choice("place spy on 3"), "first:lord")).toBeNull();
  expect(spotOf(choice("place second spy left"), "first:spy")).toBeNull();
  expect(spotOf(choice("place second spy left"), "second:spy")).toBe("left");
  expect(spotOf(choice("twin right"), null)).toBe("right");
});

test.each([
  [930, 380],
  [366, 330],
])("a row of any length fits into %i by %i", (wide, high) => {
  for (let cells = 1; cells <= 18; cells++) {
    const { width, columns } = fit(cells, wide, high);
    const lines = Math.ceil(cells / columns);
    expect(columns * width + GAP * (columns - 1)).toBeLessThanOrEqual(wide);
    expect(lines * (width * 1.4 + FOOT) + GAP * (lines - 1)).toBeLessThanOrEqual(high + lines);
  }
});
