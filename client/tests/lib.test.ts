import { describe, expect, test } from "vitest";
import { hyphenated } from "../src/words/hyphens";
import { invitationFrom } from "../src/session/invitation";
import { nearest } from "../src/stage/keys";
import { pageOf } from "../src/ui/router.svelte";
import { clockText } from "../src/table/clock";
import { folded, grouped, reusing } from "../src/session/log";

test("an address names a page", () => {
  expect(pageOf("/", "")).toEqual({ name: "home" });
  expect(pageOf("/t/abc", "")).toEqual({ name: "table", id: "abc" });
  expect(pageOf("/t/abc/replay", "")).toEqual({ name: "replay", id: "abc" });
  expect(pageOf("/rules/oriflamme", "#O6.9")).toEqual({
    name: "rules",
    game: "oriflamme",
    rule: "O6.9",
  });
  expect(pageOf("/cards/king", "")).toEqual({ name: "cards", game: "king", id: "" });
  expect(pageOf("/puzzles/king/a1", "")).toEqual({ name: "puzzles", game: "king", id: "a1" });
  expect(pageOf("/credits", "")).toEqual({ name: "credits" });
  expect(pageOf("/", "")).toEqual({ name: "home" });
  expect(pageOf("/nonsense", "")).toEqual({ name: "unknown" });
});

describe("an invitation leads here from elsewhere", () => {
  const at = (origin: string) => ({
    origin,
    hostname: new URL(origin).hostname,
    pathname: "/t/abc",
  });
  const network = "http://192.0.2.7:8000";

  test("by the address that the host has named, wherever one sits", () => {
    const house = { base_url: "https://play.example.org", network };
    const told = { link: "https://play.example.org/t/abc", reach: "anyone" };
    expect(invitationFrom(at("http://localhost:8000"), house)).toEqual(told);
    expect(invitationFrom(at("http://192.0.2.7:8000"), house)).toEqual(told);
  });
  test("else by the address of this page, which has led here already", () => {
    const link = "http://court.local:8000/t/abc";
    expect(invitationFrom(at("http://court.local:8000"), { base_url: null, network })).toEqual({
      link,
      reach: "anyone",
    });
  });
  test.each(["http://localhost:8000", "http://127.0.0.1:8000", "http://[::1]:8000"])(
    "but from %s by the network's",
    (origin) => {
      const told = { link: "http://192.0.2.7:8000/t/abc", reach: "network" };
      expect(invitationFrom(at(origin), { base_url: null, network })).toEqual(told);
      expect(invitationFrom(at(origin), { base_url: null, network: null })).toEqual({
        link: `${origin}/t/abc`,
        reach: "nobody",
      });
    },
  );
});

test("a clock shows minutes and seconds, and never less than nothing", () => {
  expect(clockText(48_000)).toBe("0:48");
  expect(clockText(725_001)).toBe("12:06");
  expect(clockText(3 * 3_600_000 + 120_000)).toBe("3:02:00");
  expect(clockText(-5)).toBe("0:00");
});

describe("an arrow leads to the nearest target on its side", () => {
  const at = (left: number, top: number) => ({ left, top, width: 100, height: 140 });
  const row = [at(0, 0), at(110, 0), at(220, 0), at(0, 200)];

  test("along a line", () => {
    expect(nearest(at(0, 0), row, "ArrowRight")).toBe(1);
    expect(nearest(at(220, 0), row, "ArrowLeft")).toBe(1);
  });
  test("between lines", () => {
    expect(nearest(at(0, 0), row, "ArrowDown")).toBe(3);
    expect(nearest(at(0, 200), row, "ArrowUp")).toBe(0);
  });
  test("never sideways into another line", () => {
    expect(nearest(at(220, 0), [at(110, 120), at(330, 120)], "ArrowRight")).toBe(-1);
  });
  test("nowhere at the edge", () => {
    expect(nearest(at(220, 0), row, "ArrowRight")).toBe(-1);
  });
});

test("the log is grouped by action, and a chapter stands alone", () => {
  const line = (key: number, index: number, event: string, seat = 0) => ({
    key,
    index,
    event: { event, rule: "O1.3", key },
    seat,
  });
  const log = [
    line(0, 4, "revealed"),
    line(1, 4, "gained"),
    line(2, 4, "round-began"),
    line(3, 4, "dealt"),
    line(4, 5, "placed"),
    line(5, 6, "paid"),
    line(6, 7, "paid", 1),
  ];
  const groups = grouped(log, {
    opens: ({ event }) => event?.event === "round-began",
    continues: ({ event }) => event?.event === "paid",
  });
  expect(groups.map(({ head, details }) => [head, ...details].map((one) => one.line.key))).toEqual([
    [0, 1],
    [2],
    [3],
    [4, 5],
    [6],
  ]);
});

