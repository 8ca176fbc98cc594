import { describe, expect, test } from "vitest";
import { animate } from "../src/games/king/animation";
import { compare, faceOf } from "../src/games/king/cards";
import { fan, tableau, widths } from "../src/games/king/layout";
import king from "../src/games/king";
import { decidedBy } from "../src/games/king/decided";
import { consequence, meaning } from "../src/games/king/meaning";
import { show, takenTiles, type Shown } from "../src/games/king/shown";
import type { King, View } from "../src/games/king/types";
import { loadCatalogues } from "../src/words/i18n.svelte";
import { recordedGame } from "./recorded";

/** The server sends no position in which chance is to act. */
const CHANCE = -1;

/** What a stage draws, without the keys. */
function drawn({ view, ...shown }: Shown): unknown {
  const ids = (cards: readonly { id: string | null }[]) => cards.map((card) => card.id);
  return {
    drawn: shown.drawn?.id,
    middle: ids(shown.middle),
    hand: ids(shown.hand),
    payment: ids(shown.payment),
    tiles: view.board.map(({ domain, chief, minor = 0 }) => [domain, chief, minor]),
    sizes: [view.deck_size, view.favour_size, ...view.seats.map((seat) => seat.hand_size)],
    turn: [view.phase, view.leader, view.kept, view.shown, view.favoured, view.kept_card],
    taken: shown.taken,
    scores: view.scores,
    auction: [
      view.sale,
      view.high,
      view.high_seat,
      view.seats.map(({ bid = 0, passed = false, excluded = false }) => [bid, passed, excluded]),
    ],
  };
}

describe("the events of a game lead to the position that the server sends", () => {
  test.each([
    [4, 0],
    [3, -3],
    [5, 2],
    [2, 1],
  ])("for %i, seen by seat %i", (players, seat) => {
    for (const seed of [1, 2, 3]) {
      let shown: Shown | null = null;
      for (const { events, view } of recordedGame<King>("king", players, seed, seat)) {
        for (const event of events)
          if (shown) for (const step of animate(shown, event)) shown = step.shown ?? shown;
        if (view.actor === CHANCE) continue;
        if (shown) expect(drawn(shown), JSON.stringify(events)).toEqual(drawn(show(view, null)));
        shown = show(view, shown);
      }
    }
  });
});

test("K6: the tiles that the table gives out are the points that the server counts", () => {
  for (const seed of [4, 5, 6]) {
    const { view } = recordedGame<King>("king", 3, seed, 0).at(-1)!;
    const points = view.scores.map((_, seat) =>
      takenTiles(view).reduce((sum, one) => sum + (one.seat === seat ? one.value : 0), 0),
    );
    expect(points).toEqual(view.scores);
  }
});

