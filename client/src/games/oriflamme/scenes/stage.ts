// How a card's stage is set.
import type { Actor, SceneData } from "../../../look/scene";
import { KINDS } from "../cards";

type Setting = Omit<SceneData, "actors">;

/** A scene with the card's own emblem as its only actor. */
export function stage(kind: string, setting: Setting, actor: Omit<Actor, "emblem">): SceneData {
  return { ...setting, actors: [{ emblem: KINDS[kind]!.emblem, ...actor }] };
}
