import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromServer } from "#protocol/schema";
import { LiveSocket, type ConnectionState } from "../src/net/socket";
import { lobby } from "../src/home/lobby.svelte";

/** A line whose other end answers only when it is told to. */
class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Line[] = [];
  readonly said: { type: string; id: number }[] = [];
  readyState = Line.CONNECTING;
  onopen = (): void => undefined;
  onclose = (_event: { code: number }): void => undefined;
  onmessage = (_event: { data: string }): void => undefined;

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as { type: string; id: number });
  }

  /** A dead line stays in its closing handshake. */
  close(): void {
    this.readyState = 2;
  }

  open(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }

  pings(): number {
    return this.said.filter(({ type }) => type === "ping").length;
  }

  pong(): void {
    const id = this.said.at(-1)?.id;
    this.onmessage({ data: JSON.stringify({ type: "pong", id }) });
  }

  break(code = 1006): void {
    this.readyState = Line.CLOSED;
    this.onclose({ code });
  }
}

const page = new EventTarget() as EventTarget & { visibilityState: string };
const last = (): Line => Line.all.at(-1) as Line;

function show(state: "visible" | "hidden"): void {
  page.visibilityState = state;
  page.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  page.visibilityState = "visible";
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a line", () => {
  let states: ConnectionState[];
  let socket: LiveSocket<FromServer>;

  beforeEach(() => {
    states = [];
    socket = new LiveSocket<FromServer>(
      () => "ws://table",
      () => undefined,
      (state) => states.push(state),
    );
    last().open();
  });

  afterEach(() => socket.close());

  test("that is dead is noticed within ten seconds and replaced", () => {
    vi.advanceTimersByTime(9999);
    expect(Line.all).toHaveLength(2);
    expect(states.at(-1)).toBe("lost");
    last().open();
    expect(states.at(-1)).toBe("open");
  });

  test("that is dead answers what waits for it with `offline`", async () => {
    const answer = socket.send({ type: "return" });
    vi.advanceTimersByTime(9999);
    expect(await answer).toMatchObject({ type: "error", code: "offline" });
  });

  test("that answers is kept", () => {
    for (let n = 0; n < 20; n++) {
      vi.advanceTimersByTime(6000);
      last().pong();
    }
    expect(Line.all).toHaveLength(1);
  });

  test("on which messages come is not tried", () => {
    for (let n = 0; n < 20; n++) {
      vi.advanceTimersByTime(4000);
      last().onmessage({ data: '{"type": "tables"}' });
    }
    expect(last().pings()).toBe(0);
  });

  test("is tried at once when the reader comes back", () => {
    show("hidden");
    vi.advanceTimersByTime(600_000);
    expect(last().pings()).toBe(0);
    show("visible");
    expect(last().pings()).toBe(1);
    vi.advanceTimersByTime(5000);
    expect(Line.all).toHaveLength(2);
  });

  test("that never opens is given up", () => {
    vi.advanceTimersByTime(9999);
    expect(Line.all).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(Line.all.length).toBeGreaterThan(2);
  });

  test("that was replaced says nothing more", () => {
    const dead = last();
    vi.advanceTimersByTime(9999);
    last().open();
    dead.break();
    expect(states.at(-1)).toBe("open");
    vi.advanceTimersByTime(1000);
    expect(Line.all).toHaveLength(2);
  });
});

describe("the home page", () => {
  let refresh: ReturnType<typeof vi.fn>;
  let stop: () => void;

  beforeEach(() => {
    refresh = vi.fn().mockResolvedValue(undefined);
    vi.spyOn(lobby, "refresh").mockImplementation(refresh as () => Promise<void>);
    stop = lobby.listen();
    last().open();
  });

  afterEach(() => {
    stop();
    vi.restoreAllMocks();
  });

  test("is fresh after a break of the line", () => {
    expect(refresh).not.toHaveBeenCalled();
    last().break();
    vi.advanceTimersByTime(2000);
    last().open();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test("is fresh after a line that was dead", () => {
    vi.advanceTimersByTime(9999);
    last().open();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test("is fresh when the reader comes back", () => {
    show("hidden");
    expect(refresh).not.toHaveBeenCalled();
    show("visible");
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});
