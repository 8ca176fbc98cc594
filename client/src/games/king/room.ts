// The council chamber: pale marble between blue hangings with golden lilies.
import fleur from "game-icon:fleur-de-lys";
import {
  fill,
  fillTile,
  paintHanging,
  paintLight,
  paintVignette,
  whole,
  type Room,
  type RoomColours,
} from "../../look/room";
import { marbleTile, weaveTile } from "../../look/textures";

const DAY: RoomColours = {
  ground: "#dcdde0",
  surfaceInk: "#23262e",
  surfaceMuted: "#454a56",
  surfaceLine: "#8d93a0",
  plate: "#fffaf0",
  plateInk: "#2a2118",
  plateMuted: "#6b5e48",
  plateEdge: "#cdb98a",
  bar: "#1d2f58",
  barInk: "#f3ead2",
  action: "#1f3d78",
  actionInk: "#fff7e2",
};

const NIGHT: RoomColours = {
  ground: "#283049",
  surfaceInk: "#eef0f7",
  surfaceMuted: "#c3c9d8",
  surfaceLine: "#6f7a94",
  plate: "#1b2236",
  plateInk: "#f5ecd6",
  plateMuted: "#b9b39f",
  plateEdge: "#5f5636",
  bar: "#101930",
  barInk: "#efe4c8",
  action: "#d8ae55",
  actionInk: "#221706",
};

export const chamber: Room = {
  id: "chamber",
  paint(canvas, night) {
    const { width, height } = canvas;
    const marble = night
      ? marbleTile("#1d2434", "#36405a", "#6a7695")
      : marbleTile("#c3c5cb", "#f4f2ec", "#9fa4b0");
    fillTile(canvas, marble, whole(canvas), Math.max(2.2, width / 620));
    const hanging = width >= 1000 ? Math.max(30, Math.min(110, (width - 900) * 0.085)) : 0;
    if (hanging > 0) {
      const cloth = night ? weaveTile("#10224d", "#27458a") : weaveTile("#14295a", "#2c4d94");
      const gold = night ? "#c79f4a" : "#cfa552";
      for (const x of [0, width - hanging])
        paintHanging(canvas, cloth, { x, y: 0, width: hanging, height }, gold, fleur);
    }
    if (night) fill(canvas, "rgb(6 8 18 / 14%)", whole(canvas));
    paintLight(canvas, [0.5, 0.1], 0.7, night ? "#ffd9a0" : "#ffffff", night ? 0.7 : 0.5);
    paintVignette(canvas, night ? 0.6 : 0.3, night ? "#02040c" : "#2b3146");
  },
  day: DAY,
  night: NIGHT,
  tone: 131,
};
