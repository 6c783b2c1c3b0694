import { CODE } from '../tokens/codes.ts';
import { isGlued } from '../tokens/locate.ts';
import { endAhead, type Pattern, partsAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { wordOf } from '../tokens/words.ts';

/** A year written after the name of an act, and how certain it is. */
export interface WrittenYear {
  /** As written: `73`, `1973`. */
  digits: string;
  to: number;
  /**
   * Only two digits, in a form that may mean something else. If no act of that year is known, they are not a year
   * before a noun that they count.
   */
  uncertain: boolean;
}

/** One way to write a year. */
interface Form {
  written: string;
  pattern: Pattern;
  /** In a `loose` form two digits may be something else. In a `long` form only four digits are a year. */
  kind: 'sure' | 'loose' | 'long';
}

const form = (written: string, kind: Form['kind']): Form => ({ written, pattern: phrase(written), kind });

const NUMBER = '(<year> :number)';
/** If a sign, slash or dash follows, two digits count something. */
const NO_UNIT = '(! :sign|:slash|:dash )';

const FORMS: readonly Form[] = [
  // `/73`, `’73`, `-1973`
  form(`:slash{1,2} ${NUMBER}`, 'sure'),
  form(`:openQuote|:closeQuote ${NUMBER}`, 'sure'),
  form(`:dash ${NUMBER} (! :dash|:word )`, 'sure'),
  form(`:dash ${NUMBER} (! :dash )`, 'long'),
  // `(1973)`, `(de 1973)`, `(BRASIL, 1973)`
  form(`:open ( o? de | brasil :comma? )? ${NUMBER} :close`, 'loose'),
  // `, de 11 de janeiro de 1973`, ` de 11.1.1973`
  form(
    `:comma? de :number|:ordinal ( de? :month de? | :stop|:slash|:dash :number|:roman :stop|:slash|:dash ) ${NUMBER}`,
    'sure',
  ),
  // ` de 1973`, `, outorgada em 1967`
  form(`:comma? ( :enacted|democratico de|em | de | do ano de ) ${NUMBER}`, 'long'),
  form(`( de | do ano de ) ${NUMBER} ${NO_UNIT}`, 'loose'),
  // `, 1973`, `, o de 1973`
  form(`:comma ( o|lei|codigo de )? ${NUMBER} (! !:stop|:comma|:semicolon|:colon|:close )`, 'long'),
  // ` 1973`, ` 73`
  form(`${NUMBER} (! :sign|:slash|:dash | :comma? :paragrafo|:inciso|:caput|:roman )`, 'loose'),
];

/** All forms at once: most names have no year, so one look is enough. */
const ANY_FORM = phrase(FORMS.map(({ written }) => written).join(' | '));

/**
 * Reads the year written after a name. `acronym` says that the name is one, so that the year may be glued to it:
 * `CPC73`.
 */
export function readYear(tokens: Tokens, at: number, acronym: boolean): WrittenYear | null {
  if (tokens.codes[at] === CODE.number && isGlued(tokens, at)) {
    const digits = acronym ? digitsOf(tokens, at) : '';
    return digits === '' ? null : { digits, to: at + 1, uncertain: false };
  }
  if (endAhead(tokens, at, ANY_FORM) < 0) return null;
  for (const { pattern, kind } of FORMS) {
    const match = partsAhead(tokens, at, pattern);
    const digits = match ? digitsOf(tokens, match.parts.year?.[0] as number) : '';
    if (match && digits !== '' && (kind !== 'long' || digits.length === 4))
      return { digits, to: match.to, uncertain: kind !== 'sure' && digits.length === 2 };
  }
  return null;
}

/** Years of acts. */
const YEAR = /^(?:1\.?[89]\d\d|2\.?0\d\d|\d\d)$/;

/** Returns the digits of a number that may be a year, or an empty string. */
function digitsOf(tokens: Tokens, at: number): string {
  const written = wordOf(tokens, at);
  return YEAR.test(written) ? written.replace('.', '') : '';
}
