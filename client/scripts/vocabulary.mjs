// The source of src/protocol/vocabulary.ts: for each catalogue a union of its events, one of its
// actions and one of the ids of each kind of thing, and what `words/speech.ts` reads at run time.

/**
 * @typedef {Readonly<Record<string, Readonly<Record<string, string>>>>} Fields domains by field
 * @typedef {object} Vocabulary
 * @property {string} catalogue
 * @property {Fields} forms arguments of each form of action
 * @property {Fields} events fields of each kind of event
 * @property {Fields} decisions fields of each kind of decision
 * @property {Fields} facts fields of each kind of fact about a choice
 * @property {Readonly<Record<string, string>>} actions fields that legal actions add
 * @property {Readonly<Record<string, readonly string[] | "number">>} domains
 * @property {Readonly<Record<string, readonly string[]>>} [secret] fields of an event that a seat
 *   may not know; without this section, any
 */

const quote = (/** @type {unknown} */ value) => JSON.stringify(value);
const nameOf = (/** @type {string[]} */ ...words) =>
  words
    .join("-")
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

/** @param {string} name @param {readonly string[]} members */
function union(name, members) {
  return `export type ${name} =${members.map((member) => `\n  | ${member}`).join("") || " never"};\n`;
}

/** @param {Vocabulary} vocabulary @param {string} domain */
function typeOf({ catalogue, domains }, domain) {
  return Array.isArray(domains[domain]) ? nameOf(catalogue, domain) : "number";
}

/** @param {Vocabulary} vocabulary */
function eventsOf(vocabulary) {
  const { catalogue, events, secret } = vocabulary;
  return union(
    nameOf(catalogue, "event"),
    Object.entries(events).map(([event, fields]) => {
      const typed = Object.entries(fields).map(([name, domain]) => {
        const hidden = secret === undefined || secret[event]?.includes(name);
        return ` readonly ${name}: ${typeOf(vocabulary, domain)}${hidden ? " | null" : ""};`;
      });
      return `{ readonly event: ${quote(event)}; readonly rule: string;${typed.join("")} }`;
    }),
  );
}

/** @param {Vocabulary} vocabulary */
function decisionsOf(vocabulary) {
  return union(
    nameOf(vocabulary.catalogue, "decision"),
    Object.entries(vocabulary.decisions).map(([kind, fields]) => {
      const typed = Object.entries(fields).map(
        ([name, domain]) => ` readonly ${name}: ${typeOf(vocabulary, domain)} | null;`,
      );
      return `{ readonly kind: ${quote(kind)}; readonly rule: string;${typed.join("")} }`;
    }),
  );
}

/** @param {Vocabulary} vocabulary */
function actionsOf(vocabulary) {
  return union(
    nameOf(vocabulary.catalogue, "action"),
    Object.entries(vocabulary.forms).map(([form, fields]) => {
      const typed = Object.entries(fields).map(
        ([name, domain]) => `readonly ${name}: ${typeOf(vocabulary, domain)}`,
      );
      const args = typed.length > 0 ? `{ ${typed.join("; ")} }` : "Record<never, never>";
      return `{ readonly form: ${quote(form)}; readonly args: ${args} }`;
    }),
  );
}

/** @param {Vocabulary} vocabulary */
function factsOf(vocabulary) {
  return union(
    nameOf(vocabulary.catalogue, "fact"),
    Object.entries(vocabulary.facts).map(([fact, fields]) => {
      const typed = Object.entries(fields).map(
        ([name, domain]) => ` readonly ${name}: ${typeOf(vocabulary, domain)};`,
      );
      return `{ readonly fact: ${quote(fact)};${typed.join("")} }`;
    }),
  );
}

const IDS_IN_A_LINE = 6;

/** @param {Vocabulary} vocabulary */
function idsOf({ catalogue, domains }) {
  return Object.entries(domains)
    .filter(([, ids]) => Array.isArray(ids))
    .map(([domain, ids]) => {
      const lines = [...ids].map(quote).reduce((made, id, index) => {
        if (index % IDS_IN_A_LINE === 0) made.push([]);
        made.at(-1).push(id);
        return made;
      }, /** @type {string[][]} */ ([]));
      const members = lines.map((line) => line.join(" | "));
      return union(nameOf(catalogue, domain), members);
    });
}

/** @param {Fields} fields @param {string} indent */
function data(fields, indent) {
  const lines = Object.entries(fields).map(
    ([name, domains]) => `${indent}  ${quote(name)}: ${quote(domains)},\n`,
  );
  return `{\n${lines.join("")}${indent}}`;
}

/** Variants of a game share its catalogue, and so its vocabulary. */
export function vocabularyText(/** @type {Readonly<Record<string, Vocabulary>>} */ games) {
  const catalogues = Object.entries(games).map(
    ([game, { catalogue }]) => `  ${quote(game)}: ${quote(catalogue)},\n`,
  );
  const each = [...new Map(Object.values(games).map((one) => [one.catalogue, one])).values()];
  const types = each.flatMap((one) => [
    ...idsOf(one),
    eventsOf(one),
    decisionsOf(one),
    actionsOf(one),
    factsOf(one),
  ]);
  const vocabularies = each.map(
    ({ catalogue, forms, events, decisions, facts, actions }) => `  ${quote(catalogue)}: {
    forms: ${data(forms, "    ")},
    events: ${data(events, "    ")},
    decisions: ${data(decisions, "    ")},
    facts: ${data(facts, "    ")},
    actions: ${quote(actions)},
  },
`,
  );
  return `// Written by scripts/types.mjs from vocabulary.json. Do not edit.

${types.join("\n")}
/** The domain of each field: \`{ placed: { seat: "seat", card: "card" } }\`. */
export type Fields = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The catalogue with the texts of each game. */
export const CATALOGUES: Readonly<Record<string, string>> = {
${catalogues.join("")}};

/** What the texts of a catalogue speak of. \`actions\`: the fields that legal actions add. */
export interface Vocabulary {
  readonly forms: Fields;
  readonly events: Fields;
  readonly decisions: Fields;
  readonly facts: Fields;
  readonly actions: Readonly<Record<string, string>>;
}

export const VOCABULARIES: Readonly<Record<string, Vocabulary>> = {
${vocabularies.join("")}};
`;
}