test("only the groups of the log that have changed are new objects", () => {
  const line = (key: number, event: string) => ({
    key,
    index: key < 2 ? 4 : 5,
    event: { event, rule: "O1.3" },
    seat: 0,
  });
  const alone = { opens: () => false, continues: () => false };
  const log = [line(0, "revealed"), line(1, "gained"), line(2, "placed"), line(3, "paid")];
  const before = grouped(log.slice(0, 3), alone);
  const more = reusing(before, grouped(log, alone));
  expect(more[0]).toBe(before[0]);
  expect(more[1]).not.toBe(before[1]);
  expect(more[1]!.details.map((one) => one.line.key)).toEqual([3]);
  const twice = reusing(more, grouped([...log, line(4, "paid")], alone));
  expect(twice[1]!.details.map((one) => one.times)).toEqual([2]);
  expect(reusing(more, grouped(log.slice(0, 2), alone))).toEqual([before[0]]);
});

test("what the next player does unasked is not told as a part of the action before", () => {
  const took = (key: number, taker: number) => ({
    key,
    index: 3,
    event: { event: "took", rule: "K3.3", seat: taker },
    seat: 0,
  });
  const groups = grouped([took(0, 0), took(1, 2)], {
    opens: () => false,
    continues: () => false,
    subject: (event) => event["seat"] as number,
  });
  expect(groups.map(({ head }) => head.line.key)).toEqual([0, 1]);
});

test("an activation that follows unasked is not told as a part of the action before", () => {
  const line = (key: number, event: string, seat: number) => ({
    key,
    index: 3,
    event: { event, rule: "O4.3", seat },
    seat: 0,
  });
  const log = [
    line(0, "kept", 0),
    line(1, "activated", 1),
    line(2, "gained", 1),
    line(3, "activated", 0),
  ];
  const groups = grouped(log, {
    opens: () => false,
    begins: ({ event }) => event?.event === "activated",
    continues: () => false,
    subject: (event) => event["seat"] as number,
  });
  expect(groups.map(({ head, details }) => [head, ...details].map((one) => one.line.key))).toEqual([
    [0],
    [1, 2],
    [3],
  ]);
});

test("what a player does with a card that chance gave them belongs to the draw", () => {
  const line = (key: number, event: string, actor: number) => ({
    key,
    index: key,
    event: { event, rule: "K3.1", seat: 1 },
    seat: actor,
  });
  const groups = grouped(
    [line(0, "drew", -1), line(1, "to-middle", 1), line(2, "drew", -1), line(3, "kept", 1)],
    {
      opens: () => false,
      continues: ({ event }) => event?.event !== "drew",
      subject: (event) => event["seat"] as number,
    },
  );
  expect(groups.map(({ head }) => head.line.key)).toEqual([0, 2]);
});

test("the same thing said several times in a row is one line of the log", () => {
  const line = (key: number, event: string | null) => ({
    key,
    index: key,
    event: event === null ? null : { event, rule: "O1.3", seat: 0 },
    seat: 0,
  });
  const log = [
    line(0, "set-aside"),
    line(1, "set-aside"),
    line(2, "gained"),
    line(3, "set-aside"),
    line(4, null),
    line(5, null),
  ];
  expect(folded(log).map(({ line: { key }, times }) => [key, times])).toEqual([
    [0, 2],
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 1],
  ]);
});

test("long Cyrillic words may be broken between syllables, short and Latin ones are left alone", () => {
  const broken = (text: string): string => hyphenated(text).replaceAll("\u00AD", "-");
  expect(broken("Церковные дознаватели")).toBe("Церковные дознаватели");
  expect(broken("Подъём розенкрейцеров")).toBe("Подъём ро-зен-крей-це-ров");
  expect(broken("Вильгельмсбадский конвент")).toBe("Виль-гельмс-бадс-кий конвент");
  expect(broken("Едикт: аристократія")).toBe("Едикт: арис-то-кра-тія");
  expect(broken("словосполучення з об’єднуванням")).toBe("сло-вос-по-лу-чен-ня з об’єд-ну-ван-ням");
  expect(broken("Wilhelmsbad constitution")).toBe("Wilhelmsbad constitution");
});
