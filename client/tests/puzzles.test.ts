import { describe, expect, it } from "vitest";
import { afterTry, streak, type Progress } from "../src/puzzles/progress";

const NOTHING: Progress = { tried: {}, day: "", days: 0 };

describe("the progress with puzzles", () => {
  it("counts the first try alone", () => {
    const failed = afterTry(NOTHING, "a", false, "2026-03-01", "b");
    expect(afterTry(failed, "a", true, "2026-03-01", "b")).toBe(failed);
    expect(failed.tried).toEqual({ a: false });
  });

  it("counts days in a row on which the day's puzzle was solved, over the end of a month", () => {
    const first = afterTry(NOTHING, "a", true, "2026-02-28", "a");
    const second = afterTry(first, "b", true, "2026-03-01", "b");
    expect(streak(second, "2026-03-01")).toBe(2);
    expect(streak(second, "2026-03-02")).toBe(2);
    expect(streak(second, "2026-03-03")).toBe(0);
    expect(streak(afterTry(second, "c", true, "2026-03-03", "c"), "2026-03-03")).toBe(1);
  });

  it("ends the row with a day's puzzle that was failed, and with no other", () => {
    const first = afterTry(NOTHING, "a", true, "2026-03-01", "a");
    const other = afterTry(first, "x", false, "2026-03-02", "b");
    expect(streak(other, "2026-03-02")).toBe(1);
    const failed = afterTry(other, "b", false, "2026-03-02", "b");
    expect(streak(failed, "2026-03-02")).toBe(0);
    expect(streak(afterTry(failed, "c", true, "2026-03-03", "c"), "2026-03-03")).toBe(1);
  });
});
