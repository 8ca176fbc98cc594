import { describe, expect, test } from "vitest";
import { fit, GAP, lineHeight } from "../src/games/oriflamme/layout";
import { animate } from "../src/games/oriflamme/animation";
import { oriflammeContext, what } from "../src/games/oriflamme/context";
import { breakdown, unveil, verdict } from "../src/games/oriflamme/ending";
import { effectWords, mark, markOf } from "../src/games/oriflamme/effects";
import { meaning, meaningOf } from "../src/games/oriflamme/meaning";
import { SCENES } from "../src/games/oriflamme/scenes";
import { KINDS } from "../src/games/oriflamme/cards";
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
  [1380, 520],
  [314, 330],
])("a row of any length fits into %i by %i", (wide, high) => {
  for (let places = 1; places <= 18; places++) {
    const { width, columns, lines } = fit(places, wide, high);
    expect(columns * lines).toBeGreaterThanOrEqual(places);
    expect(columns * width + GAP * (columns - 1)).toBeLessThanOrEqual(wide);
    expect(lines * lineHeight(width) + GAP * (lines - 1)).toBeLessThanOrEqual(high + lines);
  }
});

test("every card has a stage of its own", () => {
  expect(Object.keys(SCENES).sort()).toEqual(Object.keys(KINDS).sort());
  const skies = Object.values(SCENES).map(({ sky }) => sky.join());
  expect(new Set(skies).size).toBe(skies.length);
});

const UNSAID = /[{}]|undefined|null|NaN|oriflamme-/;

test("every decision and every choice says what it means", async () => {
  await loadCatalogues("common", "oriflamme");
  for (const game of ["oriflamme", "ablaze"]) {
    const speech = new Speech<Oriflamme>(game, oriflammeContext);
    for (const players of [2, 4]) {
      for (const { view } of recordedGame<Oriflamme>(game, players, 11, 0)) {
        for (const place of show(view, null).row)
          for (const card of place.cards) expect(what(card)).not.toMatch(/^\s*$/);
        if (view.decision === null || view.actor !== 0) continue;
        const reader = { seat: 0, names: ["Ада", "Боб", "Ія", "Юн"].slice(0, players) };
        const said = [
          meaning(view, null, reader),
          ...view.legal.map((one) => meaningOf(one, view, speech, reader) ?? ""),
          ...view.row.flatMap(({ effect }) => (effect ? effectWords(effect, reader) : [])),
        ];
        if (view.decision.kind !== "set-aside") expect(said[0]).not.toBe("");
        for (const line of said) expect(line).not.toMatch(UNSAID);
      }
    }
  }
});

test("the effect of a choice is told in numbers, with what may strike back", async () => {
  await loadCatalogues("oriflamme");
  const effect = { least: [1, 0, 0], most: [1, 4, 0], leaving: [3], dangers: ["ambush"] };
  const words = effectWords(effect, { seat: 0, names: ["Ада", "Боб", "Ія"] });
  expect(words).toHaveLength(4);
  expect(words[0]).toContain("+1");
  expect(words[1]).toMatch(/Боб.*0.*\+4/);
  expect(words[2]).toContain("3");
  expect(mark(effect, 0)).toBe("+1");
  expect(mark({ least: [-2, 0], most: [2, 0] }, 0)).toBe("−2…+2");
  expect(mark({ nothing: "own-card" }, 0)).toBe("0");
  expect(mark({ choices: [1, 2] }, 0)).toBeNull();
  expect(mark(null, 0)).toBeNull();
});

test("where the Twin may enter, the mark tells when it acts", async () => {
  await loadCatalogues("oriflamme");
  const effect = { least: [1, 0, 0] };
  const marks = [true, false].map((acts) =>
    markOf({ ...choice({ form: "twin-left", args: {} } as OriflammeAction), effect, acts }, 0),
  );
  expect(new Set(marks).size).toBe(2);
});

test("in the last round keeping a card is said to be worth nothing", async () => {
  await loadCatalogues("oriflamme");
  const lines = { early: new Set<string>(), last: new Set<string>() };
  for (const { view } of recordedGame<Oriflamme>("oriflamme", 3, 7, 0)) {
    if (view.decision?.kind !== "keep-or-reveal" || view.actor !== 0) continue;
    const end = meaning(view, null, { seat: 0, names: ["Ада", "Боб", "Ія"] })
      .split(". ")
      .at(-1)!;
    lines[view.last_round ? "last" : "early"].add(end);
  }
  expect(lines.last.size).toBe(1);
  for (const line of lines.last) expect(lines.early).not.toContain(line);
});

test("at the end the sources sum up to the influence, and nobody began with more than another", async () => {
  await loadCatalogues("oriflamme");
  for (const game of ["oriflamme", "ablaze"]) {
    const steps = recordedGame<Oriflamme>(game, 4, 21, 0);
    const { view } = steps.at(-1)!;
    const { sources, rows } = breakdown(
      view,
      steps.flatMap(({ events }) => events),
    );
    for (const [seat, row] of rows.entries()) {
      expect(row).toHaveLength(sources.length);
      expect(row.reduce<number>((sum, part) => sum + (part ?? 0), 0)).toBe(view.influence[seat]);
      expect(row[0]).toBe(1);
    }
    expect(verdict(view, [])).not.toMatch(UNSAID);
  }
});

test("a tie is explained by the uncovered cards that decided it", async () => {
  await loadCatalogues("oriflamme");
  const { view } = recordedGame<Oriflamme>("oriflamme", 3, 21, 0).at(-1)!;
  const tied = {
    ...view,
    influence: [12, 12, 3],
    uncovered: [3, 2, 4],
    winners: [0],
    result: { rule: "O8.2", influence: 12, cards: 3 },
  };
  expect(verdict(tied, ["Ада", "Боб", "Ія"])).toMatch(/12.*Боб \(2\).*3/);
});

test("at the end every card that somebody knows is turned up", () => {
  const last = (seat: number): Oriflamme["view"] =>
    recordedGame<Oriflamme>("oriflamme", 3, 5, seat).at(-1)!.view;
  const shown = unveil(last(-3), [0, 1, 2].map(last));
  for (const place of shown.row)
    for (const card of place.cards) expect([card.up, card.kind !== null]).toEqual([true, true]);
});
