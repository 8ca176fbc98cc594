// Where Cyrillic words may be broken: browsers on many systems have no dictionary for it.
const SOFT_HYPHEN = "\u00AD";
const VOWEL = "[аеёиоуыэюяіїє]";
const CONSONANT = "[бвгґджзклмнпрстфхцчшщ]";
const OBSTRUENT = "[бвгґджзкпстфхцчшщ]";
const SIGN = "[йьъ’']";
/** From a vowel to where the next syllable begins. */
const SYLLABLE = new RegExp(
  `${VOWEL}(?:${CONSONANT}|${SIGN})*?(?=${OBSTRUENT}?[рл]${VOWEL}|${CONSONANT}${VOWEL})`,
  "giu",
);
/** Shorter words have room for themselves on any card. */
const LONG = 12;

function broken(word: string, long: number): string {
  if (word.length < long) return word;
  return word.replace(SYLLABLE, (end, at: number) =>
    at + end.length < 2 ? end : end + SOFT_HYPHEN,
  );
}

/** The text with soft hyphens in its long words, those of so many letters. */
export function hyphenated(text: string, long = LONG): string {
  return text.replace(/[\p{L}’']+/gu, (word) => broken(word, long));
}
