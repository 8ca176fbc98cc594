// The names of cards, and their strengths in words.
import { t } from "../../words/i18n.svelte";
import { LUMINARIES } from "./data";

/** A card in the field or at court, as far as it is open. */
export function nameOf(card: string | null): string {
  return t(card === null ? "illuminaten-face-down" : `illuminaten-card-${card}`);
}

/** The strength on a card, in words where it is no number. */
export function strength(card: string): string {
  const word = LUMINARIES[card]?.strength ?? "0";
  return /^\d+$/.test(word) ? word : t(`illuminaten-strength-${word}`);
}
