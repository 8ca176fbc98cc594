// What happens, what is asked and what can be chosen, said in words: the client's twin of
// `camarilla/i18n/speech.py`.
import type { GameTypes } from "../games/module";
import type { TableInfo, Unavailable } from "#protocol/schema";
import { CATALOGUES, VOCABULARIES, type Fields, type Vocabulary } from "#protocol/vocabulary";
import { about, forms, hasForm, hasText, t, type Value, type Values } from "./i18n.svelte";

/** An event as the reader may know it. */
export type GameEvent = { readonly event: string; readonly rule: string } & Readonly<
  Record<string, string | number | null>
>;

/** One of the game's own figures, by the id of its text, in place of a player. */
export interface Figure {
  readonly thing: string;
}

/** Something that speaks for or against a choice. */
export type Fact = Readonly<Record<string, string | number>>;

/** Each seat's name as its player wrote it, the figure there, or null for that of its colour. */
export type Names = readonly (string | Figure | null)[];

/** What a game adds to the variables of its messages beyond the declared fields: the twin of the
 * game's `narration.py`. */
export interface Context<T extends GameTypes = GameTypes> {
  prompt?(view: T["view"]): Record<string, Value>;
  action?(view: T["view"], choice: T["choice"]): Record<string, Value>;
  /** The seat whose player's name stands for a thing, such as a family; null if it has its own. */
  seatOf?(domain: string, id: string, names: Names): number | null;
}

/** The reader of a line who has no seat. */
const NO_READER = -1;

/** Records have a hyphen where people read a minus. */
const MINUS = "\u2212";
const NO_WORDS: Vocabulary = { forms: {}, events: {}, decisions: {}, facts: {}, actions: {} };

/** The ids of the games that this client was built with. */
export const GAMES: readonly string[] = Object.keys(CATALOGUES);

/** The catalogue with a game's texts: its own, or that of the game it is a variant of. */
export function catalogueOf(game: string): string {
  return CATALOGUES[game] ?? game;
}

export class Speech<T extends GameTypes = GameTypes> {
  readonly catalogue: string;
  private readonly forms: Fields;
  private readonly events: Fields;
  private readonly decisions: Fields;
  private readonly facts: Fields;
  /** The fields that legal actions add. */
  private readonly actions: Readonly<Record<string, string>>;

  constructor(
    readonly game: string,
    private readonly context: Context<T> | null = null,
  ) {
    this.catalogue = catalogueOf(game);
    const { forms, events, decisions, facts, actions } = VOCABULARIES[this.catalogue] ?? NO_WORDS;
    this.forms = forms;
    this.events = events;
    this.decisions = decisions;
    this.facts = facts;
    this.actions = actions;
  }

  /** A message of the game's own catalogue: `word("word-hand")`. */
  word(id: string, values: Values = {}): string {
    return t(`${this.catalogue}-${id}`, values);
  }

  has(id: string): boolean {
    return hasText(`${this.catalogue}-${id}`);
  }

  /** The variables for a thing; words after its first are what stands on it, `$face`. An id without
   * a text, such as a set of slots `12`, stands for itself. */
  thing(name: string, domain: string, value: string): Record<string, Value> {
    const [head, ...face] = value.split(" ");
    if (!this.has(`${domain}-${head}`))
      return { [name]: /^\d+$/.test(value) ? Number(value) : value };
    return forms(
      name,
      `${this.catalogue}-${domain}-${head}`,
      face.length > 0 ? { face: face.join(" ").replaceAll("-", MINUS) } : {},
    );
  }

  /** A message; for a game without texts the word of its rules. */
  private said(id: string, values: Values, word: string): string {
    return this.has(id) ? this.word(id, values) : word;
  }

  /** A line of the log; `you` is the seat of its reader. */
  event(event: GameEvent, names: Names, you = NO_READER): string {
    const fields = this.events[event.event] ?? {};
    const values = this.values(fields, event, names);
    const id = `event-${event.event}`;
    const hidden = Object.values(values).includes(null) ? "-hidden" : "";
    const form = this.address(fields, event, names, you)
      .map((one) => one + hidden)
      .find((one) => hasForm(`${this.catalogue}-${id}`, one));
    const told = { ...values, rule: event.rule.replace(".", "-"), players: names.length };
    return form ? t(`${this.catalogue}-${id}`, told, form) : this.said(id, told, event.event);
  }

  /** The forms of a line for its reader, the best first; none if it has only one. */
  private address(fields: Fields[string], event: GameEvent, names: Names, you: number): string[] {
    const given = Object.entries(fields).map(([name, domain]) => [domain, event[name]] as const);
    // Of two families the first tells whose the card is: that of a bribed card, not of the token.
    const things = [...new Map([...given].reverse())];
    const owners = things.map(([domain, value]) =>
      typeof value === "string" ? this.context?.seatOf?.(domain, value, names) : null,
    );
    const doer = event["seat"];
    const concerned = given.some(([domain, value]) => domain === "seat" && value === you);
    const actor = doer === you ? "you" : concerned ? "to-you" : "";
    if (owners.includes(you)) return actor ? [`${actor}-yours`, actor] : ["yours"];
    if (actor) return [actor];
    return typeof doer === "number" && owners.includes(doer) ? ["own"] : [];
  }

  /** The name of an option. */
  option(name: string): string {
    return this.said(`option-${name}`, {}, name);
  }

  /** What an option is for; empty if the texts do not say. */
  optionAbout(name: string): string {
    return about(`${this.catalogue}-option-${name}`);
  }

