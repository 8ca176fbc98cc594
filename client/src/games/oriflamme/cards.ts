// The cards of both boxes: their emblems, kinds and rules.
import archer from "game-icon:archer";
import soldier from "game-icon:broadsword";
import spy from "game-icon:spy";
import heir from "game-icon:imperial-crown";
import shapeshifter from "game-icon:drama-masks";
import lord from "game-icon:castle";
import assassination from "game-icon:poison-bottle";
import decree from "game-icon:scroll-unfurled";
import ambush from "game-icon:hidden";
import conspiracy from "game-icon:conversation";
import apothecary from "game-icon:pestle-mortar";
import cutthroat from "game-icon:cloak-dagger";
import felon from "game-icon:breaking-chain";
import queen from "game-icon:queen-crown";
import schemer from "game-icon:spider-web";
import prince from "game-icon:jewel-crown";
import impersonation from "game-icon:domino-mask";
import bribery from "game-icon:shiny-purse";
import trap from "game-icon:wolf-trap";
import plot from "game-icon:scroll-quill";
import type { Tints } from "../../look/scene";

/** The colours that scenes leave to the family. */
export const TINTS: Readonly<Record<string, Tints>> = {
  crimson: { family: "#a5242a" },
  azure: { family: "#1f5fa8" },
  green: { family: "#2e7d46" },
  amber: { family: "#bf820f" },
  violet: { family: "#6a3d9a" },
};

interface Kind {
  readonly emblem: string;
  readonly rule: string;
  readonly intrigue?: true;
}

export const KINDS: Readonly<Record<string, Kind>> = {
  archer: { emblem: archer, rule: "O6.1" },
  soldier: { emblem: soldier, rule: "O6.2" },
  spy: { emblem: spy, rule: "O6.3" },
  heir: { emblem: heir, rule: "O6.4" },
  shapeshifter: { emblem: shapeshifter, rule: "O6.5" },
  lord: { emblem: lord, rule: "O6.6" },
  assassination: { emblem: assassination, rule: "O6.7", intrigue: true },
  "royal-decree": { emblem: decree, rule: "O6.8", intrigue: true },
  ambush: { emblem: ambush, rule: "O6.9", intrigue: true },
  conspiracy: { emblem: conspiracy, rule: "O6.10", intrigue: true },
  prince: { emblem: prince, rule: "O7.1" },
  twin: { emblem: prince, rule: "O7.2" },
  queen: { emblem: queen, rule: "O7.3" },
  cutthroat: { emblem: cutthroat, rule: "O7.4" },
  apothecary: { emblem: apothecary, rule: "O7.5" },
  felon: { emblem: felon, rule: "O7.6" },
  schemer: { emblem: schemer, rule: "O7.7" },
  impersonation: { emblem: impersonation, rule: "O7.8", intrigue: true },
  plot: { emblem: plot, rule: "O7.9", intrigue: true },
  trap: { emblem: trap, rule: "O7.10", intrigue: true },
  bribery: { emblem: bribery, rule: "O7.11", intrigue: true },
};
