// What the stage shows: the view, with a key for every card that it keeps while it moves.
import type { CardView, FamilyView, OriflammeView } from "../../protocol/protocol";
import type { Beat, Flight } from "../module";
import type { GameEvent } from "../../words/speech";

export interface ShownCard extends CardView {
  readonly key: string;
}

export interface ShownPlace {
  readonly key: string;
  /** From the lowest to the top one. */
  readonly cards: readonly ShownCard[];
}

/** The cards in front of a family, by key; a key that ends in `#n` hides its kind. */
export interface ShownFamily extends FamilyView {
  readonly discards: readonly { key: string; kind: string }[];
}

export interface Shown {
  readonly view: OriflammeView;
  readonly row: readonly ShownPlace[];
  readonly families: readonly ShownFamily[];
}

let fresh = 0;

/** Every family has one card of each kind, so colour and kind name a card. */
export function keyOf(owner: string, kind: string | null): string {
  return kind === null ? `${owner}#${fresh++}` : `${owner}-${kind}`;
}

export function top(place: ShownPlace): ShownCard {
  return place.cards[place.cards.length - 1]!;
}

/** The view with keys; cards that were shown before keep theirs. */
export function show(view: OriflammeView, before: Shown | null): Shown {
  const used = new Set<string>();
  const take = (key: string): string => {
    const free = used.has(key) ? `${key}#${fresh++}` : key;
    used.add(free);
    return free;
  };
  const row = view.row.map((place, at) => {
    const cards = place.cards.map((card, depth) => {
      const same = before?.row[at]?.cards[depth];
      const fits =
        same && same.owner === card.owner && (same.kind === card.kind || same.kind === null);
      return { ...card, key: take(fits ? same.key : keyOf(card.owner, card.kind)) };
    });
    const key = cards[0]?.key ?? "";
    return { key, cards };
  });
  const families = view.families.map((family, index) => ({
    ...family,
    discards: family.discard.map((kind) => {
      const same = before?.families[index]?.discards.find((card) => card.kind === kind);
      return { kind, key: take(same?.key ?? keyOf(family.family, kind)) };
    }),
  }));
  return { view, row, families };
}

/** What is shown, with parts of it replaced; the view inside follows. */
function changed(
  shown: Shown,
  row: readonly ShownPlace[],
  parts: Partial<OriflammeView> = {},
): Shown {
  return { ...shown, row, view: { ...shown.view, ...parts } };
}

function withTop(shown: Shown, at: number, parts: Partial<ShownCard>): readonly ShownPlace[] {
  return shown.row.map((place, index) =>
    index === at
      ? { ...place, cards: [...place.cards.slice(0, -1), { ...top(place), ...parts }] }
      : place,
  );
}

function withFamily(
  shown: Shown,
  name: string,
  change: (family: ShownFamily) => ShownFamily,
): Shown {
  const families = shown.families.map((family) =>
    family.family === name ? change(family) : family,
  );
  return { ...shown, families, view: { ...shown.view, families } };
}

function inserted(row: readonly ShownPlace[], at: number, card: ShownCard): readonly ShownPlace[] {
  return [...row.slice(0, at), { key: card.key, cards: [card] }, ...row.slice(at)];
}

function covered(row: readonly ShownPlace[], at: number, card: ShownCard): readonly ShownPlace[] {
  return row.map((place, index) =>
    index === at ? { ...place, cards: [...place.cards, card] } : place,
  );
}

/** The row without the top card of a place; an empty place closes. */
function lifted(row: readonly ShownPlace[], at: number): readonly ShownPlace[] {
  return row.flatMap((place, index) => {
    if (index !== at) return [place];
    return place.cards.length > 1 ? [{ ...place, cards: place.cards.slice(0, -1) }] : [];
  });
}

function paid(shown: Shown, seat: number, count: number): Shown {
  const influence = shown.view.influence.map((had, index) => (index === seat ? had + count : had));
  return { ...shown, view: { ...shown.view, influence, scores: influence } };
}

function without(list: readonly string[] | null, item: string | null): readonly string[] | null {
  if (list === null || item === null) return list;
  const at = list.indexOf(item);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
}

const seatAnchor = (seat: number): string => `seat-${seat}`;

/** Where influence comes from that the supply pays for a card: that card, if one is active. */
function source(shown: Shown): string {
  const place = shown.row[shown.view.pointer];
  return place ? top(place).key : "stage";
}

