// One device's connection to a table: its socket, and the commands that need no position.
import type { FromServer } from "#protocol/schema";
import { LiveSocket, type Answer, type ConnectionState, type Message } from "../net/socket";

/** Codes of refusals that the reader need not hear of. */
const SILENT = new Set(["stale", "offline"]);

export class TableConnection {
  state = $state<ConnectionState>("connecting");
  /** The code of the last refusal, to be shown once. */
  refusal = $state<string | null>(null);
  private socket: LiveSocket<FromServer>;

  constructor(
    private readonly address: () => string,
    private readonly onMessage: (message: FromServer) => void,
  ) {
    this.socket = this.open();
  }

  private open(): LiveSocket<FromServer> {
    return new LiveSocket<FromServer>(
      this.address,
      this.onMessage,
      (state) => (this.state = state),
    );
  }

  close(): void {
    this.socket.close();
  }

  /** Connects again, at the current address. */
  reopen(): void {
    this.socket.close();
    this.socket = this.open();
  }

  /** Sends a message; the caller deals with a refusal. */
  ask(message: Message): Promise<Answer> {
    return this.socket.send(message);
  }

  /** Sends a command; a refusal is shown to the reader. */
  async send(message: Message): Promise<Answer> {
    const answer = await this.ask(message);
    if (answer.type === "error") this.refuse(answer.code);
    return answer;
  }

  refuse(code: string): void {
    if (!SILENT.has(code)) this.refusal = code;
  }

  consent = (yes: boolean): Promise<Answer> => this.send({ type: "consent", yes });
  reportAbsent = (seat: number, yes = true): Promise<Answer> =>
    this.send({ type: "absent", seat, yes });
  askToTakeOver = (seat: number): Promise<Answer> => this.send({ type: "takeover", seat });
  admit = (yes: boolean): Promise<Answer> => this.send({ type: "admit", yes });
  askForPause = (): Promise<Answer> => this.send({ type: "pause" });
  answerPause = (yes: boolean): Promise<Answer> => this.send({ type: "answer-pause", yes });
  endPause = (): Promise<Answer> => this.send({ type: "resume" });
  takeSeatBack = (): Promise<Answer> => this.send({ type: "return" });
  say = (text: string): Promise<Answer> => this.send({ type: "say", text });
}
