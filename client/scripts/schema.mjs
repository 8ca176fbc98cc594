// The source of src/protocol/schema.ts: the server's structs as types.

const plain = {
  integer: "number",
  number: "number",
  string: "string",
  boolean: "boolean",
  null: "null",
};

/** Structs of one name in several games come with their module: `camarilla.games.king.views.SeatView`. */
function nameOf(name) {
  const parts = name.split(".");
  if (parts.length === 1) return name;
  return parts[2][0].toUpperCase() + parts[2].slice(1) + parts.at(-1);
}

function typeOf(part) {
  if (part.$ref) return nameOf(part.$ref.split("/").at(-1));
  if (part.anyOf) return [...new Set(part.anyOf.map(typeOf))].join(" | ");
  if (part.enum) return part.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (part.prefixItems) return `readonly [${part.prefixItems.map(typeOf).join(", ")}]`;
  if (part.type === "array") return `readonly (${part.items ? typeOf(part.items) : "unknown"})[]`;
  if (part.type === "object" && part.properties) return struct(part);
  if (part.type === "object") {
    const value = part.additionalProperties;
    return `{ readonly [name: string]: ${value && value !== true ? typeOf(value) : "unknown"} }`;
  }
  return plain[part.type] ?? "unknown";
}

function struct(part) {
  const required = new Set(part.required ?? []);
  const fields = Object.entries(part.properties).map(([name, field]) => {
    const note = field.description ? `  /** ${field.description.replaceAll("\n", " ")} */\n` : "";
    return `${note}  readonly ${name}${required.has(name) ? "" : "?"}: ${typeOf(field)};\n`;
  });
  const others = part.additionalProperties;
  if (others && others !== true) fields.push(`  readonly [name: string]: ${typeOf(others)};\n`);
  return `{\n${fields.join("")}}`;
}

export function schemaText(/** @type {any} */ schema) {
  const types = Object.entries(schema.$defs)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => {
      const note = part.description ? `/** ${part.description.replaceAll("\n", " ")} */\n` : "";
      return `${note}export type ${nameOf(name)} = ${typeOf(part)};\n`;
    });
  const observations = Object.entries(schema.observations).map(
    ([game, part]) => `  ${game}: ${typeOf(part)};\n`,
  );
  const head = "// Written by scripts/types.mjs from the server's structs. Do not edit.\n\n";
  const tail = `\nexport interface Observations {\n${observations.join("")}}\n\nexport const PROTOCOL = ${schema.protocol};\n`;
  return head + types.join("\n") + tail;
}
