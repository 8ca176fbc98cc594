// Writes third-party.txt beside the built client: each package of which a part is in it, with its
// licence text. A package without one gets the common text of its licence from licences/, or the
// address of the licence where that is all it asks for.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const MODULES = new URL("../node_modules/", import.meta.url).pathname;
const COMMON = new URL("../licences/", import.meta.url).pathname;
const BY_ADDRESS = { "CC-BY-3.0": "https://creativecommons.org/licenses/by/3.0/legalcode" };
/** Packages that the build reads by means of our own, so that no module has their path. */
const READ = ["@iconify-json/game-icons"];

/** @returns {import("vite").Plugin} */
export function licences() {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const found = new Set(READ);
      for (const id of this.getModuleIds()) {
        const name = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(id)?.[1];
        if (name) found.add(name);
      }
      const source = [...found].sort().map(section).join("\n\n");
      this.emitFile({ type: "asset", fileName: "third-party.txt", source: `${source}\n` });
    },
  };
}

function section(name) {
  const folder = join(MODULES, name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const head = `${name} ${version} (${license})`;
  return `${head}\n${"=".repeat(head.length)}\n\n${text(folder, license).trim()}`;
}

function text(folder, license) {
  const own = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  if (own) return readFileSync(join(folder, own), "utf8");
  const common = join(COMMON, `${license}.txt`);
  if (existsSync(common)) return readFileSync(common, "utf8");
  if (license in BY_ADDRESS) return BY_ADDRESS[license];
  throw new Error(`${folder} has no licence text, and licences/ has none for ${license}`);
}
