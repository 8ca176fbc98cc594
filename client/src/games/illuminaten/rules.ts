// What follows from the open field: lodges, control, prices, and how far the plots are.
import type { IlluminatenView } from "#protocol/schema";
import { FACTIONS, LUMINARIES, type Faction, type Luminary, type Price } from "./data";
import { AREOPAGUS, EXTRA, building, contestFrame } from "./frames";
import { shapeOf, type Shape } from "./geometry";

export type PlaceView = IlluminatenView["field"][number];
export type SeatView = IlluminatenView["seats"][number];

export function luminaryAt(view: IlluminatenView, place: number): Luminary | null {
  const card = view.field[place]?.card;
  return card ? LUMINARIES[card]! : null;
}

export function discsOn(place: PlaceView | undefined, seat: number): number {
  return place?.discs.filter((owner) => owner === seat).length ?? 0;
}

/** X3.6: the groups of connected cards of a faction, the small ones too. */
export function groupsOf(view: IlluminatenView, faction: Faction): number[][] {
  const { around } = shapeOf(view.players);
  const rest = new Set(
    view.field.flatMap((_, place) =>
      luminaryAt(view, place)?.factions.includes(faction) ? [place] : [],
    ),
  );
  const groups: number[][] = [];
  for (const start of rest) {
    const group = [start];
    rest.delete(start);
    for (const place of group) {
      for (const next of around[place]!) {
        if (rest.delete(next)) group.push(next);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** X3.6 */
export function lodgesOf(view: IlluminatenView, faction: Faction): number[][] {
  return groupsOf(view, faction).filter((group) => group.length >= 3);
}

export function discsIn(view: IlluminatenView, places: readonly number[], seat: number): number {
  return places.reduce((sum, place) => sum + discsOn(view.field[place], seat), 0);
}

function others(view: IlluminatenView, seat: number): number[] {
  return view.seats.map((one) => one.seat).filter((one) => one !== seat);
}

/** Whether the seat has strictly more discs there than any other. */
export function leads(view: IlluminatenView, places: readonly number[], seat: number): boolean {
  const own = discsIn(view, places, seat);
  return others(view, seat).every((other) => discsIn(view, places, other) < own);
}

/** X3.5 */
export function controls(view: IlluminatenView, place: number, seat: number): boolean {
  return leads(view, [place], seat);
}

/** X7.5, X7.3: whether the seat has the use of a faction card. */
export function holds(view: IlluminatenView, seat: number, faction: Faction): boolean {
  if (view.borrowed === faction) return seat === view.active;
  return view.seats[seat]?.faction_cards.includes(faction) ?? false;
}

/** X3.3: the topmost free slot, or -1. */
export function freeSlot(place: PlaceView): number {
  return place.discs.indexOf(null);
}

/** X6.2, X7.3, X7.5: how many favor the next disc of an Influence costs the active player. */
export function priceOfNext(
  view: IlluminatenView,
  place: number,
  source: number,
  nth: number,
): number | null {
  const spot = view.field[place];
  const slot = spot ? freeSlot(spot) : -1;
  const price: Price | undefined = luminaryAt(view, place)?.slots[slot];
  if (!spot || !price) return null;
  let units = price.primary + price.secondary;
  if (source === EXTRA)
    units -= spot.discs.filter((owner) => owner !== null && owner !== view.active).length;
  const less = (view.boosts[0] ?? 0) + (nth === 0 && holds(view, view.active, "nobility") ? 1 : 0);
  if (units > 1 && less > 0) units = Math.max(1, units - less);
  return Math.max(0, units);
}

/** What choosing a target costs, as far as the open step tells it. */
export function costOfTarget(view: IlluminatenView, place: number): number | null {
  const { kind, source } = building(view);
  if (view.ask !== "target" || place === AREOPAGUS) return null;
  if (kind === "influence") return priceOfNext(view, place, source, 0);
  if (kind === "exclude")
    return view.boosts[1] ? 0 : Math.max(1, discsOn(view.field[place], view.active));
  if (kind === "scout") return source === EXTRA ? 0 : 1;
  return null;
}

export interface Contest {
  readonly place: number;
  readonly attacker: number;
  readonly defender: number;
  readonly strength: number;
  readonly against: number;
}

/** X6.6a: the open contest with its initial strengths. */
export function contestOf(view: IlluminatenView): Contest | null {
  const frame = contestFrame(view);
  if (!frame) return null;
  const shape = shapeOf(view.players);
  const near = [frame.place, ...(shape.around[frame.place] ?? [])];
  const initial = (seat: number): number =>
    discsIn(view, near, seat) + (shape.touches[seat]?.includes(frame.place) ? 1 : 0);
  const against = initial(frame.defender);
  const leaning = [initial(view.active), against + 1, against - 1][frame.lean]!;
  return {
    place: frame.place,
    attacker: view.active,
    defender: frame.defender,
    strength: leaning,
    against,
  };
}

// X8.2: how far a player is with a plot.

export type Unit =
  "discs" | "cards" | "outer" | "factions" | "rows" | "masters" | "areopagi" | "rosicrucians";

export interface Part {
  readonly have: number;
  readonly need: number;
  readonly unit: Unit;
}

export interface Progress {
  readonly parts: readonly Part[];
  /** An opponent has as many there, so that the numbers alone are not enough. */
  readonly contested: boolean;
}

function part(have: number, need: number, unit: Unit): Part {
  return { have: Math.min(have, need), need, unit };
}

function share({ parts, contested }: Progress): number {
  return parts.reduce((sum, one) => sum + one.have / one.need, contested ? -0.1 : 0);
}

function best(found: readonly Progress[], none: Progress): Progress {
  return found.reduce((one, other) => (share(other) > share(one) ? other : one), none);
}

function none(...parts: [number, Unit][]): Progress {
  return { parts: parts.map(([need, unit]) => part(0, need, unit)), contested: false };
}

/** The group that is furthest, by what it counts in its cards. */
function lodgePlot(
  view: IlluminatenView,
  seat: number,
  discs: number,
  need: number,
  unit: Unit,
  count: (group: readonly number[], shape: Shape) => number,
): Progress {
  const shape = shapeOf(view.players);
  const found = FACTIONS.flatMap((faction) =>
    groupsOf(view, faction).map((group) => ({
      parts: [
        part(count(group, shape), need, unit),
        part(discsIn(view, group, seat), discs, "discs"),
      ],
      contested: discsIn(view, group, seat) >= discs && !leads(view, group, seat),
    })),
  );
  return best(found, none([need, unit], [discs, "discs"]));
}

function placesWith(view: IlluminatenView, seat: number): number[] {
  return view.field.flatMap((place, index) => (discsOn(place, seat) > 0 ? [index] : []));
}

function controlled(
  view: IlluminatenView,
  seat: number,
  fits: (card: Luminary) => boolean,
): number[] {
  return placesWith(view, seat).filter(
    (place) => controls(view, place, seat) && fits(luminaryAt(view, place)!),
  );
}

/** The longest run of neighbours in the central row (X2.5). */
function centralRun(group: readonly number[], shape: Shape): number {
  const middle = Math.floor(shape.rows / 2);
  const xs = group
    .filter((place) => shape.spots[place]!.row === middle)
    .map((place) => shape.spots[place]!.x)
    .sort((a, b) => a - b);
  let longest = 0;
  let run = 0;
  xs.forEach((x, index) => {
    run = index > 0 && x - xs[index - 1]! === 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

function rumours(view: IlluminatenView, seat: number): Progress {
  const shape = shapeOf(view.players);
  const mine = new Set(placesWith(view, seat));
  let most = 0;
  for (const faction of FACTIONS) {
    for (const lodge of lodgesOf(view, faction)) {
      const rest = new Set(lodge.filter((place) => mine.has(place)));
      for (const start of rest) {
        const group = [start];
        rest.delete(start);
        for (const place of group) {
          for (const next of shape.around[place]!) if (rest.delete(next)) group.push(next);
        }
        most = Math.max(most, new Set(group.map((place) => shape.spots[place]!.row)).size);
      }
    }
  }
  return { parts: [part(most, shape.rows, "rows")], contested: false };
}

function innerCircle(view: IlluminatenView, seat: number): Progress {
  const { inner, around } = shapeOf(view.players);
  const mine = new Set(placesWith(view, seat));
  let most = 0;
  const pick = (from: number, chosen: number[]): void => {
    if (chosen.length === 4) {
      const closed = chosen.every(
        (place) => chosen.filter((other) => around[place]!.includes(other)).length >= 2,
      );
      if (closed) most = Math.max(most, chosen.filter((place) => mine.has(place)).length);
      return;
    }
    for (let at = from; at < inner.length; at++) pick(at + 1, [...chosen, inner[at]!]);
  };
  pick(0, []);
  return { parts: [part(most, 4, "cards")], contested: false };
}

function equals(view: IlluminatenView, seat: number): Progress {
  const { around } = shapeOf(view.players);
  const mine = placesWith(view, seat);
  const most = mine.map(
    (place) =>
      1 +
      around[place]!.filter(
        (other) =>
          mine.includes(other) &&
          luminaryAt(view, other)!.degree === luminaryAt(view, place)!.degree,
      ).length,
  );
  return { parts: [part(Math.max(0, ...most), 4, "cards")], contested: false };
}

const PLOTS: Readonly<Record<string, (view: IlluminatenView, seat: number) => Progress>> = {
  P01: (view, seat) =>
    lodgePlot(
      view,
      seat,
      4,
      4,
      "outer",
      (group, shape) => group.filter((place) => !shape.inner.includes(place)).length,
    ),
  P02: equals,
  P03(view, seat) {
    const arches = view.field.flatMap((_, place) =>
      luminaryAt(view, place)?.degree === "royal-arch" ? [place] : [],
    );
    const discs = discsIn(view, arches, seat);
    return {
      parts: [part(discs, 4, "discs")],
      contested: discs >= 4 && !leads(view, arches, seat),
    };
  },
  P04: innerCircle,
  P05(view, seat) {
    const masons = controlled(view, seat, (card) => card.organisation === "mason");
    const factions = new Set(masons.flatMap((place) => luminaryAt(view, place)!.factions));
    return { parts: [part(factions.size, 6, "factions")], contested: false };
  },
  P06: (view, seat) => ({
    parts: [part(controlled(view, seat, () => true).length, view.players === 2 ? 8 : 6, "cards")],
    contested: false,
  }),
  P07: (view, seat) => ({
    parts: [
      part(
        controlled(view, seat, (card) => card.degree === "grand-master").length,
        view.players === 2 ? 3 : 2,
        "masters",
      ),
    ],
    contested: false,
  }),
  P08: rumours,
  P09(view, seat) {
    const shared = placesWith(view, seat).filter((place) =>
      view.field[place]!.discs.some((owner) => owner !== null && owner !== seat),
    );
    return { parts: [part(shared.length, view.players + 1, "cards")], contested: false };
  },
  P10(view, seat) {
    const own = (one: number): number[] =>
      controlled(view, one, (card) => card.organisation === "rosicrucian");
    const mine = own(seat);
    return {
      parts: [part(mine.length, 3, "rosicrucians"), part(discsIn(view, mine, seat), 5, "discs")],
      contested:
        mine.length >= 3 && others(view, seat).some((other) => own(other).length >= mine.length),
    };
  },
  P11: (view, seat) => lodgePlot(view, seat, 3, 3, "cards", centralRun),
  P12: (view, seat) => lodgePlot(view, seat, 5, 5, "cards", (group) => group.length),
  P13: (view, seat) =>
    lodgePlot(view, seat, 3, 2, "areopagi", (group, { touches }) => {
      const touched = (one: number): boolean =>
        touches[one]!.some((place) => group.includes(place));
      return (touched(seat) ? 1 : 0) + (others(view, seat).some(touched) ? 1 : 0);
    }),
};

export function progress(view: IlluminatenView, plot: string, seat: number): Progress | null {
  return PLOTS[plot]?.(view, seat) ?? null;
}
