// Writes a compressed copy beside every text file of the built client, which the server sends to
// browsers that understand it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXTS = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"]);
const WORTH_IT = 1024;

const ways = {
  ".br": (text) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  ".gz": (text) => gzipSync(text, { level: 9 }),
};

/** @returns {import("vite").Plugin} */
export function compressed() {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir }) {
      for (const file of readdirSync(dir, { recursive: true })) {
        const text = TEXTS.has(extname(file)) ? readFileSync(join(dir, file)) : "";
        if (text.length < WORTH_IT) continue;
        for (const [end, compress] of Object.entries(ways))
          writeFileSync(join(dir, file + end), compress(text));
      }
    },
  };
}
