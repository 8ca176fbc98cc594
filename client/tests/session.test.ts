import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromServer, Hint, Position, Step, TableInfo } from "#protocol/schema";
import { loadCatalogues } from "../src/words/i18n.svelte";
import { Speech } from "../src/words/speech";
import { Session } from "../src/session/session.svelte";
import generic from "../src/games/generic";

type Said = { readonly type: string; readonly id: number };

/** The server's end of the line. */
class Line {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static last: Line;
  readonly said: Said[] = [];
  readyState = Line.OPEN;
  onopen = (): void => undefined;
  onclose = (_event: { code: number }): void => undefined;
  onmessage = (_event: { data: string }): void => undefined;

  constructor(readonly address: string) {
    Line.last = this;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }

  close(): void {
    this.readyState = Line.CLOSED;
  }

  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** The questions for a hint so far. */
  questions(): readonly Said[] {
    return this.said.filter(({ type }) => type === "hint");
  }

  answer(question: Said, seq: number): void {
    const hints: readonly Partial<Hint>[] = [{ action: 2, text: "pass", reason: "best" }];
    this.tell({ type: "hints", id: question.id, seq, bot: "courtier", hints });
  }
}

const table = {
  id: "abc",
  game: "king",
  players: 2,
  status: "running",
  seats: [],
  result: null,
} as unknown as TableInfo;

function position(seq: number, seat = 0): Position {
  const legal = [
    { id: 1, form: "bid", args: { bid: 1 }, text: "bid 1" },
    { id: 2, form: "pass", args: {}, text: "pass" },
  ];
  return {
    seq,
    index: seq,
    seat,
    your_turn: true,
    observation: { actor: seat, seat, legal },
    undo: "none",
    deadline: null,
  } as unknown as Position;
}

function hello(seq: number, seat = 0): Partial<FromServer> {
  return {
    type: "hello",
    now: 0,
    table,
    yours: [0, 1],
    chat: [],
    presence: { away: [], spectators: 0, vote_after: null },
    seat,
    steps: [],
    rewound: false,
    position: position(seq, seat),
  };
}

