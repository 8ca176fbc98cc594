// What happens, what is asked and what can be chosen, said in words: the client's twin of
// `camarilla/i18n/speech.py`.
import notation from "../protocol/speech.json";
import type { TableInfo, View } from "../protocol/protocol";
import { COLOURS } from "../ui/heraldry";
import { forms, hasText, t, type Value, type Values } from "./i18n.svelte";

/** An event as the reader may know it. */
export type GameEvent = { readonly event: string; readonly rule: string } & Readonly<
  Record<string, string | number | null>
>;

/** One of the game's own figures, by the id of its text, in place of a player. */
export interface Figure {
  readonly thing: string;
}

/** Each seat's name as its player wrote it, the figure there, or null for that of its colour. */
export type Names = readonly (string | Figure | null)[];

/** What a game's view adds to prompts and choices: the twin of a class in `i18n/context.py`. */
export interface Context<V extends View> {
  prompt(view: V): Record<string, Value>;
  action(view: V, form: string, holes: Readonly<Record<string, string>>): Record<string, Value>;
}

interface Description {
  readonly catalogue: string;
  readonly notation: readonly string[];
  readonly events: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const descriptions = notation as Readonly<Record<string, Description>>;

/** The ids of the games that this client was built with. */
export const GAMES: readonly string[] = Object.keys(descriptions);

/** An action's text, read: its form (`place-on`) and what stands in its holes. */
export interface Reading {
  readonly form: string;
  readonly holes: Readonly<Record<string, string>>;
}

/** A form of a game's notation, as a line of `notation.json` has it. */
interface Form {
  readonly id: string;
  readonly pattern: RegExp;
  /** What stands in each hole. */
  readonly domains: Readonly<Record<string, string>>;
}

function formOf(line: string): Form {
  const [text, given] = line.split(" = ").reverse();
  const words: string[] = [];
  const pattern: string[] = [];
  const domains: Record<string, string> = {};
  for (const word of text!.split(" ")) {
    const hole = /^\{(\w+)(?::(\w+))?(\.{3})?\}$/.exec(word);
    if (hole) {
      domains[hole[1]!] = hole[2] ?? hole[1]!;
      pattern.push(`(?<${hole[1]}>${hole[3] ? ".+" : "\\S+"})`);
    } else {
      words.push(word);
      pattern.push(word.replace(/[^\w-]/g, "\\$&"));
    }
  }
  return { id: given ?? words.join("-"), pattern: new RegExp(`^${pattern.join(" ")}$`), domains };
}

export class Speech<V extends View = View> {
  readonly catalogue: string;
  private readonly forms: readonly Form[];
  private readonly events: Description["events"];

  constructor(
    readonly game: string,
    private readonly context: Context<V> | null = null,
  ) {
    const found = descriptions[game];
    this.catalogue = found?.catalogue ?? game;
    this.forms = (found?.notation ?? []).map(formOf);
    this.events = found?.events ?? {};
  }

  read(action: string): Reading {
    const { form, holes } = this.match(action);
    return { form: form?.id ?? action, holes };
  }

  private match(action: string): { form: Form | null; holes: Record<string, string> } {
    for (const form of this.forms) {
      const found = form.pattern.exec(action);
      if (found) return { form, holes: { ...found.groups } };
    }
    return { form: null, holes: {} };
  }

  /** A message of the game's own catalogue: `word("word-hand")`. */
  word(id: string, values: Values = {}): string {
    return t(`${this.catalogue}-${id}`, values);
  }

  has(id: string): boolean {
    return hasText(`${this.catalogue}-${id}`);
  }

  /** The variables for a thing; words after its first are what stands on it, `$face`. */
  thing(name: string, domain: string, value: string): Record<string, Value> {
    const [head, ...face] = value.split(" ");
    return forms(
      name,
      `${this.catalogue}-${domain}-${head}`,
      face.length > 0 ? { face: face.join(" ") } : {},
    );
  }

  event(event: GameEvent, names: Names): string {
    const fields = this.events[event.event];
    if (!fields) return event.event;
    const values: Record<string, Value> = {};
    for (const [name, domain] of Object.entries(fields)) {
      const value = event[name] ?? null;
      if (typeof value === "string") {
        const seat = domain === "family" ? familySeat(value, names) : null;
        Object.assign(
          values,
          seat === null ? this.thing(name, domain, value) : player(name, seat, names),
        );
      } else if (domain === "seat" && value !== null)
        Object.assign(values, player(name, value, names));
      else values[name] = value;
    }
    return this.word(`event-${event.event}`, values);
  }

  /** The seat an event is mostly about, for its crest in the log; null if it is nobody's. */
  subject(event: GameEvent): number | null {
    const fields = this.events[event.event] ?? {};
    const name = Object.keys(fields).find((field) => fields[field] === "seat");
    const value = name ? event[name] : null;
    return typeof value === "number" ? value : null;
  }

  prompt(view: V): string {
    return this.word(`ask-${view.ask}`, this.context?.prompt(view) ?? {});
  }

  action(view: V, text: string, names: Names, short = false): string {
    const { form, holes } = this.match(text);
    const id = `action-${form?.id}`;
    if (!form || !this.has(id)) return text;
    const values: Record<string, Value> = { ...this.context?.prompt(view) };
    for (const [hole, word] of Object.entries(holes)) {
      const domain = form.domains[hole]!;
      if (!/^\d+$/.test(word)) Object.assign(values, this.thing(hole, domain, word));
      else if (domain === "seat") Object.assign(values, player(hole, Number(word) - 1, names));
      else values[hole] = Number(word);
    }
    Object.assign(values, this.context?.action(view, form.id, holes));
    return this.word(short && this.has(`${id}-short`) ? `${id}-short` : id, values);
  }
}

/** The seat whose chosen name stands for a family; null where the family goes by its colour, as
 * with two players, who run two families each. */
export function familySeat(family: string, names: Names): number | null {
  const seat = COLOURS.findIndex((colour) => colour === family);
  return names.length > 2 && typeof names[seat] === "string" ? seat : null;
}

/** The names at a table, from what is known of its seats. */
export function namesAt(table: Pick<TableInfo, "seats" | "options">, catalogue: string): Names {
  return table.seats.map(({ state, name }) => {
    if (state === "automatic")
      return { thing: `${catalogue}-opponent-${String(table.options["opponent"])}` };
    return name !== "" ? name : null;
  });
}

/** The variables for a player: a colour's or figure's forms, or a name, which has no cases. */
export function player(variable: string, seat: number, names: Names): Record<string, Value> {
  const chosen = names[seat] ?? null;
  if (chosen === null) return forms(variable, `seat-${seat + 1}`);
  if (typeof chosen !== "string") return forms(variable, chosen.thing);
  return forms(variable, "seat-named", { name: chosen });
}

export function playerName(seat: number, names: Names): string {
  const chosen = names[seat] ?? null;
  if (typeof chosen === "string") return chosen;
  return t(chosen === null ? `seat-${seat + 1}` : chosen.thing);
}

export function ruleText(rule: string): string {
  return t(ruleId(rule));
}

export function hasRule(rule: string): boolean {
  return hasText(ruleId(rule));
}

function ruleId(rule: string): string {
  return `rule-${rule.replaceAll(".", "-")}`;
}
