import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { ChanceDraw, DrawsAnswer } from "#protocol/schema";
import { check, type Known } from "../src/session/fairness";

const ROOT = resolve(import.meta.dirname, "../..");
const OWN = join(ROOT, ".venv/bin/python");
const PYTHON = process.env["CAMARILLA_PYTHON"] ?? (existsSync(OWN) ? OWN : "python3");

/** A table that was played by the server's own code, and what it tells about its draws. */
function served(game: string, players: number): { answer: DrawsAnswer; known: Known } {
  const said = execFileSync(PYTHON, [join(ROOT, "tools/client_draws.py"), game, String(players)], {
    env: { ...process.env, PYTHONPATH: join(ROOT, "src") },
    maxBuffer: 1 << 28,
  });
  return JSON.parse(said.toString()) as { answer: DrawsAnswer; known: Known };
}

const { answer, known } = served("oriflamme", 3);
const draws = answer.draws;

describe("the check of a game's shuffles", () => {
  it("passes games as the server makes them", async () => {
    for (const [game, players] of [
      ["king", 4],
      ["illuminaten", 2],
      ["ablaze", 2],
    ] as const) {
      const other = served(game, players);
      const verdict = await check(other.answer, other.known);
      expect(verdict).toEqual({ result: "fair", draws: other.answer.draws.length, wrong: null });
    }
    expect(draws).toHaveLength(10);
    expect(answer.lot).not.toBeNull();
    expect((await check(answer, known)).result).toBe("fair");
  });

  it("follows the example of docs/fairness.md", async () => {
    const options = Array.from({ length: 10 }, (_, number) => `draw ${number}`);
    const draw: ChanceDraw = {
      index: 1,
      key: "draw 0",
      options,
      weights: options.map(() => 1),
      drawn: "draw 8",
    };
    const verdict = await check(
      {
        commitment: null,
        seed: "0".repeat(64),
        lot: [3, 0, 2, 1],
        waiting: [0, 1, 2, 3],
        draws: [draw],
      },
      {
        seal: "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55",
        actions: ["draw 8"],
        chance: [1],
      },
    );
    expect(verdict.result).toBe("fair");
  });

  it("names the first draw that another outcome was put in place of", async () => {
    const at = draws.findIndex(({ options }, index) => index > 3 && options.length > 1);
    const draw = draws[at]!;
    const other = draw.options.find((option) => option !== draw.drawn)!;
    const forged = draws.with(at, { ...draw, drawn: other });
    const actions = known.actions.with(draw.index - 1, other);
    const verdict = await check({ ...answer, draws: forged }, { ...known, actions });
    expect(verdict).toMatchObject({ result: "wrong-draw", draws: at, wrong: { drawn: other } });
  });

  it("notices other seeds, seats, keys, records, and draws that are left out", async () => {
    const result = async (more: Partial<DrawsAnswer>, held: Partial<Known> = {}) =>
      (await check({ ...answer, ...more }, { ...known, ...held })).result;
    expect(await result({ seed: "0".repeat(64) })).toBe("wrong-seed");
    expect(await result({ seed: null })).toBe("no-seed");
    expect(await result({}, { seal: null })).toBe("no-seal");
    expect(await result({ lot: answer.lot!.map((seat) => (seat + 1) % 3) })).toBe("wrong-lot");
    expect(await result({ draws: draws.slice(0, -1) })).toBe("wrong-draw");
    expect(await result({ draws: draws.with(0, { ...draws[0]!, key: "draw 7" }) })).toBe(
      "wrong-draw",
    );
    expect(await result({}, { actions: known.actions.with(0, "first 9") })).toBe("wrong-draw");
  });
});
