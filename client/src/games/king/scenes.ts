// The paper stages of the cards: one for each domain, each kind of King card and each value of Gold.
import dove from "game-icon:peace-dove";
import juggler from "game-icon:juggler";
import cow from "game-icon:cow";
import column from "game-icon:ionic-column";
import swords from "game-icon:crossed-swords";
import meal from "game-icon:meal";
import crown from "game-icon:crown";
import jewelled from "game-icon:jewel-crown";
import queen from "game-icon:queen-crown";
import scales from "game-icon:scales";
import sceptre from "game-icon:winged-scepter";
import orb from "game-icon:royal-love";
import fleur from "game-icon:fleur-de-lys";
import type { Actor, Layer, SceneData } from "../../look/scene";

const diplomacy: SceneData = {
  sky: ["#6fb4df", "#eaf5fb"],
  disc: { x: 146, y: 62, r: 24, colour: "#fff6dc" },
  layers: [
    { shape: "clouds", colour: "#ffffff", base: 70, count: 3, seed: 4, opacity: 0.7 },
    { shape: "castle", colour: "#86b7d6", x: 58, base: 190, width: 110, height: 74 },
    { shape: "hills", colour: "#6aa3c8", base: 196, height: 14, seed: 3 },
    { shape: "waves", colour: "#4288b8", base: 204, height: 7, count: 5 },
    { shape: "waves", colour: "#2c6c9c", base: 221, height: 9, count: 4 },
  ],
  actors: [{ emblem: dove, x: 104, y: 122, size: 132, colour: "#10283c" }],
};

const entertainment: SceneData = {
  sky: ["#7c1f22", "#f0c48d"],
  disc: { x: 100, y: 112, r: 62, colour: "#ffe9c4" },
  layers: [
    { shape: "town", colour: "#d99a6c", base: 206, height: 44, count: 6, seed: 5 },
    { shape: "candles", colour: "#f4e6c8", x: 100, base: 214, width: 132, height: 26, count: 4 },
  ],
  floor: { kind: "boards", colours: ["#9a5a34", "#6f3a20"], top: 206 },
  actors: [{ emblem: juggler, x: 100, y: 132, size: 142, colour: "#2b0c0e" }],
  front: [
    { shape: "curtains", colour: "#b12f30", base: 168, width: 56 },
    { shape: "valance", colour: "#c43b3b", height: 34, count: 5 },
    { shape: "ties", colour: "#e0b354", base: 168 },
  ],
};

const livestock: SceneData = {
  sky: ["#f3c6d2", "#fff1ea"],
  disc: { x: 150, y: 66, r: 26, colour: "#fffaf0" },
  layers: [
    { shape: "hills", colour: "#e3aebf", base: 168, height: 34, seed: 2 },
    {
      shape: "trees",
      colour: "#b97d93",
      x: 60,
      base: 186,
      width: 96,
      height: 46,
      count: 3,
      seed: 6,
    },
    { shape: "hills", colour: "#c98ba1", base: 190, height: 18, seed: 7 },
    { shape: "hills", colour: "#8f566b", base: 216, height: 10, seed: 9 },
  ],
  actors: [{ emblem: cow, x: 100, y: 148, size: 146, colour: "#2c131c" }],
};

const architecture: SceneData = {
  sky: ["#d6ecd9", "#f6f8e8"],
  disc: { x: 100, y: 96, r: 40, colour: "#fffdf0" },
  layers: [
    { shape: "spire", colour: "#a9cfae", x: 46, base: 206, width: 26, height: 112 },
    { shape: "tower", colour: "#9cc5a3", x: 156, base: 206, width: 34, height: 84 },
    { shape: "arch", colour: "#4d7f5a", width: 168, height: 232 },
  ],
  floor: { kind: "checker", colours: ["#37624a", "#244634"], top: 210 },
  actors: [{ emblem: column, x: 100, y: 138, size: 140, colour: "#0d2417" }],
};

const military: SceneData = {
  sky: ["#b9a4de", "#f1e8fb"],
  disc: { x: 52, y: 62, r: 25, colour: "#fff7e0" },
  layers: [
    { shape: "mountains", colour: "#a58fcb", base: 192, height: 92, count: 3, seed: 3 },
    { shape: "tents", colour: "#8468b4", x: 104, base: 206, width: 196, height: 58, count: 3 },
    { shape: "spears", colour: "#5f4590", base: 230, height: 62, count: 9, seed: 2 },
    { shape: "hills", colour: "#43306b", base: 222, height: 10, seed: 4 },
  ],
  actors: [{ emblem: swords, x: 100, y: 126, size: 138, colour: "#170e2a" }],
};

const provisions: SceneData = {
  sky: ["#8a4413", "#f0b368"],
  disc: { x: 100, y: 104, r: 60, colour: "#e8964a" },
  layers: [
    { shape: "arcade", colour: "#a85f22", base: 214, height: 190, count: 3 },
    { shape: "candles", colour: "#f6ead0", x: 100, base: 196, width: 150, height: 48, count: 2 },
    { shape: "table", colour: "#f1e2c2", x: 100, base: 250, width: 190, height: 56 },
  ],
  actors: [{ emblem: meal, x: 100, y: 126, size: 126, colour: "#fff1d6" }],
};

