// The ten cards of the first box as little stages, each with its own light, scenery and colours.
// `@family` is the colour of the card's family.
import type { SceneData } from "../../../look/scene";
import { stage } from "./stage";

const archer = stage(
  "archer",
  {
    sky: ["#f0ae6b", "#fbe3c0"],
    disc: { x: 150, y: 62, r: 25, colour: "#fff4da" },
    layers: [
      { shape: "wall", colour: "#dda06a", base: 170, height: 34, width: 230 },
      { shape: "tower", colour: "#d3935c", x: 178, base: 180, width: 26, height: 88 },
      { shape: "tower", colour: "#d3935c", x: 24, base: 180, width: 20, height: 66 },
      { shape: "hills", colour: "#c7723d", base: 196, height: 32, seed: 3 },
      { shape: "hills", colour: "#97452a", base: 218, height: 20, seed: 8 },
    ],
    front: [{ shape: "hills", colour: "#551d16", base: 244, height: 16, seed: 5 }],
  },
  { y: 136, size: 148, colour: "#1c0f0a" },
);

const soldier = stage(
  "soldier",
  {
    sky: ["#dd9485", "#f8dfd5"],
    disc: { x: 50, y: 60, r: 23, colour: "#fff1e2" },
    layers: [
      { shape: "tents", colour: "#d28b83", base: 192, width: 230, height: 62, count: 3 },
      { shape: "spears", colour: "#a94c57", base: 226, height: 118, count: 13, seed: 4 },
      { shape: "hills", colour: "#8f3945", base: 208, height: 14, seed: 2 },
    ],
    front: [{ shape: "hills", colour: "#4c1420", base: 244, height: 18, seed: 9 }],
  },
  { y: 122, size: 146, colour: "#200a10" },
);

const spy = stage(
  "spy",
  {
    sky: ["#6e87ad", "#cfdbe8"],
    disc: { x: 64, y: 64, r: 24, colour: "#f7f1dc" },
    layers: [
      { shape: "town", colour: "#8097b4", base: 190, height: 74, count: 6, seed: 7 },
      { shape: "wall", colour: "#5d7797", base: 215, height: 32 },
      { shape: "arch", colour: "#33435f", width: 168, height: 240 },
    ],
    floor: { kind: "checker", colours: ["#1d2a43", "#34486b"], top: 216 },
  },
  { y: 138, size: 140, colour: "#0b1424" },
);

const heir = stage(
  "heir",
  {
    sky: ["#f5d3b6", "#fff1e0"],
    disc: { x: 100, y: 116, r: 54, colour: "#fff6e2" },
    layers: [
      { shape: "rays", colour: "#fbe2bf", base: 116, count: 14, opacity: 0.7 },
      { shape: "curtains", colour: "@family", base: 168, width: 62 },
      { shape: "ties", colour: "#d9b45a", base: 168 },
      { shape: "valance", colour: "@family", height: 34, count: 5 },
    ],
    floor: { kind: "checker", colours: ["#f0d2b2", "#7a2f40"], top: 206 },
  },
  { y: 134, size: 112, colour: "#2e0a16" },
);

const shapeshifter = stage(
  "shapeshifter",
  {
    sky: ["#a98bcb", "#eee4f8"],
    disc: { x: 100, y: 100, r: 46, colour: "#f6eefd" },
    layers: [
      { shape: "arch", colour: "#6f5398", width: 172, height: 240 },
      { shape: "candles", colour: "#f5e7c8", base: 228, width: 138, height: 58, count: 2 },
    ],
    floor: { kind: "plain", colours: ["#4a335f", "#271735"], top: 224 },
  },
  { y: 128, size: 142, colour: "#180b29" },
);

const lord = stage(
  "lord",
  {
    sky: ["#ecc978", "#fdf1d0"],
    disc: { x: 100, y: 72, r: 34, colour: "#fffaea" },
    layers: [
      { shape: "mountains", colour: "#ddbb78", base: 196, height: 76, count: 3, seed: 5 },
      { shape: "pines", colour: "#bd964e", base: 212, height: 66, count: 7, seed: 3 },
      { shape: "hills", colour: "#9c7432", base: 208, height: 16, seed: 6 },
      { shape: "hills", colour: "#5f4116", base: 230, height: 16, seed: 4 },
    ],
    front: [{ shape: "hills", colour: "#2c1d0a", base: 249, height: 12, seed: 1 }],
  },
  { y: 128, size: 146, colour: "#1d1408" },
);

const assassination = stage(
  "assassination",
  {
    sky: ["#a9cb97", "#eef6e2"],
    layers: [
      { shape: "window", colour: "#3c6a3d", x: 100, base: 162, width: 82, height: 132 },
      { shape: "arch", colour: "#47703f", width: 176, height: 242 },
      { shape: "candles", colour: "#f4e8c6", x: 40, base: 214, height: 44, count: 1 },
    ],
    floor: { kind: "boards", colours: ["#2f4526", "#1d2d18"], top: 212 },
  },
  { x: 108, y: 158, size: 112, colour: "#0c1c0e" },
);

const royalDecree = stage(
  "royal-decree",
  {
    sky: ["#ecdcb6", "#fdf8e8"],
    disc: { x: 100, y: 112, r: 44, colour: "#fffdf2" },
    layers: [
      { shape: "columns", colour: "#d9c598", base: 216, width: 240, height: 190, count: 4 },
      { shape: "banners", colour: "@family", base: 128, width: 46, count: 2 },
      { shape: "candles", colour: "#f7ecd0", x: 168, base: 216, height: 44, count: 1 },
    ],
    floor: { kind: "boards", colours: ["#6f5634", "#4a371d"], top: 214 },
  },
  { x: 98, y: 142, size: 128, colour: "#21170a" },
);

const ambush = stage(
  "ambush",
  {
    sky: ["#86bcae", "#e1f0e6"],
    disc: { x: 132, y: 60, r: 29, colour: "#f8f6df" },
    layers: [
      { shape: "pines", colour: "#9cc5b4", base: 196, height: 110, count: 5, seed: 2 },
      { shape: "pines", colour: "#639d8b", base: 222, height: 96, count: 6, seed: 9 },
      { shape: "hills", colour: "#34695b", base: 214, height: 16, seed: 3 },
    ],
    front: [{ shape: "pines", colour: "#153a31", base: 262, height: 66, count: 7, seed: 6 }],
  },
  { y: 130, size: 142, colour: "#08160f" },
);

const conspiracy = stage(
  "conspiracy",
  {
    sky: ["#e2b6a2", "#fbeadd"],
    disc: { x: 100, y: 108, r: 50, colour: "#fff3dc" },
    layers: [
      { shape: "arch", colour: "#8a5449", width: 172, height: 242 },
      { shape: "candles", colour: "#f6e9cc", x: 100, base: 222, height: 56, count: 1 },
    ],
    floor: { kind: "plain", colours: ["#6a2f2b", "#34100f"], top: 218 },
  },
  { y: 124, size: 146, colour: "#280b0a" },
);

export const BASE: Readonly<Record<string, SceneData>> = {
  archer,
  soldier,
  spy,
  heir,
  shapeshifter,
  lord,
  assassination,
  "royal-decree": royalDecree,
  ambush,
  conspiracy,
};
