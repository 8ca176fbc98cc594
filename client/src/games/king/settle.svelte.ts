// K4.4: paying the whole price by one click, with the Gold cards that the view names.
import type { Table } from "../../stage/table";
import type { King } from "./types";

/** How many Gold cards are still to be given, and for which sale. */
const settling = $state({ left: 0, sale: 0 });

/** Begins to pay; `settleOn` gives the rest. */
export function settle(table: Table<King>): void {
  settling.left = table.view.settlement.length;
  settling.sale = table.view.turn;
  settleOn(table);
}

/** Gives the next Gold card, whenever one is asked for. */
export function settleOn(table: Table<King>): void {
  if (settling.left === 0) return;
  const { view, choices } = table;
  const asked = view.decision?.kind === "pay-gold" && view.actor === table.seat;
  if (!asked || view.turn !== settling.sale) {
    settling.left = 0;
    return;
  }
  const next = choices.find(
    (choice) => choice.form === "pay" && choice.args.card === view.settlement[0],
  );
  if (!next) return;
  settling.left -= 1;
  table.choose(next);
}
