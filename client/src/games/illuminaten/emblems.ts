// What is drawn for factions, abilities, actions and events.
import nobility from "game-icon:imperial-crown";
import magistrates from "game-icon:gavel";
import artists from "game-icon:paint-brush";
import connoisseurs from "game-icon:spyglass";
import clergy from "game-icon:church";
import scholars from "game-icon:open-book";
import influence from "game-icon:shaking-hands";
import exclude from "game-icon:exit-door";
import reassign from "game-icon:cycle";
import scout from "game-icon:magnifying-glass";
import displace from "game-icon:punch";
import interrogate from "game-icon:conversation";
import swap from "game-icon:card-exchange";
import draw from "game-icon:card-draw";
import edict from "game-icon:tied-scroll";
import faction from "game-icon:flying-flag";
import plot from "game-icon:treasure-map";
import eye from "game-icon:all-seeing-eye";
import arch from "game-icon:greek-temple";
import dagger from "game-icon:plain-dagger";
import hammers from "game-icon:flat-hammer";
import mason from "game-icon:trowel";
import rosicrucian from "game-icon:rose";

export const FACTION: Readonly<Record<string, string>> = {
  nobility,
  magistrates,
  artists,
  connoisseurs,
  clergy,
  scholars,
};

/** The rule of each main action. */
export const ACTION_RULES: Readonly<Record<string, string>> = {
  scout: "X6.1",
  influence: "X6.2",
  interrogate: "X6.3",
  reassign: "X6.4",
  exclude: "X6.5",
  displace: "X6.6",
};

export const ACTION: Readonly<Record<string, string>> = {
  scout,
  influence,
  interrogate,
  reassign,
  exclude,
  displace,
};

export const ABILITY: Readonly<Record<string, string>> = {
  "extra-influence": influence,
  "extra-exclude": exclude,
  "extra-reassign": reassign,
  "extra-scout": scout,
  "extra-displace": displace,
  "boost-influence": influence,
  "boost-exclude": exclude,
  "boost-interrogate": interrogate,
  "boost-scout": scout,
  "boost-displace": displace,
  "special-swap": swap,
  "special-draw": draw,
  "special-edict": edict,
  "special-faction": faction,
  "special-plot": plot,
  "grand-master": eye,
  "royal-arch": arch,
};

export const STRENGTH: Readonly<Record<string, string>> = { dagger, hammers };
export const ORGANISATION: Readonly<Record<string, string>> = { mason, rosicrucian };

/** Those of events that not every table has are loaded when they are first seen. */
const EVENT_CARD: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  festivities: () => import("game-icon:party-popper"),
  weather: () => import("game-icon:sun"),
  propaganda: () => import("game-icon:newspaper"),
  convent: () => import("game-icon:round-table"),
  decree: () => import("game-icon:scroll-quill"),
  inquisitors: () => import("game-icon:monk-face"),
  whisper: () => import("game-icon:lips"),
};
const KNOWN: Readonly<Record<string, string>> = { rosicrucians: rosicrucian, masons: mason };

/** The emblem of an event: an edict has its faction's. */
export async function emblemOf(card: string): Promise<string> {
  const found = await EVENT_CARD[card]?.();
  return found?.default ?? KNOWN[card] ?? FACTION[card.replace("edict-", "")] ?? edict;
}

export { arch, eye };
