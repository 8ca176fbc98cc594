// A table as one device sees it: who sits there, whose turn it is, what may be chosen. What each of
// its seats has seen is in its `SeatHistory`, what is shown on that seat's `Stage`.
import type { ChatLine, FromServer, Hint, Position, TableInfo } from "#protocol/schema";
import type { AnyModule, Choice, View } from "../games/module";
import { api, codeOf } from "../net/api";
import { socketAddress } from "../net/socket";
import { play as sound } from "../stage/sound";
import type { Stage } from "../stage/stage.svelte";
import { namesAt, type Names, type Speech } from "../words/speech";
import { TableConnection } from "./connection.svelte";
import { SeatHistory, type Update } from "./history.svelte";
import { lastRead, noteRead } from "./chatRead";
import type { LogLine } from "./log";
import { Orders } from "./orders.svelte";
import { Presence } from "./presence.svelte";

export const PUBLIC = -3;
const NOBODY = -2;
/** The most that the server sends in one answer. */
const STEPS_LIMIT = 200;
/** Shorter absences are not reported, in milliseconds. */
const AWAY_AT_LEAST = 10_000;

export class Session {
  private info = $state.raw<TableInfo | null>(null);
  yours = $state.raw<readonly number[]>([]);
  seat = $state(PUBLIC);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The last line that the reader has seen; on a first visit what was said before is no news. */
  chatRead = $state<number | null>(null);
  readonly presence = new Presence();
  /** Whether the screen is covered until the one whose seat it shows has taken it. */
  covered = $state(false);
  /** An action that was sent and has not come back as a new position yet. */
  pending = $state.raw<Choice | null>(null);
  /** Server time minus ours, for clocks. */
  offset = $state(0);

  readonly module: AnyModule;
  readonly speech: Speech;
  readonly connection: TableConnection;
  readonly orders: Orders;
  private histories = $state.raw<ReadonlyMap<number, SeatHistory>>(new Map());
  private wantedSeat: number | null = null;
  /** Attempts to connect since the last greeting. */
  private attempts = 0;
  /** Whether the last attempt left it to the server from which seat to look. */
  private leftToServer = false;
  /** What a bot thinks of one position, and of no other. */
  private received = $state.raw<{ position: Position; hints: readonly Hint[] } | null>(null);
  /** The position that a hint was asked for and has not come yet. */
  private pendingHint = $state.raw<Position | null>(null);

  constructor(
    table: TableInfo,
    game: { module: AnyModule; speech: Speech },
    private readonly root: () => HTMLElement | null,
  ) {
    this.info = table;
    this.module = game.module;
    this.speech = game.speech;
    this.orders = new Orders(table.id);
    this.connection = new TableConnection(this.nextAddress, this.onMessage);
  }

  get table(): TableInfo {
    return this.info!;
  }

