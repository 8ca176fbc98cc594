// A socket that comes back by itself. A line that has gone silent is tried, and replaced when it
// does not answer: nobody waits for the browser to notice.
import type { FromClient, FromLobby, FromServer } from "#protocol/schema";
import { announcements } from "./announcement.svelte";

export type ConnectionState = "connecting" | "open" | "lost" | "refused";

export type Message = FromClient extends infer M
  ? M extends FromClient
    ? Omit<M, "id">
    : never
  : never;
export type Answer = Extract<FromServer, { type: "ok" | "error" | "hints" | "foreseen" | "pong" }>;

const LONGEST_WAIT = 8000;
const TICK = 1000;
/** After so much silence the line is tried, */
const SILENCE = 5000;
/** and after so much more it is dead. Together they stay below ten seconds. */
const ANSWER_WITHIN = 3500;
const CONNECTED_WITHIN = 8000;

export class LiveSocket<Received extends FromServer | FromLobby> {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, (answer: Answer) => void>();
  private nextId = 1;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly watch: ReturnType<typeof setInterval>;
  private closed = false;
  /** When the line last showed that it is alive; while it connects, when that began. */
  private heardAt = 0;
  private tried = false;

  constructor(
    private readonly address: () => string,
    private readonly onMessage: (message: Received) => void,
    private readonly onState: (state: ConnectionState) => void,
  ) {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.watch = setInterval(this.check, TICK);
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
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.retry);
    clearInterval(this.watch);
    const socket = this.socket;
    // Closed while it connects, it would be an error in the browser's console.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
    this.giveUpWaiting();
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.onState(this.failures === 0 ? "connecting" : "lost");
    const socket = new WebSocket(this.address());
    this.socket = socket;
    this.restartSilence();
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.failures = 0;
      this.restartSilence();
      announcements.set(null);
      this.onState("open");
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.restartSilence();
      const message = JSON.parse(event.data) as Received;
      if ("id" in message && typeof message.id === "number") {
        this.waiting.get(message.id)?.(message as Answer);
        this.waiting.delete(message.id);
      }
      if (message.type === "announcement") announcements.set(message.announcement);
      else this.onMessage(message);
    };
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return;
      this.lose();
      if (event.code === 1008 && this.failures > 3) {
        this.onState("refused");
        return;
      }
      const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.failures) * (0.75 + Math.random() / 2);
      this.retry = setTimeout(() => this.connect(), wait);
    };
  }

  private restartSilence(): void {
    this.heardAt = Date.now();
    this.tried = false;
  }

  private lose(): void {
    this.socket = null;
    this.giveUpWaiting();
    this.failures += 1;
    this.onState("lost");
  }

  /** Leaves a dead line behind: its closing handshake would take the browser minutes. */
  private replace(): void {
    const dead = this.socket;
    this.lose();
    dead?.close();
    this.connect();
  }

  private readonly check = (): void => {
    if (this.socket === null || document.visibilityState === "hidden") return;
    const silent = Date.now() - this.heardAt;
    if (this.socket.readyState !== WebSocket.OPEN) {
      if (silent >= CONNECTED_WITHIN) this.replace();
    } else if (this.tried) {
      if (silent >= SILENCE + ANSWER_WITHIN) this.replace();
    } else if (silent >= SILENCE) {
      this.try();
    }
  };

  /** Asks for a sign of life now. */
  private try(): void {
    this.heardAt = Date.now() - SILENCE;
    this.tried = true;
    void this.send({ type: "ping" });
  }

  /** The network is back, or the reader: does the line still work? */
  private readonly wake = (): void => {
    if (this.closed || document.visibilityState === "hidden") return;
    if (this.socket === null) this.connect();
    else if (this.socket.readyState === WebSocket.OPEN) this.try();
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
