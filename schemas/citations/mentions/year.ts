import { compact } from '../../text/compact.ts';
import { CODE } from '../tokens/codes.ts';
import { isGlued } from '../tokens/locate.ts';
import { endAhead, type Pattern, partsAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { wordOf } from '../tokens/words.ts';
import { type NamedMention, outsideSigla } from './mention.ts';
import type { Nomes } from './names.ts';

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

const EPOCH = 'epoca|tempo|ocasiao|data|momento';
/**
 * Words behind a name that say that an older act is meant: `antigo`, `então vigente`. Not `art. 240 do CP (revogado)`,
 * which is said of the article: in brackets, only `o revogado` is said of the code.
 */
export const FORMER_BEHIND = phrase(`
  :openQuote|:closeQuote? ( :former | ja? :repealed (! por|em|:adverb ) | de outrora )
  | :open ( o|a? :former :comma|:close | o|a :repealed :comma|:close | :repealed :comma )
  | :comma? :open? ( entao vigente|vigorante | entao em vigor
    | ( vigente | em vigor ) a|ao|no|na|àquele|àquela ${EPOCH} | da epoca ) :close?`);
/** The same before the name: `o velho CPC`. */
export const FORMER_BEFORE = phrase(':former|:repealed | entao vigente');
/** `CPC (revogado)`: says so of a name that an older act also had. */
export const REPEALED = phrase(':open o|a? ja? :repealed|rev|revog :stop? :close');

/**
 * Returns the last act that had the name before the present one. If none is known, the sigla `X-…-ANTERIOR`, since it
 * is not the present act either.
 */
export function replacedBy(sigla: string, names: Nomes): Pick<NamedMention, 'sigla' | 'homonym' | 'year'> {
  if (names.anteriores.has(sigla)) return { sigla };
  const years = names.anosAnteriores.get(sigla) ?? [];
  if (years.length === 0) return { sigla: outsideSigla(sigla, 'ANTERIOR'), homonym: sigla };
  const year = Math.max(...years);
  return { sigla: names.superados.get(`${sigla}/${year}`) as string, homonym: sigla, year };
}

/** `do Código vigente`, `do atual Código`: the act that has the name today. */
const OF_TODAY = compact(
  /(?<!ent[ãa]o\s{1,3})(?:vigente|em\s{1,3}vigor)(?!\p{L})|(?:^|\s)(?:atual|nov[oa]|novel)(?!\p{L})/iu,
);

/**
 * Returns the act that has an older act's name today, if the words that point back to the older act say `vigente`,
 * `atual` or the like. Otherwise returns the sigla unchanged.
 */
export const todayOf = (sigla: string, words: string, names: Nomes): string =>
  OF_TODAY.test(words) ? ofToday(sigla, names) : sigla;

/** Returns the act that has the name of an older act today, or the act itself if it is the present one. */
function ofToday(sigla: string, { superados, ano }: Nomes): string {
  for (const [name, made] of superados) if (made === sigla) return name.replace(/\/\d+$/, '');
  const today = /^X-(.+)-(?:ANTERIOR|\d{4})$/.exec(sigla)?.[1] ?? sigla;
  return ano.has(today) ? today : sigla;
}

/** Which act of one name is meant: that of a year, the present one, or the one before it. */
export type WhichYear = number | 'today' | 'former';

/** Returns the act of another year that has, or had, the name of this act. Null if it is unknown which. */
export function ofOtherYear(sigla: string, which: WhichYear, names: Nomes): string | null {
  const today = ofToday(sigla, names);
  const own = names.ano.get(today) ?? null;
  if (own === null) return null;
  if (which === 'former') return replacedBy(today, names).sigla;
  return which === 'today' || which === own ? today : siglaOfYear(today, which, names);
}

/** Returns the sigla of the act of another year that had an act's name: the act that was replaced, or `X-…`. */
export const siglaOfYear = (sigla: string, year: number, { superados }: Nomes): string =>
  superados.get(`${sigla}/${year}`) ?? outsideSigla(sigla, year);
