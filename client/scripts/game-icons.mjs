// `import archer from "game-icon:archer"` gives the outline of that icon of the game-icons set, so
// that only what a module draws gets into its chunk.
import { readFileSync } from "node:fs";
import { rounded } from "./outline.mjs";

const PREFIX = "game-icon:";
const SET = new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url);

/** @returns {import("vite").Plugin} */
export function gameIcons() {
  let icons = null;
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      icons ??= JSON.parse(readFileSync(SET, "utf8")).icons;
      const name = id.slice(PREFIX.length + 1);
      const outline = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[name]?.body ?? "");
      if (!outline) this.error(`game-icons has no single outline "${name}"`);
      return `export default ${JSON.stringify(rounded(outline[1]))};`;
    },
  };
}
