// The scenes of all 21 cards, by kind.
import type { SceneData } from "../../../look/scene";
import { ABLAZE } from "./ablaze";
import { BASE } from "./base";

export const SCENES: Readonly<Record<string, SceneData>> = { ...BASE, ...ABLAZE };
