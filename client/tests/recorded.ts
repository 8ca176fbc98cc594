// Games played by the rules themselves, for tests of what the client shows of them.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { GameTypes } from "../src/games/module";

const ROOT = resolve(import.meta.dirname, "../..");
const OWN = join(ROOT, ".venv/bin/python");
const PYTHON = process.env["CAMARILLA_PYTHON"] ?? (existsSync(OWN) ? OWN : "python3");

export interface RecordedStep<T extends GameTypes> {
  readonly events: readonly T["event"][];
  readonly view: T["view"];
}

export function recordedGame<T extends GameTypes>(
  game: string,
  players: number,
  seed: number,
  seat: number,
  ...options: string[]
): readonly RecordedStep<T>[] {
  const script = join(ROOT, "tools/client_positions.py");
  const said = execFileSync(
    PYTHON,
    [script, game, String(players), String(seed), String(seat), ...options],
    {
      env: { ...process.env, PYTHONPATH: join(ROOT, "src") },
      maxBuffer: 1 << 28,
    },
  );
  return JSON.parse(said.toString()) as RecordedStep<T>[];
}
