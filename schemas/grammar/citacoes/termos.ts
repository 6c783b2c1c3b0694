import { palavraAt } from '../caracteres.ts';
import { compact } from '../compact.ts';
import type { Nivel } from '../rotulos.ts';
import { matchAt } from '../sticky.ts';
import { isAlgarismo } from './lexico.ts';

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
    compact(
      new RegExp(
        `(?:art(?:igo)?\\s?(s|\\.?\\(s\\))?(?:${FIM_DE_PALAVRA}|(?=\\d))[.:]?|ad\\.(?=\\s?\\d))${NUMERAL}\\s*`,
        'iuy',
      ),
    ),
  ],
  [
    'paragrafo',
    compact(
      new RegExp(
        `(?:§(§)?|par[áa]grafo(s|\\(s\\))?(?!\\p{L})|par[áa]g(s)?\\.|p[áa]r(s)?(?:\\.|(?=\\s{0,3}\\d)))${NUMERAL}\\s*`,
        'iuy',
      ),
    ),
  ],
  ['inciso', compact(new RegExp(`inc(?:iso)?(s|\\(s\\))?${FIM_DE_PALAVRA}\\.?,?${NUMERAL}\\s*`, 'iuy'))],
  [
    'alinea',
    compact(new RegExp(`(?:al[íi]nea(s|\\(s\\))?${FIM_DE_PALAVRA}|letra(s)?${FIM_DE_PALAVRA}|al(s)?\\.)\\s*`, 'iuy')),
  ],
  ['item', compact(new RegExp(`(?:ite(?:m|(ns)))${FIM_DE_PALAVRA}${NUMERAL}\\s*`, 'iuy'))],
];

/** The level that begins at `at`, or null. */
export function readTermo(text: string, at: number): Termo | null {
  return readUsual(text, at) ?? readAny(text, at);
}

/** A word for a level, as most texts write it. */
interface Palavra {
  texto: string;
  nivel: Nivel;
  plural: boolean;
}

const um = (texto: string, nivel: Nivel): Palavra => ({ texto, nivel, plural: false });
const COM_A = [um('artigo', 'artigo'), um('art', 'artigo'), um('alínea', 'alinea')];
const COM_P = [um('parágrafo', 'paragrafo')];
const COM_I = [
  um('inciso', 'inciso'),
  um('inc', 'inciso'),
  um('item', 'item'),
  { ...um('itens', 'item'), plural: true },
];
const COM_L = [um('letra', 'alinea')];

function palavrasWith(inicial: number): readonly Palavra[] {
  switch (inicial | 0x20) {
    case 0x61:
      return COM_A;
    case 0x70:
      return COM_P;
    case 0x69:
      return COM_I;
    case 0x6c:
      return COM_L;
    default:
      return [];
  }
}

/** Only these may stand before the stop of a short form; the other words end in a blank. */
const ABREVIA = 4;

/** `art. 5º`, `§ 2º`, `inciso X`: as most levels are written, told without a pattern. */
function readUsual(text: string, at: number): Termo | null {
  const inicial = text.charCodeAt(at);
  if (inicial === 0xa7)
    return text[at + 1] === ' ' && isAlgarismo(text, at + 2)
      ? { nivel: 'paragrafo', plural: false, fim: at + 2 }
      : null;
  for (const { texto, nivel, plural } of palavrasWith(inicial)) {
    if (!palavraAt(text, at, texto)) continue;
    const singular = at + texto.length;
    const muitos = !plural && palavraAt(text, singular, 's');
    const fim = endOfUsual(text, at, muitos ? singular + 1 : singular);
    return fim < 0 ? null : { nivel, plural: plural || muitos, fim };
  }
  return null;
}

/** Past the blank behind a word that ends at `end`; -1 where no value follows at once. */
function endOfUsual(text: string, at: number, end: number): number {
  const fim = end + (text[end] === '.' && end - at <= ABREVIA ? 2 : 1);
  if (fim >= text.length || text.charCodeAt(fim - 1) !== 0x20) return -1;
  const first = text.charCodeAt(fim);
  // Behind the blank `nº`, `de n.`, a bracket or more white space is left to the patterns.
  const plain = isLetra(first) ? (first | 0x20) !== 0x6e && (first | 0x20) !== 0x64 : isAlgarismo(text, fim);
  return plain ? fim : -1;
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
