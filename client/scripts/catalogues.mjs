// Loads the texts without what only translators read: comments and blank lines.
import { readFile } from "node:fs/promises";

const CATALOGUE = /\.ftl\?raw$/;
const REMARKS = /^(#.*)?\n/gm;

export function catalogues() {
  return {
    name: "catalogues",
    enforce: "pre",
    async load(id) {
      if (!CATALOGUE.test(id)) return null;
      const path = id.replace("?raw", "");
      this.addWatchFile(path);
      const text = await readFile(path, "utf8");
      return `export default ${JSON.stringify(text.replaceAll(REMARKS, ""))};`;
    },
  };
}
