// The eleven cards of the second box as little stages, each with its own light, scenery and colours.
// `@family` is the colour of the card's family.
import type { SceneData } from "../../../look/scene";
import { KINDS } from "../cards";
import { stage } from "./stage";

const prince = stage(
  "prince",
  {
    sky: ["#42427f", "#efbfae"],
    disc: { x: 100, y: 118, r: 56, colour: "#fde8cf" },
    layers: [
      { shape: "castle", colour: "#8f7fb0", base: 200, width: 210, height: 74 },
      { shape: "banners", colour: "@family", base: 104, width: 34, count: 2 },
      { shape: "stairs", colour: "#4b3f74", base: 252, width: 220, height: 48, count: 4 },
    ],
  },
  { y: 126, size: 112, colour: "#191334" },
);

const twin: SceneData = {
  sky: ["#8fabd6", "#eef4fc"],
  disc: { x: 100, y: 62, r: 30, colour: "#fbfdff" },
  layers: [
    { shape: "arcade", colour: "#b4c8e4", base: 172, height: 150, count: 2, width: 230 },
    { shape: "waves", colour: "#7f9cc8", base: 178, height: 7, count: 5 },
    { shape: "waves", colour: "#4f6fa2", base: 214, height: 7, count: 4 },
    { shape: "waves", colour: "#2d4673", base: 240, height: 6, count: 3 },
  ],
  actors: [
    { emblem: KINDS["twin"]!.emblem, x: 66, y: 112, size: 88, colour: "#101a33" },
    { emblem: KINDS["twin"]!.emblem, x: 136, y: 158, size: 88, colour: "#22386a", mirrored: true },
  ],
};

const queen = stage(
  "queen",
  {
    sky: ["#dd8fa2", "#fdeaea"],
    disc: { x: 100, y: 98, r: 50, colour: "#fff4ee" },
    layers: [
      { shape: "throne", colour: "#c2667c", base: 226, width: 92, height: 196 },
      { shape: "curtains", colour: "#7c1f3a", base: 176, width: 52 },
      { shape: "ties", colour: "#e0bb62", base: 176 },
      { shape: "stairs", colour: "#58122a", base: 254, width: 200, height: 36, count: 3 },
    ],
  },
  { y: 114, size: 118, colour: "#2f0616" },
);

const cutthroat = stage(
  "cutthroat",
  {
    sky: ["#6d7a97", "#e3cfae"],
    disc: { x: 152, y: 66, r: 19, colour: "#ffe3a0" },
    layers: [
      { shape: "town", colour: "#9ba0ac", base: 214, height: 116, count: 5, seed: 5 },
      { shape: "town", colour: "#6c7489", base: 232, height: 58, count: 7, seed: 11 },
    ],
    floor: { kind: "checker", colours: ["#2b3145", "#3d455d"], top: 214 },
  },
  { x: 96, y: 132, size: 146, colour: "#0b0e18" },
);

const apothecary = stage(
  "apothecary",
  {
    sky: ["#cddba0", "#f6f6dc"],
    disc: { x: 100, y: 90, r: 44, colour: "#fdfbe4" },
    layers: [
      { shape: "shelves", colour: "#a9bd7b", base: 196, height: 170, count: 3, seed: 4 },
      { shape: "table", colour: "#56692f", base: 250, width: 186, height: 44 },
      { shape: "candles", colour: "#f6edcb", x: 164, base: 206, height: 34, count: 1 },
    ],
  },
  { x: 94, y: 146, size: 122, colour: "#171f0a" },
);

const felon = stage(
  "felon",
  {
    sky: ["#a59f92", "#efe7d6"],
    disc: { x: 100, y: 84, r: 40, colour: "#fdf8e8" },
    layers: [
      { shape: "bars", colour: "#857e73", count: 5, width: 7 },
      { shape: "arch", colour: "#4a4641", width: 170, height: 236 },
    ],
    floor: { kind: "plain", colours: ["#37322e", "#191614"], top: 220 },
  },
  { y: 130, size: 142, colour: "#161210" },
);

const schemer = stage(
  "schemer",
  {
    sky: ["#b48fbd", "#f6e9f4"],
    disc: { x: 56, y: 60, r: 22, colour: "#fff8f0" },
    layers: [
      { shape: "window", colour: "#8d5f96", x: 100, base: 196, width: 132, height: 186 },
      { shape: "curtains", colour: "#552d60", base: 190, width: 46 },
      { shape: "candles", colour: "#f5e8cf", x: 162, base: 220, height: 40, count: 1 },
    ],
    floor: { kind: "boards", colours: ["#45244f", "#2a1331"], top: 216 },
  },
  { y: 124, size: 138, colour: "#1e0c26" },
);

const impersonation = stage(
  "impersonation",
  {
    sky: ["#eebb6f", "#fef0d2"],
    disc: { x: 100, y: 124, r: 56, colour: "#fff8e2" },
    layers: [
      { shape: "rays", colour: "#f7d79c", base: 124, count: 16, opacity: 0.75 },
      { shape: "curtains", colour: "#9c2f2a", base: 172, width: 58 },
      { shape: "ties", colour: "#ecc76c", base: 172 },
      { shape: "valance", colour: "#7b1f1e", height: 38, count: 4 },
    ],
    floor: { kind: "boards", colours: ["#80502a", "#54301a"], top: 210 },
  },
  { y: 132, size: 128, colour: "#260d07" },
);

const bribery = stage(
  "bribery",
  {
    sky: ["#edce74", "#fef6d8"],
    disc: { x: 100, y: 110, r: 48, colour: "#fffbe8" },
    layers: [
      { shape: "arcade", colour: "#cba64f", base: 212, height: 214, count: 3, width: 250 },
      { shape: "table", colour: "#6b4a17", base: 252, width: 196, height: 46 },
    ],
  },
  { y: 140, size: 128, colour: "#261904" },
);

const trap = stage(
  "trap",
  {
    sky: ["#9bb4c8", "#f0f6f9"],
    disc: { x: 54, y: 58, r: 21, colour: "#ffffff" },
    layers: [
      { shape: "mountains", colour: "#c3d2dc", base: 170, height: 80, count: 3, seed: 8 },
      { shape: "pines", colour: "#8ba4b4", base: 200, height: 96, count: 5, seed: 4 },
      { shape: "pines", colour: "#567285", base: 216, height: 62, count: 8, seed: 12 },
      { shape: "hills", colour: "#e6eef2", base: 210, height: 14, seed: 7 },
    ],
    front: [{ shape: "hills", colour: "#c4d3dc", base: 246, height: 14, seed: 2 }],
  },
  { y: 158, size: 128, colour: "#0f1820" },
);

const plot = stage(
  "plot",
  {
    sky: ["#cf9366", "#fbe6cd"],
    disc: { x: 100, y: 104, r: 46, colour: "#fff3dc" },
    layers: [
      { shape: "shelves", colour: "#c08a60", base: 184, height: 176, count: 3, seed: 9 },
      { shape: "candles", colour: "#f7e9c9", x: 38, base: 210, height: 48, count: 1 },
      { shape: "table", colour: "#4b2414", base: 252, width: 204, height: 46 },
    ],
  },
  { x: 106, y: 138, size: 128, colour: "#200d06" },
);

export const ABLAZE: Readonly<Record<string, SceneData>> = {
  prince,
  twin,
  queen,
  cutthroat,
  apothecary,
  felon,
  schemer,
  impersonation,
  bribery,
  trap,
  plot,
};
