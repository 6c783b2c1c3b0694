import type { Nivel } from '../rotulos.ts';
import { matchAt } from '../sticky.ts';
import { isAlgarismo, skipBranco } from './lexico.ts';

/** A word that announces a level: `arts.`, `§§`, `inciso`, `alíneas`. */
export interface Termo {
  nivel: Nivel;
  plural: boolean;
  fim: number;
}

const FIM_DE_PALAVRA = '(?![\\p{L}\\p{N}])';
const NUMERAL = '(?:\\s*(?:de\\s+)?n(?:[.º°o]{1,3}s?|s|[úu]mero)(?!\\p{L})\\s?)?';

const TERMOS: readonly (readonly [Nivel, RegExp])[] = [
  [
    'artigo',
    new RegExp(
      `(?:art(?:igo)?\\s?(s|\\.?\\(s\\))?(?:${FIM_DE_PALAVRA}|(?=\\d))[.:]?|ad\\.(?=\\s?\\d))${NUMERAL}\\s*`,
      'iuy',
    ),
  ],
  [
    'paragrafo',
    new RegExp(
      `(?:§(§)?|par[áa]grafo(s|\\(s\\))?(?!\\p{L})|par[áa]g(s)?\\.|p[áa]r(s)?(?:\\.|(?=\\s{0,3}\\d)))${NUMERAL}\\s*`,
      'iuy',
    ),
  ],
  ['inciso', new RegExp(`inc(?:iso)?(s|\\(s\\))?${FIM_DE_PALAVRA}\\.?,?${NUMERAL}\\s*`, 'iuy')],
  ['alinea', new RegExp(`(?:al[íi]nea(s|\\(s\\))?${FIM_DE_PALAVRA}|letra(s)?${FIM_DE_PALAVRA}|al(s)?\\.)\\s*`, 'iuy')],
  ['item', new RegExp(`(?:ite(?:m|(ns)))${FIM_DE_PALAVRA}${NUMERAL}\\s*`, 'iuy')],
];

/** The level that begins at `at`, or null. */
export function readTermo(text: string, at: number): Termo | null {
  return readUsual(text, at) ?? readAny(text, at);
}

/** With what a number, in digits, in words, Roman or scanned, or its mark may begin; a quotation mark or a bracket too. */
const INICIO_DE_VALOR = /[\d\p{P}§pstqondvucmúlPSTQONDVUCMÚLIX]/u;

/** Whether `art.` stands alone, with a word behind it that is no number: the patterns need not be tried. */
export function isSolto(text: string, at: number): boolean {
  if (!text.startsWith('art', at)) return false;
  let next = at + 3;
  if (text[next] === 's') next += 1;
  if (text[next] === '.') next += 1;
  if (text[next] !== ' ') return false;
  const value = skipBranco(text, next);
  return !isAlgarismo(text, value) && !INICIO_DE_VALOR.test(text[value] ?? '');
}

/** The words for levels and their short forms, as most texts write them. */
const PALAVRAS = new Map<string, Omit<Termo, 'fim'>>([
  ...termosOf('artigo', 'art artigo Art Artigo ART ARTIGO', 'arts artigos Arts Artigos ARTS ARTIGOS'),
  ...termosOf('paragrafo', 'parágrafo Parágrafo PARÁGRAFO', 'parágrafos Parágrafos'),
  ...termosOf('inciso', 'inc inciso Inciso INCISO', 'incs incisos Incisos INCISOS'),
  ...termosOf('alinea', 'alínea letra', 'alíneas letras'),
  ...termosOf('item', 'item', 'itens'),
]);

function termosOf(nivel: Nivel, um: string, muitos: string): [string, Omit<Termo, 'fim'>][] {
  return [
    ...um.split(' ').map((word): [string, Omit<Termo, 'fim'>] => [word, { nivel, plural: false }]),
    ...muitos.split(' ').map((word): [string, Omit<Termo, 'fim'>] => [word, { nivel, plural: true }]),
  ];
}

/** Only these may stand before the stop of a short form; the other words end in a blank. */
const ABREVIA = 4;

/** `art. 5º`, `§ 2º`, `inciso X`: as most levels are written, told without a pattern. */
function readUsual(text: string, at: number): Termo | null {
  if (text.charCodeAt(at) === 0xa7) {
    return text[at + 1] === ' ' && isAlgarismo(text, at + 2)
      ? { nivel: 'paragrafo', plural: false, fim: at + 2 }
      : null;
  }
  let end = at;
  while (isLetra(text.charCodeAt(end))) end += 1;
  const termo = PALAVRAS.get(text.slice(at, end));
  if (termo === undefined) return null;
  const fim = end + (text[end] === '.' && end - at <= ABREVIA ? 2 : 1);
  const first = text.charCodeAt(fim);
  // Behind the blank `nº`, `de n.`, a bracket or more white space is left to the patterns.
  const plain = isLetra(first) ? (first | 0x20) !== 0x6e && (first | 0x20) !== 0x64 : isAlgarismo(text, fim);
  return text.charCodeAt(fim - 1) === 0x20 && plain ? { nivel: termo.nivel, plural: termo.plural, fim } : null;
}

/** A letter of the words for levels, or a numeral's. */
const isLetra = (code: number): boolean =>
  ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a) || (code >= 0xc0 && code <= 0xff);

function readAny(text: string, at: number): Termo | null {
  switch (text.charCodeAt(at) | 0x20) {
    case 0x61: // a
      return tryTermo(0, text, at) ?? tryTermo(3, text, at);
    case 0xa7: // § (0xa7 | 0x20 is itself)
    case 0x70: // p
      return tryTermo(1, text, at);
    case 0x69: // i, with which numerals begin too
      switch (text.charCodeAt(at + 1) | 0x20) {
        case 0x6e: // n
          return tryTermo(2, text, at);
        case 0x74: // t
          return tryTermo(4, text, at);
        default:
          return null;
      }
    case 0x6c: // l
      return tryTermo(3, text, at);
    default:
      return null;
  }
}

function tryTermo(index: number, text: string, at: number): Termo | null {
  const [nivel, pattern] = TERMOS[index] as (typeof TERMOS)[number];
  const match = matchAt(pattern, text, at);
  return (
    match && { nivel, plural: match.some((mark, group) => group > 0 && mark !== undefined), fim: at + match[0].length }
  );
}
