// What one seat has seen of a table: its last position and its log. Each seat of a hot-seat table
// has its own, with a stage of its own.
import type { LastTurn, Position, Step } from "#protocol/schema";
import type { AnyModule, View } from "../games/module";
import { Stage, type Cue, type Scene } from "../stage/stage.svelte";
import type { GameEvent } from "../words/speech";
import { linesOf, logLine, type LogLine } from "./log";

/** What the server tells of a table: what has happened, and the position after it. */
export interface Update {
  readonly steps: readonly Step[];
  readonly position: Position;
}

/** An update with more steps, as when a lesson skips ahead, is not animated. */
const MOST = 60;

export class SeatHistory {
  /** The last position that is shown. */
  position = $state.raw<Position | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  /** The number of the first action that the log tells of. */
  logBegins = $state(0);
  /** The last entry of the table that was received, shown or not. */
  seq = 0;
  readonly stage: Stage;
  /** What was shown at the seat's last choice, and all that has come since; null if that is not
   * known here. */
  private sinceLastTurn: { shown: unknown; updates: Update[] } | null = null;

  constructor(module: AnyModule, root: () => HTMLElement | null) {
    this.stage = new Stage(module, root);
  }

  /** Plays an update; the first one, one that changes the past, and a very long one are shown
   * at once. */
  receive(update: Update, rewound: boolean): void {
    this.seq = update.position.seq;
    if (this.position === null || rewound || update.steps.length > MOST) {
      this.rewrite(update);
      return;
    }
    const since = this.sinceLastTurn;
    if (since) this.sinceLastTurn = { ...since, updates: [...since.updates, update] };
    void this.stage.play(this.scene(update, true));
  }

  /** Notes that the seat chooses now. */
  noteChoice(): void {
    this.sinceLastTurn = { shown: this.stage.shown, updates: [] };
  }

  /** Shows again what has happened since the seat's last choice; false if it is not known here. */
  replaySince(): boolean {
    if (!this.sinceLastTurn) return false;
    const { shown, updates } = this.sinceLastTurn;
    if (updates.length > 0) this.stage.restore(shown);
    for (const update of updates) void this.stage.play(this.scene(update, false));
    return true;
  }

  /** Shows again what the server tells of it. */
  retell({ observation, steps }: LastTurn): void {
    const { position } = this;
    if (!position || this.stage.busy || steps.length === 0) return;
    this.stage.show(observation as View);
    void this.stage.play(this.scene({ steps, position }, false));
  }

  /** Puts earlier actions before the log, unless it has been rewritten meanwhile. */
  prepend(from: number, steps: readonly Step[], before: readonly LogLine[]): void {
    if (this.log[0]?.key !== before[0]?.key) return;
    this.log = [...linesOf(from, steps), ...this.log];
    this.logBegins = from;
  }

  private rewrite({ steps, position }: Update): void {
    this.sinceLastTurn = null;
    const actions = steps.filter((step) => step.kind === "action");
    this.logBegins = position.index - actions.length;
    this.log = linesOf(this.logBegins, actions);
    this.stage.show(position.observation as View);
    this.position = position;
  }

  /** `logging`: the log hears of it for the first time. */
  private scene({ steps, position }: Update, logging: boolean): Scene {
    const cues: Cue[] = [];
    let index = position.index - steps.length;
    for (const step of steps) {
      if (step.kind === "undo") {
        index = step.keep ?? index;
        if (logging) cues.push({ event: null, before: () => this.takeBack(step) });
        continue;
      }
      const at = index++;
      for (const event of step.events as readonly GameEvent[]) {
        const append = (): void => this.append(logLine(at, event, step.actor));
        cues.push(logging ? { event, before: append } : { event });
      }
    }
    return { cues, view: position.observation as View, after: () => (this.position = position) };
  }

  private takeBack({ keep, actor }: Step): void {
    this.sinceLastTurn = null;
    this.log = this.log.filter((line) => line.index < (keep ?? 0));
    this.append(logLine(keep ?? 0, null, actor));
  }

  private append(line: LogLine): void {
    this.log = [...this.log, line];
  }
}
