// Prices in words and figures, as the server tells them.
import type { CostView, DueView, IlluminatenUnavailable } from "#protocol/schema";
import { forms, t } from "../../words/i18n.svelte";
import { FACTIONS } from "./data";

export type Costs = readonly CostView[] | null | undefined;

function due({ count, factions }: DueView): string {
  if (factions.length === FACTIONS.length) return t("illuminaten-cost-any", { count });
  const kinds = factions.map((faction) =>
    t("illuminaten-cost-kind", forms("faction", `illuminaten-faction-${faction}`)),
  );
  return t("illuminaten-cost-due", { count, kinds: kinds.join("/") });
}

/** What is due together, and what it takes where groups must be given. */
export function dueWords(dues: readonly DueView[], takes: number): string {
  if (dues.length === 0) return t("illuminaten-cost-free");
  const cost = dues.map(due).join(" + ");
  return takes > counted(dues) ? t("illuminaten-cost-takes", { cost, count: takes }) : cost;
}

export function counted(dues: readonly DueView[]): number {
  return dues.reduce((sum, one) => sum + one.count, 0);
}

function costWord({ due: dues, takes, exact, each }: CostView): string {
  const cost = dueWords(dues, takes);
  if (each) return t("illuminaten-cost-each", { cost });
  return exact === false ? t("illuminaten-cost-least", { cost }) : cost;
}

/** Why an action is not available; where only favor is missing, which. */
export function reasonWords({ reason, lacks }: IlluminatenUnavailable): string {
  return lacks && lacks.length > 0
    ? t("illuminaten-ui-lacks", { cost: dueWords(lacks, 0) })
    : t(`illuminaten-unavailable-${reason}`);
}

/** The price of an option with its alternatives; null if it has none. */
export function costWords(costs: Costs): string | null {
  if (!costs || costs.length === 0) return null;
  return costs.map(costWord).join(` ${t("illuminaten-word-or")} `);
}

/** The alternative that takes the fewest favor. */
export function cheapest(costs: Costs): CostView | null {
  if (!costs || costs.length === 0) return null;
  return costs.reduce((least, one) => (one.takes < least.takes ? one : least));
}
