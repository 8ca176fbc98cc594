// The Fluent catalogues of the server, and the forms of the things they name; docs/translating.md.
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import { settings, type Language } from "../ui/settings.svelte";
import { boundSource, boundText } from "./typography";

export type Value = string | number | null;
export type Values = Readonly<Record<string, Value>>;

const common = import.meta.glob<string>("../../../src/camarilla/i18n/*/*.ftl", {
  query: "?raw",
  import: "default",
});
const ofGames = import.meta.glob<string>("../../../src/camarilla/games/*/texts/??.ftl", {
  query: "?raw",
  import: "default",
});
const rulesOfGames = import.meta.glob<string>("../../../src/camarilla/games/*/texts/??.ftl", {
  query: "?rules",
  import: "default",
});
const partsOfGames = import.meta.glob<string>(
  "../../../src/camarilla/games/*/texts/??.{help,rulebook}.ftl",
  { query: "?raw", import: "default" },
);
const titles = import.meta.glob<string>("../../../src/camarilla/games/*/texts/??.title.ftl", {
  query: "?raw",
  import: "default",
});
const lessons = import.meta.glob<string>("../../../src/camarilla/games/*/texts/??.lessons.ftl", {
  query: "?raw",
  import: "default",
});
const NOT_FORMS = new Set(["hidden", "about", "you", "you-hidden", "to-you", "yours", "you-yours"]);

const bundles = new Map<Language, FluentBundle>();
const sources = new Map<string, string>();
const wanted = new Set<string>();
/** What texts depend on: the language whose catalogues are there, and how many of them. */
const loaded = $state({ count: 0, language: null as Language | null });

/** Loads catalogues in the reader's language, and in every language chosen later. */
export async function loadCatalogues(...names: string[]): Promise<void> {
  const missing = names.filter((name) => !wanted.has(name));
  for (const name of missing) wanted.add(name);
  await Promise.all(
    names.map((name) =>
      add(
        untrack(() => settings.language),
        name,
      ),
    ),
  );
  if (loaded.language === null) loaded.language = settings.language;
}

/** Loads the texts of the rules of every game whose words are there. */
export function loadRules(): Promise<void> {
  const games = [...wanted].filter((name) => ofGame(ofGames, name, "en") !== undefined);
  return loadCatalogues(...games.map((game) => `${game}.rules`));
}

export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([...wanted].map((name) => add(language, name)));
  settings.language = language;
  loaded.language = language;
}

async function add(language: Language, name: string): Promise<void> {
  const key = `${language}/${name}`;
  if (sources.has(key)) return;
  const text = (await Promise.all(loaders(language, name).map((load) => load()))).join("\n");
  if (sources.has(key)) return;
  sources.set(key, text);
  bundle(language).addResource(new FluentResource(boundSource(text)));
  loaded.count += 1;
}

type Files = Readonly<Record<string, () => Promise<string>>>;

const ROOT = "../../../src/camarilla";

/** The files of a catalogue: one of a game, a part of it that is read more rarely (`king.rulebook`),
 * or a common one, where `common` has the games' titles. */
function loaders(language: Language, name: string): (() => Promise<string>)[] {
  const [game = name, part] = name.split(".");
  if (part === "rules") return [ofGame(rulesOfGames, game, language)!];
  const found =
    part === undefined
      ? [common[`${ROOT}/i18n/${language}/${name}.ftl`], ofGame(ofGames, game, language)]
      : [ofGame(part === "lessons" ? lessons : partsOfGames, game, language, `.${part}`)];
  if (name === "common") {
    for (const one of new Set(Object.keys(titles).map((path) => path.split("/").at(-3)!)))
      found.push(ofGame(titles, one, language, ".title"));
  }
  return found.filter((load) => load !== undefined);
}

/** The file of a game's texts; the English one where the game lacks the language. */
function ofGame(files: Files, game: string, language: Language, part = "") {
  const folder = `${ROOT}/games/${game}/texts`;
  return files[`${folder}/${language}${part}.ftl`] ?? files[`${folder}/en${part}.ftl`];
}

function bundle(language: Language): FluentBundle {
  let found = bundles.get(language);
  if (!found) {
    found = new FluentBundle(language, { useIsolating: false });
    bundles.set(language, found);
  }
  return found;
}

function current(): FluentBundle {
  void loaded.count;
  return bundle(loaded.language ?? settings.language);
}

export function hasText(id: string): boolean {
  return current().hasMessage(id);
}

/** The explanation of what a message names; empty if it has none. */
export function about(id: string): string {
  return current().getMessage(id)?.attributes["about"] ? t(id, {}, "about") : "";
}

/** Whether a message has a form. */
export function hasForm(id: string, form: string): boolean {
  return current().getMessage(id)?.attributes[form] !== undefined;
}

/** The message with its variables; its `hidden` form if one is not known and it has such a form. */
export function t(id: string, values: Values = {}, attribute = ""): string {
  const found = current();
  const message = found.getMessage(id);
  let part = attribute;
  if (!part && message?.attributes["hidden"] && Object.values(values).includes(null)) {
    part = "hidden";
  }
  const pattern = part ? message?.attributes[part] : message?.value;
  if (!pattern) {
    console.error(`no text ${id} ${part}`);
    return id;
  }
  const known: Record<string, string | FluentNumber> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === null) continue;
    known[name] =
      typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
  }
  const errors: Error[] = [];
  const said = found.formatPattern(pattern, known, errors);
  if (errors.length > 0) console.error(`cannot say ${id}: ${errors[0]?.message}`);
  return boundText(said);
}

/** The name of a game, its `short` form or what it is `about`; its id if it has no texts. */
export function gameName(game: string, form: "" | "short" | "about" = ""): string {
  if (hasText(`game-${game}`)) return t(`game-${game}`, {}, form);
  return form === "about" ? "" : game;
}

/** The variable `name` for a thing, and one more for each of its grammatical forms. */
export function forms(name: string, thing: string, values: Values = {}): Record<string, Value> {
  const made: Record<string, Value> = { [name]: t(thing, values) };
  for (const form of Object.keys(current().getMessage(thing)?.attributes ?? {})) {
    if (!NOT_FORMS.has(form)) made[`${name}_${form}`] = t(thing, values, form);
  }
  return made;
}

/** The numbers of all rules of a game, in their order, as its catalogue lists them. Its rules must be
 * there. */
export function ruleNumbers(catalogue: string): string[] {
  const source = sources.get(`${loaded.language ?? settings.language}/${catalogue}.rules`) ?? "";
  return [...source.matchAll(/^rule-(\S+) =/gm)].map((found) => found[1]!.replaceAll("-", "."));
}
