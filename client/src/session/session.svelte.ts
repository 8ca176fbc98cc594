// A table as one device sees it: its socket, the positions and what the stage shows of them.
import type {
  ChatLine,
  FromServer,
  Hint,
  Position,
  Step,
  TableInfo,
  Observation as View,
} from "#protocol/schema";
import type { AnyModule, Choice } from "../games/module";
import { api, Refused } from "../net/api";
import { Motion } from "../stage/motion";
import { play as sound } from "../stage/sound";
import { TableSocket, socketAddress, type Connection } from "../net/socket";
import { Speech, namesAt, type GameEvent, type Names } from "../words/speech";

export const PUBLIC = -3;
const NOBODY = -2;

/** A line of the log: an event, or that somebody took an action back. */
export interface LogLine {
  readonly key: number;
  /** The action it belongs to, counted from 0. */
  readonly index: number;
  readonly event: GameEvent | null;
  readonly seat: number;
}

interface News {
  steps: readonly Step[];
  position: Position;
}

/** What one of the device's seats has seen; each seat of a hot-seat table has its own. */
class Viewer {
  position = $state.raw<Position | null>(null);
  shown = $state.raw<unknown>(null);
  log = $state.raw<readonly LogLine[]>([]);
  /** The number of the first action that the log tells of. */
  logBegins = $state(0);
  seq = 0;
  /** What was shown at the seat's last choice, and all that has come since. */
  memory: { shown: unknown; news: News[] } | null = null;
}

/** What a bot thinks of one position, and of no other. */
interface Advice {
  position: Position;
  hints: readonly Hint[];
}

const STEPS_AT_ONCE = 200;
const REFUSALS_WITHOUT_WORDS = new Set(["stale", "offline"]);

export class Session {
  table = $state.raw<TableInfo | null>(null);
  yours = $state.raw<readonly number[]>([]);
  seat = $state(PUBLIC);
  connection = $state<Connection>("connecting");
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The last line that the reader has seen; what was said before the first greeting is no news. */
  chatRead = $state<number | null>(null);
  private advice = $state.raw<Advice | null>(null);
  /** The position that a hint was asked for and has not come yet. */
  private doubt = $state.raw<Position | null>(null);
  /** An action that was sent and has not come back as a new position yet. */
  pending = $state.raw<Choice | null>(null);
  busy = $state(false);
  /** The code of the last refusal, to be told once. */
  refusal = $state<string | null>(null);
  /** Server time minus ours, for clocks. */
  offset = $state(0);

  readonly speech: Speech;
  readonly motion: Motion;
  private viewers = $state.raw(new Map<number, Viewer>());
  private socket: TableSocket;
  private queue: News[] = [];
  private lineKey = 0;
  private wantedSeat: number | null = null;

  constructor(
    readonly id: string,
    readonly game: string,
    readonly module: AnyModule,
    root: () => HTMLElement | null,
  ) {
    this.speech = new Speech(game, module.context);
    this.motion = new Motion(root);
    this.socket = this.open();
  }

  private viewer = $derived(this.viewers.get(this.seat) ?? null);
  position = $derived(this.viewer?.position ?? null);
  shown = $derived(this.viewer?.shown ?? null);
  log = $derived(this.viewer?.log ?? []);
  logIsWhole = $derived((this.viewer?.logBegins ?? 0) === 0);
  /** The view behind what is shown, also in the middle of an animation. */
  view: View | null = $derived.by(() =>
    this.shown === null ? null : this.module.viewOf(this.shown),
  );
  names: Names = $derived.by(() => (this.table ? namesAt(this.table, this.speech.catalogue) : []));
  /** What the reader may choose now; nothing while cards still move or nobody would hear it. */
  choices: readonly Choice[] = $derived(
    this.position?.your_turn &&
      !this.busy &&
      this.pending === null &&
      this.connection !== "lost" &&
      this.table?.status === "running"
      ? this.position.legal
      : [],
  );
  /** What a bot thinks of what the reader may choose now, the best first; empty if it was not asked. */
  hints: readonly Hint[] = $derived(
    this.choices.length > 0 && this.advice?.position === this.position
      ? (this.advice?.hints ?? [])
      : [],
  );
  asking = $derived(this.doubt !== null && this.doubt === this.position);
  unread = $derived(
    this.chatRead === null ? 0 : this.chat.filter((line) => line.id > this.chatRead!).length,
  );
  watching = $derived(this.seat === PUBLIC);
  /** The seat to act; null before the start and after the end. */
  turn: number | null = $derived.by(() => {
    if (this.table?.status !== "running") return null;
    const actor = this.position?.view.actor ?? this.table.turn ?? -1;
    return actor >= 0 ? actor : null;
  });
  /** Whether the end is reached on the stage too: the table hears of it before the last cards move. */
  over = $derived(
    this.table?.status === "finished" &&
      this.table.result !== null &&
      !this.busy &&
      this.position?.view.actor === NOBODY,
  );
  /** On a hot seat: another seat of this device that is to act, and must get the screen first. */
  handOver: number | null = $derived(
    this.yours.length > 1 &&
      !this.busy &&
      this.turn !== null &&
      this.turn !== this.seat &&
      this.yours.includes(this.turn)
      ? this.turn
      : null,
  );
  standIn = $derived(this.yours.some((seat) => this.table?.seats[seat]?.stand_in === true));

