import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameModule, GameTypes, View } from "../src/games/module";
import generic from "../src/games/generic";
import { Stage } from "../src/stage/stage.svelte";

interface Toy extends GameTypes {
  readonly shown: { readonly text: string; readonly view: View };
}

/** Shows what has happened as a text; the event `fault` cannot be animated. */
const toy: GameModule<Toy> = {
  ...generic,
  context: null,
  show: (view) => ({ text: `view ${view.players}`, view }),
  viewOf: (shown) => shown.view,
  animate(shown, { event }) {
    if (event === "fault") throw new Error("no such card");
    return [1, 2].map((step) => ({ shown: { ...shown, text: `${event} ${step}` } }));
  },
} as GameModule<Toy>;

const view = (players: number): View => ({ players, actor: 0 }) as unknown as View;
const cue = (event: string) => ({ event: { event, rule: "T1" } });

describe("a stage", () => {
  let stage: Stage;
  let seen: string[];

  beforeEach(() => {
    vi.stubGlobal("document", { hidden: true });
    stage = new Stage(toy, () => null);
    seen = [];
    let shown: unknown = null;
    Object.defineProperty(stage, "shown", {
      get: () => shown,
      set(next: Toy["shown"] | null) {
        shown = next;
        if (next) seen.push(next.text);
      },
    });
    stage.show(view(1));
  });
  afterEach(() => vi.unstubAllGlobals());

  test("plays the steps of every event, then shows the view, scene by scene", async () => {
    const told: string[] = [];
    const before = (): number => told.push("before");
    const after = (): number => told.push("after");
    void stage.play({ cues: [{ ...cue("a"), before }, cue("b")], view: view(2), after });
    expect(stage.busy).toBe(true);
    await stage.play({ cues: [{ event: null, before }], view: view(3) });
    expect(seen).toEqual(["view 1", "a 1", "a 2", "b 1", "b 2", "view 2", "view 3"]);
    expect(told).toEqual(["before", "after", "before"]);
    expect(stage.busy).toBe(false);
  });
  test("shows a view at once, and forgets what was being played", async () => {
    let ended = false;
    const played = stage.play({ cues: [cue("a")], view: view(2), after: () => (ended = true) });
    void stage.play({ cues: [cue("b")], view: view(3) });
    stage.show(view(4));
    await played;
    expect(seen.at(-1)).toBe("view 4");
    expect(ended).toBe(false);
    expect(stage.busy).toBe(false);
    await stage.play({ cues: [cue("c")], view: view(5) });
    expect(seen.slice(-3)).toEqual(["c 1", "c 2", "view 5"]);
  });
  test("gets over an animation that fails", async () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await stage.play({ cues: [cue("fault"), cue("a")], view: view(2) });
    expect(seen).toEqual(["view 1", "a 1", "a 2", "view 2"]);
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
  });
});
