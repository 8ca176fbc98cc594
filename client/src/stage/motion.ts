// Moves what the stage shows: cards by FLIP (measure, change, animate the difference), small things
// along an arc. Elements take part by attributes:
//   data-card="key"      a card; the same key before and after means the same card
//   data-face="…"        when it changes, the card turns over
//   data-from="anchor"   where a new card comes from
//   data-to="anchor"     where a card goes that is no longer shown
//   data-anchor="name"   a place that these refer to
import fleur from "game-icon:fleur-de-lys";
import { tick } from "svelte";
import type { AnimationStep, Flight } from "./animation";
import { reducedMotion, settings } from "../ui/settings.svelte";
import { play as sound } from "./sound";

const MOVE = 260;
const FLIP = 220;
const FLIGHT = 380;
const APART = 90;
const BURN = 340;
const EASE = "cubic-bezier(.2,.75,.25,1)";
const FACTORS = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 };

interface Seen {
  element: HTMLElement;
  box: DOMRect;
  face: string | undefined;
  to: string | undefined;
}

export class Motion {
  /** Set by a click: the rest of the queue is shown at once. */
  skipping = false;
  /** Number of scenes that wait: the more, the faster. */
  backlog = 0;

  constructor(private readonly root: () => HTMLElement | null) {}

  private factor(): number {
    if (this.skipping || document.hidden) return 0;
    return FACTORS[settings.speed] / (1 + this.backlog);
  }

  /** Carries out a step; `change` puts its state on the stage. */
  async carryOut(step: AnimationStep, change: (shown: unknown) => void): Promise<void> {
    const factor = this.factor();
    if (step.sound && factor > 0) sound(step.sound);
    if (step.mark) this.pulse(step.mark, factor);
    if (step.flights) await this.fly(step.flights, factor);
    if (step.shown !== undefined) await this.change(() => change(step.shown), step.burn, factor);
    if (step.rest) await this.wait(step.rest);
  }

  /** Changes what is shown, and moves the cards to where they are then. */
  async change(
    act: () => void,
    burn: readonly string[] = [],
    factor = this.factor(),
  ): Promise<void> {
    const root = this.root();
    if (!root || factor === 0) {
      act();
      await tick();
      return;
    }
    const before = this.look(root);
    act();
    await tick();
    // All places are read before anything moves: a place that is read after that costs a layout.
    const coming = [...this.look(root)].map(([key, now]) => {
      const was = before.get(key);
      before.delete(key);
      return { now, was, from: was?.box ?? this.boxOf(now.element.dataset["from"]) };
    });
    const going = [...before].map(([key, gone]) => ({ key, gone, to: this.boxOf(gone.to) }));
    const running: Promise<unknown>[] = [];
    for (const { now, was, from } of coming) {
      const animation = this.arrive(now, was, from, factor);
      if (animation) running.push(animation.finished);
    }
    for (const { key, gone, to } of going) {
      running.push(this.leave(gone, to, burn.includes(key), factor));
    }
    await Promise.all(running.map((one) => one.catch(() => undefined)));
  }

