// X2: the field of staggered rows, and where everything lies in the room that it has.
import areopagusTable from "#games/illuminaten/rules/data/areopagi.csv?raw";
import fieldTable from "#games/illuminaten/rules/data/fields.csv?raw";
import { WIDTH, type Form } from "./card";
import { table } from "./data";

/** A spot of the grid: the row from 0, and the middle of the card from the middle of the field. */
export interface Spot {
  readonly row: number;
  readonly x: number;
}

export interface Shape {
  /** By place, from 0. */
  readonly spots: readonly Spot[];
  /** By seat: the two places that its areopagus touches. */
  readonly touches: readonly (readonly number[])[];
  /** By seat: the free spot that touches both. */
  readonly areopagi: readonly Spot[];
  readonly rows: number;
}

export function touching(one: Spot, other: Spot): boolean {
  const across = Math.abs(one.x - other.x);
  return one.row === other.row
    ? across === 1
    : Math.abs(one.row - other.row) === 1 && across === 0.5;
}

function read(players: number): Shape {
  const places = players === 4 ? 19 : 14;
  const lines = table(fieldTable)
    .filter((row) => Number(row["places"]) === places)
    .map((row) => row["numbers"]!.split(" ").map(Number));
  const spots: Spot[] = [];
  lines.forEach((numbers, row) =>
    numbers.forEach((number, column) => {
      spots[number - 1] = { row, x: column - (numbers.length - 1) / 2 };
    }),
  );
  const touches = table(areopagusTable)
    .filter((row) => Number(row["players"]) === players)
    .map((row) => row["touches"]!.split(" ").map((number) => Number(number) - 1));
  return {
    spots,
    touches,
    areopagi: touches.map((pair) => freeSpot(spots, pair)),
    rows: lines.length,
  };
}

function freeSpot(spots: readonly Spot[], pair: readonly number[]): Spot {
  for (let row = -1; row <= 5; row++) {
    for (let x = -3; x <= 3; x += 0.5) {
      const spot = { row, x };
      const taken = spots.some((other) => other.row === row && Math.abs(other.x - x) < 1);
      if (!taken && pair.every((place) => touching(spot, spots[place]!))) return spot;
    }
  }
  throw new Error("areopagi.csv: no free spot touches both places");
}

const shapes = new Map<number, Shape>();

export function shapeOf(players: number): Shape {
  const found = shapes.get(players) ?? read(players);
  shapes.set(players, found);
  return found;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly places: readonly Box[];
  readonly areopagi: readonly Box[];
  readonly width: number;
  readonly height: number;
  readonly card: number;
  /** How far the outer row's corners reach: the room beside the first and last row. */
  readonly corner: number;
}

/** An areopagus beside a row is as wide, one above or below as high, as this part of a card. */
const SIDE = 0.6;
const FLAT = 0.46;
const WIDEST = 270;

/** Where everything lies, as large as the room allows. */
export function layoutOf(
  shape: Shape,
  roomWide: number,
  roomHigh: number,
  gap: number,
  form: Form,
): Layout {
  const ratio = WIDTH[form] / 100;
  const outside = (spot: Spot): boolean => spot.row < 0 || spot.row >= shape.rows;
  const above = shape.areopagi.some((spot) => spot.row < 0);
  const below = shape.areopagi.some((spot) => spot.row >= shape.rows);
  const flats = (above ? 1 : 0) + (below ? 1 : 0);
  const reach = Math.max(
    ...shape.spots.map((spot) => Math.abs(spot.x) + 0.5),
    ...shape.areopagi.filter((spot) => !outside(spot)).map((spot) => Math.abs(spot.x) - 0.5 + SIDE),
  );
  const byWidth = (roomWide - gap * (2 * reach + 1)) / (2 * reach);
  const byHeight =
    ((roomHigh - gap * (shape.rows + flats - 1)) / (shape.rows + flats * FLAT)) * ratio;
  const card = Math.max(44, Math.floor(Math.min(byWidth, byHeight, WIDEST)));
  const high = Math.floor(card / ratio);
  const flat = Math.floor(high * FLAT);
  const side = Math.round(card * SIDE);
  const width = Math.min(roomWide, Math.ceil(2 * reach * (card + gap)));
  const top = above ? flat + gap : 0;
  const middle = (spot: Spot): number => width / 2 + spot.x * (card + gap);
  const rowTop = (row: number): number => top + row * (high + gap);
  const places = shape.spots.map((spot) => ({
    left: middle(spot) - card / 2,
    top: rowTop(spot.row),
    width: card,
    height: high,
  }));
  const areopagi = shape.areopagi.map((spot) => {
    if (spot.row < 0) return { left: middle(spot) - card / 2, top: 0, width: card, height: flat };
    if (spot.row >= shape.rows)
      return { left: middle(spot) - card / 2, top: rowTop(shape.rows), width: card, height: flat };
    const left = spot.x < 0 ? middle(spot) + card / 2 - side : middle(spot) - card / 2;
    return { left, top: rowTop(spot.row), width: side, height: high };
  });
  const height = top + shape.rows * (high + gap) - gap + (below ? flat + gap : 0);
  const first = Math.max(...shape.spots.filter((spot) => spot.row === 0).map((spot) => spot.x));
  const corner = Math.max(0, roomWide / 2 - (first + 0.5) * (card + gap) - gap);
  return { places, areopagi, width, height, card, corner };
}

/** How much height is free in the lower right corner of the room for what is so wide. */
export function freeBelow(
  layout: Layout,
  roomWide: number,
  roomHigh: number,
  width: number,
): number {
  const right = (roomWide - layout.width) / 2;
  const lowest = [...layout.places, ...layout.areopagi]
    .filter((box) => right + box.left + box.width > roomWide - width)
    .map((box) => box.top + box.height);
  return roomHigh - Math.max(0, (roomHigh - layout.height) / 2 + Math.max(0, ...lowest));
}