const RAISING = ["#f7dd94", "#fdf4d8"] as const;
const LOWERING = ["#3a3f6e", "#c3a9c4"] as const;
const MIXED = ["#5d6fae", "#f4dfb4"] as const;

/** The throne room, by the light of its sky; rays where tiles rise, clouds where they sink. */
function throneRoom(
  sky: readonly [string, string],
  weather: readonly Layer[],
  actors: readonly Actor[],
): SceneData {
  return {
    sky,
    disc: { x: 100, y: 96, r: 52, colour: "#fff5da" },
    layers: [
      ...weather,
      { shape: "columns", colour: "#8a86a8", x: 100, base: 212, width: 210, height: 186, count: 4 },
      { shape: "stairs", colour: "#6d5f8e", x: 100, base: 246, width: 176, height: 44, count: 4 },
    ],
    actors,
    front: [
      { shape: "curtains", colour: "#24448a", base: 150, width: 46 },
      { shape: "valance", colour: "#2c4f9c", height: 26, count: 5 },
      { shape: "ties", colour: "#e0b354", base: 150 },
    ],
  };
}

const DARK = "#1d1233";
const rays: Layer = { shape: "rays", colour: "#f2c65a", opacity: 0.5, base: 96, count: 14 };
const clouds: Layer = { shape: "clouds", colour: "#5b5580", base: 84, count: 4, seed: 3 };

const KINGS: Readonly<Record<string, SceneData>> = {
  "+1": throneRoom(RAISING, [rays], [{ emblem: crown, y: 112, size: 118, colour: DARK }]),
  "-1": throneRoom(LOWERING, [clouds], [{ emblem: crown, y: 126, size: 110, colour: DARK }]),
  "+1/-1": throneRoom(MIXED, [rays], [{ emblem: scales, y: 124, size: 126, colour: DARK }]),
  "+1 +1": throneRoom(
    RAISING,
    [rays],
    [
      { emblem: queen, x: 72, y: 102, size: 82, colour: DARK },
      { emblem: jewelled, x: 126, y: 132, size: 88, colour: DARK },
    ],
  ),
  "-1 -1": throneRoom(
    LOWERING,
    [clouds],
    [
      { emblem: jewelled, x: 74, y: 112, size: 84, colour: DARK },
      { emblem: queen, x: 128, y: 142, size: 82, colour: DARK },
    ],
  ),
  "+1 -1": throneRoom(
    MIXED,
    [rays, clouds],
    [
      { emblem: sceptre, x: 84, y: 118, size: 112, colour: DARK },
      { emblem: orb, x: 134, y: 144, size: 72, colour: DARK },
    ],
  ),
};

const DISC = "M256 16a240 240 0 1 0 .1 0z";

/** A coin as three cut discs and a lily. */
const coin = (x: number, y: number, size: number): Actor[] => [
  { emblem: DISC, x, y: y + size * 0.06, size, colour: "#7a5312" },
  { emblem: DISC, x, y, size, colour: "#e2b451" },
  { emblem: DISC, x, y, size: size * 0.78, colour: "#d3a03c" },
  { emblem: fleur, x, y, size: size * 0.5, colour: "#6b470d" },
];

function treasury(actors: readonly Actor[]): SceneData {
  return {
    sky: ["#6d4a12", "#f0cd7e"],
    disc: { x: 100, y: 110, r: 60, colour: "#fff0c0" },
    layers: [
      { shape: "shelves", colour: "#8a6020", base: 196, height: 196, count: 3, seed: 4 },
      { shape: "arch", colour: "#5c3c0f", width: 172, height: 240 },
      { shape: "table", colour: "#9c1f2a", x: 100, base: 252, width: 186, height: 46 },
    ],
    actors,
  };
}

const GOLD: Readonly<Record<string, SceneData>> = {
  "1": treasury(coin(100, 152, 104)),
  "2": treasury([...coin(68, 160, 88), ...coin(130, 136, 88)]),
  "3": treasury([...coin(100, 96, 80), ...coin(60, 164, 80), ...coin(138, 164, 80)]),
};

const DOMAINS: Readonly<Record<string, SceneData>> = {
  diplomacy,
  entertainment,
  livestock,
  architecture,
  military,
  provisions,
};

/** The scene of a card by its id: `military 2C`, `king +1 -1`, `gold 3`. */
export function sceneOf(id: string): SceneData {
  const [sort = "", ...parts] = id.split(" ");
  if (sort === "king") return KINGS[parts.join(" ")] ?? KINGS["+1"]!;
  if (sort === "gold") return GOLD[parts[0] ?? ""] ?? GOLD["1"]!;
  return DOMAINS[sort] ?? diplomacy;
}
