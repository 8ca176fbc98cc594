// Writes the types of src/protocol/ from schema.json and vocabulary.json, which the server gives
// (tools/client_data.py).
import { readFileSync, writeFileSync } from "node:fs";
import { schemaText } from "./schema.mjs";
import { vocabularyText } from "./vocabulary.mjs";

const folder = new URL("../src/protocol/", import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, folder), "utf8"));

writeFileSync(new URL("schema.ts", folder), schemaText(read("schema.json")));
writeFileSync(new URL("vocabulary.ts", folder), vocabularyText(read("vocabulary.json")));
