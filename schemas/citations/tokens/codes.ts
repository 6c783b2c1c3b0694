/**
 * What a token is where no row of the lexicon tells more. Codes of words in the lexicon begin at
 * `FIRST_WORD`.
 */
export const CODE = {
  /** `186`, `1.003`, `10.406`. */
  number: 1,
  /** A number with its mark: `5º`, `5o`, `5.º`. */
  ordinal: 2,
  /** A Roman numeral in capitals that is no word of the lexicon: `XXIV`. */
  roman: 3,
  /** The same in small letters: `xxiv`. */
  romanLower: 4,
  /** One letter that is neither: `b`, `B`. */
  letter: 5,
  letterUpper: 6,
  /** Words that the lexicon does not have, by their case: `honra`, `Honra` (and `McDonald`), `HONRA`, `eSocial`. */
  lower: 7,
  capitalized: 8,
  upper: 9,
  mixed: 10,
  comma: 11,
  /** A full stop, `!`, `?` or `…`. */
  stop: 12,
  colon: 13,
  semicolon: 14,
  /** `(` and `[`. */
  open: 15,
  close: 16,
  /** `-`, `–`, `—`. */
  dash: 17,
  /** `/`, `⁄`, `\`. */
  slash: 18,
  /** `“`, `«`, `‘`, and a straight one behind a blank. */
  openQuote: 19,
  closeQuote: 20,
  /** The end of a line, also an empty one, and of a paragraph (`PARAGRAPH_END` of `normalize/`), over which nothing is read. */
  line: 21,
  paragraph: 22,
  /** `|`, of a table. */
  bar: 23,
  /** `º`, `°`, `ª` that belong to no number and no abbreviation before them. */
  mark: 24,
  /** Any other sign: `%`, `$`, `*`. */
  sign: 25,
  /** Words in small letters that the lexicon does not have, by their ending: `recentemente`, `editada`. */
  adverb: 26,
  participle: 27,
} as const;

/** Whether a code is that of the end of a line, or of a paragraph. */
export const isLineEnd = (code: number): boolean => code === CODE.line || code === CODE.paragraph;

/** Codes below this one are free for further signs; words begin with a page of `code-set.ts`, and so does each of their cases. */
export const FIRST_WORD = 256;

/** More forms a lexicon may not have. */
export const MOST_FORMS = 24 * 256;

/**
 * Every word of the lexicon has three codes, by the case that it is written in: all in small letters lie together, and so
 * do the capitalized ones and those in capitals. Any word with a capital is then one range of codes, not one for each form.
 */
export const CASE = { lower: 0, capitalized: MOST_FORMS, upper: 2 * MOST_FORMS } as const;

/** Past the last code. */
export const CODES = FIRST_WORD + 3 * MOST_FORMS;

/** The case of a word of the lexicon. */
export function caseOfWord(code: number): number {
  if (code < FIRST_WORD + CASE.capitalized) return CASE.lower;
  return code < FIRST_WORD + CASE.upper ? CASE.capitalized : CASE.upper;
}
