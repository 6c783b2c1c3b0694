import { romanValue, toRoman } from '../numerais.ts';
import type { Nivel } from '../rotulos.ts';
import { endAt, matchAt } from '../sticky.ts';
import {
  endOfCaput,
  endOfParagrafoUnico,
  endOfUnico,
  type Lido,
  readExtenso,
  readLetra,
  readLetras,
  readNumero,
  readRomano,
  readTermo,
} from './lexico.ts';

export type NivelCitado = Nivel | 'caput';

/** One level of a citation: `§ 1º`, `incisos I a IV`, `caput`, or a bare `927`. */
export interface Elemento {
  nivel: NivelCitado;
  /** One value, or all from end to end of a range. */
  valores: string[];
  inicio: number;
  fim: number;
  /** Has the word for its level. */
  nomeado: boolean;
  plural: boolean;
}

/** What a value without the word for its level may be read as. */
export interface Contexto {
  /** The deepest level of the citation under way. */
  folha: NivelCitado;
  /** The last word for a level, and whether it was plural. */
  termo: NivelCitado;
  plural: boolean;
  /** The last number of the articles, and of the paragraphs, under way. */
  artigo: number;
  paragrafo: number;
  artigosNoPlural: boolean;
  /** What stands between: a comma or nothing, or a conjunction. */
  virgula: boolean;
}

const MAY_BE_CAPUT = new Set('cC"“”\'‘’´`«»');

/** The level with its word that begins at `at`, or null. */
export function readNomeado(text: string, at: number): Elemento | null {
  const sign = text[at] ?? '';
  const caput = MAY_BE_CAPUT.has(sign) ? endOfCaput(text, at) : -1;
  if (caput >= 0) return { nivel: 'caput', valores: ['caput'], inicio: at, fim: caput, nomeado: true, plural: false };
  const unico = sign === 'p' || sign === 'P' ? endOfParagrafoUnico(text, at) : -1;
  if (unico >= 0)
    return { nivel: 'paragrafo', valores: ['unico'], inicio: at, fim: unico, nomeado: true, plural: false };
  const termo = readTermo(text, at);
  if (!termo) return null;
  const first = readValor(termo.nivel, text, termo.fim);
  if (!first) return null;
  // `art. 21, item XI` is an inciso.
  const nivel = termo.nivel === 'item' && /^[IVXL]/.test(first.valor) ? 'inciso' : termo.nivel;
  const { valores, fim } = readFaixa(nivel, text, first);
  return { nivel, valores, inicio: at, fim, nomeado: true, plural: termo.plural || valores.length > 1 };
}

function readValor(nivel: Nivel, text: string, at: number): Lido<string> | null {
  switch (nivel) {
    case 'artigo':
      return isDigit(text, at) ? numberOf(readNumero(text, at)) : wordedNumber(text, at);
    case 'paragrafo':
      // A paragraph by a numeral does not exist; cited so, it must not be taken for the whole article.
      if (isDigit(text, at)) return numberOf(readNumero(text, at));
      return wordedNumber(text, at) ?? readRomano(text, at, false);
    case 'inciso':
      return readRomano(text, at, true) ?? romanOf(readNumero(text, at));
    case 'alinea':
      return readLetra(text, at) ?? readLetras(text, at);
    case 'item':
      return numberOf(readNumero(text, at)) ?? readRomano(text, at, false) ?? markedItem(text, at);
  }
}

/** Digits, and the scanned `lº`. */
function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 0x30 && code <= 0x39) || (code === 0x6c && /[º°]/.test(text[at + 1] ?? ''));
}

/** Letters with which no ordinal and no `único` begins spare two patterns. */
const ORDINAL = new Set('pstqondvuúPSTQONDVUÚ');

function wordedNumber(text: string, at: number): Lido<string> | null {
  if (!ORDINAL.has(text[at] ?? '')) return null;
  return numberOf(readExtenso(text, at)) ?? unicoAt(text, at);
}

