// The modules of the games; each is loaded when its first table is opened. A game uses the
// folder named like its catalogue, which variants share; one without a folder uses `generic`.
import type { Component } from "svelte";
import { loadCatalogues } from "../words/i18n.svelte";
import { catalogueOf, Speech } from "../words/speech";
import type { AnyModule } from "./module";

type Preview = Component<{ game: string }>;

const MODULES = import.meta.glob<{ default: AnyModule }>("./*/index.ts");
const PREVIEWS = import.meta.glob<{ default: Preview }>("./*/Preview.svelte");

/** What is loaded from a game's folder, or from that of the plain one. */
async function load<T>(
  files: Readonly<Record<string, () => Promise<{ default: T }>>>,
  game: string,
  file: string,
): Promise<T> {
  const found = files[`./${catalogueOf(game)}/${file}`] ?? files[`./generic/${file}`]!;
  return (await found()).default;
}

/** A game's module and its words, with its texts loaded. */
export async function loadGame(game: string): Promise<{ module: AnyModule; speech: Speech }> {
  const [module] = await Promise.all([
    load(MODULES, game, "index.ts"),
    loadCatalogues(catalogueOf(game)),
  ]);
  return { module, speech: new Speech(game, module.context) };
}

/** A picture of a game's table for the front page, drawn by its own components. */
export function loadPreview(game: string): Promise<Preview> {
  return load(PREVIEWS, game, "Preview.svelte");
}
