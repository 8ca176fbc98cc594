// Which module plays which game; each is loaded when its first table is opened.
import type { Component } from "svelte";
import type { AnyModule } from "./module";

const MODULES: Readonly<Record<string, () => Promise<{ default: AnyModule }>>> = {
  oriflamme: () => import("./oriflamme"),
  ablaze: () => import("./oriflamme"),
  illuminaten: () => import("./illuminaten"),
  king: () => import("./king"),
};

const PREVIEWS: Readonly<Record<string, () => Promise<{ default: Component }>>> = {
  oriflamme: () => import("./oriflamme/PreviewBase.svelte"),
  ablaze: () => import("./oriflamme/PreviewAblaze.svelte"),
  illuminaten: () => import("./illuminaten/Preview.svelte"),
  king: () => import("./king/Preview.svelte"),
};

/** What the front page says of a game beyond its rules: how long it takes, how many are usual. */
export const FACTS: Readonly<
  Record<string, { minutes: readonly [number, number]; players: number }>
> = {
  oriflamme: { minutes: [15, 30], players: 4 },
  ablaze: { minutes: [15, 30], players: 4 },
  king: { minutes: [30, 45], players: 4 },
  illuminaten: { minutes: [60, 120], players: 3 },
};

/** The option by which a game seats an artificial opponent, so that one can play alone. */
export const SOLO = "opponent";

/** The module of a game, or the plain one that can play any. */
export async function moduleOf(game: string): Promise<AnyModule> {
  const load = MODULES[game] ?? (() => import("./generic"));
  return (await load()).default;
}

/** A picture of the game's table for the front page, drawn by its own components. */
export async function previewOf(game: string): Promise<Component> {
  const load = PREVIEWS[game] ?? (() => import("./generic/Preview.svelte"));
  return (await load()).default;
}
