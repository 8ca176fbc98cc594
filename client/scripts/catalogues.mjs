// Loads the texts without what only translators read: comments and blank lines. The texts of a game's
// rules are apart, as `?rules`: they are read when somebody asks for one.
import { readFile } from "node:fs/promises";

const CATALOGUE = /\.ftl\?(raw|rules)$/;
const REMARKS = /^(#.*)?\n/gm;
const RULES = /^rule-.*\n(?:[ \t].*\n)*/gm;

export function catalogues() {
  return {
    name: "catalogues",
    enforce: "pre",
    async load(id) {
      const [found, part] = CATALOGUE.exec(id) ?? [];
      if (!found) return null;
      const path = id.slice(0, -found.length) + ".ftl";
      this.addWatchFile(path);
      const text = (await readFile(path, "utf8")).replaceAll(REMARKS, "");
      const wanted = part === "rules" ? (text.match(RULES) ?? []).join("") : plain(path, text);
      return `export default ${JSON.stringify(wanted)};`;
    },
  };
}

/** A game's own catalogue without the texts of its rules; any other as it is. */
function plain(path, text) {
  return /\/texts\/\w+\.ftl$/.test(path) ? text.replaceAll(RULES, "") : text;
}
