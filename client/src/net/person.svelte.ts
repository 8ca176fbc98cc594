// Who the reader is to the server: a guest with a name, made when a name is first needed.
import type { Me, TableInfo } from "#protocol/schema";
import { api } from "./api";
import { t } from "../words/i18n.svelte";

class Person {
  me = $state.raw<Me | null>(null);
  known = $state(false);
  private looking: Promise<void> | null = null;

  /** Asks the server once. */
  look(): Promise<void> {
    this.looking ??= api
      .me()
      .catch(() => null)
      .then((me) => {
        this.me ??= me; // a name may have been given meanwhile
        this.known = true;
      });
    return this.looking;
  }

  /** The reader, made a guest under this name, or as a numbered guest, if nobody yet. */
  async ensure(name = ""): Promise<Me> {
    this.me ??= await api.rename(
      name.trim() || t("client-guest", { number: 1 + Math.floor(Math.random() * 99) }),
    );
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name.trim());
  }
}

export const person = new Person();

/** Whether a table waits for the reader, and no bot stands in. */
export function isMyTurn(table: TableInfo): boolean {
  const seat = table.turn === null ? null : table.seats[table.turn];
  return seat != null && seat.bot === null && seat.player === person.me?.id;
}
