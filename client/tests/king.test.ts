import { describe, expect, test } from "vitest";
import type { KingView } from "#protocol/schema";
import { animate } from "../src/games/king/animation";
import { compare, faceOf } from "../src/games/king/cards";
import { fan, tableau } from "../src/games/king/layout";
import king from "../src/games/king";
import { takenTiles } from "../src/games/king/scoring";
import { show, type Shown } from "../src/games/king/shown";
import type { King } from "../src/games/king/types";
import { recordedGame } from "./recorded";

/** What a stage draws, without the keys. */
function drawn({ view, ...shown }: Shown): unknown {
  const ids = (cards: readonly { id: string | null }[]) => cards.map((card) => card.id);
  return {
    drawn: shown.drawn?.id,
    middle: ids(shown.middle),
    hand: ids(shown.hand),
    tiles: [view.chiefs, view.minors],
    sizes: [view.deck_size, view.favour_size, ...view.seats.map((seat) => seat.hand_size)],
    turn: [view.leader, view.kept, view.shown, view.favoured],
    story: view.story,
    taken: shown.taken,
    scores: view.scores,
    auction: [
      view.sale,
      view.high,
      view.high_seat,
      view.seats.map(({ bid, passed, excluded }) => [bid, passed, excluded]),
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
        if (shown) {
          for (const event of events)
            for (const step of animate(shown, event)) shown = step.shown ?? shown;
          // No event tells that a King card bought in the auction is done: the position does.
          if (shown.view.sale !== null && view.sale === null)
            shown = { ...shown, view: { ...shown.view, ...end(view) } };
          expect(drawn(shown), JSON.stringify(events)).toEqual(drawn(show(view, null)));
        }
        shown = show(view, shown);
      }
    }
  });

  const end = ({ sale, leader, high, high_seat, seats }: KingView): Partial<KingView> => ({
    sale,
    leader,
    high,
    high_seat,
    seats,
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

test.each([
  [914, 1],
  [358, 2],
])("hands of any size fit into %i", (room, most) => {
  const widths =
    most === 1
      ? [[100, 94, 88, 82, 76, 70]]
      : [
          [76, 70, 64, 60],
          [58, 54, 50, 46],
        ];
  for (const groups of [
    [1],
    [9],
    [18],
    [3, 2, 2],
    [1, 11],
    [2, 2, 2, 2, 2, 2, 4],
    [4, 3, 2, 1, 2, 3, 5],
  ]) {
    const { width, step } = fan(groups, room, widths);
    const wide = groups.map((cards) => width + step * (cards - 1));
    const all = wide.reduce((sum, one) => sum + one + 12, -12);
    expect(all).toBeLessThanOrEqual(room * most);
    expect(Math.max(...wide)).toBeLessThanOrEqual(room);
    expect(step).toBeGreaterThanOrEqual(12);
  }
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
  const bidding = recordedGame<King>("king", 3, 2, 0).filter(
    ({ view }) => view.ask === "bid" && view.actor === 0,
  );
  const [{ view }, { view: later }] = bidding as [(typeof bidding)[0], (typeof bidding)[0]];
  const bids = [1, 2, 3].map((more) => ({
    id: more,
    text: "",
    form: "bid" as const,
    args: { bid: view.high + more },
  }));
  const pass: King["choice"] = { id: 0, text: "pass", form: "pass", args: {} };
  const offered = (at: KingView) => king.buttons([...bids, pass], at);
  expect(offered(view)).toEqual([bids[0], pass]);
  king.reveal!(bids[2]!, view, null);
  expect(offered(view)).toEqual([bids[2], pass]);
  king.reveal!(pass, view, null);
  expect(offered(view)).toEqual([bids[2], pass]);
  expect(offered({ ...later, high: view.high })).toEqual([bids[0], pass]);
});
