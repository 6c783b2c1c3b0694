/** The code of a token for which the lexicon has no row. The codes of words in the lexicon begin at `FIRST_WORD`. */
export const CODE = {
  /** `186`, `1.003`, `10.406`. */
  number: 1,
  /** A number with its mark: `5º`, `5o`, `5.º`. */
  ordinal: 2,
  /** A Roman numeral in capitals that is not a word of the lexicon: `XXIV`. */
  roman: 3,
  /** The same in small letters: `xxiv`. */
  romanLower: 4,
  /** A single letter that is neither a numeral nor a word of the lexicon: `b`, `B`. */
  letter: 5,
  letterUpper: 6,
  /** Words that are not in the lexicon, by their case: `honra`, `Honra` (and `McDonald`), `HONRA`, `eSocial`. */
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
  /** `“`, `«`, `‘`, and a straight quotation mark that opens. */
  openQuote: 19,
  closeQuote: 20,
  /**
   * The end of a line, including empty lines, and the end of a paragraph (`PARAGRAPH_END` of `normalize/`). No citation
   * continues past the end of a paragraph.
   */
  line: 21,
  paragraph: 22,
  /** `|` in a table. */
  bar: 23,
  /** `º`, `°`, `ª` that do not belong to a number or abbreviation before them. */
  mark: 24,
  /** Any other sign: `%`, `$`, `*`. */
  sign: 25,
  /** Words in small letters that are not in the lexicon, by their ending: `recentemente`, `editada`. */
  adverb: 26,
  participle: 27,
} as const;

/** Returns whether a code is the end of a line or of a paragraph. */
export const isLineEnd = (code: number): boolean => code === CODE.line || code === CODE.paragraph;

/** The first code of a word. Codes below it are reserved for signs and for words that the lexicon does not have. */
export const FIRST_WORD = 32;

/** The most forms that a lexicon may have. */
export const MOST_FORMS = 5600;

/** The case of a word is above these bits of its code, its form below. */
export const BITS_OF_FORM = 13;

/** Added to the code of a word of the lexicon, according to its case. */
export const CASE = { lower: 0, capitalized: 1 << BITS_OF_FORM, upper: 2 << BITS_OF_FORM } as const;

/** The number behind the last code. */
export const CODES = 3 << BITS_OF_FORM;

/** Returns the case of a word of the lexicon, as in `CASE`. */
export const caseOfWord = (code: number): number => code & -CASE.capitalized;

/** Returns the code that a word of the lexicon has in small letters. */
export const smallCode = (code: number): number => code & (CASE.capitalized - 1);
