import { toRoman } from '../../law/numerais.ts';
import type { Nomes } from '../mentions/names.ts';
import { readCardinalWords } from '../provisions/number-words.ts';
import { upper } from './whole-query.ts';

/** What is written for words that were typed; null where they are not what the part must be. */
type Part = (said: string, names: Nomes) => string | null;

const LAW = /^\d{1,2}\.?\d{3}$/;

/** The parts of patterns that must be more than a pattern tells, by name. */
export const PARTS: Readonly<Record<string, RegExp | Part>> = {
  /** A paragraph or inciso, and no article. */
  few: /^\d\d?\D*$/,
  /** `1046`: no súmula has more digits. */
  upToFour: /^\d[\d.]{0,4}$/,
  /** No law that is cited by `l` alone has fewer digits. */
  many: /\d\.?\d\d$/,
  law: LAW,
  lawOfYear: /^\d{1,2}\.?\d{3}\s?\/\s?(?:\d{4}|\d{2})$/,
  single: /^\p{L}$/u,
  capital: /^[A-Z]$/,
  /** No numeral. */
  alinea: /^[A-HJ-UWYZ]$/,
  /** Behind a word cut short no comma stands: `14 P. U.` */
  whole: /[^.]$/,
  level: /[^.]$/,
  /** Too long for an acronym, behind which a dot is that of a ref_key. */
  name: /\p{L}{3}$/u,
  thousand: (said) => (/^[1-9]\.\d{3}$/.test(said) ? said.replace('.', '') : null),
  /** No article is written `022`. */
  broken: (said) => (/^[1-9]\s+0\d\d$/.test(said) ? said.replace(/\s+/, '') : null),
  inciso: (said) => (/^[1-9]\d?$/.test(said) ? toRoman(Number(said)) : null),
  /** The name of an act by itself. */
  act: (said, { raiz }) => (raiz.next.get(said.toLowerCase())?.alias ? said : null),
  acronym: (said, { raiz }) =>
    /^\p{L}{2,6}$/u.test(said) && raiz.next.get(said.toLowerCase())?.alias ? upper(said) : null,
  preposition: (said) => {
    const [, of, acronym] = /^(d[aoe]s?|n[ao])([A-Z]{2,5})$/.exec(said) ?? [];
    return acronym === undefined ? null : `${of} ${acronym}`;
  },
  counted: (said) => {
    const words = said.split(/\s+/);
    const cardinal = readCardinalWords(words);
    return cardinal && [cardinal.value, ...words.slice(cardinal.words)].join(' ');
  },
  /** A law that is known by its number. */
  known: (said, names) => (yearOf(said, names) === undefined ? null : said),
  /** A number and the last digits of the year of that law. */
  dated: (said, names) => {
    const [number = '', digits = ''] = said.split(/\s+/);
    return /^\d\d$/.test(digits) && String(yearOf(number, names)).endsWith(digits) ? `${number}/${digits}` : null;
  },
};

/** The year of the law that has a number; undefined where no such law is known. */
const yearOf = (number: string, { numerado, ano }: Nomes): number | null | undefined =>
  LAW.test(number) ? ano.get(numerado({ forma: 'lei', numero: number.replace('.', ''), ano: null })) : undefined;
