// The cards: what their ids say, and how domains look.
import diplomacy from "game-icon:peace-dove";
import entertainment from "game-icon:theater-curtains";
import livestock from "game-icon:cow";
import architecture from "game-icon:ionic-column";
import military from "game-icon:crossed-swords";
import provisions from "game-icon:meal";
import crown from "game-icon:crown";
import coins from "game-icon:coins";
import { t } from "../../words/i18n.svelte";
import "./king.css";
import "./places.css";

/** Domains in the order of the government board; King and Gold cards are sorts of their own. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  diplomacy,
  entertainment,
  livestock,
  architecture,
  military,
  provisions,
  king: crown,
  gold: coins,
};
const SORTS = Object.keys(EMBLEMS);

export interface Face {
  /** A domain, `king` or `gold`. */
  readonly sort: string;
  /** What a Government or Gold card is worth; 0 for a King card. */
  readonly value: number;
  /** The letter of a Government card. */
  readonly letter: string;
  /** The parts of a King card: `+1`, `-1`, `+1/-1`. */
  readonly parts: readonly string[];
}

/** Reads an id: `diplomacy 4H`, `king +1 -1`, `gold 3`. */
export function faceOf(id: string): Face {
  const [sort = "", ...parts] = id.split(" ");
  if (sort === "king") return { sort, value: 0, letter: "", parts };
  const [, value, letter] = /^(\d)(\w?)$/.exec(parts[0] ?? "") ?? [];
  return { sort, value: Number(value), letter: letter ?? "", parts: [] };
}

/** A card's name with what stands on it: `Diplomacy 4H`. */
export function cardName(id: string): string {
  const [sort, ...face] = id.split(" ");
  return t(`king-card-${sort}`, { face: face.join(" ") });
}

/** The name of a domain, of King or of Gold, as a heading. */
export const sortName = (sort: string): string => cardName(sort).trim();

/** What Gold cards are worth, one by one. */
export const values = (cards: readonly string[]): number[] => cards.map((id) => faceOf(id).value);

export const isKing = (id: string): boolean => id.startsWith("king");

/** A King card's text with true minus signs. */
export const signed = (text: string): string => text.replaceAll("-", "−");

/** As in the hand: by domain, then from A on; Gold last, by value. */
export function compare(one: string, other: string): number {
  const [a, b] = [faceOf(one), faceOf(other)];
  return (
    SORTS.indexOf(a.sort) - SORTS.indexOf(b.sort) ||
    a.letter.localeCompare(b.letter) ||
    a.value - b.value
  );
}
