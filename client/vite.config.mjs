import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { catalogues } from "./scripts/catalogues.mjs";
import { compressed } from "./scripts/compressed.mjs";
import { gameIcons } from "./scripts/game-icons.mjs";
import { licences } from "./scripts/licences.mjs";

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: { "#games": folder("../src/camarilla/games"), "#protocol": folder("src/protocol") },
  },
  plugins: [svelte(), catalogues(), gameIcons(), licences(), compressed()],
  build: {
    outDir: "../src/camarilla/web/static",
    emptyOutDir: true,
    target: "es2022",
    // The server forbids inline code and styles, so nothing may become a data address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What most pages share is one file: many small ones weigh more.
        codeSplitting: {
          groups: [
            {
              name: "shared",
              // The bar of pages is not for tables.
              test: /client[\\/](src[\\/](ui|words|net|look|stage)|node_modules)[\\/](?!PageBar)/,
              minShareCount: 3,
            },
            { name: "tables", test: /client[\\/]src[\\/](table|session)[\\/]/, minShareCount: 2 },
            {
              name: "pax",
              test: /client[\\/]src[\\/]games[\\/]illuminaten[\\/]/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
    fs: { allow: [".."] },
  },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], testTimeout: 60_000 },
});
