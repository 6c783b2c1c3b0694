import { Caracteres, minusculaAt } from '../caracteres.ts';
import { compact } from '../compact.ts';
import { PrimeirasLetras } from '../primeiras-letras.ts';
import { endAt, matchAt } from '../sticky.ts';
import { endBefore, isAlgarismo, skipBranco } from './lexico.ts';

/** A year as it is written behind the name of an act, and how surely it is one. */
export interface AnoEscrito {
  /** As it stands: `73`, `1973`. */
  digitos: string;
  fim: number;
  /** Two digits, or a number that only a space parts from the name: a year only where such an act is known. */
  incerto: boolean;
}

const ANO = '((?:1\\.?[89]|2\\.?0)\\d{2})(?![\\d]|[.,]\\d)';
const CURTO = '(\\d{2})(?![\\d]|[.,]\\d)';
const MES =
  '(?:jan(?:eiro)?|fev(?:ereiro)?|mar(?:[çc]o)?|abr(?:il)?|mai(?:o)?|jun(?:ho)?|jul(?:ho)?|ago(?:sto)?|set(?:embro)?|out(?:ubro)?|nov(?:embro)?|dez(?:embro)?)\\.?';
const DIA = '\\d{1,2}\\s?[º°ªo]?';
const DE = '(?:de|do\\s{1,3}ano\\s{1,3}de)';
const FEITA =
  '(?:(?:outorgad|promulgad|editad|publicad|sancionad|decretad|republican|democr[áa]tic)[oa]\\s{1,3}(?:de|em)|de|do\\s{1,3}ano\\s{1,3}de)';

/** `/73`, `-1973`, `’73`: by a mark, right behind the name. */
const MARCADO = compact(
  new RegExp(
    `\\s?[/⁄]{1,2}\\s?(?:(\\d\\.?\\d{3})(?![\\d]|\\.\\d)|(\\d{2})(?!\\d))|\\s?['’‘´](?:${ANO}|${CURTO})|\\s?[-‐‑–]\\s?(?:${ANO}|${CURTO}(?!\\s?\\p{L}))(?![-‐‑–])`,
    'uy',
  ),
);
/** `CPC73`. */
const COLADO = compact(new RegExp(`${ANO}|${CURTO}`, 'uy'));
/** `(1973)`, `(de 1973)`, `(BRASIL, 1973)`. */
const ENTRE_PARENTESES = compact(
  new RegExp(`\\s?[([]\\s?(?:(?:o\\s)?de\\s|brasil,\\s?)?(?:${ANO}|${CURTO})\\s?[)\\]]`, 'iuy'),
);
/** `, de 11 de janeiro de 1973`, ` de 11.1.1973`. */
const DATADO = compact(
  new RegExp(
    `\\s?,?\\s{1,3}de\\s{1,3}${DIA}(?:\\s{1,3}(?:de\\s{1,3})?${MES}\\s{1,3}(?:de\\s{1,3})?|\\s?[./-]\\s?(?:\\d{1,2}|[IVX]{1,4})\\s?[./-]\\s?)(?:${ANO}|${CURTO})`,
    'iuy',
  ),
);
/** ` de 1973`, `, outorgada em 1967`. */
const LIGADO = compact(
  new RegExp(`\\s?,?\\s{1,3}${FEITA}\\s{1,3}${ANO}|\\s{1,3}${DE}\\s{1,3}${CURTO}(?!\\s?[º°ª%/-])`, 'iuy'),
);
/** `, 1973`, `, o de 1973`, `, Lei de 1973`. */
const VIRGULA = compact(
  new RegExp(`\\s?,\\s{0,3}(?:(?:o|lei|c[óo]digo)\\s{1,3}de\\s{1,3})?${ANO}(?=\\s?(?:[.,;:)]|$))`, 'iuy'),
);
/** ` 1973`, ` 73`. */
const SOLTO = compact(
  new RegExp(`\\s{1,3}(?:${ANO}|${CURTO})(?!\\s?[º°ª%/-]|\\s?,?\\s?(?:§|[IVXLCDM]+(?!\\p{L})|inc|caput|par))`, 'uy'),
);

/** The year written behind a name that ends at `fim`; `sigla` when the name is an acronym, to which it may be glued. */
export function readAno(text: string, fim: number, sigla: boolean): AnoEscrito | null {
  if (isAlgarismo(text, fim)) return sigla ? told(COLADO, text, fim, false) : null;
  // Each pattern is tried only where its first sign stands: this is asked of every name.
  const comma = VIRGULAS.at(text, fim);
  const next = skipBranco(text, comma ? fim + 1 : fim);
  if (isAlgarismo(text, next)) return told(comma ? VIRGULA : SOLTO, text, fim, true);
  if (!comma && MARCAS.at(text, next)) return told(MARCADO, text, fim, false);
  if (!comma && ABRE.at(text, next)) return told(ENTRE_PARENTESES, text, fim, true);
  if (comma && COMECA_VIRGULA.at(text, next)) return told(VIRGULA, text, fim, true) ?? told(LIGADO, text, fim, true);
  if (minusculaAt(text, next) === D) return told(DATADO, text, fim, false) ?? told(LIGADO, text, fim, true);
  return COMECA_FEITA.at(text, next) ? told(LIGADO, text, fim, true) : null;
}

