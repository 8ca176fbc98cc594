// Games played by the rules themselves, for tests of what the client shows of them.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { View } from "../src/protocol/protocol";
import type { GameEvent } from "../src/words/speech";

const ROOT = resolve(import.meta.dirname, "../..");
const OWN = join(ROOT, ".venv/bin/python");
const PYTHON = process.env["CAMARILLA_PYTHON"] ?? (existsSync(OWN) ? OWN : "python3");

export interface RecordedStep<V> {
  readonly events: readonly GameEvent[];
  readonly view: V;
}

export function recordedGame<V extends View>(
  game: string,
  players: number,
  seed: number,
  seat: number,
  ...options: string[]
): readonly RecordedStep<V>[] {
  const script = join(ROOT, "tools/client_positions.py");
  const said = execFileSync(
    PYTHON,
    [script, game, String(players), String(seed), String(seat), ...options],
    {
      env: { ...process.env, PYTHONPATH: join(ROOT, "src") },
      maxBuffer: 1 << 28,
    },
  );
  return JSON.parse(said.toString()) as RecordedStep<V>[];
}
