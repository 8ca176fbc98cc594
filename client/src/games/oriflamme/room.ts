// The rooms of Oriflamme and Ablaze: an oak table by candle light, and the
// same hall by night, lit by embers.
import {
  fill,
  paintBoards,
  paintLight,
  paintVignette,
  whole,
  type Room,
  type RoomColours,
} from "../../look/room";
import { weaveTile, woodTile, type Tile } from "../../look/textures";

const COLOURS: RoomColours = {
  ground: "#4f3319",
  surfaceInk: "#fbeed3",
  surfaceMuted: "#e6d2ab",
  surfaceLine: "#c9a468",
  plate: "#2b1d12",
  plateInk: "#fbf0da",
  plateMuted: "#d0bb94",
  plateEdge: "#6d5330",
  bar: "#22160d",
  barInk: "#f3e3c3",
  action: "#7d1a24",
  actionInk: "#fff3e0",
};

/** The cloth under the row; the board lays it where the row is. */
export interface Cloth {
  readonly tile: () => Tile;
  readonly thread: string;
  /** What falls on it by night. */
  readonly dark: string;
  readonly light: string;
}

const RUNNER: Cloth = {
  tile: () => weaveTile("#5c0f18", "#a3242f"),
  thread: "#d9ad54",
  dark: "rgb(8 5 10 / 46%)",
  light: "#ffd089",
};

const BURNT_RUNNER: Cloth = {
  tile: () => weaveTile("#35090c", "#741a1b", 9),
  thread: "#c5783a",
  dark: "rgb(5 2 4 / 46%)",
  light: "#ffab6a",
};

export function clothOf(game: string): Cloth {
  return game === "ablaze" ? BURNT_RUNNER : RUNNER;
}

const hall: Room = {
  id: "hall",
  paint(canvas, night) {
    paintBoards(canvas, woodTile("#38220f", "#8a5f35"));
    if (night) fill(canvas, "rgb(8 5 10 / 52%)", whole(canvas));
    paintLight(canvas, [0.5, 0.4], 0.62, "#ffd089", night ? 0.95 : 0.8);
    paintVignette(canvas, night ? 0.82 : 0.55);
  },
  day: COLOURS,
  night: { ...COLOURS, ground: "#241608", plate: "#1c130c", bar: "#150d08", plateEdge: "#58421f" },
  tone: 98,
};

const EMBERS: RoomColours = {
  ...COLOURS,
  ground: "#2d1a12",
  surfaceInk: "#ffe9d2",
  surfaceMuted: "#e8c6a6",
  surfaceLine: "#b9764a",
  plate: "#1d1210",
  plateMuted: "#d6b193",
  plateEdge: "#7a3a1e",
  bar: "#160c0a",
  barInk: "#f5dcc6",
  action: "#8f2a12",
};

const hallOnFire: Room = {
  id: "hall-embers",
  paint(canvas, night) {
    paintBoards(canvas, woodTile("#1a0f0b", "#4c2d1c", 7));
    fill(canvas, night ? "rgb(5 2 4 / 56%)" : "rgb(14 5 3 / 26%)", whole(canvas));
    paintLight(canvas, [0.5, 0.4], 0.6, "#ffab6a", 0.7);
    paintVignette(canvas, night ? 0.85 : 0.6, "#0a0302");
    const glow = night ? 0.34 : 0.5;
    paintLight(canvas, [0.5, 1.08], 0.46, "#e2551a", glow, "glow");
    paintLight(canvas, [-0.03, 0.72], 0.3, "#d8451a", glow * 0.8, "glow");
    paintLight(canvas, [1.03, 0.72], 0.3, "#d8451a", glow * 0.8, "glow");
  },
  day: EMBERS,
  night: { ...EMBERS, ground: "#160c08", plate: "#150c0a", bar: "#0f0706" },
  tone: 73,
};

export function roomOf(game: string): Room {
  return game === "ablaze" ? hallOnFire : hall;
}
