// What happens, what is asked and what can be chosen, said in words: the client's twin of
// `camarilla/i18n/speech.py`.
import notation from "../generated/speech.json";
import type { View } from "../generated/protocol";
import { forms, hasText, t, type Value, type Values } from "./i18n.svelte";

/** An event as the reader may know it. */
export type GameEvent = { readonly event: string; readonly rule: string } & Readonly<
  Record<string, string | number | null>
>;

/** Each seat's chosen name, or null for the name of its colour. */
export type Names = readonly (string | null)[];

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

/** An action's text, read: its form (`place-on`) and what stands in its holes. */
export interface Reading {
  readonly form: string;
  readonly holes: Readonly<Record<string, string>>;
}

interface Pattern {
  form: string;
  expression: RegExp;
}

function patternOf(line: string): Pattern {
  const words = line.split(" ");
  const form = words.filter((word) => !word.startsWith("{")).join("-");
  const holes = words.map((word) => (word.startsWith("{") ? `(?<${word.slice(1, -1)}>\\S+)` : word));
  return { form, expression: new RegExp(`^${holes.join(" ")}$`) };
}

export class Speech<V extends View = View> {
  readonly catalogue: string;
  private readonly patterns: readonly Pattern[];
  private readonly events: Description["events"];

  constructor(
    readonly game: string,
    private readonly context: Context<V> | null = null,
  ) {
    const found = descriptions[game];
    this.catalogue = found?.catalogue ?? game;
    this.patterns = (found?.notation ?? []).map(patternOf);
    this.events = found?.events ?? {};
  }

  read(action: string): Reading {
    for (const { form, expression } of this.patterns) {
      const found = expression.exec(action);
      if (found) return { form, holes: { ...found.groups } };
    }
    return { form: action, holes: {} };
  }

  /** A message of the game's own catalogue: `word("word-hand")`. */
  word(id: string, values: Values = {}): string {
    return t(`${this.catalogue}-${id}`, values);
  }

  has(id: string): boolean {
    return hasText(`${this.catalogue}-${id}`);
  }

  thing(name: string, domain: string, id: string): Record<string, Value> {
    return forms(name, `${this.catalogue}-${domain}-${id}`);
  }

  event(event: GameEvent, names: Names): string {
    const fields = this.events[event.event];
    if (!fields) return event.event;
    const values: Record<string, Value> = {};
    for (const [name, domain] of Object.entries(fields)) {
      const value = event[name] ?? null;
      if (typeof value === "string") Object.assign(values, this.thing(name, domain, value));
      else if (domain === "seat" && value !== null) Object.assign(values, player(name, value, names));
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
    const { form, holes } = this.read(text);
    const id = `action-${form}`;
    if (!this.has(id)) return text;
    const values: Record<string, Value> = { ...this.context?.prompt(view) };
    for (const [hole, word] of Object.entries(holes)) {
      if (!/^\d+$/.test(word)) Object.assign(values, this.thing(hole, hole, word));
      else if (hole === "seat") Object.assign(values, player(hole, Number(word) - 1, names));
      else values[hole] = Number(word);
    }
    Object.assign(values, this.context?.action(view, form, holes));
    return this.word(short && this.has(`${id}-short`) ? `${id}-short` : id, values);
  }
}

/** The variables for a player: the colour's forms, or a chosen name, which has no cases. */
export function player(variable: string, seat: number, names: Names): Record<string, Value> {
  const chosen = names[seat] ?? null;
  if (chosen === null) return forms(variable, `seat-${seat + 1}`);
  return forms(variable, "seat-named", { name: chosen });
}

export function playerName(seat: number, names: Names): string {
  return names[seat] ?? t(`seat-${seat + 1}`);
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
