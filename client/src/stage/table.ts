// How a game's stage reaches its table.
import { getContext, setContext } from "svelte";
import type { View } from "../protocol/protocol";
import type { Choice } from "../games/module";
import type { Names, Speech } from "../words/speech";

/** Everything a stage may read and do. All fields are reactive. */
export interface Table<V extends View = View, S = V> {
  readonly shown: S;
  readonly view: V;
  /** The seat that looks; -3 for a watcher. */
  readonly seat: number;
  /** What may be chosen now: empty while others act or cards move. */
  readonly choices: readonly Choice[];
  /** The choice that was sent and is not answered yet. */
  readonly pending: Choice | null;
  /** A half-made choice, such as a card of the hand; in words of the module's own. */
  selected: string | null;
  readonly names: Names;
  readonly speech: Speech<V>;
  /** Actions a bot would take, by action id: its share of the bot's thoughts. */
  readonly hints: ReadonlyMap<number, number>;
  choose(choice: Choice): void;
  /** A choice in words. */
  words(choice: Choice, short?: boolean): string;
  /** Opens the module's Inspector. */
  inspect(id: string): void;
  name(seat: number): string;
}

/** A table where the game is not known. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyTable = Table<any, any>;

const KEY = Symbol("table");

export function provideTable<V extends View, S>(table: Table<V, S>): void {
  setContext(KEY, table);
}

export function getTable<V extends View = View, S = V>(): Table<V, S> {
  return getContext<Table<V, S>>(KEY);
}