  private history = $derived(this.histories.get(this.seat) ?? null);
  stage: Stage | null = $derived(this.history?.stage ?? null);
  position: Position | null = $derived(this.history?.position ?? null);
  log: readonly LogLine[] = $derived(this.history?.log ?? []);
  logIsWhole = $derived((this.history?.logBegins ?? 0) === 0);
  /** The view behind what is shown, also in the middle of an animation. */
  view: View | null = $derived(this.stage?.view ?? null);
  busy = $derived(this.stage?.busy ?? false);
  names: Names = $derived.by(() => namesAt(this.table, this.speech.catalogue));
  /** What the reader may choose now; nothing while cards still move or it could not be sent. */
  choices: readonly Choice[] = $derived.by(() => {
    const open =
      this.position?.your_turn &&
      !this.busy &&
      this.pending === null &&
      this.connection.state !== "lost" &&
      this.table.status === "running";
    return open ? this.position!.observation.legal : [];
  });
  /** What a bot thinks of what the reader may choose now, the best first; empty if it was not asked. */
  hints: readonly Hint[] = $derived(
    this.choices.length > 0 && this.received?.position === this.position
      ? (this.received?.hints ?? [])
      : [],
  );
  askingHint = $derived(this.pendingHint !== null && this.pendingHint === this.position);
  unread = $derived(
    this.chatRead === null ? 0 : this.chat.filter((line) => line.id > this.chatRead!).length,
  );
  watching = $derived(this.seat === PUBLIC);
  /** Whether a choice could not be sent. */
  get lost(): boolean {
    return this.connection.state === "lost";
  }
  /** The seat to act; null before the start and after the end. */
  turn: number | null = $derived.by(() => {
    if (this.table.status !== "running") return null;
    const actor = this.position?.observation.actor ?? this.table.turn ?? -1;
    return actor >= 0 ? actor : null;
  });
  /** Whether the end is reached on the stage too: the table hears of it before the last cards move. */
  over = $derived(
    this.table.status === "finished" &&
      this.table.result !== null &&
      !this.busy &&
      this.position?.observation.actor === NOBODY,
  );
  /** On a hot seat: another seat of this device that is to act, and must get the screen first. */
  handOver: number | null = $derived(
    this.covered && !this.watching
      ? (this.yours.find((seat) => seat === this.turn) ?? this.seat)
      : this.yours.length > 1 &&
          !this.busy &&
          this.turn !== null &&
          this.turn !== this.seat &&
          this.yours.includes(this.turn)
        ? this.turn
        : null,
  );
  /** What the coach of a lesson says here; null at every other table. */
  coach = $derived(this.position?.coach ?? null);
  standIn = $derived(this.yours.some((seat) => this.table.seats[seat]?.stand_in === true));

  /** Of the next attempt to connect. */
  private readonly nextAddress = (): string => {
    const own = this.wantedSeat ?? (this.seat === PUBLIC ? null : this.seat);
    // The seat may have become somebody else's while the line was down: an attempt for it is
    // refused then, and the next one does not ask for it.
    this.leftToServer = own !== null && this.attempts % 2 === 1;
    this.attempts += 1;
    const seat = this.leftToServer ? null : own;
    const since = this.leftToServer ? 0 : (this.histories.get(seat ?? this.seat)?.seq ?? 0);
    const query = new URLSearchParams({ since: String(since) });
    if (seat !== null) query.set("seat", String(seat));
    return socketAddress(`/tables/${encodeURIComponent(this.table.id)}/socket?${query}`);
  };

  close(): void {
    this.connection.close();
  }

  /** Tells the reader what cannot be done. */
  refuse(code: string): void {
    this.connection.refuse(code);
  }

  /** What has changed about the table itself: its seats, its status, its result. */
  changeTable(table: TableInfo, yours: readonly number[]): void {
    this.info = table;
    this.yours = yours;
  }

  /** The player of a seat has taken the screen. */
  uncover(seat: number): void {
    this.covered = false;
    if (seat !== this.seat) this.sit(seat);
  }

  /** Shows the table as another of the device's seats sees it. */
  sit(seat: number): void {
    this.wantedSeat = seat;
    this.attempts = 0;
    this.connection.reopen();
  }

  /** Notes that the reader sees all that was said. */
  readChat(): void {
    const last = this.chat.at(-1)?.id;
    if (last === undefined || last === this.chatRead) return;
    this.chatRead = last;
    noteRead(this.table.id, last);
  }

  async act(choice: Choice): Promise<void> {
    if (!this.history || !this.position || this.pending !== null) return;
    this.pending = choice;
    this.history.noteChoice();
    const { seq } = this.position;
    const message = { type: "act", seq, action: choice.id, seat: this.seat } as const;
    const answer = await this.connection.send(message);
    if (answer.type === "error") this.pending = null;
  }

  /** What a choice would bring with it, because each time there is only one. */
  async foresee(choice: Choice): Promise<readonly Choice[]> {
    const { seq } = this.position!;
    const message = { type: "foresee", seq, action: choice.id, seat: this.seat } as const;
    const answer = await this.connection.ask(message);
    return answer.type === "foreseen" ? answer.actions : [];
  }

  /** Takes back the last action; `whole`: all in a row that are free. */
  async undo(whole = false): Promise<void> {
    if (!this.position) return;
    await this.connection.send({ type: "undo", seq: this.position.seq, seat: this.seat, whole });
  }

