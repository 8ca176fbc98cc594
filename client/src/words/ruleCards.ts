// The rules that are about one card each: their texts do not always say which.
import { hasText, t } from "./i18n.svelte";
import { catalogueOf } from "./speech";

type Cards = Readonly<Record<string, Readonly<Record<string, string>>>>;

let cards: Cards = {};

/** Until the names can be told. */
export async function loadRuleCards(): Promise<void> {
  ({ default: cards } = await import("#protocol/cards.json"));
}

/** The name of the card that a rule is about; empty if it is about no card, or about several. */
export function cardOfRule(game: string, rule: string): string {
  const catalogue = catalogueOf(game);
  const id = `${catalogue}-card-${cards[catalogue]?.[rule]}`;
  return hasText(id) ? t(id) : "";
}
