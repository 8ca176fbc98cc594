// What the stage shows: the view, with a key for every card that it keeps while it moves.
import type { CardView, FamilyView } from "#protocol/schema";
import type { View } from "./types";

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
  readonly view: View;
  readonly row: readonly ShownPlace[];
  readonly families: readonly ShownFamily[];
  /** The key of the place being activated: it stays the same while other places come and go. */
  readonly active: string | null;
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
export function show(view: View, before: Shown | null): Shown {
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
  const active = view.pointer === null ? null : (row[view.pointer - 1]?.key ?? null);
  return { view, row, families, active };
}

/** What is shown, with parts of it replaced; the view inside follows. */
export function changed(
  shown: Shown,
  row: readonly ShownPlace[],
  parts: Partial<View> = {},
): Shown {
  return { ...shown, row, view: { ...shown.view, ...parts } };
}

export function withTop(
  shown: Shown,
  at: number,
  parts: Partial<ShownCard>,
): readonly ShownPlace[] {
  return shown.row.map((place, index) =>
    index === at
      ? { ...place, cards: [...place.cards.slice(0, -1), { ...top(place), ...parts }] }
      : place,
  );
}

export function withFamily(
  shown: Shown,
  name: string,
  change: (family: ShownFamily) => ShownFamily,
): Shown {
  const families = shown.families.map((family) =>
    family.family === name ? change(family) : family,
  );
  return { ...shown, families, view: { ...shown.view, families } };
}

export function inserted(
  row: readonly ShownPlace[],
  at: number,
  card: ShownCard,
): readonly ShownPlace[] {
  return [...row.slice(0, at), { key: card.key, cards: [card] }, ...row.slice(at)];
}

export function covered(
  row: readonly ShownPlace[],
  at: number,
  card: ShownCard,
): readonly ShownPlace[] {
  return row.map((place, index) =>
    index === at ? { ...place, cards: [...place.cards, card] } : place,
  );
}

/** The row without the top card of a place; an empty place closes. */
export function lifted(row: readonly ShownPlace[], at: number): readonly ShownPlace[] {
  return row.flatMap((place, index) => {
    if (index !== at) return [place];
    return place.cards.length > 1 ? [{ ...place, cards: place.cards.slice(0, -1) }] : [];
  });
}

export function paid(shown: Shown, seat: number, count: number): Shown {
  const influence = shown.view.influence.map((had, index) => (index === seat ? had + count : had));
  return { ...shown, view: { ...shown.view, influence, scores: influence } };
}

export function without(
  list: readonly string[] | null,
  item: string | null,
): readonly string[] | null {
  if (list === null || item === null) return list;
  const at = list.indexOf(item);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
}

export function faceDown(family: string, kind: string | null): ShownCard {
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
export function pointed(shown: Shown, place: number): Shown {
  const active = shown.row[place]?.key ?? null;
  return { ...shown, active, view: { ...shown.view, phase: "activation" } };
}