  async wait(milliseconds: number): Promise<void> {
    const until = performance.now() + milliseconds * this.factor();
    while (performance.now() < until && !this.skipping) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(40, until - performance.now())));
    }
  }

  private look(root: HTMLElement): Map<string, Seen> {
    const seen = new Map<string, Seen>();
    for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
      const box = element.getBoundingClientRect();
      if (box.width === 0) continue;
      const { card, face, to } = element.dataset;
      seen.set(card!, { element, box, face, to });
    }
    return seen;
  }

  private arrive(
    now: Seen,
    before: Seen | undefined,
    from: DOMRect | undefined,
    factor: number,
  ): Animation | null {
    const { element, box } = now;
    if (reducedMotion()) {
      if (before) return null;
      return element.animate([{ opacity: 0 }, { opacity: 1 }], 160 * factor);
    }
    if (!from) {
      if (before) return null;
      return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 * factor });
    }
    // Boxes are measured on the screen, a transform in the element's own pixels.
    const zoom = element.currentCSSZoom ?? 1;
    const x = (from.left + from.width / 2 - (box.left + box.width / 2)) / zoom;
    const y = (from.top + from.height / 2 - (box.top + box.height / 2)) / zoom;
    const scale = before ? from.width / box.width : 0.35;
    if (before && before.face !== now.face) {
      return element.animate(
        [
          { transform: `translate(${x}px,${y}px) perspective(600px) rotateY(90deg) scale(1.06)` },
          { transform: "none" },
        ],
        { duration: FLIP * factor, easing: "ease-out" },
      );
    }
    if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) return null;
    element.style.zIndex = "5";
    const animation = element.animate(
      [
        { transform: `translate(${x}px,${y}px) scale(${scale})`, opacity: before ? 1 : 0.3 },
        { transform: "none", opacity: 1 },
      ],
      { duration: MOVE * factor, easing: EASE },
    );
    void animation.finished
      .catch(() => undefined)
      .then(() => element.style.removeProperty("z-index"));
    return animation;
  }

  private async leave(
    gone: Seen,
    to: DOMRect | undefined,
    burns: boolean,
    factor: number,
  ): Promise<void> {
    const layer = this.layer();
    const ghost = gone.element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-card");
    ghost.setAttribute("aria-hidden", "true");
    place(ghost, gone.box);
    layer.append(ghost);
    if (reducedMotion()) {
      await ghost
        .animate([{ opacity: 1 }, { opacity: 0 }], 160 * factor)
        .finished.catch(() => undefined);
      ghost.remove();
      return;
    }
    if (burns) await this.burn(ghost, factor);
    const x = to ? to.left + to.width / 2 - (gone.box.left + gone.box.width / 2) : 0;
    const y = to ? to.top + to.height / 2 - (gone.box.top + gone.box.height / 2) : 0;
    await ghost
      .animate(
        [
          { transform: "none", opacity: 1 },
          { transform: `translate(${x}px,${y}px) scale(.2)`, opacity: 0.2 },
        ],
        { duration: MOVE * factor, easing: "ease-in" },
      )
      .finished.catch(() => undefined);
    ghost.remove();
  }

  /** A card chars: only the glow's opacity changes, so that no frame is painted anew. */
  private async burn(ghost: HTMLElement, factor: number): Promise<void> {
    const embers = document.createElement("span");
    embers.className = "flying-embers";
    ghost.append(embers);
    await embers
      .animate([{ opacity: 0 }, { opacity: 1 }], { duration: BURN * factor, easing: "ease-in" })
      .finished.catch(() => undefined);
  }

  private async fly(flights: readonly Flight[], factor: number): Promise<void> {
    if (factor === 0 || reducedMotion()) return;
    const ways = flights.map(({ from, to }) => [this.boxOf(from), this.boxOf(to)] as const);
    await Promise.all(
      flights.flatMap((flight, index) => this.flight(flight, ...ways[index]!, factor)),
    );
  }

  private flight(
    { count, icon }: Flight,
    start: DOMRect | undefined,
    end: DOMRect | undefined,
    factor: number,
  ): Promise<void>[] {
    if (!start || !end) return [];
    return Array.from({ length: Math.min(count, 8) }, async (_, index) => {
      const token = roundel(icon ?? fleur);
      const x = start.left + start.width / 2 - 12;
      const y = start.top + start.height / 2 - 12;
      const across = end.left + end.width / 2 - 12 - x;
      const down = end.top + end.height / 2 - 12 - y;
      token.style.left = `${x}px`;
      token.style.top = `${y}px`;
      this.layer().append(token);
      const lift = Math.min(70, Math.hypot(across, down) / 4);
      await token
        .animate(
          [
            { transform: "scale(.4)", opacity: 0 },
            {
              transform: `translate(${across / 2}px,${down / 2 - lift}px) scale(1.15)`,
              opacity: 1,
              offset: 0.5,
            },
            { transform: `translate(${across}px,${down}px) scale(.8)`, opacity: 1 },
          ],
          {
            duration: FLIGHT * factor,
            delay: index * APART * factor,
            easing: "ease-in-out",
            fill: "backwards",
          },
        )
        .finished.catch(() => undefined);
      token.remove();
    });
  }

  private pulse(name: string, factor: number): void {
    const found = this.anchor(name);
    if (!found || factor === 0) return;
    const frames = reducedMotion()
      ? [{ opacity: 0.5 }, { opacity: 1 }]
      : [{ transform: "none" }, { transform: "scale(1.07)" }, { transform: "none" }];
    found.animate(frames, { duration: 340 * factor, easing: "ease-out" });
  }

  private anchor(name: string | undefined): HTMLElement | null {
    if (!name) return null;
    const safe = CSS.escape(name);
    return this.root()?.querySelector(`[data-anchor="${safe}"],[data-card="${safe}"]`) ?? null;
  }

  private boxOf(name: string | undefined): DOMRect | undefined {
    return this.anchor(name)?.getBoundingClientRect();
  }

  private layer(): HTMLElement {
    let layer = document.querySelector<HTMLElement>("body > .flying");
    if (!layer) {
      layer = document.createElement("div");
      layer.className = "flying";
      layer.setAttribute("aria-hidden", "true");
      document.body.append(layer);
    }
    return layer;
  }
}

function place(element: HTMLElement, box: DOMRect): void {
  element.style.position = "fixed";
  element.style.left = `${box.left}px`;
  element.style.top = `${box.top}px`;
  element.style.width = `${box.width}px`;
  element.style.height = `${box.height}px`;
  element.style.margin = "0";
}

function roundel(icon: string): HTMLElement {
  const token = document.createElement("span");
  token.className = "flying-token";
  token.innerHTML = `<svg viewBox="0 0 512 512" width="14" height="14"><path fill="currentColor" d="${icon}"/></svg>`;
  return token;
}
