// How a game's stage reaches its table.
import { getContext, setContext } from "svelte";
import type { Choice, GameTypes } from "../games/module";
import type { Names, Speech } from "../words/speech";

/** Everything a stage may read and do. All fields are reactive. */
export interface Table<T extends GameTypes = GameTypes> {
  readonly shown: T["shown"];
  readonly view: T["view"];
  /** The seat that looks; -3 for a spectator. */
  readonly seat: number;
  /** What may be chosen now: empty while others act or cards move. */
  readonly choices: readonly T["choice"][];
  /** The choice that was sent and is not answered yet. */
  readonly pending: T["choice"] | null;
  /** A half-made choice, such as a card of the hand; in the module's own words. */
  selected: string | null;
  /** Whether the end scene lies over the board: what the board shows moves out of the way. */
  readonly ending?: boolean;
  readonly names: Names;
  readonly speech: Speech<T>;
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
export type AnyTable = Table<any>;

const KEY = Symbol("table");

export function provideTable(table: AnyTable): void {
  setContext(KEY, table);
}

export function getTable<T extends GameTypes = GameTypes>(): Table<T> {
  return getContext<Table<T>>(KEY);
}
