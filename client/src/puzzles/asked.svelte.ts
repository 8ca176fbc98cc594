// A puzzle as the stage and the ribbon see it: a table at which one decision is open.
import type { Hint, Position, ShownPuzzle, TableInfo, TriedPuzzle } from "#protocol/schema";
import type { AnyModule, Choice, View } from "../games/module";
import { codeOf } from "../net/api";
import type { Asking } from "../session/asking";
import { linesOf, type LogLine } from "../session/log";
import { Stage } from "../stage/stage.svelte";
import { namesAt, type Names, type Speech } from "../words/speech";
import { puzzles } from "./requests";

export class AskedPuzzle implements Asking {
  readonly table: TableInfo;
  readonly yours: readonly number[];
  readonly seat: number;
  readonly stage: Stage;
  readonly log: readonly LogLine[];
  /** The choice that was made, once it is judged. */
  chosen = $state.raw<Choice | null>(null);
  answer = $state.raw<TriedPuzzle | null>(null);
  failure = $state<string | null>(null);
  pending = $state.raw<Choice | null>(null);
  names: Names = $derived.by(() => namesAt(this.table, this.speech.catalogue));
  view: View | null = $derived.by(() => this.stage.view);
  busy = $derived.by(() => this.stage.busy);
  /** All that is legal; after the try the solution alone, so that the stage points at it. */
  choices: readonly Choice[] = $derived.by(() => {
    if (this.pending !== null) return [];
    const { legal } = this.puzzle.observation;
    return this.answer ? legal.filter(({ id }) => id === this.answer!.solution) : legal;
  });
  /** The solution, once it is told. */
  hints: readonly Hint[] = $derived.by(() =>
    (this.answer?.hints ?? []).filter(({ action }) => action === this.answer!.solution),
  );
  readonly position: Position | null = null;
  readonly coach = null;
  readonly askingHint = false;
  readonly over = false;
  readonly lost = false;

  constructor(
    readonly puzzle: ShownPuzzle,
    readonly module: AnyModule,
    readonly speech: Speech,
    root: () => HTMLElement | null,
    private readonly told: (answer: TriedPuzzle) => void,
  ) {
    this.seat = puzzle.seat;
    this.yours = [puzzle.seat];
    this.table = tableOf(puzzle);
    this.log = linesOf(puzzle.index - puzzle.steps.length, puzzle.steps);
    this.stage = new Stage(module, root);
    this.stage.show(puzzle.observation as View);
  }

  async act(choice: Choice): Promise<void> {
    if (this.answer || this.pending) return;
    this.pending = choice;
    this.failure = null;
    const { game, id } = this.puzzle;
    try {
      const answer = await puzzles.try(game, id, choice.id);
      this.chosen = choice;
      this.answer = answer;
      this.told(answer);
    } catch (error) {
      this.failure = codeOf(error);
    } finally {
      this.pending = null;
    }
  }

  refuse(code: string): void {
    this.failure = code;
  }

  /** What only a running game has. */
  async askHint(): Promise<void> {}
  async undo(): Promise<void> {}
  async replaySince(): Promise<void> {}
}

/** The table at which the position could have come about: bots sit at all other seats. */
function tableOf({ id, game, players, options, seat }: ShownPuzzle): TableInfo {
  return {
    id,
    game,
    rules_version: 1,
    options,
    players,
    status: "running",
    seats: Array.from({ length: players }, (_, at) => ({
      seat: at,
      state: at === seat ? "human" : "bot",
      name: "",
      player: null,
      bot: at === seat ? null : "courtier",
      stand_in: false,
    })),
    host: "",
    listed: false,
    rated: false,
    order: "chosen",
    clock: { kind: "none", limit: 0 },
    commitment: null,
    imported: false,
    created_at: 0,
    finished_at: null,
    seq: 0,
    turn: seat,
    deadline: null,
    undo: null,
    absence: null,
    result: null,
    rematch: null,
    advice: false,
  };
}