test("no two cards on the table have the same key", () => {
  let shown: Shown | null = null;
  for (const { view } of recordedGame<King>("king", 4, 7, 1)) {
    shown = show(view, shown);
    const cards = [
      shown.drawn,
      shown.king,
      shown.sale,
      ...shown.middle,
      ...shown.payment,
      ...shown.hand,
    ];
    const keys = cards.filter((card) => card !== null).map((card) => card.key);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test("a card is read from its id", () => {
  expect(faceOf("diplomacy 4H")).toMatchObject({ sort: "diplomacy", value: 4, letter: "H" });
  expect(faceOf("gold 3")).toMatchObject({ sort: "gold", value: 3, letter: "" });
  expect(faceOf("king +1 -1").parts).toEqual(["+1", "-1"]);
  expect(["gold 1", "military 1B", "military 1A", "diplomacy 2D"].sort(compare)).toEqual([
    "diplomacy 2D",
    "military 1A",
    "military 1B",
    "gold 1",
  ]);
});

test.each([800, 1080, 1440])(
  "hands of any size fit into one line of a window %i high",
  (screen) => {
    const room = 914 * (screen / 800);
    for (const sizes of [
      [1],
      [9],
      [18],
      [3, 2, 2],
      [1, 11],
      [2, 2, 2, 2, 2, 2, 4],
      [4, 3, 2, 1, 2, 3, 5],
    ]) {
      const groups = sizes.map((cards) => Array.from({ length: cards }, (_, at) => `card ${at}`));
      const { width, step } = fan(groups, room, widths(screen));
      const wide = sizes.map((cards) => width + step * (cards - 1));
      const all = wide.reduce((sum, one) => sum + one + 12, -12);
      expect(all).toBeLessThanOrEqual(room);
      expect(step).toBeGreaterThanOrEqual(12);
    }
  },
);

test("K2.4: copies of a card lie closer together, and closer still where room is short", () => {
  const copies = (count: number): string[][] => [Array.from({ length: count }, () => "gold 1")];
  const { width, step, copy } = fan(copies(6), 914, widths(800));
  expect(width).toBe(widths(800)[0]);
  expect(copy * step).toBeLessThan(step);
  expect(fan(copies(24), 200, widths(800)).copy).toBeLessThan(copy);
});

test("the places of the first phase fit side by side", () => {
  for (const middle of [1, 2, 3, 4]) {
    const { large, small } = tableau(940, 270, middle);
    expect(
      3 * (small + 26) + large + 8 + middle * small + 16 * (middle - 1) + 4 * 20 + 20,
    ).toBeLessThanOrEqual(940);
  }
});

test("K4.2: the stepper goes to the bid that is advised, and forgets it at the next decision", () => {
  const bidding = recordedGame<King>("king", 3, 2, 0).flatMap(({ view }) =>
    view.decision?.kind === "bid" && view.actor === 0 ? [view] : [],
  );
  const [view, later] = bidding as [View, View];
  const bidOf = (at: View, more: number) =>
    at.legal.find((one) => one.form === "bid" && one.args.bid === at.high + more)!;
  const pass = view.legal.find(({ form }) => form === "pass")!;
  const offered = (at: View) => king.buttons(at.legal, at);
  expect(offered(view)).toEqual([bidOf(view, 1), pass]);
  king.reveal!(bidOf(view, 3), view, null);
  expect(offered(view)).toEqual([bidOf(view, 3), pass]);
  king.reveal!(pass, view, null);
  expect(offered(view)).toEqual([bidOf(view, 3), pass]);
  expect(offered(later)[0]).toEqual(bidOf(later, 1));
});

test("K4.6: a bid beyond the means is asked about first, no other", () => {
  for (const { view } of recordedGame<King>("king", 4, 3, 0)) {
    for (const choice of view.legal) {
      const beyond = choice.form === "bid" && choice.args.bid > view.means!;
      expect(king.confirm!(choice, view)).toBe(beyond);
    }
  }
});

test("K6.4: how a tie was broken is said with what was compared", async () => {
  await loadCatalogues("king");
  const { view } = recordedGame<King>("king", 2, 4, 0).at(-1)!;
  const names = ["Ada", "Ben"];
  const said = (step: string, domain: string | null, amounts: readonly (number | null)[]) =>
    decidedBy({ ...view, decider: { step, domain, amounts } }, (seat) => names[seat]!);
  const [column] = view.board;
  const letters = column!.holdings!.map((held) => held?.letter);
  expect(said("points", null, [9, 7])).toBeNull();
  expect(said("gold", null, [5, 3])).toContain("Ada 5, Ben 3");
  expect(said("cards", column!.domain, [2, 1])).toContain("«дипломатія»: Ada 2, Ben 1");
  expect(said("letter", column!.domain, [0, 3])).toContain(`Ada ${letters[0]}, Ben ${letters[1]}`);
  expect(said("shared", null, [1, 1])).toBe("Усього порівну. Перемога спільна.");
});

describe("the second line of the ribbon says what the question means", () => {
  const views = recordedGame<King>("king", 3, 5, 1)
    .map(({ view }) => view)
    .filter((view) => view.legal.length > 0);
  const asking = (kind: string) => views.filter((view) => view.decision?.kind === kind);

  test("every decision has one, with nothing left open in it", async () => {
    await loadCatalogues("king");
    const kinds = new Set(views.map((view) => view.decision?.kind));
    expect(kinds).toContain("place");
    expect(kinds).toContain("bid");
    for (const view of views) {
      expect(meaning(view), view.decision?.kind).toBeTruthy();
      expect(meaning(view)).not.toMatch(/king-ui|undefined|\{/);
    }
  });

  test("K6.1: a card of a domain says what the sum is with it", async () => {
    await loadCatalogues("king");
    for (const view of asking("place")) {
      const sum = view.prospects[view.drawn!];
      if (sum !== undefined) expect(meaning(view)).toContain(` ${sum}.`);
      else expect(view.drawn).toMatch(/^king/);
    }
  });

  test("K4.4, K4.6: a bid says what it costs beyond its number", async () => {
    await loadCatalogues("king");
    let [beyond, overpaid, plain] = [0, 0, 0];
    for (const view of asking("bid"))
      for (const choice of view.legal) {
        if (choice.form !== "bid") continue;
        const cost = consequence(view, choice);
        if (choice.beyond_means) expect(cost).toContain(` ${view.means}.`);
        else if (choice.overpaid) expect(cost).toContain(` ${choice.args.bid + choice.overpaid}.`);
        else expect(cost).toBeNull();
        if (choice.beyond_means) beyond += 1;
        else if (choice.overpaid) overpaid += 1;
        else plain += 1;
      }
    expect(Math.min(beyond, overpaid, plain)).toBeGreaterThan(0);
  });
});
