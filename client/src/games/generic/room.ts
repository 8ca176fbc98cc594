// A plain table of pale wood, for a game without a room of its own.
import { fill, paintBoards, paintLight, paintVignette, whole } from "../../look/room";
import type { Room, RoomColours } from "../../look/room";
import { woodTile } from "../../look/textures";

const DAY: RoomColours = {
  ground: "#e0cda3",
  surfaceInk: "#2a2118",
  surfaceMuted: "#54462f",
  surfaceLine: "#8d7a55",
  plate: "#fbf6e9",
  plateInk: "#2a2118",
  plateMuted: "#6b5e48",
  plateEdge: "#d0bf97",
  bar: "#f6eedd",
  barInk: "#3c3022",
  action: "#2a2118",
  actionInk: "#fbf6e9",
};

export const plainRoom: Room = {
  id: "plain",
  paint(canvas, night) {
    paintBoards(canvas, woodTile("#c9ad7c", "#ecd9b0", 5));
    if (night) fill(canvas, "rgb(10 10 16 / 74%)", whole(canvas));
    paintLight(canvas, [0.5, 0.4], 0.6, "#fff0cc", night ? 0.5 : 0.6);
    paintVignette(canvas, night ? 0.6 : 0.25);
  },
  day: DAY,
  night: {
    ground: "#2f2a20",
    surfaceInk: "#f5ecd8",
    surfaceMuted: "#d5c8a9",
    surfaceLine: "#8f8260",
    plate: "#24201a",
    plateInk: "#f5ecd8",
    plateMuted: "#bcb093",
    plateEdge: "#5b5138",
    bar: "#1a1712",
    barInk: "#efe4c8",
    action: "#d8ae55",
    actionInk: "#221706",
  },
};
