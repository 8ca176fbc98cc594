import { describe, expect, it } from "vitest";
import { chaptersOf, folded, loadBook, matches } from "../src/home/rulebook/book";

describe("the search in a rulebook", () => {
  it("does not mind case, diacritics or the order of words", () => {
    expect(matches("Éliminé: the Spy’s card", "spy elim")).toBe(true);
    expect(matches("Найвища вільна комірка", "КОМІРКА найв")).toBe(true);
    expect(matches("Своё решение", "свое")).toBe(true);
    expect(matches("Spy", "spy heir")).toBe(false);
    expect(folded("Їжак")).toBe(folded("їжак"));
  });
});

describe("the chapters of a rulebook", () => {
  it("have all rules, those of no chapter too", async () => {
    const book = await loadBook("king");
    const chapters = chaptersOf(book, ["K1.1", "K1.2", "K4.10", "Z1.1"]);
    expect(chapters.map(({ id }) => id)).toEqual([...book.chapters, "Z1"]);
    expect(chapters[0]!.rules).toEqual(["K1.1", "K1.2"]);
    expect(chapters.at(-1)!.rules).toEqual(["Z1.1"]);
  });

  it("are none where a game has no rulebook", async () => {
    expect((await loadBook("highcard")).chapters).toEqual([]);
  });
});
