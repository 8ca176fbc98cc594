import { describe, expect, it } from "vitest";
import type { Hint } from "#protocol/schema";
import type { Choice } from "../src/games/module";
import { beside } from "../src/table/beside";
import { ranking } from "../src/table/ranking";

describe("the list of choices with hints", () => {
  const choice = (id: number): Choice => ({ id, form: "x", args: {}, text: `x ${id}` });
  const hint = (action: number, value: number, reason = "worse"): Hint => ({
    action,
    text: "",
    value,
    share: null,
    reason,
    seats: [],
    reasons: [],
    expected: [],
  });

  it("is in the order of the numbers it shows", () => {
    const hints = [hint(3, 0.29, "best"), hint(1, 0.2), hint(2, 0.24), hint(4, 0.9, "dismissed")];
    const ranked = ranking([1, 2, 3, 4, 5].map(choice), hints);
    expect(ranked.map((one) => one.choice.id)).toEqual([3, 2, 1, 5, 4]);
  });

  it("stays as it is without hints", () => {
    const ranked = ranking([2, 1, 3].map(choice), []);
    expect(ranked.map((one) => one.choice.id)).toEqual([2, 1, 3]);
  });
});

describe("a look at a card", () => {
  const box = (left: number, top: number, right: number, bottom: number) => ({
    left,
    top,
    right,
    bottom,
  });
  const window = { width: 1000, height: 800 };
  const panel = { width: 300, height: 200 };

  it("opens at the right of the card, else at its left", () => {
    expect(beside(box(100, 100, 200, 240), panel, window, [])).toEqual({ left: 212, top: 100 });
    expect(beside(box(800, 100, 900, 240), panel, window, [])).toEqual({ left: 488, top: 100 });
  });

  it("goes above the question when the card lies below it", () => {
    const ribbon = box(0, 500, 1000, 580);
    const high = { width: 300, height: 230 };
    expect(beside(box(100, 600, 200, 740), high, window, [ribbon])?.top).toBe(262);
  });

  it("does not open over what must stay in sight", () => {
    const contest = box(0, 50, 1000, 800);
    expect(beside(box(100, 100, 200, 240), panel, window, [contest])).toBeNull();
    const right = box(205, 50, 1000, 800);
    expect(beside(box(600, 100, 700, 240), panel, window, [box(710, 0, 1000, 800)])).toEqual({
      left: 288,
      top: 100,
    });
    expect(beside(box(100, 100, 200, 240), panel, window, [right])).toBeNull();
  });
});
