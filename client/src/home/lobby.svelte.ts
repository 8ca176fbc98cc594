// The games of the server, the open tables and the reader's own; kept fresh by the lobby's socket.
import type { FromLobby, GameInfo, TableInfo } from "#protocol/schema";
import { api } from "../net/api";
import { person } from "../net/person.svelte";
import { play as sound } from "../stage/sound";
import { socketAddress } from "../net/socket";

class Lobby {
  games = $state.raw<readonly GameInfo[]>([]);
  open = $state.raw<readonly TableInfo[]>([]);
  running = $state.raw<readonly TableInfo[]>([]);
  mine = $state.raw<readonly TableInfo[]>([]);
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
    [this.open, this.running, this.mine] = await Promise.all([
      api.tables("open").catch(none),
      api.tables("running").catch(none),
      person.me ? api.tables("mine").catch(none) : none(),
    ]);
  }

  /** Listens until the returned function is called. */
  listen(): () => void {
    let stopped = false;
    let socket: WebSocket;
    let timer: ReturnType<typeof setTimeout>;
    let wait = 1000;
    const connect = (): void => {
      socket = new WebSocket(socketAddress("/lobby"));
      socket.onmessage = (event: MessageEvent<string>) => {
        wait = 1000;
        const message = JSON.parse(event.data) as FromLobby;
        if (message.type === "turn") sound("turn");
        if (message.type !== "pong" && message.type !== "error") void this.refresh();
      };
      socket.onclose = () => {
        if (stopped) return;
        wait = Math.min(wait * 2, 30_000);
        timer = setTimeout(connect, wait);
      };
    };
    connect();
    return () => {
      stopped = true;
      clearTimeout(timer);
      socket.close();
    };
  }
}

export const lobby = new Lobby();
