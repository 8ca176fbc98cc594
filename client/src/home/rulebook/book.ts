// The data of a game's rulebook, written by tools/client_data.py, and the search in its texts.
import type { View } from "../../games/module";
import type { GameEvent } from "../../words/speech";

/** A moment of a real game in which a rule is applied. */
export interface Example {
  readonly rule: string;
  readonly game: string;
  readonly before: View;
  readonly events: readonly GameEvent[];
  readonly after: View;
}

export interface Book {
  readonly chapters: readonly string[];
  /** Rules that are decided by this program as a whole. */
  readonly rulings: readonly string[];
  readonly reconstructed: readonly string[];
  readonly terms: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly examples: readonly Example[];
}

const BOOKS = import.meta.glob<Book>("../../protocol/rulebooks/*.json", { import: "default" });
const NO_BOOK: Book = {
  chapters: [],
  rulings: [],
  reconstructed: [],
  terms: {},
  lists: {},
  examples: [],
};

export async function loadBook(catalogue: string): Promise<Book> {
  return (await BOOKS[`../../protocol/rulebooks/${catalogue}.json`]?.()) ?? NO_BOOK;
}

export interface Chapter {
  readonly id: string;
  readonly rules: readonly string[];
}

/** The rules by chapter; what belongs to no chapter of the book is left as one of its own. */
export function chaptersOf(book: Book, rules: readonly string[]): readonly Chapter[] {
  const chapterOf = (rule: string): string => rule.split(".")[0]!;
  const ids = [...new Set([...book.chapters, ...rules.map(chapterOf)])];
  return ids.map((id) => ({ id, rules: rules.filter((rule) => chapterOf(rule) === id) }));
}

/** Without case and diacritics. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Whether every word that is looked for occurs in the text. */
export function matches(text: string, query: string): boolean {
  const where = folded(text);
  return folded(query)
    .split(/\s+/)
    .every((word) => where.includes(word));
}
