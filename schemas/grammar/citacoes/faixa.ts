import { Caracteres } from '../caracteres.ts';
import { compact } from '../compact.ts';
import { romanValue, toRoman } from '../numerais.ts';
import type { Nivel } from '../rotulos.ts';
import { endAt, matchAt } from '../sticky.ts';
import { isAlgarismo, type Lido, skipBranco } from './lexico.ts';

/** What one word for a level, or one bare value, cites: a value, or every value of a range. */
export interface Faixa {
  valores: string[];
  fim: number;
}

/** Reads a value of a level at an offset. */
export type LerValor = (nivel: Nivel, text: string, at: number) => Lido<string> | null;

const ATE =
  /\s*(?:\s(?:a|à|ao|até(?:\s+[oa])?|usque)\s+|[–—]\s?)(?:§\s*|art(?:igo)?s?\.?\s*|inc(?:iso)?s?\.?\s*|al[íi]neas?\s*)?/iy;
/** `98/102`, `165-168`, `"a"/"b"`: a sign alone, which also writes dates and years. */
const SINAL = /(\s?)([-/⁄])\s?(?=[\dIVXLCa-z"“])/y;
/** Past this many a range is told by its two ends. */
const MAX_FAIXA = 50;

/** After a singular word a slash is a range of a few only. */
const MAX_CURTA = 10;

/** With what, past a blank, a range goes on: ` a`, ` até`, ` usque`, a dash, a bar. Most values stand alone. */
const SEGUE = new Caracteres('aàu–—-/⁄');
const LETRA_OU_TRAVESSAO = new Caracteres('aàu–—');

/** The range that begins with a value; that value alone where none does. */
export function readFaixa(nivel: Nivel, text: string, first: Lido<string>, plural: boolean, ler: LerValor): Faixa {
  const { valor, fim } = first;
  const sufixada = nivel === 'inciso' && valor.includes('-') ? readSufixada(first) : null;
  if (sufixada) return sufixada;
  const next = skipBranco(text, fim);
  return (SEGUE.at(text, next) ? readAte(nivel, text, first, plural, ler, next) : null) ?? { valores: [valor], fim };
}

function readAte(
  nivel: Nivel,
  text: string,
  first: Lido<string>,
  plural: boolean,
  ler: LerValor,
  next: number,
): Faixa | null {
  const to = LETRA_OU_TRAVESSAO.at(text, next) ? endAt(ATE, text, first.fim) : -1;
  // `§ 1º ao art. 413` is no range: a level is inserted into what is above it.
  if (to >= 0 && !endsInOutro(nivel, text.slice(first.fim, to))) return upTo(nivel, first, ler(nivel, text, to));
  const sign = text[first.fim] === ' ' ? text[first.fim + 1] : text[first.fim];
  return sign === '-' || sign === '/' || sign === '⁄' ? readSinal(nivel, text, first, plural, ler) : null;
}

const PALAVRAS: Partial<Record<Nivel, RegExp>> = {
  artigo: /art/i,
  paragrafo: /§/,
  inciso: /inc/i,
  alinea: /al[íi]/i,
};

/** Whether the word before the other end is that of another level. */
const endsInOutro = (nivel: Nivel, ate: string): boolean =>
  /§|art|inc|al[íi]n/i.test(ate) && PALAVRAS[nivel]?.test(ate) !== true;

function upTo(nivel: Nivel, first: Lido<string>, last: Lido<string> | null): Faixa | null {
  // `VIII – CDC`
  if (nivel === 'inciso' && last && /^[CDLM]{2,}$/.test(last.valor)) return null;
  const valores = last && expand(nivel, first.valor, last.valor);
  return valores ? { valores, fim: last.fim } : null;
}

/** `I-V` is read as a suffix; no inciso has one of these letters where the two are a range. */
function readSufixada({ valor, fim }: Lido<string>): Faixa | null {
  const ends = /^([IVXL]+)-([IVX])$/.exec(valor);
  const valores = ends && expand('inciso', ends[1] as string, ends[2] as string);
  return valores && { valores, fim };
}

/** `art. 98, I - III.` */
const ATE_NUMERAL = compact(/[IVXL]+(?!\p{L})\s?(?:[,;.)]|d[ao]\s|$)/uy);

function readSinal(nivel: Nivel, text: string, first: Lido<string>, plural: boolean, ler: LerValor): Faixa | null {
  const match = matchAt(SINAL, text, first.fim);
  if (!match) return null;
  const slash = match[2] !== '-';
  const todos = nivel === 'inciso' && endAt(ATE_NUMERAL, text, first.fim + match[0].length) >= 0;
  // `art. 5º - 10 dias`
  if (!slash && match[1] !== '' && !plural && !todos) return null;
  const last = ler(nivel, text, first.fim + match[0].length);
  if (!last || /^\s?[-/.,%]\s?\d|^\/|^%/.test(text.slice(last.fim, last.fim + 3))) return null;
  const [from, to] = [rankOf(nivel, first.valor), rankOf(nivel, last.valor)];
  if (from === null || to === null) return null;
  // `art. 5/1988`
  if (slash && to >= 1900 && to < 2100 && from < 1000) return null;
  if (slash && !plural && to - from > MAX_CURTA) return null;
  if (!slash && to - from > MAX_FAIXA) return null;
  // `105, III, a/c`: a bar parts two letters, and two numerals that no plural announces.
  const dois = nivel === 'alinea' || (nivel === 'inciso' && !plural) || (plural && to < from);
  if (slash && dois) return { valores: [first.valor, last.valor], fim: last.fim };
  return upTo(nivel, first, last);
}

const SUFIXO = /-([A-Z])$/;

/** Where a value stands among those of its level. */
function rankOf(nivel: Nivel, valor: string): number | null {
  if (isAlgarismo(valor, 0)) return Number.parseInt(valor, 10);
  if (nivel === 'alinea') return /^[a-z]$/.test(valor) ? valor.charCodeAt(0) : null;
  if (!/^[IVXLCDM]/.test(valor)) return null;
  const sufixo = valor.indexOf('-');
  return romanValue(sufixo < 0 ? valor : valor.slice(0, sufixo));
}

/** Every value from end to end, null when the two are no range: `5` to `8`, `II` to `IV`, `a` to `d`, `158-A` to `158-F`. */
function expand(nivel: Nivel, first: string, last: string): string[] | null {
  const [from, to] = [rankOf(nivel, first), rankOf(nivel, last)];
  if (from === null || to === null || to < from) return null;
  // `§ 2º / IX` goes on below; a scanned `incisos 1 a V` is a range.
  if (nivel !== 'inciso' && isAlgarismo(first, 0) !== isAlgarismo(last, 0)) return null;
  if (to === from) return expandSufixo(first, last);
  if (to - from + 1 > MAX_FAIXA) return [first, last];
  const arabico = isAlgarismo(first, 0);
  const valores = [first];
  for (let n = from + 1; n < to; n++)
    valores.push(nivel === 'alinea' ? String.fromCharCode(n) : arabico ? `${n}` : toRoman(n));
  valores.push(last);
  return valores;
}

function expandSufixo(first: string, last: string): string[] | null {
  const end = SUFIXO.exec(last)?.[1];
  if (end === undefined) return null;
  const base = last.replace(SUFIXO, '');
  const begin = SUFIXO.exec(first)?.[1] ?? '@';
  if (begin >= end || first.replace(SUFIXO, '') !== base) return null;
  const letters = Array.from({ length: end.charCodeAt(0) - begin.charCodeAt(0) }, (_, i) =>
    String.fromCharCode(begin.charCodeAt(0) + 1 + i),
  );
  return [first, ...letters.map((letter) => `${base}-${letter}`)];
}