/** Fields of an event, as the types that its description gives them. */
function read(event: GameEvent): {
  seat: number;
  family: string;
  card: string;
  place: number;
  count: number;
} {
  const { seat, family, card, place, count } = event as Record<string, unknown>;
  return {
    seat: Number(seat ?? -1),
    family: String(family ?? ""),
    card: String(card ?? ""),
    place: Number(place ?? 0) - 1,
    count: Number(count ?? 0),
  };
}

type Player = (shown: Shown, event: GameEvent) => readonly Beat<Shown>[];

const BEATS: Readonly<Record<string, Player>> = {
  placed(shown, event) {
    const { seat, family, place } = read(event);
    const kind = event["card"] as string | null;
    const card = faceDown(family, kind);
    const row = event["covering"]
      ? covered(shown.row, place, card)
      : inserted(shown.row, place, card);
    const next = withFamily(
      changed(shown, row, { placed: shown.view.placed + 1 }),
      family,
      (had) => ({
        ...had,
        hand: without(had.hand, kind),
        hand_size: had.hand_size - 1,
        placed: true,
      }),
    );
    return [{ shown: next, sound: "place", rest: seat === shown.view.seat ? 0 : 250 }];
  },
  "round-began"(shown, event) {
    const { seat } = read(event);
    const families = shown.families.map((family) => ({ ...family, placed: false }));
    const view = {
      ...shown.view,
      families,
      round: Number(event["round"]),
      first: seat,
      phase: "placement",
      pointer: -1,
      placed: 0,
    };
    return [{ shown: { ...shown, families, view }, rest: 350 }];
  },
  kept(shown, event) {
    const { place } = read(event);
    const influence = Number(event["influence"]);
    const at = pointed(shown, place);
    const key = top(at.row[place]!).key;
    return [
      { shown: at },
      {
        flights: [{ from: "supply", to: key, count: 1 }],
        shown: changed(at, withTop(at, place, { influence })),
        sound: "coin",
        rest: 200,
      },
    ];
  },
  revealed(shown, event) {
    const { card, place } = read(event);
    const at = pointed(shown, place);
    return [
      {
        shown: changed(at, withTop(at, place, { kind: card, up: true })),
        sound: "flip",
        rest: 450,
      },
      // What lies on it is gained by an event of its own, or lost.
      { shown: changed(at, withTop(at, place, { kind: card, up: true, influence: 0 })) },
    ];
  },
  activated(shown, event) {
    const { place } = read(event);
    const at = pointed(shown, place);
    return [{ shown: at }, { mark: top(at.row[place]!).key, rest: 350 }];
  },
  gained(shown, event) {
    const { seat, count } = read(event);
    const flights: Flight[] = [{ from: source(shown), to: seatAnchor(seat), count }];
    return [{ flights, shown: paid(shown, seat, count), sound: "coin", rest: 150 }];
  },
  took: (shown, event) => BEATS["gained"]!(shown, event),
  lost(shown, event) {
    const { seat, count } = read(event);
    return [
      {
        flights: [{ from: seatAnchor(seat), to: "supply", count }],
        shown: paid(shown, seat, -count),
        rest: 200,
      },
    ];
  },
  stole(shown, event) {
    const { seat, count } = read(event);
    const victim = Number(event["victim"]);
    return [
      {
        flights: [{ from: seatAnchor(victim), to: seatAnchor(seat), count }],
        shown: paid(paid(shown, victim, -count), seat, count),
        sound: "coin",
        rest: 200,
      },
    ];
  },
  copied(shown, event) {
    const place = shown.row[read(event).place];
    return place ? [{ mark: top(place).key, rest: 350 }] : [];
  },
  spied: (shown, event) => BEATS["copied"]!(shown, event),
  "turned-up"(shown, event) {
    const { card, place } = read(event);
    return [
      {
        shown: changed(shown, withTop(shown, place, { kind: card, up: true, influence: 0 })),
        sound: "flip",
        rest: 400,
      },
    ];
  },
  eliminated(shown, event) {
    const place = shown.row[read(event).place];
    return place ? [{ mark: top(place).key, sound: "strike", rest: 250 }] : [];
  },
  discarded(shown, event) {
    const { family, card, place } = read(event);
    const from = shown.row[place];
    if (!from) return [];
    const { key } = top(from);
    const closes = from.cards.length === 1;
    let { pointer } = shown.view;
    if (closes && place < pointer) pointer -= 1;
    const next = withFamily(
      changed(shown, lifted(shown.row, place), { pointer }),
      family,
      (had) => ({
        ...had,
        discard: [...had.discard, card],
        discards: [...had.discards, { key, kind: card }],
      }),
    );
    return [{ shown: next, burn: [key], sound: "slide", rest: 150 }];
  },
  moved(shown, event) {
    const { place } = read(event);
    const to = Number(event["to"]) - 1;
    const from = shown.row[place];
    if (!from) return [];
    const card = top(from);
    return [
      {
        shown: changed(shown, inserted(lifted(shown.row, place), to, card)),
        sound: "slide",
        rest: 300,
      },
    ];
  },
  "twin-entered"(shown, event) {
    const { family, place } = read(event);
    const card = { ...faceDown(family, "twin"), up: true };
    const row = event["covering"]
      ? covered(shown.row, place, card)
      : inserted(shown.row, place, card);
    const next = withFamily(
      changed(shown, row, shifted(shown, place, Boolean(event["covering"]))),
      family,
      (had) => ({ ...had, twin: false }),
    );
    return [{ shown: next, sound: "place", rest: 300 }];
  },
  entered(shown, event) {
    const { family, card, place } = read(event);
    const next = withFamily(shown, family, (had) => {
      const dropped = had.discard.includes(card);
      return {
        ...had,
        discard: without(had.discard, card)!,
        discards: had.discards.filter((one) => one.kind !== card),
        aside: dropped ? had.aside : without(had.aside, card),
        aside_size: dropped ? had.aside_size : had.aside_size - 1,
      };
    });
    const row = inserted(shown.row, place, { ...faceDown(family, card), up: true });
    return [{ shown: changed(next, row, shifted(shown, place, false)), sound: "place", rest: 300 }];
  },
  bribed(shown, event) {
    const { seat, place } = read(event);
    const briber = shown.row[shown.view.pointer];
    const family = briber
      ? top(briber).family
      : (shown.families.find((one) => one.seat === seat)?.family ?? "");
    const next = changed(shown, withTop(shown, place, { family, token: true }));
    return [
      {
        shown: withFamily(next, family, (had) => ({ ...had, token: false })),
        sound: "coin",
        rest: 350,
      },
    ];
  },
  "token-returned": (shown, event) => [
    { shown: withFamily(shown, read(event).family, (had) => ({ ...had, token: true })) },
  ],
  "set-aside"(shown, event) {
    const kind = event["card"] as string | null;
    const next = withFamily(shown, read(event).family, (had) => ({
      ...had,
      hand: without(had.hand, kind),
      hand_size: had.hand_size - 1,
      aside: kind === null || had.aside === null ? had.aside : [...had.aside, kind],
      aside_size: had.aside_size + 1,
    }));
    return [{ shown: next, sound: "slide" }];
  },
  drew(shown, event) {
    const kind = event["card"] as string | null;
    const next = withFamily(shown, read(event).family, (had) => ({
      ...had,
      hand: kind === null || had.hand === null ? had.hand : [...had.hand, kind],
      hand_size: had.hand_size + 1,
      pile_size: had.pile_size - 1,
    }));
    return [{ shown: next, sound: "slide" }];
  },
  nothing: (shown) => [{ mark: source(shown), rest: 350 }],
  won: () => [{ sound: "win" }],
};

function faceDown(family: string, kind: string | null): ShownCard {
  return {
    owner: family,
    family,
    kind,
    up: false,
    influence: 0,
    token: false,
    key: keyOf(family, kind),
  };
}

/** The pointer stands on the place of an activation. */
function pointed(shown: Shown, place: number): Shown {
  if (shown.view.pointer === place && shown.view.phase === "activation") return shown;
  return { ...shown, view: { ...shown.view, pointer: place, phase: "activation" } };
}

/** A place that opens before the pointer's pushes it on. */
function shifted(shown: Shown, place: number, covering: boolean): Partial<OriflammeView> {
  const { pointer } = shown.view;
  return { pointer: !covering && pointer >= 0 && place <= pointer ? pointer + 1 : pointer };
}

export function play(shown: Shown, event: GameEvent): readonly Beat<Shown>[] {
  return BEATS[event.event]?.(shown, event) ?? [];
}
