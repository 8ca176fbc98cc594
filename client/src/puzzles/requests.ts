// What the pages of puzzles ask of the server.
import type {
  ProgressAnswer,
  ProgressBody,
  PuzzleListAnswer,
  PuzzlesAnswer,
  ShownPuzzle,
  TriedPuzzle,
} from "#protocol/schema";
import { ask } from "../net/api";

const one = (game: string, id: string): string =>
  `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

export const puzzles = {
  games: () => ask<PuzzlesAnswer>("GET", "/puzzles"),
  list: (game: string) => ask<PuzzleListAnswer>("GET", `/puzzles/${encodeURIComponent(game)}`),
  show: (game: string, id: string) => ask<ShownPuzzle>("GET", one(game, id)),
  try: (game: string, id: string, action: number) =>
    ask<TriedPuzzle>("POST", one(game, id), { action }),
  /** Adds to what the server keeps about the reader; all of it then. */
  merge: (progress: ProgressBody["progress"]) =>
    ask<ProgressAnswer>("POST", "/account/puzzles", { progress }),
};
