// A table's socket that comes back by itself: after a break it asks for what was missed.
import type { FromClient, FromServer } from "#protocol/schema";

export type ConnectionState = "connecting" | "open" | "lost" | "refused";

export type Message = FromClient extends infer M
  ? M extends FromClient
    ? Omit<M, "id">
    : never
  : never;
export type Answer = Extract<FromServer, { type: "ok" | "error" | "hints" | "pong" }>;

const LONGEST_WAIT = 8000;
const HEARTBEAT = 25_000;

export class TableSocket {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, (answer: Answer) => void>();
  private nextId = 1;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private closed = false;

  constructor(
    private readonly address: () => string,
    private readonly onMessage: (message: FromServer) => void,
    private readonly onState: (state: ConnectionState) => void,
  ) {
    addEventListener("online", this.reconnect);
    document.addEventListener("visibilitychange", this.reconnect);
    this.connect();
  }

  /** Sends a message; its answer, or an error with the code `offline` if the line breaks. */
  send(message: Message): Promise<Answer> {
    const id = this.nextId++;
    return new Promise((resolve) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        resolve(offline(id));
        return;
      }
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.reconnect);
    document.removeEventListener("visibilitychange", this.reconnect);
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    this.socket?.close();
    this.giveUpWaiting();
  }

  private connect(): void {
    this.onState(this.failures === 0 ? "connecting" : "lost");
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      this.onState("open");
      clearInterval(this.heartbeat);
      let silent = false;
      this.heartbeat = setInterval(() => {
        // A line that does not answer is dead, though nobody has closed it.
        if (silent) socket.close();
        silent = true;
        void this.send({ type: "ping" }).then(() => (silent = false));
      }, HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as FromServer;
      if ("id" in message && typeof message.id === "number") {
        this.waiting.get(message.id)?.(message as Answer);
        this.waiting.delete(message.id);
      }
      this.onMessage(message);
    };
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return;
      clearInterval(this.heartbeat);
      this.giveUpWaiting();
      this.failures += 1;
      if (event.code === 1008 && this.failures > 3) {
        this.onState("refused");
        return;
      }
      this.onState("lost");
      const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.failures) * (0.75 + Math.random() / 2);
      this.retry = setTimeout(() => this.connect(), wait);
    };
  }

  private readonly reconnect = (): void => {
    if (this.closed || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.retry);
    this.connect();
  };

  private giveUpWaiting(): void {
    for (const [id, resolve] of this.waiting) resolve(offline(id));
    this.waiting.clear();
  }
}

function offline(id: number): Answer {
  return { type: "error", id, code: "offline", message: "the line broke before the answer" };
}

export function socketAddress(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api${path}`;
}