const D = 0x64;
const VIRGULAS = new Caracteres(',');
const ABRE = new Caracteres('([');
const COMECA_VIRGULA = new Caracteres('olc');
const COMECA_FEITA = new PrimeirasLetras('ou pr ed pu sa re');
const MARCAS = new Caracteres("/⁄'’‘´-‐‑–");

function told(pattern: RegExp, text: string, at: number, solto: boolean): AnoEscrito | null {
  const match = matchAt(pattern, text, at);
  if (!match) return null;
  const digitos =
    match
      .slice(1)
      .find((digits) => digits !== undefined)
      ?.replace('.', '') ?? '';
  return { digitos, fim: at + match[0].length, incerto: solto && digitos.length === 2 };
}

/** `CPC (revogado)`: of a name that an older act had too. */
const REVOGADO = /\s?\(\s?(?:[oa]\s)?(?:rev(?:og)?\.|(?:j[áa]\s)?revogad[oa])\s?\)/iy;
/** Past what says so, or -1. */
export const endOfRevogado = (text: string, fim: number): number =>
  text[fim] === '(' || text[fim + 1] === '(' ? endAt(REVOGADO, text, fim) : -1;

/** `art. 240 do CP (revogado)` says it of the article: only `o revogado` is a code. */
const ANTERIOR = compact(
  /\s{1,3}["“'‘]?(?:anterior|(?:j[áa]\s{1,3})?revogad[oa](?!\s{1,3}(?:pel[oa]|por|em|expressa|t[áa]cita))|ab-?rogad[oa]|pret[ée]rit[oa]|antig[oa]|velh[oa]|primitiv[oa]|de\s{1,3}outrora)(?!\p{L})|\s?\((?:(?:o\s|a\s)?(?:anterior|antig[oa]|velh[oa]|pret[ée]rit[oa])[,)]|[oa]\srevogad[oa][,)]|revogad[oa],)|\s?,?\s?\(?(?:ent[ãa]o\s{1,3}(?:vigente|em\s{1,3}vigor|vigorante)|(?:vigente|em\s{1,3}vigor)\s{1,3}(?:[àa]|ao|na|no|[àa]quel[ea])\s{1,3}(?:[ée]poca|tempo|ocasi[ãa]o|data|momento)|da\s{1,3}[ée]poca)(?!\p{L})\)?/iuy,
);

/** Past what says that an older act of that name is meant (`antigo`, `então vigente`), or -1. */
export function endOfAnterior(text: string, fim: number): number {
  const comma = VIRGULAS.at(text, fim);
  const next = skipBranco(text, comma ? fim + 1 : fim);
  const told = comma ? A_PARTE.at(text, next) : ABRE_ANTERIOR.at(text, next) || COMECA_ANTERIOR.at(text, next);
  return told ? endAt(ANTERIOR, text, fim) : -1;
}

const A_PARTE = new Caracteres('ev(');
const ABRE_ANTERIOR = new Caracteres('("“\'‘');
const COMECA_ANTERIOR = new PrimeirasLetras('an ab ja re pr ve vi em en da de');

const ANTES_DO_NOME =
  '(?:antig[oa]|revogad[oa]|anterior|velh[oa]|ent[ãa]o\\s{1,3}vigente|pret[ée]rit[oa]|ab-?rogad[oa]|primitiv[oa])\\s{1,3}';
const ANTES = compact(new RegExp(ANTES_DO_NOME, 'iuy'));
/** Past the same where it stands before the name (`o velho CPC`), or -1. */
export const endOfAntes = (text: string, at: number): number =>
  COMECA_ANTES.at(text, at) ? endAt(ANTES, text, at) : -1;
const COMECA_ANTES = new PrimeirasLetras('ant rev vel ent pre abr ab- pri');

const PALAVRAS_ANTES = new Set(
  [
    'antigo',
    'revogado',
    'anterior',
    'velho',
    'vigente',
    'pretérito',
    'preterito',
    'ab-rogado',
    'abrogado',
    'primitivo',
  ].flatMap((word) => [word, word.replace(/o$/, 'a')]),
);

/** The last letters of all of them. */
const FIM_DE_ANTES = new PrimeirasLetras('igo iga ado ada ior lho lha nte ito ita ivo iva');
const ALCANCE = 40;

/** Whether the word before a name says so. */
export function isAntesOfNome(text: string, at: number): boolean {
  const end = endBefore(text, at);
  if (!FIM_DE_ANTES.at(text, end - 3)) return false;
  const trimmed = text.slice(Math.max(0, at - ALCANCE), end);
  const word = trimmed.slice(trimmed.lastIndexOf(' ') + 1).toLowerCase();
  return PALAVRAS_ANTES.has(word) && (word !== 'vigente' || /ent[ãa]o\s+\S+$/i.test(trimmed));
}
