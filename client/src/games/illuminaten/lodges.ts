// The bands between neighbouring cards of a lodge, and who controls it.
import type { LodgeView } from "#protocol/schema";
import { touching, type Box, type Spot } from "./geometry";

export interface Band {
  readonly key: string;
  readonly faction: string;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

export interface Seal {
  readonly key: string;
  readonly lodge: LodgeView;
  readonly x: number;
  readonly y: number;
}

const middle = ({ left, top, width, height }: Box): [number, number] => [
  left + width / 2,
  top + height / 2,
];

/** A short band across the gap between two cards; those of a second faction lie beside it. */
function between(one: Box, other: Box, shift: number): Pick<Band, "from" | "to"> {
  const [x, y] = middle(one);
  const [otherX, otherY] = middle(other);
  if (Math.abs(y - otherY) < 1) {
    const edge = Math.min(x, otherX) + one.width / 2;
    const at = y + shift * one.height * 0.2;
    return { from: [edge - 2, at], to: [edge + 8, at] };
  }
  const edge = Math.min(y, otherY) + one.height / 2;
  const at = (x + otherX) / 2 + shift * one.width * 0.12;
  return { from: [at, edge - 2], to: [at, edge + 8] };
}

export function bandsOf(
  lodges: readonly LodgeView[],
  places: readonly Box[],
  spots: readonly Spot[],
): { readonly bands: readonly Band[]; readonly seals: readonly Seal[] } {
  const bands: Band[] = [];
  const seals: Seal[] = [];
  const taken = new Map<string, number>();
  for (const lodge of lodges) {
    let first: Band | null = null;
    for (const one of lodge.places)
      for (const other of lodge.places) {
        if (one >= other || !touching(spots[one - 1]!, spots[other - 1]!)) continue;
        const pair = `${one}-${other}`;
        const before = taken.get(pair) ?? 0;
        taken.set(pair, before + 1);
        const band: Band = {
          key: `${pair}-${lodge.faction}`,
          faction: lodge.faction,
          ...between(places[one - 1]!, places[other - 1]!, before === 0 ? -0.5 : 0.5 + before - 1),
        };
        bands.push(band);
        first ??= band;
      }
    if (first && lodge.control !== null) {
      const [x, y] = [(first.from[0] + first.to[0]) / 2, (first.from[1] + first.to[1]) / 2];
      seals.push({ key: first.key, lodge, x, y });
    }
  }
  return { bands, seals };
}
