import { compact } from '../text/compact.ts';
import { matchAt } from '../text/sticky.ts';
import { readFaixa, readFaixaDeAlineas, readFaixaDeSufixos, readFaixaRomana } from './faixas.ts';
import { ORDINAL_WORDS, ordinalValue, romanValue } from './numerais.ts';

export const NIVEIS = ['artigo', 'paragrafo', 'inciso', 'alinea', 'item'] as const;
export type Nivel = (typeof NIVEIS)[number];

/** The label at the beginning of a provision (LC 95/1998, art. 10). */
export interface Rotulo {
  nivel: Nivel;
  /** As in a ref_key: `1003`, `5-A`, `unico`, `XI-A`, `a`, `1`. */
  valor: string;
  /** The numeric value, to check a sequence. Letters count from 1. */
  ordem: number;
  /** The offset after the label and its separator. */
  fim: number;
  /** Whether only a sequence distinguishes it from the beginning of a sentence (`IV as ilhas`, `1 bicicleta`). */
  fraco: boolean;
  /** Whether it is in parentheses, as in treaties: `(a)`. */
  entre: boolean;
  /**
   * The further provisions of a label that covers several: `Arts. 52 a 54` → `53`, `54`; `I a III - (VETADOS)` → `II`,
   * `III`.
   */
  demais?: { valor: string; ordem: number }[];
  /** `§ 2º -A Considera`: the value and end if the letter is a suffix, which only its neighbours can decide. */
  talvez?: { valor: string; fim: number };
}

const SUFFIX = String.raw`(?:[-–‑][A-Z]{1,3}(?![\p{L}\d]))*`;
/** `Art. 3º -A.`, `Art. 4º - A (VETADO)`: a letter after a space is a suffix only if a full stop or bracket follows. */
const SPACED_SUFFIX = String.raw`\s[-–]\s?[A-Z](?=\s?[.(])`;
/** `§ 3º o A interrupção` has the ordinal mark twice. */
const ORDINAL = String.raw`(?:\s?\.?\s?[º°ª](?:\so(?=\s[AO]s?\s))?|o(?!\p{Ll})|\s[oº](?=\s*(?:[-–.]|\s["“(§\p{Lu}\d]|$)))?`;
const SEPARATOR = String.raw`\s*(?:\.{1,2}(?!\.)|:|,(?=\s+\p{Lu}))?\s*(?:[-–—‐‒―−]+(?=[\s\p{L}(“"])\s*)?(?:[.](?!\.)\s*)?`;
const ARTIGO = compact(
  new RegExp(
    String.raw`(?:A\s?rt|ART)(?:\.|igos?|IGOS?|s\.)?[\s.,]{0,4}(?:-\s?)?(?:(\d{1,3}(?:\.\d{3})+(?!\d)|\d\s\d{1,2}(?=\s?[.º°])|\d+(?!\d)|l(?=[º°o]))${ORDINAL}([A-Z](?![\p{L}\d])|${SPACED_SUFFIX}|${SUFFIX})(${SEPARATOR})|([IVXLC]+)(?![\p{L}\d])(${SEPARATOR}))`,
    'uy',
  ),
);
const ARTIGO_POR_EXTENSO = compact(
  new RegExp(String.raw`Artigo\s+(${ORDINAL_WORDS})(?![\p{L}\d])(${SEPARATOR})`, 'iuy'),
);
const ARTIGO_UNICO = compact(
  new RegExp(
    String.raw`(?:Art\.?|ART\.?|Artigo|ARTIGO)\s+(?:[úu]nico|[ÚU]nico|[ÚU]NICO)(?![\p{L}\d])(${SEPARATOR})`,
    'uy',
  ),
);
const PARAGRAFO = compact(
  new RegExp(
    String.raw`(?:§(?:\s?§)?\s*(?:(\d\s\d(?=\s?[.º°])|\d+(?!\d)|l(?=\s?[º°o]))${ORDINAL}(${SPACED_SUFFIX}|${SUFFIX})|[úuÚU]nico\b)|(?:P\s?[áa]r[áa]gra(?:f|ph)o|PAR[ÁA]GRAFO)\s+(?:[úuÚU]nic[oa]|[ÚU]NICO)(${SUFFIX})|[Pp]ar[áa]gra(?:f|ph)o\s+(?:(\d+)\s?[º°o](${SUFFIX})|(${ORDINAL_WORDS})(?=\s*[-–.:])))(${SEPARATOR})`,
    'uy',
  ),
);
const INCISO = compact(
  new RegExp(
    String.raw`([IVXLCDM]+|[IVXl]{2,}(?=\s*[-–—‐‒―−])|[IVX]{1,4}\s[IVX]{1,4}(?=\s*[-–—‐‒―−]))(${SUFFIX}|[A-H](?=\s+\p{Ll}))(?:(\s*[-–—‐‒―−]+\s*|\s*[.)](?!\.)\s+|\s*\)\s*)|(\s*[,:]\s+|\s+(?=\p{Ll}|\())|(?=$))`,
    'uy',
  ),
);
/** No act has this many articles: a longer number is something else. */
const MAX_ORDEM = 99_999;
/** Letters, or a lower-case Roman numeral of any length. `iií` is a typing error. */
const ALINEA = compact(
  /(\()?([ivxí]{1,7}|[a-z]{1,2})((?:-[A-Z]{1,2}(?!\p{L}))?)(?:(\s*\)\s*[-–]?\s*)|(\s*\.\s(?=\p{L})|\s+[-–—‐‒―−]\s+))/uy,
);
const SEM_SINAL = compact(/(\d{1,2})(?:(?:\s?[º°]|o)\s*[-–.]?\s+|\s?(§)\s?[º°o]?\s*[-–.]?\s*)(?=\p{Lu})/uy);
const ITEM = compact(
  /(\()?(\d{1,3})((?:-[A-Z](?!\p{L}))?)(?:(\s?[º°ªo]?\s*\)\s*[-–]?\s*|\s*\.(?![\d.º°])\s*[-–]?\s*)|(\s*[-–—‐‒―−]\s+))/uy,
);

