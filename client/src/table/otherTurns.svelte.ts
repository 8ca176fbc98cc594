// The other tables that wait for the reader, while one sits at this one.
import type { FromLobby, TableInfo } from "#protocol/schema";
import { api } from "../net/api";
import { isMyTurn } from "../net/person.svelte";
import { LiveSocket, socketAddress } from "../net/socket";
import { play as sound } from "../stage/sound";

export class OtherTurns {
  private waiting = $state.raw<readonly string[]>([]);
  count = $derived(this.waiting.length);
  next: string | null = $derived(this.waiting[0] ?? null);

  constructor(private readonly here: string) {}

  /** Listens until the returned function is called; without other tables there is no socket. */
  listen(): () => void {
    let socket: LiveSocket<FromLobby> | null = null;
    let gone = false;
    const look = async (): Promise<void> => {
      const mine = await api.tables("mine").catch(() => []);
      const others = mine.filter(({ id, status }) => id !== this.here && status === "running");
      this.waiting = others.filter(isMyTurn).map(({ id }) => id);
      if (others.length > 0 && !gone)
        socket ??= new LiveSocket<FromLobby>(
          () => socketAddress("/lobby"),
          this.hear,
          () => {},
        );
    };
    const onVisible = (): void => {
      if (document.visibilityState === "visible") void look();
    };
    void look();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      gone = true;
      document.removeEventListener("visibilitychange", onVisible);
      socket?.close();
    };
  }

  private readonly hear = (message: FromLobby): void => {
    if (message.type === "turn" && message.table !== this.here) {
      if (!this.waiting.includes(message.table)) sound("turn");
      this.waiting = [...this.without(message.table), message.table];
    } else if (message.type === "mine" && message.table.id !== this.here) {
      this.take(message.table);
    }
  };

  private take(table: TableInfo): void {
    const others = this.without(table.id);
    this.waiting = isMyTurn(table) ? [...others, table.id] : others;
  }

  private without(id: string): readonly string[] {
    return this.waiting.filter((one) => one !== id);
  }
}