  private open(): TableSocket {
    const address = (): string => {
      const seat = this.wantedSeat ?? (this.seat === PUBLIC ? null : this.seat);
      const since = this.viewers.get(seat ?? this.seat)?.seq ?? 0;
      const query = new URLSearchParams({ since: String(since) });
      if (seat !== null) query.set("seat", String(seat));
      return socketAddress(`/tables/${encodeURIComponent(this.id)}/socket?${query}`);
    };
    return new TableSocket(
      address,
      (message) => this.heard(message),
      (connection) => (this.connection = connection),
    );
  }

  close(): void {
    this.socket.close();
  }

  /** Shows the table as another of the device's seats sees it. */
  sit(seat: number): void {
    this.socket.close();
    this.wantedSeat = seat;
    this.socket = this.open();
  }

  async act(choice: Choice): Promise<void> {
    const position = this.position;
    if (!position || this.pending !== null) return;
    this.pending = choice;
    this.viewer!.memory = { shown: this.viewer!.shown, news: [] };
    const answer = await this.socket.send({
      type: "act",
      seq: position.seq,
      action: choice.id,
      seat: this.seat,
    });
    if (answer.type === "error") {
      this.pending = null;
      this.refused(answer.code);
    }
  }

  async undo(): Promise<void> {
    if (!this.position) return;
    await this.tell({ type: "undo", seq: this.position.seq, seat: this.seat });
  }

  consent = (yes: boolean): Promise<void> => this.tell({ type: "consent", yes });
  reportAbsent = (seat: number): Promise<void> => this.tell({ type: "absent", seat });
  takeSeatBack = (): Promise<void> => this.tell({ type: "return" });
  say = (text: string): Promise<void> => this.tell({ type: "say", text });

  async askHint(): Promise<void> {
    const position = this.position;
    if (!position || this.asking) return;
    this.doubt = position;
    const answer = await this.socket.send({ type: "hint", seat: this.seat });
    if (this.doubt === position) this.doubt = null;
    if (this.position !== position || (answer.type === "hints" && answer.seq > position.seq))
      return;
    if (answer.type === "hints") this.advice = { position, hints: answer.hints };
    else if (answer.type === "error") this.refused(answer.code);
  }

  private async tell(message: Parameters<TableSocket["send"]>[0]): Promise<void> {
    const answer = await this.socket.send(message);
    if (answer.type === "error") this.refused(answer.code);
  }

  private refused(code: string): void {
    if (!REFUSALS_WITHOUT_WORDS.has(code)) this.refusal = code;
  }