/** After a label without a full stop these words make it a reference to another provision (`§ 3º do art. 58`). */
const REFERENCE = compact(
  /(?:d[oae]s?|dest[ea]|c\/c|combinado|e\/ou)(?!\p{L})|(?:e|a|ou|aos?|até)\s+(?:[oa]s?\s+)?(?:§|\d|art|incis|al[íi]nea|par[áa]grafo)|,(?!\s+\p{Lu})/uy,
);

/**
 * Reads the label at `inicio` of a line. Forms that occur: `Art. 1º`, `Art. . 154 -`, `Art. 401A.`, `ARTIGO PRIMEIRO`,
 * `§ 2o`, `Parágrafo único -`, `XI-A -`, `IV as ilhas`, `a)`, `(b)`, `1.`. A suffix needs its hyphen, or no space at
 * all: `Art. 2º A lei` is article 2.
 */
export function readRotulo(text: string, inicio = 0): Rotulo | null {
  switch (text[inicio]) {
    case 'A':
      return readArtigo(text, inicio);
    case '§':
    case 'P':
      return readParagrafo(text, inicio);
    default:
      return (
        (text[inicio] === 'p' ? readParagrafo(text, inicio) : null) ??
        readInciso(text, inicio) ??
        readItem(text, inicio) ??
        readAlinea(text, inicio) ??
        readSemSinal(text, inicio)
      );
  }
}