  async askHint(): Promise<void> {
    const position = this.position;
    if (!position || this.askingHint) return;
    this.pendingHint = position;
    const answer = await this.connection.ask({ type: "hint", seat: this.seat });
    if (this.pendingHint === position) this.pendingHint = null;
    if (this.position !== position) return;
    if (answer.type === "error") this.connection.refuse(answer.code);
    else if (answer.type === "hints" && answer.seq <= position.seq)
      this.received = { position, hints: answer.hints };
  }

  /** Puts what happened earlier before the log, as much as the server tells at once. */
  async readOn(): Promise<void> {
    const { history, log } = this;
    if (!history || history.logBegins === 0) return;
    const to = history.logBegins;
    try {
      const first = Math.max(0, to - STEPS_LIMIT);
      const { from, steps } = await api.steps(this.table.id, this.seat, first, to);
      history.prepend(from, steps, log);
    } catch (error) {
      this.connection.refuse(codeOf(error));
    }
  }

  /** At the end: turns up what each seat has kept to itself, where the game's module can. */
  async unveil(): Promise<void> {
    const { position, stage, module } = this;
    if (!module.unveil || !position || !stage) return;
    try {
      const { id, seats } = this.table;
      const { count } = await api.replay(id, PUBLIC, 0, 0);
      const last = seats.map(async ({ seat }) => {
        const { steps } = await api.replay(id, seat, count, count);
        return steps[0]!.observation as View;
      });
      const view: View = module.unveil(position.observation as View, await Promise.all(last));
      if (this.position === position) await stage.play({ cues: [], view });
    } catch (error) {
      this.connection.refuse(codeOf(error));
    }
  }

  /** Shows again what has happened since the reader's last choice; after a reload the server tells
   * it. */
  async replaySince(): Promise<void> {
    const { history, position } = this;
    if (!history || this.busy || history.replaySince()) return;
    try {
      const last = await api.lastTurn(this.table.id, this.seat);
      if (this.position === position) history.retell(last);
    } catch (error) {
      this.connection.refuse(codeOf(error));
    }
  }

  private readonly onMessage = (message: FromServer): void => {
    switch (message.type) {
      case "hello":
        this.offset = message.now - Date.now();
        this.changeTable(message.table, message.yours);
        this.chat = message.chat;
        this.chatRead ??= lastRead(message.table.id) ?? message.chat.at(-1)?.id ?? 0;
        this.presence.receive(message.presence, AWAY_AT_LEAST);
        this.pending = null;
        this.attempts = 0;
        if (this.leftToServer && message.seat !== this.seat && this.yours.length > 1)
          this.covered = true;
        this.look(message.seat);
        if (message.position)
          this.receive(
            { steps: message.steps, position: message.position },
            message.rewound || this.leftToServer,
          );
        break;
      case "steps":
        // At the start the draw for seats may have given us another one.
        this.look(message.position.seat);
        this.receive({ steps: message.steps, position: message.position }, false);
        break;
      case "presence":
        this.presence.receive(message.presence, AWAY_AT_LEAST);
        break;
      case "table":
        this.changeTable(message.table, message.yours);
        // Somebody who watched plays on for a bot.
        if (this.watching && message.table.status === "running" && message.yours.length > 0)
          this.sit(message.yours[0]!);
        break;
      case "chat":
        // A line of the greeting may come again.
        if (this.chat.every((line) => line.id !== message.line.id))
          this.chat = [...this.chat, message.line];
        break;
      case "turn":
        if (this.yours.includes(message.seat)) sound("turn");
        break;
      default:
    }
  };

  private look(seat: number): void {
    if (seat !== this.seat) this.stage?.skip();
    this.seat = seat;
    this.wantedSeat = seat === PUBLIC ? null : seat;
  }

  private receive(update: Update, rewound: boolean): void {
    const history = this.history ?? new SeatHistory(this.module, this.root);
    // Nobody is shown another one's hand on a shared screen, however the page was opened.
    if (this.histories.size === 0 && this.yours.length > 1) this.covered = true;
    if (this.history === null) this.histories = new Map(this.histories).set(this.seat, history);
    this.pending = null;
    history.receive(update, rewound);
  }
}