  private heard(message: FromServer): void {
    switch (message.type) {
      case "hello":
        this.offset = message.now - Date.now();
        this.changeTable(message.table, message.yours);
        this.chat = message.chat;
        this.chatRead ??= message.chat.at(-1)?.id ?? 0;
        this.pending = null;
        this.look(message.seat);
        if (message.position) {
          this.take({ steps: message.steps, position: message.position }, message.rewound);
        }
        break;
      case "steps":
        // At the start the lot may have given us another seat.
        this.look(message.position.seat);
        this.take({ steps: message.steps, position: message.position }, false);
        break;
      case "table":
        this.changeTable(message.table, message.yours);
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
  }

  private look(seat: number): void {
    this.seat = seat;
    this.wantedSeat = seat === PUBLIC ? null : seat;
  }

  private changeTable(table: TableInfo, yours: readonly number[]): void {
    this.table = table;
    this.yours = yours;
  }

  private take(news: News, rewound: boolean): void {
    const viewer = this.viewers.get(this.seat) ?? new Viewer();
    if (!this.viewers.has(this.seat)) {
      this.viewers = new Map(this.viewers).set(this.seat, viewer);
    }
    if (viewer.shown === null || rewound) {
      this.queue = [];
      this.write(viewer, news);
      this.settle(viewer, news.position);
      return;
    }
    viewer.memory?.news.push(news);
    this.queue.push(news);
    if (!this.busy) void this.perform(viewer, true);
  }

  /** Puts what happened earlier before the log, as much as the server tells at once. */
  async readOn(): Promise<void> {
    const viewer = this.viewer;
    if (!viewer || viewer.logBegins === 0) return;
    const { logBegins: before, log } = viewer;
    try {
      const { from, steps } = await api.steps(
        this.id,
        this.seat,
        Math.max(0, before - STEPS_AT_ONCE),
        before,
      );
      if (viewer.log[0]?.key !== log[0]?.key) return;
      viewer.log = [...this.lines(from, steps), ...viewer.log];
      viewer.logBegins = from;
    } catch (error) {
      this.refused(error instanceof Refused ? error.code : "internal");
    }
  }

  /** Shows again what has happened since the reader's last choice. */
  replaySince(): void {
    const viewer = this.viewer;
    if (!viewer?.memory || this.busy || viewer.memory.news.length === 0) return;
    viewer.shown = viewer.memory.shown;
    this.queue = [...viewer.memory.news];
    void this.perform(viewer, false);
  }

  /** Plays what waits in the queue, event by event, and ends at the last position; `telling`: the
   * log hears of it for the first time. */
  private async perform(viewer: Viewer, telling: boolean): Promise<void> {
    this.busy = true;
    this.pending = null;
    this.motion.hurried = false;
    for (let news = this.queue.shift(); news; news = this.queue.shift()) {
      this.motion.backlog = this.queue.length;
      let index = news.position.index - news.steps.length;
      for (const step of news.steps) {
        if (step.kind === "undo") {
          if (telling) this.takeBack(viewer, step);
          index = step.keep ?? index;
          continue;
        }
        for (const event of step.events as readonly GameEvent[]) {
          if (telling) this.append(viewer, index, event, step.actor);
          for (const beat of this.module.animate(viewer.shown, event)) {
            await this.motion.beat(beat, (shown) => (viewer.shown = shown));
          }
        }
        index += 1;
      }
      const { position } = news;
      await this.motion.change(() => this.settle(viewer, position));
    }
    this.busy = false;
  }

  private settle(viewer: Viewer, position: Position): void {
    viewer.shown = this.module.show(position.view, viewer.shown);
    viewer.position = position;
    viewer.seq = position.seq;
    if (this.pending !== null) this.pending = null;
  }

  private write(viewer: Viewer, { steps, position }: News): void {
    const actions = steps.filter((step) => step.kind === "action");
    viewer.logBegins = position.index - actions.length;
    viewer.log = this.lines(viewer.logBegins, actions);
  }

  /** The lines about actions in a row, the first of which has this number. */
  private lines(first: number, steps: readonly Step[]): LogLine[] {
    return steps.flatMap((step, offset) =>
      (step.events as readonly GameEvent[]).map((event) => ({
        key: this.lineKey++,
        index: first + offset,
        event,
        seat: step.actor,
      })),
    );
  }

  private takeBack(viewer: Viewer, step: Step): void {
    viewer.log = viewer.log.filter((line) => line.index < (step.keep ?? 0));
    this.append(viewer, step.keep ?? 0, null, step.actor);
  }

  private append(viewer: Viewer, index: number, event: GameEvent | null, seat: number): void {
    viewer.log = [...viewer.log, { key: this.lineKey++, index, event, seat }];
  }
}