function readArtigo(text: string, inicio: number): Rotulo | null {
  const match = matchAt(ARTIGO, text, inicio);
  if (!match) return readArtigoUnico(text, inicio) ?? readArtigoPorExtenso(text, inicio);
  const [whole, digits, suffix = '', separator, roman = '', romanSeparator] = match;
  const fim = inicio + whole.length;
  const ordem = digits === undefined ? romanValue(roman) : toNumber(digits);
  if (ordem === null || ordem === 0 || ordem > MAX_ORDEM) return null;
  const valor = `${ordem}${toSuffix(suffix)}`;
  const faixa = readFaixa(text, fim, ordem) ?? readFaixaDeSufixos(text, fim, valor);
  if (faixa) return { nivel: 'artigo', valor, ordem, fraco: false, entre: false, ...faixa };
  const bare = !/[.:\-–—‐‒―−]/.test(separator ?? romanSeparator ?? '');
  if (bare && isReference(text, fim)) return null;
  return { nivel: 'artigo', valor, ordem, fim, fraco: false, entre: false, ...readTalvez(text, inicio, fim, ordem) };
}

const TALVEZ = compact(/\s-([A-Z])\s+(?=\p{Lu})/uy);

/** A suffix after a space, without a full stop after it: `-A Considera`. */
function readTalvez(text: string, inicio: number, fim: number, ordem: number): Pick<Rotulo, 'talvez'> {
  const label = text.slice(inicio, fim);
  const hyphen = label.search(/\s-\s*$/);
  const match = hyphen < 0 ? matchAt(TALVEZ, text, fim) : matchAt(TALVEZ, text, inicio + hyphen);
  if (!match) return {};
  const end = (hyphen < 0 ? fim : inicio + hyphen) + match[0].length;
  return { talvez: { valor: `${ordem}-${match[1]}`, fim: end } };
}

/** The only article of its act. */
function readArtigoUnico(text: string, inicio: number): Rotulo | null {
  const match = matchAt(ARTIGO_UNICO, text, inicio);
  if (!match) return null;
  const fim = inicio + match[0].length;
  if (!/[.:\-–—‐‒―−]/.test(match[1] ?? '') && isReference(text, fim)) return null;
  return { nivel: 'artigo', valor: 'unico', ordem: 1, fim, fraco: false, entre: false };
}

function readArtigoPorExtenso(text: string, inicio: number): Rotulo | null {
  const match = matchAt(ARTIGO_POR_EXTENSO, text, inicio);
  const ordem = match && ordinalValue(match[1] as string);
  if (!match || ordem === null) return null;
  const fim = inicio + match[0].length;
  if (!/[.:\-–—‐‒―−]/.test(match[2] ?? '') && isReference(text, fim)) return null;
  return { nivel: 'artigo', valor: `${ordem}`, ordem, fim, fraco: false, entre: false };
}

function readParagrafo(text: string, inicio: number): Rotulo | null {
  const match = matchAt(PARAGRAFO, text, inicio);
  if (!match) return null;
  const [whole, digits, suffix = '', unicoSuffix = '', spelled, spelledSuffix = '', words, separator = ''] = match;
  const fim = inicio + whole.length;
  const number = digits ?? spelled ?? (words && `${ordinalValue(words)}`);
  const ordem = number === undefined ? 1 : toNumber(number);
  if (ordem > MAX_ORDEM) return null;
  const valor = number === undefined ? `unico${toSuffix(unicoSuffix)}` : `${ordem}${toSuffix(suffix || spelledSuffix)}`;
  if (number === undefined) {
    // `Parágrafo único, O juiz …`: a comma in place of the full stop.
    const comma = matchAt(/,\s*(?=\p{Lu})/uy, text, fim);
    if (comma) return { nivel: 'paragrafo', valor, ordem, fim: fim + comma[0].length, fraco: false, entre: false };
  }
  const faixa = number === undefined ? null : (readFaixa(text, fim, ordem) ?? readFaixaDeSufixos(text, fim, valor));
  if (faixa) return { nivel: 'paragrafo', valor, ordem, fraco: false, entre: false, ...faixa };
  if (!/[.:\-–—‐‒―−]/.test(separator) && isReference(text, fim)) return null;
  return { nivel: 'paragrafo', valor, ordem, fim, fraco: false, entre: false, ...readTalvez(text, inicio, fim, ordem) };
}

