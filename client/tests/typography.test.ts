import { expect, test } from "vitest";
import { boundSource, boundText } from "../src/words/typography";

const CATALOGUES = import.meta.glob<string>("../../src/camarilla/**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const shown = (text: string): string => text.replaceAll("\u00A0", "_");

test("a number keeps its noun", () => {
  expect(shown(boundText("Azure gains 1 influence."))).toBe("Azure gains 1_influence.");
  expect(shown(boundText("Синій забирає 12 очок впливу"))).toBe("Синій забирає 12_очок впливу");
});

test("a label keeps its number, which then leaves the next word alone", () => {
  const source = boundSource("x = Карта на місці { $place } лишається закритою.");
  expect(shown(source)).toBe("x = Карта на місці_{ $place } лишається закритою.");
  expect(shown(boundText("на місці\u00A03 закритою"))).toBe("на місці_3 закритою");
});

test("a dash stays with the word before it, initials with their name", () => {
  expect(shown(boundSource("x = Ложа — три карти"))).toBe("x = Ложа_— три карти");
  expect(shown(boundText("бере Й. Ф. Кобенцля"))).toBe("бере Й._Ф._Кобенцля");
});

test("no catalogue has a number, a label or a dash that a line break can part", () => {
  expect(Object.keys(CATALOGUES).length).toBeGreaterThan(30);
  for (const [path, source] of Object.entries(CATALOGUES)) {
    for (const line of boundSource(source).split("\n")) {
      if (line.startsWith("#")) continue;
      const text = boundText(line);
      expect(text, path).not.toMatch(/ [–—] /);
      expect(text, path).not.toMatch(/\p{L} \{ \$(?:place|round|slot|face|step|turn) \}/u);
      expect(text, path).not.toMatch(/ \d+ \p{L}/u);
    }
  }
});
