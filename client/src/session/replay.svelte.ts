// A finished game on the stage: which step is shown, and how to get to another.
import type { ReplayStep } from "#protocol/schema";
import type { AnyModule, View } from "../games/module";
import { Stage } from "../stage/stage.svelte";
import type { GameEvent } from "../words/speech";

/** Milliseconds between two steps at normal speed. */
const PAUSE = 600;

export class Replay {
  steps = $state.raw<readonly ReplayStep[]>([]);
  at = $state(0);
  playing = $state(false);
  readonly stage: Stage;
  readonly last = $derived(this.steps.length - 1);
  readonly step = $derived(this.steps[this.at]!);

  constructor(
    module: AnyModule,
    root: () => HTMLElement | null,
    steps: readonly ReplayStep[],
    at: number,
  ) {
    this.stage = new Stage(module, root);
    this.steps = steps;
    this.at = Math.max(0, Math.min(steps.length - 1, at));
    this.showStep();
  }

  /** The same moment as another seat saw it. */
  look(steps: readonly ReplayStep[]): void {
    this.steps = steps;
    this.at = Math.min(this.at, this.last);
    this.stage.restore(null);
    this.showStep();
  }

  /** One step on is played; any other, and any that comes while cards move, is shown at once. */
  async goTo(to: number): Promise<void> {
    const goal = Math.max(0, Math.min(this.last, to));
    if (goal === this.at) return;
    const played = goal === this.at + 1 && !this.stage.busy;
    this.at = goal;
    if (played) {
      const cues = (this.step.events as readonly GameEvent[]).map((event) => ({ event }));
      await this.stage.play({ cues, view: this.view });
    } else this.showStep();
  }

  /** Plays on until the end, or until it is stopped; gives the way to stop it. */
  playOn(): () => void {
    let stopped = false;
    void (async () => {
      while (!stopped && this.at < this.last) {
        await this.goTo(this.at + 1);
        await this.stage.wait(PAUSE);
      }
      if (!stopped) this.playing = false;
    })();
    return () => (stopped = true);
  }

  private get view(): View {
    return this.step.observation as View;
  }

  private showStep(): void {
    this.stage.show(this.view);
  }
}
