// The front page with its words: nothing of it is loaded by a link to a table.
import { loadCatalogues } from "../words/i18n.svelte";

export async function loadHome(): Promise<typeof import("./Home.svelte")> {
  const [page] = await Promise.all([import("./Home.svelte"), loadCatalogues("lobby")]);
  return page;
}