const numberOf = (numero: ReturnType<typeof readNumero>): Lido<string> | null =>
  numero && { valor: numero.valor.valor, fim: numero.fim };
const romanOf = (numero: ReturnType<typeof readNumero>): Lido<string> | null =>
  numero && numero.valor.ordem < 300 ? { valor: toRoman(numero.valor.ordem), fim: numero.fim } : null;

function unicoAt(text: string, at: number): Lido<string> | null {
  const fim = endOfUnico(text, at);
  return fim < 0 ? null : { valor: 'unico', fim };
}

/** `item "1"`, and the small numerals of a treaty: `item iv`. */
const ITEM = /["“'‘]\s?(\d{1,3})\s?["”'’]|([ivxl]{1,7})(?![\p{L}\p{N}])/uy;

function markedItem(text: string, at: number): Lido<string> | null {
  const match = matchAt(ITEM, text, at);
  return match ? { valor: (match[1] ?? match[2]) as string, fim: at + match[0].length } : null;
}

// ── ranges ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const ATE =
  /\s*(?:\s(?:a|à|ao|até(?:\s+[oa])?)\s+|[–—]\s?)(?:§\s*|art(?:igo)?s?\.?\s*|inc(?:iso)?s?\.?\s*|al[íi]neas?\s*)?/iuy;
/** Past this many a range is told by its two ends. */
const MAX_FAIXA = 50;

function readFaixa(nivel: Nivel, text: string, first: Lido<string>): { valores: string[]; fim: number } {
  const alone = { valores: [first.valor], fim: first.fim };
  const to = endAt(ATE, text, first.fim);
  if (to < 0) return alone;
  const last = readValor(nivel, text, to);
  if (!last) return alone;
  const valores = expand(nivel, first.valor, last.valor);
  return valores ? { valores, fim: last.fim } : alone;
}

/** Every value from end to end, null when the two are no range: `5` to `8`, `II` to `IV`, `a` to `d`. */
function expand(nivel: Nivel, first: string, last: string): string[] | null {
  const rank = (valor: string): number | null => {
    if (/^\d+/.test(valor)) return Number.parseInt(valor, 10);
    if (nivel === 'alinea') return /^[a-z]$/.test(valor) ? valor.charCodeAt(0) : null;
    return /^[IVXLCDM]+/.test(valor) ? romanValue(valor.replace(/-.*$/, '')) : null;
  };
  const [from, to] = [rank(first), rank(last)];
  if (from === null || to === null || to <= from) return null;
  if (to - from + 1 > MAX_FAIXA) return [first, last];
  const print = (n: number) => (nivel === 'alinea' ? String.fromCharCode(n) : /^\d/.test(first) ? `${n}` : toRoman(n));
  const between = Array.from({ length: to - from - 1 }, (_, i) => print(from + 1 + i));
  return [first, ...between, last];
}

// ── values without a word ───────────────────────────────────────────────────────────────────────────────────────────

/** The value that goes on with a citation under way, its level told by what stands before it; null when none does. */
export function readSolto(text: string, at: number, contexto: Contexto): Elemento | null {
  const code = text.charCodeAt(at);
  if (code >= 0x30 && code <= 0x39) return looseNumber(text, at, contexto);
  if (endAt(TRATAMENTO, text, at) >= 0) return null;
  return looseRoman(text, at, contexto) ?? looseLetter(text, at, contexto);
}

function loose(nivel: Nivel, text: string, inicio: number, first: Lido<string>): Elemento {
  return { nivel, inicio, ...readFaixa(nivel, text, first), nomeado: false, plural: false };
}

/** Dates, sums, pages and terms are no provisions: `10/12/2004`, `30 dias`, `5 de maio`, `20%`. */
const NAO_E_NUMERO =
  /\s*(?:[/⁄]\s?\d|%|[,.]\d|\s(?:anos?|dias?|meses|horas?|reais|salários|por\s+cento|vezes|réus|autores|votos|de\s+(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro))(?!\p{L}))/iuy;

function looseNumber(text: string, at: number, contexto: Contexto): Elemento | null {
  const numero = readNumero(text, at);
  if (!numero || endAt(NAO_E_NUMERO, text, numero.fim) >= 0) return null;
  const { valor, ordem } = numero.valor;
  const first = { valor, fim: numero.fim };
  if (contexto.folha === 'item' && contexto.termo === 'item') return loose('item', text, at, first);
  const paragraphs = contexto.termo === 'paragrafo' && contexto.plural && contexto.folha === 'paragrafo';
  if (paragraphs && ordem > contexto.paragrafo && !(contexto.artigosNoPlural && ordem > contexto.artigo)) {
    return loose('paragrafo', text, at, first);
  }
  return contexto.artigo > 0 ? loose('artigo', text, at, first) : null;
}

/** `CC`, `LC`, `CD` are acts and bodies before they are numerals: no list of incisos is so long. */
function isInciso(valor: string): boolean {
  const numeral = valor.replace(/-.*$/, '');
  const value = romanValue(numeral) ?? 0;
  const plausible = value <= 130 || numeral.length > 2;
  return plausible && value < 400 && (toRoman(value) === numeral || numeral === 'IIII');
}

/** What follows the label of a line of a list: `V - à Defensoria Pública`. */
const ROTULO = /\s*[-–—]\s+\p{L}/uy;
/** `V. Exa.`, `V. S.ª`. */
const TRATAMENTO = /V\.?\s*(?:Ex|S\.|Sa|M\.)/uy;

function looseRoman(text: string, at: number, contexto: Contexto): Elemento | null {
  if (contexto.artigo === 0 && contexto.termo !== 'inciso') return null;
  const lower = contexto.termo === 'inciso' || contexto.virgula;
  const romano = readRomano(text, at, lower);
  if (!romano) return null;
  if (!isInciso(romano.valor) || endAt(ROTULO, text, romano.fim) >= 0) return null;
  const first = text[at] as string;
  const single = romano.fim - at === 1;
  // `VI, C`: a hundred incisos there are hardly ever, and `I` to `X` are no alíneas.
  if (single && /[CDLM]/.test(first) && contexto.folha !== 'artigo' && contexto.folha !== 'caput') return null;
  if (single && /[ivxl]/.test(first) && contexto.termo !== 'inciso' && contexto.folha !== 'artigo') return null;
  return loose('inciso', text, at, romano);
}

/** After a bare letter comes a mark, another letter, or the preposition of what is above it. */
const DEPOIS_DA_LETRA =
  /\s*(?:[,;.)\]:]|$|(?:e|ou|a)\s+["“'‘]?[a-zA-Z](?!\p{L})|(?:e|c\/c|d[oae]s?|n[oa]s?|todos|ambos)(?!\p{L})|[A-Z]{2,})/uy;

function looseLetter(text: string, at: number, contexto: Contexto): Elemento | null {
  const letra = readLetra(text, at);
  if (!letra) return null;
  const { folha, termo, virgula } = contexto;
  if (!letra.citada) {
    const inList = folha === 'alinea';
    if (!inList && !virgula) return null;
    if (!inList && folha !== 'inciso' && folha !== 'paragrafo' && folha !== 'artigo') return null;
    if (
      /[eoEO]/.test(text[at] as string) &&
      !(inList && virgula) &&
      !/^\s*,/.test(text.slice(letra.fim, letra.fim + 3))
    )
      return null;
    if (endAt(DEPOIS_DA_LETRA, text, letra.fim) < 0) return null;
    if (folha === 'artigo' && /\p{Lu}/u.test(text[at] as string) && !/^[\s,;.)]/.test(text.slice(letra.fim)))
      return null;
  } else if (folha === 'item' && termo === 'item') return null;
  return loose('alinea', text, at, letra);
}
