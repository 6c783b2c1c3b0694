import { compact } from '../compact.ts';
import { matchAt } from '../sticky.ts';
import type { Numero } from './lexico.ts';

/**
 * `1 022 CPC`, `1 022, II`: thousands parted by a blank, where a mark or what may follow a provision comes behind them. No
 * act has ten thousand articles: `121 155` are two.
 */
const MILHAR = compact(
  /([1-9])[ \u00a0\u202f](\d{3})(?=\s?(?:[,;)\]§]|\.(?!\d)|$)|\s{1,3}(?:d[aoe]s?|e|ou|a|ao|até|c\/c|caput|inc\p{L}*|par\p{L}*|al[íi]n\p{L}*|[IVXLC]+|\p{Lu}{2,8}|[LC]\p{Ll}{2,})(?!\p{L}))/uy,
);
/** `1O22`, `1.O22`, `1S2`, `12l`, `1.0222`: a scan broke it, or nobody can tell what was meant. */
const PARTIDO = compact(
  /\d{1,4}(?:\.\d{3}){0,2}(?:\.?[OoIl]|[A-Za-z]{1,2})\d[\dA-Za-z]{0,6}(?![\p{L}\p{N}])|\d{1,4}l(?![\p{L}\p{N}])|\d{1,3}\.\d{4,6}(?!\d)/uy,
);
/** `art. 1 22 do CP`: nobody can tell whether it is one number. */
const SOLTOS = /[1-9] \d{2}(?=\s?[,;)]|\s{1,3}d[oa]\s)/y;
/** Between digits the letter is a zero. */
const SO_ZEROS = /^\d[\d.]*(?:[Oo]+\d+)+$/;
const MARCAS = /[.\s\u00a0\u202f]/g;

/**
 * The number of more signs than its first digits, where letters or a blank stand in it; null when there are none. What
 * cannot be told to be a number is kept as it is written, which is no provision's: its first digits are another's.
 */
export function readPartido(text: string, at: number): Numero | null {
  const [inteiro, milhares = '', centenas = ''] = matchAt(MILHAR, text, at) ?? [];
  if (inteiro !== undefined) return asLido(milhares + centenas, at + inteiro.length);
  const token = matchAt(PARTIDO, text, at)?.[0] ?? matchAt(SOLTOS, text, at)?.[0];
  if (token === undefined) return null;
  const digits = SO_ZEROS.test(token) ? token.replace(/[Oo]/g, '0') : token;
  return asLido(/^\d+(?:\.\d{3})*$/.test(digits) ? digits.replace(MARCAS, '') : digits, at + token.length);
}

function asLido(valor: string, fim: number): Numero | null {
  const ordem = Number.parseInt(valor, 10);
  return ordem === 0 ? null : { valor, fim, ordem, ordinal: false };
}
