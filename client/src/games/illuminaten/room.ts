// The lodge: a desk covered with dark green leather, a gilt line along its edge.
import {
  fill,
  fillTile,
  paintGiltLine,
  paintLight,
  paintVignette,
  whole,
  type Room,
  type RoomColours,
} from "../../look/room";
import { leatherTile } from "../../look/textures";

const COLOURS: RoomColours = {
  ground: "#1b3f33",
  surfaceInk: "#f4ecd6",
  surfaceMuted: "#d8d2ba",
  surfaceLine: "#8b8455",
  plate: "#f0e4ca",
  plateInk: "#2a2118",
  plateMuted: "#63563f",
  plateEdge: "#b39a5c",
  bar: "#10201b",
  barInk: "#efe5c9",
  action: "#14463a",
  actionInk: "#fbf3dc",
};

export const lodge: Room = {
  id: "lodge",
  paint(canvas, night) {
    const { width, height } = canvas;
    fillTile(canvas, leatherTile("#0c241d", "#2c5a49"), whole(canvas), 0.9);
    if (night) fill(canvas, "rgb(3 8 8 / 50%)", whole(canvas));
    paintLight(canvas, [0.5, 0.42], 0.66, "#ffe2a6", night ? 0.8 : 0.62);
    paintVignette(canvas, night ? 0.85 : 0.6);
    const inset = width < 760 ? 5 : 12;
    const edge = {
      x: inset,
      y: 44 + inset,
      width: width - inset * 2,
      height: height - 44 - inset * 2,
    };
    paintGiltLine(canvas, edge, 14);
    if (width >= 760)
      paintGiltLine(
        canvas,
        { x: edge.x + 6, y: edge.y + 6, width: edge.width - 12, height: edge.height - 12 },
        10,
        0.8,
      );
  },
  day: COLOURS,
  night: {
    ...COLOURS,
    ground: "#12261f",
    plate: "#1c211b",
    plateInk: "#f4ecd6",
    plateMuted: "#c3bb9f",
    plateEdge: "#6d6238",
    action: "#d8ae55",
    actionInk: "#221706",
  },
  tone: 87,
};
