// What moves on the stage when something happens: the steps of each event.
import type { GameEvent } from "../../../words/speech";
import type { Beat } from "../../module";
import type { Shown } from "../shown";
import { CARDS } from "./cards";
import { CONTESTS } from "./contests";
import type { Animations } from "./event";
import { FAVOR } from "./favor";
import { PLOTS } from "./plots";

const ANIMATIONS: Animations = { ...CARDS, ...FAVOR, ...CONTESTS, ...PLOTS };

export function play(shown: Shown, event: GameEvent): readonly Beat<Shown>[] {
  return ANIMATIONS[event.event]?.(shown, event) ?? [];
}