  /** A value of an option; a thing of the game goes by its own name. */
  optionValue(option: string, value: string): string {
    if (this.has(`option-${option}-${value}`)) return this.word(`option-${option}-${value}`);
    const domain = this.domains().find((one) => this.has(`${one}-${value}`));
    return domain ? this.word(`${domain}-${value}`) : value;
  }

  /** The domains of what is said and chosen in the game. */
  private domains(): string[] {
    const fields = [this.forms, this.events, this.decisions, this.facts];
    return fields.flatMap((one) => Object.values(one)).flatMap((one) => Object.values(one));
  }

  /** What speaks for or against a choice, as a clause. */
  fact(fact: Fact, names: Names): string {
    const kind = String(fact["fact"]);
    const values = this.values(this.facts[kind] ?? {}, fact, names);
    return this.has(`fact-${kind}`) ? this.word(`fact-${kind}`, values) : t(`fact-${kind}`, values);
  }

  /** The variables that the fields of an event, a decision or an action give to its message. */
  private values(
    fields: Readonly<Record<string, string>>,
    given: Readonly<Record<string, unknown>>,
    names: Names,
  ): Record<string, Value> {
    const values: Record<string, Value> = {};
    for (const [name, domain] of Object.entries(fields)) {
      const value = (given[name] ?? null) as string | number | null;
      const seat = this.seatOf(domain, value, names);
      if (seat !== null) Object.assign(values, player(name, seat, names));
      else if (typeof value === "string") Object.assign(values, this.thing(name, domain, value));
      else values[name] = value;
    }
    return values;
  }

  private seatOf(domain: string, value: string | number | null, names: Names): number | null {
    if (typeof value === "string") return this.context?.seatOf?.(domain, value, names) ?? null;
    return domain === "seat" ? value : null;
  }

  /** The seat an event is mostly about, for its crest in the log; null if it is nobody's. */
  subject(event: GameEvent): number | null {
    const fields = this.events[event.event] ?? {};
    const name = Object.keys(fields).find((field) => fields[field] === "seat");
    const value = name ? event[name] : null;
    return typeof value === "number" ? value : null;
  }

  prompt(view: T["view"], names: Names = []): string {
    const kind = view.decision?.kind ?? "";
    return this.said(`ask-${kind}`, this.asked(view, names), kind);
  }

  /** What the open decision means here, where the catalogue says so: `ask-reveal-meaning`. */
  meaning(view: T["view"], names: Names = []): string | null {
    const id = `ask-${view.decision?.kind ?? ""}-meaning`;
    return this.has(id) ? this.word(id, this.asked(view, names)) : null;
  }

  /** The variables of the open decision; its choices get them too. */
  private asked(view: T["view"], names: Names): Record<string, Value> {
    const { decision } = view;
    const fields = this.decisions[decision?.kind ?? ""] ?? {};
    return { ...this.values(fields, { ...decision }, names), ...this.context?.prompt?.(view) };
  }

  /** Why something cannot be chosen. */
  unavailable({ reason }: Unavailable): string {
    return this.said(`unavailable-${reason}`, {}, reason);
  }

  /** A choice in words; `short`, without what the prompt says already. */
  action(view: T["view"], choice: T["choice"], names: Names, short = false): string {
    const id = `action-${choice.form}`;
    const fields = this.forms[choice.form];
    if (!fields || !this.has(id)) return choice.text;
    const values = {
      ...this.asked(view, names),
      ...this.values(fields, choice.args, names),
      ...this.values(this.actions, { ...choice }, names),
      ...this.context?.action?.(view, choice),
    };
    return this.word(short && this.has(`${id}-short`) ? `${id}-short` : id, values);
  }
}

/** A fact about a choice, with how sure it is. */
export function reasonWords(
  { fact, likely }: { readonly fact: Fact; readonly likely: boolean },
  speech: Speech,
  names: Names,
): string {
  const said = speech.fact(fact, names);
  return likely ? t("hint-likely", { fact: said }) : said;
}

/** What the server says in place of the name of a person who is deleted. */
const NOBODY = "—";

/** The names at a table, from what is known of its seats. Those that several have, such as bots of one
 * level in a record, are numbered. */
export function namesAt(table: Pick<TableInfo, "id" | "seats">, catalogue: string): Names {
  const all = table.seats.map(({ name }) => name);
  return table.seats.map(({ seat, figure, name, state }, at) => {
    if (figure) return { thing: `${catalogue}-opponent-${figure}` };
    if (name !== "" && name !== NOBODY) {
      const same = all.slice(0, at + 1).filter((one) => one === name).length;
      return all.indexOf(name) === all.lastIndexOf(name) ? name : `${name} ${same}`;
    }
    return state === "bot" ? { thing: `client-bot-name-${botAt(table.id, seat) + 1}` } : null;
  });
}

/** How many names and faces there are for bots. */
export const BOTS = 10;

/** Which of them sits at a seat; no two at one table are the same. */
export function botAt(table: string, seat: number): number {
  let sum = 0;
  for (const letter of table) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return (sum + seat * 3) % BOTS;
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
  return hasRule(rule) ? t(ruleId(rule)) : rule;
}

export function hasRule(rule: string): boolean {
  return hasText(ruleId(rule));
}

/** What this program decides there in place of the printed rules; empty if nothing. */
export function rulingText(rule: string): string {
  const id = `${ruleId(rule)}-ruling`;
  return hasText(id) ? t(id) : "";
}

function ruleId(rule: string): string {
  return `rule-${rule.replaceAll(".", "-")}`;
}
