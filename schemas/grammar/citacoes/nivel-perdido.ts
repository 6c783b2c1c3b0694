import { endAt } from '../sticky.ts';
import { isAlgarismo } from './lexico.ts';

/** `{inciso X`, `, em seu § 1º`. */
const COM_PALAVRA =
  /\s*[,;:{([–—-]?\s*(?:(?:em|n?[oa])\s+)?(?:seus?\s+)?(?:§|(?:inc(?:isos?|\.)|al[íi]neas?|par[áa]grafos?|caput)(?!\p{L}))/iuy;

/** Whether a level that was not read follows a list: what stands above it must not be taken for what was meant. */
export const leavesNivel = (text: string, at: number): boolean =>
  endAt(COM_PALAVRA, text, at) >= 0 || leavesNivelSolto(text, at);

/** `| § 2º`, `-> inciso X`. */
const APOS_SINAL = /(?:[/⁄|•→=+>{]|->)\s?(?:§|inc(?:isos?|\.)\s|al[íi]neas?\s|par[áa]grafos?\s)/iuy;
/** `. § 19.`, `. LXXXV.`: behind a stop the line of a law, or a heading, may begin, but with words. */
const APOS_PONTO = /\.\s?(?:§\s?\d{1,3}[º°]?(?:-[A-Z])?|[IVX][IVXLC]{1,8}|L[XVI]{1,6})(?:\s?[,;)]|\.?\s*$)/uy;
/** `| LXXXV`, `"LXXXV"`, ` LXXXV,`, `: X. A lei`: not ` I Seminário`, `. II - DO MÉRITO`. */
const NUMERAL =
  /(?:[|•→={:>"“(]|->|[,(]\s?["“])?\s?(?:[IVX][IVXLC]{0,8}|L[XVI]{1,6})(?:-[A-Z])?["”]?(?:\s?[,;.)\]}|]|\s*$)/uy;
/** `482z`, `482-i`, `; z,`, `, "z"`, ` (z).` */
const LETRA_JUNTO = /[-–/]?\s?(?:["“'‘]\s?[a-z]\s?["”'’]|[b-df-np-z])(?:\s?[,;)]|\.?\s*$)/uy;
const LETRA = /[,;:(]\s?(?:["“'‘]\s?[a-z]\s?["”'’]|[b-df-np-z])(?:\s?[,;]|\)(?!\s?\p{L})|\.?\s*$)/uy;

/**
 * Whether behind a list, or the act of it, stands what can only be a level of it, though no word or no comma says so: `art.
 * 121 do CP | § 19`, `art. 5º da CF (LXXXV)`, `CLT, art. 482z`.
 */
export function leavesNivelSolto(text: string, at: number): boolean {
  const from = text[at] === ' ' ? at + 1 : at;
  const next = text[from] ?? '\n';
  // Asked of every citation: nearly all are told by a letter or two.
  if (isPequena(next)) return isSo(text, from) && isNumero(text, at - 1) && endAt(LETRA_JUNTO, text, from) >= 0;
  if (isNumeral(next)) return from > at && isNumeral(text[from + 1]) && endAt(NUMERAL, text, from) >= 0;
  const behind = text[from + 1] === ' ' ? from + 2 : from + 1;
  const first = text[behind];
  switch (next) {
    case '.':
      return (first === '§' || isNumeral(first)) && endAt(APOS_PONTO, text, from) >= 0;
    case ',':
    case ';':
      return (isAspas(first) || isSo(text, behind)) && endAny(text, from, isAspas(first) ? [LETRA, NUMERAL] : [LETRA]);
    case ':':
    case '(':
      return (isAspas(first) || isNumeral(first) || isSo(text, behind)) && endAny(text, from, [LETRA, NUMERAL]);
    case '-':
    case '–':
    case '/':
      if (isNumero(text, at - 1) && (isSo(text, behind) || isAspas(first)) && endAt(LETRA_JUNTO, text, from) >= 0)
        return true;
      return first === '>' || next === '/' ? endAny(text, from, [APOS_SINAL, NUMERAL]) : false;
    default:
      return RAROS.includes(next) && endAny(text, from, [APOS_SINAL, NUMERAL]);
  }
}

const RAROS = '⁄|•→=+>{"“';
const endAny = (text: string, at: number, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => endAt(pattern, text, at) >= 0);
const isPequena = (char: string): boolean => char >= 'a' && char <= 'z';
const isNumeral = (char = '-'): boolean => 'IVXLC'.includes(char);
const isAspas = (char = '-'): boolean => '"“\'‘'.includes(char);
const isNumero = (text: string, at: number): boolean => isAlgarismo(text, at) || 'º°'.includes(text[at] ?? '-');
/** A small letter alone. */
const isSo = (text: string, at: number): boolean => isPequena(text[at] ?? '-') && !/\p{L}/u.test(text[at + 1] ?? '-');