/**
 * `3º Os pesos …`: a paragraph without its sign, to be accepted if it fits the sequence. `6§º O defensor` has a
 * misplaced sign.
 */
function readSemSinal(text: string, inicio: number): Rotulo | null {
  const match = matchAt(SEM_SINAL, text, inicio);
  if (!match) return null;
  const ordem = Number(match[1]);
  const fim = inicio + match[0].length;
  return { nivel: 'paragrafo', valor: `${ordem}`, ordem, fim, fraco: match[2] === undefined, entre: false };
}

function readInciso(text: string, inicio: number): Rotulo | null {
  const match = matchAt(INCISO, text, inicio);
  if (!match) return null;
  const [whole, numeral = '', suffix = '', separator] = match;
  const typed = numeral.replaceAll('l', 'I').replace(/\s/, '');
  const ordem = romanValue(typed);
  if (ordem === null) return null;
  const fim = inicio + whole.length;
  const faixa = separator === undefined ? readFaixaRomana(text, inicio + numeral.length, ordem) : null;
  if (faixa) return { nivel: 'inciso', valor: typed, ordem, fraco: false, entre: false, ...faixa };
  const spaced = typed.length < numeral.length;
  const fraco =
    spaced || separator === undefined || (/^\s*\./.test(separator) && numeral.length === 1 && numeral !== 'I');
  return { nivel: 'inciso', valor: `${typed}${toSuffix(suffix)}`, ordem, fim, fraco, entre: false };
}

function readAlinea(text: string, inicio: number): Rotulo | null {
  const match = matchAt(ALINEA, text, inicio);
  if (!match) return null;
  const [whole, open, typed = '', suffix = '', paren] = match;
  const letters = typed.replaceAll('í', 'i');
  const roman = /^[ivx]+$/.test(letters) ? romanValue(letters) : null;
  // `ab)` can continue from `aa)`; elsewhere two different letters are a word.
  const pair = letters.length === 2 && letters[0] !== letters[1] && roman === null;
  if (pair && (letters[0] !== 'a' || paren === undefined)) return null;
  const ordem = letterOrder(letters);
  const faixa = paren === undefined ? null : readFaixaDeAlineas(text, inicio + whole.length, letters);
  if (faixa) return { nivel: 'alinea', valor: `${letters}${suffix}`, ordem, fraco: false, entre: false, ...faixa };
  return {
    nivel: 'alinea',
    valor: `${letters}${suffix}`,
    ordem,
    fim: inicio + whole.length,
    fraco: paren === undefined || pair,
    entre: open !== undefined,
  };
}

function readItem(text: string, inicio: number): Rotulo | null {
  const match = matchAt(ITEM, text, inicio);
  if (!match) return null;
  const [whole, open, digits = '', suffix = '', strong] = match;
  const ordem = toNumber(digits);
  if (ordem === 0) return null;
  return {
    nivel: 'item',
    valor: `${ordem}${suffix}`,
    ordem,
    fim: inicio + whole.length,
    fraco: strong === undefined,
    entre: open !== undefined,
  };
}

/** `a` → 1, `z` → 26; after that either `aa`, `bb` or `aa`, `ab`: 27, 28. */
function letterOrder(letters: string): number {
  const first = letters.charCodeAt(0) - 96;
  if (letters.length !== 2) return first;
  const second = letters.charCodeAt(1) - 96;
  return first === second ? 26 + first : first === 1 ? 26 + second : first;
}

function toNumber(digits: string): number {
  return digits === 'l' ? 1 : Number(digits.replace(/[.\s]/g, ''));
}

function toSuffix(suffix: string): string {
  if (suffix === '') return '';
  const letters = suffix
    .replace(/\s/g, '')
    .replace(/^[-–‑]/, '')
    .replace(/[–‑]/g, '-');
  return `-${letters}`;
}

function isReference(text: string, fim: number): boolean {
  return matchAt(REFERENCE, text, fim) !== null;
}
