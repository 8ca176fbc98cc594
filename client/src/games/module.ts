// What a game's module gives to the table. client/README.md explains it with an example.
import type { Component } from "svelte";
import type { LegalAction, View } from "../protocol/protocol";
import type { Context, GameEvent } from "../words/speech";
import type { SoundName } from "../stage/sound";

/** A legal action, read: `place spy on 3` has the form `place-on` and the holes card and place. */
export interface Choice {
  readonly id: number;
  readonly text: string;
  readonly form: string;
  readonly holes: Readonly<Record<string, string>>;
}

/** Small things that fly from one anchor to another, one after the other. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  /** The outline of an icon; without one it is an influence roundel. */
  readonly icon?: string;
}

/** One step of an animation: what flies first, then what is shown. */
export interface Beat<S> {
  readonly shown?: S;
  readonly flights?: readonly Flight[];
  /** An anchor to point out while the beat lasts. */
  readonly mark?: string;
  /** Cards (by `data-card`) that burn instead of sliding away. */
  readonly burn?: readonly string[];
  readonly sound?: SoundName;
  /** Milliseconds of rest after it. */
  readonly rest?: number;
}

export interface PlateFacts {
  /** Colours whose crests stand for the player; the first is the plate's. */
  readonly crests: readonly string[];
  /** The big number on the plate: influence, points. */
  readonly score: number | null;
  /** The first player of the round. */
  readonly first?: boolean;
}

/**
 * `V` is the game's view, `S` what its stage shows: the view itself, or the view with keys that
 * cards keep while they move.
 */
export interface GameModule<V extends View = View, S = V> {
  /** What is read from the view for prompts and choices; null if ids suffice. */
  readonly context: Context<V> | null;
  /** The middle of the table; it reads `getTable()`. */
  readonly Board: Component;
  /** What lies before the reader, below the ribbon; a watcher has nothing there. */
  readonly Hand?: Component;
  /** What stands on a player's plate below the name. */
  readonly Plate?: Component<{ seat: number }>;
  /** What `inspect(id)` opens: a large card with its words. */
  readonly Inspector?: Component<{ id: string }>;
  /** What to show for a view; `before` is what is shown now, to keep the keys of its cards. */
  show(view: V, before: S | null): S;
  /** The view that `shown` stands for, for prompts and plates during an animation. */
  viewOf(shown: S): V;
  /** The beats of an event, from what is shown now; none: the next `show` tells it all. */
  play(shown: S, event: GameEvent): readonly Beat<S>[];
  plate(view: V, seat: number): PlateFacts;
  /** Round and phase, for the top bar. */
  status(view: V): string;
  /** The choices that have no place on the stage: they become buttons of the ribbon. */
  buttons(choices: readonly Choice[], view: V): readonly Choice[];
  /** What is asked after `selected` was set: the second half of a choice. */
  step?(view: V, selected: string | null): string | null;
  /** A choice that deserves a question first, because it costs something and is final. */
  confirm?(choice: Choice, view: V): boolean;
  /** Brings an advised choice into sight, where a stepper or a half-made choice hides it: what is to
   * be selected then. */
  reveal?(choice: Choice, view: V, selected: string | null): string | null;
  /** The card or action that is being decided about, for `inspect`; null if none. */
  about?(view: V, selected: string | null): string | null;
  /** The rules that the sentences of `howto-1`, `howto-2`, … in the game's catalogue are about. */
  readonly howto?: readonly string[];
  /** The card an event of the log is about, for `inspect`; null if none. */
  subject?(event: GameEvent): string | null;
}

/** A module where the game is not known: its view and what it shows are its own business. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyModule = GameModule<any, any>;

export function choiceOf(
  read: (text: string) => Omit<Choice, "id" | "text">,
  legal: LegalAction,
): Choice {
  return { id: legal.id, text: legal.text, ...read(legal.text) };
}
