// K6.4: how a tie was broken, in words.
import { t } from "../../words/i18n.svelte";
import type { View } from "./types";

/** What decided between players with the most points; null if the points did, or before the end. */
export function decidedBy({ board, decider }: View, name: (seat: number) => string): string | null {
  if (decider === null || decider.step === "points") return null;
  const { step, domain, amounts } = decider;
  const holdings = board.find((column) => column.domain === domain)?.holdings ?? [];
  const compared = amounts.flatMap((amount, seat) => {
    if (amount === null) return [];
    return [`${name(seat)} ${step === "letter" ? holdings[seat]?.letter : amount}`];
  });
  return t(`king-ui-decided-${step}`, {
    domain: domain === null ? "" : t(`king-domain-${domain}`),
    compared: compared.join(", "),
  });
}
