import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { schemaText } from "../scripts/schema.mjs";
import { vocabularyText } from "../scripts/vocabulary.mjs";

const FOLDER = join(import.meta.dirname, "../src/protocol");
const read = (name: string): string => readFileSync(join(FOLDER, name), "utf8");

test.each([
  ["schema.ts", "schema.json", schemaText],
  ["vocabulary.ts", "vocabulary.json", vocabularyText],
] as const)("%s is what %s gives; else run npm run types", (made, source, text) => {
  expect(read(made)).toBe(text(JSON.parse(read(source))));
});

test("fields of an event may be hidden, unless it is known which ones", () => {
  const one = {
    catalogue: "chess",
    forms: { "move-to": { piece: "piece", square: "count" } },
    events: { took: { seat: "seat", piece: "piece" } },
    decisions: { promote: { square: "count" } },
    facts: { "wins-piece": { piece: "piece" } },
    actions: { captured: "piece" },
    domains: { piece: ["rook", "court-jester"], seat: "number", count: "number" },
  } as const;
  const made = vocabularyText({ chess: one });
  expect(made).toContain('export type ChessPiece =\n  | "rook" | "court-jester";');
  expect(made).toContain('{ readonly fact: "wins-piece"; readonly piece: ChessPiece; }');
  expect(made).toContain("readonly seat: number | null; readonly piece: ChessPiece | null;");
  expect(made).toContain(
    '{ readonly form: "move-to"; readonly args: { readonly piece: ChessPiece; readonly square: number } }',
  );
  expect(made).toContain(
    '{ readonly kind: "promote"; readonly rule: string; readonly square: number | null; }',
  );
  const secret = { took: ["piece"] };
  expect(vocabularyText({ chess: { ...one, secret } })).toContain(
    "readonly seat: number; readonly piece: ChessPiece | null;",
  );
});