function steps(seq: number, ...kinds: Step["kind"][]): Partial<FromServer> {
  const told = kinds.map((kind) => ({
    seq,
    kind,
    actor: 0,
    action: null,
    keep: kind === "undo" ? 1 : null,
    events: [],
  }));
  return { type: "steps", seq, steps: told, position: position(seq) };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

describe("a hint is shown for the decision that it was asked for", () => {
  let session: Session;

  beforeEach(async () => {
    const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal("WebSocket", Line);
    vi.stubGlobal("document", { hidden: true, ...listeners });
    Object.assign(globalThis, listeners);
    await loadCatalogues("common", "client", "king");
    session = new Session(table, { module: generic, speech: new Speech("king") }, () => null);
    Line.last.onopen();
    Line.last.tell(hello(7));
    await settled();
  });
  afterEach(() => {
    session.close();
    vi.unstubAllGlobals();
  });

  const shown = (): readonly number[] => session.hints.map((hint) => hint.action);

  test("when it comes in time, whatever else was written down at the table meanwhile", async () => {
    void session.askHint();
    expect(session.askingHint).toBe(true);
    Line.last.answer(Line.last.questions()[0]!, 6);
    await settled();
    expect(shown()).toEqual([2]);
    expect(session.askingHint).toBe(false);
  });
  test("but not after another choice", async () => {
    void session.askHint();
    Line.last.tell(steps(8, "action"));
    await settled();
    Line.last.answer(Line.last.questions()[0]!, 7);
    await settled();
    expect(shown()).toEqual([]);
  });
  test("nor after something was taken back", async () => {
    void session.askHint();
    Line.last.tell(steps(8, "undo"));
    await settled();
    Line.last.answer(Line.last.questions()[0]!, 7);
    await settled();
    expect(shown()).toEqual([]);
  });
  test("nor before the decision that it is about", async () => {
    void session.askHint();
    Line.last.answer(Line.last.questions()[0]!, 8);
    await settled();
    expect(shown()).toEqual([]);
  });
  test("nor after the end", async () => {
    void session.askHint();
    Line.last.tell({ type: "table", table: { ...table, status: "finished" }, yours: [0, 1] });
    Line.last.answer(Line.last.questions()[0]!, 7);
    await settled();
    expect(shown()).toEqual([]);
  });
  test("nor at another seat, and nothing is said of it", async () => {
    void session.askHint();
    const before = Line.last;
    session.sit(1);
    Line.last.onopen();
    Line.last.tell(hello(7, 1));
    await settled();
    before.answer(before.questions()[0]!, 7);
    await settled();
    expect(shown()).toEqual([]);
    expect(session.connection.refusal).toBeNull();
  });
  test("and is not asked for twice while it is awaited, but anew for the next decision", async () => {
    void session.askHint();
    void session.askHint();
    expect(Line.last.questions()).toHaveLength(1);
    Line.last.tell(steps(8, "action"));
    await settled();
    void session.askHint();
    const [late, timely] = Line.last.questions();
    Line.last.answer(late!, 7);
    Line.last.answer(timely!, 8);
    await settled();
    expect(shown()).toEqual([2]);
  });
});

describe("every seat of a device has a history of its own", () => {
  let session: Session;

  beforeEach(async () => {
    const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal("WebSocket", Line);
    vi.stubGlobal("document", { hidden: true, ...listeners });
    vi.stubGlobal("location", { protocol: "http:", host: "court.local" });
    Object.assign(globalThis, listeners);
    session = new Session(table, { module: generic, speech: new Speech("king") }, () => null);
    Line.last.onopen();
    Line.last.tell(hello(7));
    await settled();
  });
  afterEach(() => {
    session.close();
    vi.unstubAllGlobals();
  });

  const played = (seq: number, seat: number): object => ({
    type: "steps",
    seq,
    steps: [
      {
        seq,
        kind: "action",
        actor: 0,
        action: null,
        keep: null,
        events: [{ event: "passed", rule: "K4.2", seat: 0 }],
      },
    ],
    position: position(seq, seat),
  });

  test("what one seat is told does not get into the log of another", async () => {
    Line.last.tell(played(8, 0));
    session.sit(1);
    Line.last.onopen();
    Line.last.tell(hello(8, 1));
    await settled();
    expect([session.seat, session.position?.seq, session.log.length]).toEqual([1, 8, 0]);
    Line.last.tell(played(9, 1));
    await settled();
    expect([session.position?.seq, session.log.length]).toEqual([9, 1]);
  });
  test("after a break only what has come since is asked for", async () => {
    Line.last.tell(played(8, 0));
    session.sit(0);
    expect(Line.last.address).toContain("since=8");
    await settled();
    expect(session.log).toHaveLength(1);
  });
});

describe("a seat that has become somebody else's while the line was down", () => {
  let session: Session;

  function greet(seq: number, seat: number, yours: readonly number[]): void {
    Line.last.onopen();
    Line.last.tell({ ...hello(seq, seat), yours });
  }

  /** The line breaks, or an attempt is refused; the address of the next attempt. */
  async function next(): Promise<string> {
    const broken = Line.last;
    broken.readyState = Line.CLOSED;
    broken.onclose({ code: 1006 });
    await vi.waitFor(() => expect(Line.last).not.toBe(broken), { timeout: 10_000 });
    return Line.last.address;
  }

  beforeEach(async () => {
    const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal("WebSocket", Line);
    vi.stubGlobal("document", { hidden: false, ...listeners });
    Object.assign(globalThis, listeners);
    await loadCatalogues("common", "client", "king");
    session = new Session(table, { module: generic, speech: new Speech("king") }, () => null);
  });
  afterEach(() => {
    session.close();
    vi.unstubAllGlobals();
  });

  test("is asked for once, then the server says which is ours", async () => {
    greet(7, 1, [1]);
    expect(await next()).toContain("since=7&seat=1");
    expect(await next()).toMatch(/since=0$/);
    greet(9, 0, [0]);
    await settled();
    expect(session.seat).toBe(0);
    expect(session.position?.seq).toBe(9);
    expect(session.covered).toBe(false);
    expect(await next()).toContain("since=9&seat=0");
  });

  test("does not show another hand on a shared screen", async () => {
    greet(7, 1, [0, 1]);
    session.uncover(1);
    await next();
    await next();
    greet(8, 0, [0, 1]);
    await settled();
    expect(session.covered).toBe(true);
  });
});
