// What a game's module gives to the table. client/README.md explains it with an example.
import type { Component } from "svelte";
import type { LegalAction, Observation } from "#protocol/schema";
import type { Room } from "../look/room";
import type { AnimationSteps } from "../stage/animation";
import type { Context, GameEvent, Names } from "../words/speech";

/** A legal action: `place spy on 3` has the form `place-on` and the arguments card and place. */
export type Choice = LegalAction;

/** A legal action whose form and arguments are those of a game's union of actions. */
export type ChoiceOf<A, L extends LegalAction = LegalAction> = Omit<L, "form" | "args"> & A;

/** The open decision; a game has a union of them, by kind. */
export interface Decision {
  readonly kind: string;
  readonly rule: string;
}

/** What a person at a seat sees, as all games have it. */
export type View = Omit<Observation, "decision"> & { readonly decision: Decision | null };

/** The types of a game. `shown` is what its stage shows: the view itself, or the view with keys that
 * cards keep while they move. */
export interface GameTypes {
  readonly view: View;
  readonly shown: unknown;
  readonly choice: Choice;
  readonly event: GameEvent;
}

export interface PlateFacts {
  /** Colours whose crests stand for the player; the first is the plate's. */
  readonly crests: readonly string[];
  /** The big number on the plate: influence, points. */
  readonly score: number | null;
  /** The first player of the round. */
  readonly first?: boolean;
}

/** Where the points of the end come from, as the observation tells it. */
export interface Breakdown {
  /** The sources in words, such as `start`, `waiting`: the columns of the table. */
  readonly sources: readonly string[];
  /** For each seat what it has from each source; null is shown as a dash. */
  readonly rows: readonly (readonly (number | null)[])[];
}

export interface GameModule<T extends GameTypes = GameTypes> {
  /** The room that the game is played in; variants in one folder may have different ones. */
  room(game: string): Room;
  /** What is read from the view for prompts and choices; null if ids suffice. */
  readonly context: Context<T> | null;
  /** The middle of the table; it reads `getTable()`. */
  readonly Board: Component;
  /** The size of the middle of the table as a still picture, such as in the rulebook: in pixels of a
   * wide window and of a phone's. */
  readonly picture?: Readonly<Record<"wide" | "narrow", { width: number; height: number }>>;
  /** Whether the board needs height more than width: on a phone on its side it lies beside the
   * question and the hand. */
  readonly tall?: boolean;
  /** What lies before the reader, below the ribbon; a spectator has nothing there. */
  readonly Hand?: Component;
  /** What stands on a player's plate below the name. */
  readonly Plate?: Component<{ seat: number }>;
  /** What `inspect(id)` opens: a large card with its words. */
  readonly Inspector?: Component<{ id: string }>;
  /** What to show for a view; `before` is what is shown now, to keep the keys of its cards. */
  show(view: T["view"], before: T["shown"] | null): T["shown"];
  /** The view that `shown` stands for, for prompts and plates during an animation. */
  viewOf(shown: T["shown"]): T["view"];
  /** The steps of an event, from what is shown now; none: the next `show` brings everything. */
  animate(shown: T["shown"], event: T["event"]): AnimationSteps<T["shown"]>;
  plate(view: T["view"], seat: number): PlateFacts;
  /** Round and phase, for the top bar. */
  status(view: T["view"]): string;
  /** The choices that have no place on the stage: they become buttons of the ribbon. */
  buttons(choices: readonly T["choice"][], view: T["view"]): readonly Choice[];
  /** What is asked after `selected` was set: the second half of a choice. */
  step?(view: T["view"], selected: string | null): string | null;
  /** The second line of the ribbon: what the question means here, such as the card's effect or a
   * price in words. Without it the message `ask-<kind>-meaning` of the catalogue is shown, if any. */
  meaning?(view: T["view"], selected: string | null): string | null;
  /** A choice that deserves a question first, because it costs something and is final. */
  confirm?(choice: T["choice"], view: T["view"]): boolean;
  /** A choice that may lead to a single target, which is then shown before it is carried out. */
  leads?(choice: T["choice"]): boolean;
  /** What a choice that follows of itself aims at, in words; null if it is no such target. */
  target?(choice: T["choice"], view: T["view"], names: Names): string | null;
  /** Brings an advised choice into sight, where a stepper or a half-made choice hides it: what is to
   * be selected then. */
  reveal?(choice: T["choice"], view: T["view"], selected: string | null): string | null;
  /** The card or action that is being decided about, for `inspect`; null if none. */
  about?(view: T["view"], selected: string | null): string | null;
  /** The rules that the sentences of `howto-1`, `howto-2`, … in the game's catalogue are about. */
  readonly howto?: readonly string[];
  /** At the end: where the points come from, by the view or by all that was told. */
  breakdown?(view: T["view"], told: readonly T["event"][]): Breakdown | null;
  /** At the end: why it was won, the tie-break included. Without it, the message `why-<rule>` of the
   * rule that the victory was told with. */
  verdict?(view: T["view"], names: Names): string | null;
  /** At the end: what else is told below the points, such as plots with their cards. */
  readonly Ending?: Component;
  /** At the end: the last view with all cards turned up, from what each seat saw then. */
  unveil?(view: T["view"], seen: readonly T["view"][]): T["view"];
  /** Whether an event opens a chapter of the log, which a banner tells on the table too; without
   * it, `round-began` does. */
  chapter?(event: T["event"]): boolean;
  /** Whether an event is so rare and weighty that a banner proclaims it on the table. */
  solemn?(event: T["event"]): boolean;
  /** Whether an event is a key moment, for looking back at a game; its end always is. */
  moment?(event: T["event"]): boolean;
  /** Whether an event of the log is a deed of its own, even where it followed unasked. */
  begins?(event: T["event"]): boolean;
  /** Whether an event of the log belongs to the action told before it, of the same player. */
  continues?(event: T["event"]): boolean;
  /** The cards of the gallery, as ids for the Inspector, and what it reads of a view beside them. */
  gallery?(game: string): { readonly cards: readonly string[]; readonly view?: Partial<T["view"]> };
  /** The card an event of the log is about, for `inspect`; null if none. */
  subject?(event: T["event"]): string | null;
}

/** A module where the game is not known: its view and what it shows are its own business. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyModule = GameModule<any>;
