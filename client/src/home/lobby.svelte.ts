// The games of the server, the open tables and the reader's own; kept fresh by the lobby's socket.
import type { FromLobby, GameInfo, TableInfo } from "#protocol/schema";
import { api } from "../net/api";
import { isMyTurn, person } from "../net/person.svelte";
import { play as sound } from "../stage/sound";
import { LiveSocket, socketAddress } from "../net/socket";

class Lobby {
  games = $state.raw<readonly GameInfo[]>([]);
  open = $state.raw<readonly TableInfo[]>([]);
  running = $state.raw<readonly TableInfo[]>([]);
  mine = $state.raw<readonly TableInfo[]>([]);
  /** Made from records that the reader has brought in. */
  imported = $state.raw<readonly TableInfo[]>([]);
  failed = $state(false);
  private loading: Promise<void> | null = null;

  loadGames(): Promise<void> {
    this.loading ??= api.games().then(
      (games) => {
        this.games = games;
        this.failed = false;
      },
      () => {
        this.failed = true;
        this.loading = null;
      },
    );
    return this.loading;
  }

  async refresh(): Promise<void> {
    const none = (): readonly TableInfo[] => [];
    const own = (scope: "mine" | "imported"): Promise<readonly TableInfo[]> | [] =>
      person.me ? api.tables(scope).catch(none) : [];
    [this.open, this.running, this.mine, this.imported] = await Promise.all([
      api.tables("open").catch(none),
      api.tables("running").catch(none),
      own("mine"),
      own("imported"),
    ]);
  }

  /** Asks anew after a break, and calls the reader to a turn that has begun meanwhile. */
  private async catchUp(): Promise<void> {
    const before = new Set(this.mine.filter(isMyTurn).map((table) => table.id));
    await this.refresh();
    if (this.mine.some((table) => isMyTurn(table) && !before.has(table.id))) sound("turn");
  }

  /** Listens until the returned function is called. */
  listen(): () => void {
    let lost = false; // the page itself asks when it is opened
    const socket = new LiveSocket<FromLobby>(
      () => socketAddress("/lobby"),
      (message) => {
        if (message.type === "turn") sound("turn");
        if (message.type !== "pong" && message.type !== "error") void this.refresh();
      },
      (state) => {
        if (state === "open" && lost) void this.catchUp();
        lost = state === "lost" || (lost && state === "connecting");
      },
    );
    const onVisible = (): void => {
      if (document.visibilityState === "visible") void this.catchUp();
    };
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      socket.close();
    };
  }
}

export const lobby = new Lobby();
