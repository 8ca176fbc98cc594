// What the front page says of a game, as far as the server tells it.
import type { GameInfo } from "#protocol/schema";

/** Fields that an older server leaves out. */
interface Told {
  readonly minutes?: readonly number[];
  readonly usual_players?: number;
  readonly solo_option?: string;
}

export interface GameFacts {
  /** How long a game takes, at least and at most; null if it is not known. */
  readonly minutes: readonly [number, number] | null;
  readonly usualPlayers: number;
  /** The option by which a lone player gets an artificial opponent; null if there is none. */
  readonly soloOption: string | null;
}

const USUAL_PLAYERS = 4;
const SOLO_OPTION = "opponent";

export function factsOf(game: GameInfo): GameFacts {
  const {
    minutes: [least, most] = [],
    usual_players = USUAL_PLAYERS,
    solo_option = SOLO_OPTION,
  } = game as GameInfo & Told;
  return {
    minutes: least && most ? [least, most] : null,
    usualPlayers: Math.min(game.max_players, Math.max(game.min_players, usual_players)),
    soloOption: game.options.some((option) => option.name === solo_option) ? solo_option : null,
  };
}
