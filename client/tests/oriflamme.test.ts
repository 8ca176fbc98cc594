import { describe, expect, test } from "vitest";
import { fit, FOOT, GAP } from "../src/games/oriflamme/layout";
import { animate } from "../src/games/oriflamme/animation";
import { oriflammeContext } from "../src/games/oriflamme/context";
import { show, type Shown } from "../src/games/oriflamme/shown";
import { handKey, isButton, spotOf } from "../src/games/oriflamme/targets";
import type { OriflammeAction } from "#protocol/vocabulary";
import type { Oriflamme } from "../src/games/oriflamme/types";
import { loadCatalogues } from "../src/words/i18n.svelte";
import { Speech } from "../src/words/speech";
import { recordedGame } from "./recorded";

const choice = (action: OriflammeAction): Oriflamme["choice"] => ({ id: 0, text: "", ...action });

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
      for (const { events, view } of recordedGame<Oriflamme>(game, players, seed, seat)) {
        if (shown && view.round > 0) {
          for (const event of events) {
            for (const step of animate(shown, event)) shown = step.shown ?? shown;
          }
          expect(drawn(shown), JSON.stringify(events)).toEqual(drawn(show(view, null)));
        }
        shown = show(view, shown);
      }
    }
  });
});

test("prompts and choices are said from the fields that the server declares", async () => {
  await loadCatalogues("oriflamme");
  const speech = new Speech<Oriflamme>("ablaze", oriflammeContext);
  for (const players of [2, 3]) {
    for (const { view } of recordedGame<Oriflamme>("ablaze", players, 5, 0)) {
      if (view.decision === null || view.actor !== 0) continue;
      const lines = [speech.prompt(view), ...view.legal.map((one) => speech.action(view, one, []))];
      for (const line of lines) expect(line).not.toMatch(/[{}]|undefined|null|oriflamme-/);
      for (const one of view.unavailable ?? [])
        expect(speech.unavailable(one)).not.toMatch(/oriflamme-/);
    }
  }
});

test("a card keeps its key from the hand to the discard", () => {
  for (const { view } of recordedGame<Oriflamme>("oriflamme", 3, 7, 0)) {
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
  const actions: readonly OriflammeAction[] = [
    { form: "keep", args: {} },
    { form: "reveal", args: {} },
    { form: "take", args: {} },
    { form: "leave", args: {} },
    { form: "eliminate", args: { place: 3 } },
    { form: "spy-on", args: { place: 2 } },
    { form: "copy", args: { place: 1 } },
    { form: "activate", args: { place: 4 } },
    { form: "bribe", args: { place: 2 } },
    { form: "move", args: { place: 5 } },
    { form: "to-gap", args: { gap: 0 } },
    { form: "twin-left", args: {} },
    { form: "twin-on", args: { place: 3 } },
    { form: "aside", args: { card: "spy" } },
    { form: "place-left", args: { card: "spy" } },
    { form: "place-on", args: { card: "royal-decree", place: 2 } },
    { form: "place-second-right", args: { card: "spy" } },
  ];
  for (const action of actions) {
    const made = choice(action);
    const spots = [isButton(made), spotOf(made, handKey(made)) !== null, made.form === "aside"];
    expect(spots.filter(Boolean), action.form).toHaveLength(1);
  }
});

test("a placing is offered at a spot only for the selected card", () => {
  const first = choice({ form: "place-on", args: { card: "spy", place: 3 } });
  const second = choice({ form: "place-second-left", args: { card: "spy" } });
  expect(spotOf(first, "first:spy")).toBe("place-3");
  expect(spotOf(first, "first:lord")).toBeNull();
  expect(spotOf(second, "first:spy")).toBeNull();
  expect(spotOf(second, "second:spy")).toBe("left");
  expect(spotOf(choice({ form: "twin-right", args: {} }), null)).toBe("right");
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
