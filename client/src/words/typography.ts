// Non-breaking spaces, so that translators write ordinary ones; docs/translating.md.
const NBSP = "\u00A0";
/** Numbers that follow their noun: "place 3", "Gold 2". */
const LABELS =
  "after|before|court|face|lot|number|place|rule|round|slot|step|to|to_slot|turn|value";
const LABEL = new RegExp(`([\\p{L})]) (?=\\{ \\$(?:${LABELS}) \\})`, "gu");
const DASH = / (?=[–—] )/g;
/** A number and the noun after it, unless the number belongs to the word before. */
const COUNTED = /((?:^|[ («“:/])[+−]?\d(?:[\d,.–]*\d)?) (?=[\p{L}%])/gu;
/** The initials of a name: "J. P. Cobenzl". */
const INITIALS = /(?:^|[ («“])(?:\p{Lu}\. )+(?=\p{Lu})/gu;

/** The source of a catalogue, where a label keeps its number and a dash the word before it. */
export function boundSource(source: string): string {
  return source.replace(LABEL, `$1${NBSP}`).replace(DASH, NBSP);
}

/** A finished text, where a number keeps its noun and initials their name. */
export function boundText(text: string): string {
  return text
    .replace(COUNTED, `$1${NBSP}`)
    .replace(INITIALS, (initials) => initials.replaceAll(". ", `.${NBSP}`));
}
