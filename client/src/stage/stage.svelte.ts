// What a table shows of its game, and how it gets from one position to the next. Play, replay and
// everything else that shows a game use it.
import type { AnyModule, View } from "../games/module";
import type { GameEvent } from "../words/speech";
import { Motion } from "./motion";

/** An event to animate. */
export interface Cue {
  /** Null: nothing moves, as when an action was taken back. */
  readonly event: GameEvent | null;
  /** Called before the event is animated. */
  readonly before?: () => void;
}

/** Events one after another, and the view they have led to. */
export interface Scene {
  readonly cues: readonly Cue[];
  readonly view: View;
  /** Called together with the change to `view`. */
  readonly after?: () => void;
}

export class Stage {
  /** What is shown, in the form of the game's module; null before the first view. */
  shown = $state.raw<unknown>(null);
  /** Whether scenes are being played. */
  busy = $state(false);
  /** The view behind what is shown, also in the middle of an animation. */
  view: View | null = $derived.by(() =>
    this.shown === null ? null : this.module.viewOf(this.shown),
  );

  private readonly motion: Motion;
  private queue: Scene[] = [];
  /** The scene on the stage; another one, or none, if it was interrupted. */
  private current: Scene | null = null;
  private running: Promise<void> | null = null;

  constructor(
    readonly module: AnyModule,
    root: () => HTMLElement | null,
  ) {
    this.motion = new Motion(root);
  }

  /** Shows a view at once, in place of everything that is being played. */
  show(view: View): void {
    this.interrupt();
    this.shown = this.module.show(view, this.shown);
  }

  /** Shows what was shown earlier, at once. */
  restore(shown: unknown): void {
    this.interrupt();
    this.shown = shown;
  }

  /** Plays a scene after those that wait; resolves when the last of them has been played. */
  play(scene: Scene): Promise<void> {
    this.queue.push(scene);
    this.running ??= this.run();
    return this.running;
  }

  /** Shows the rest of what is being played at once. */
  skip(): void {
    if (this.busy) this.motion.skipping = true;
  }

  wait(milliseconds: number): Promise<void> {
    return this.motion.wait(milliseconds);
  }

  private interrupt(): void {
    this.queue = [];
    this.current = null;
  }

  private async run(): Promise<void> {
    this.busy = true;
    this.motion.skipping = false;
    for (let scene = this.queue.shift(); scene; scene = this.queue.shift()) {
      this.current = scene;
      this.motion.backlog = this.queue.length;
      await this.perform(scene);
    }
    this.current = null;
    this.running = null;
    this.busy = false;
  }

  private async perform(scene: Scene): Promise<void> {
    for (const { event, before } of scene.cues) {
      before?.();
      if (event !== null) await this.animate(scene, event);
      if (this.current !== scene) return;
    }
    await this.motion.change(() => {
      if (this.current !== scene) return;
      this.shown = this.module.show(scene.view, this.shown);
      scene.after?.();
    });
  }

  /** The steps of an event; an error in them costs no more than the animation. */
  private async animate(scene: Scene, event: GameEvent): Promise<void> {
    try {
      for (const step of this.module.animate(this.shown, event)) {
        await this.motion.carryOut(step, (shown) => {
          if (this.current === scene) this.shown = shown;
        });
        if (this.current !== scene) return;
      }
    } catch (error) {
      console.error(error);
    }
  }
}
