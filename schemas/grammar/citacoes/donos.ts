import { compact } from '../compact.ts';
import { endAt, matchAt } from '../sticky.ts';
import { lookFor, QUALQUER } from './automato.ts';
import { anyOf, INSTRUMENTO, INSTRUMENTOS, listOf } from './instrumentos.ts';
import { isBranco } from './lexico.ts';
import { letterBehind } from './ligacao.ts';
import { readSigla } from './outros-atos.ts';
import { beginOfQuemAge, DIZ } from './quem-age.ts';

/** Who owns a list by what stands before it: `O contrato, art. 5º`, `A lei municipal prevê no art. 6º`. */
export interface Dono {
  inicio: number;
  /** The word for a kind of act, where it may be one named before: `A lei, em seu art. 6º`; null when it is none of ours. */
  comum: string | null;
}

/** How far before a list its owner may begin. */
const ALCANCE = 140;
/** And what does something there, where no comma leads to the list. */
const PERTO = 80;

const ESPECIES = listOf(`
  lei, legislação, decreto, código, diploma, norma, normativo, texto, estatuto, constituição, consolidação, carta,
  medida provisória, emenda, resolução, normas, orientação, ordem de serviço, portaria, regimento, regulamento, instrução, provimento, ato normativo, ato regimental,
  ato conjunto, ato institucional
`);
const ESPECIE = anyOf(ESPECIES);
/** Whether an owner may begin in a text; an acronym may be one. */
const mayHaveDono = lookFor(
  [...INSTRUMENTOS, ...ESPECIES],
  [2, 3, 4, 5, 6, 7, 8].map((letters) => ({ texto: QUALQUER.repeat(letters), exata: true })),
);
/** Cases, which own no provisions. */
const PROCESSO = '(?:RE|ARE|HC|RHC|MS|RMS|AI|AC|RR|AP|MC|CC|IP)(?![A-Z])';
const ACRONIMO = `(?!${PROCESSO})\\p{Lu}{2,8}(?:[/-]\\p{Lu}{2,6})?(?![\\p{L}])`;
/** `de adesão`, `sobre os Direitos da Criança`, `estadual`, `(UE) 2016/679`; no verb is told from these, but no sentence either. */
const QUALIFICADO =
  '(?:\\s{1,3}(?:(?:d[aeo]s?|para|sobre|entre|com|contra|e|em)\\s{1,3}(?:[oa]s?\\s{1,3})?|n[.º°o]{1,2}\\s{1,3})?' +
  '(?!(?:[oa]s?|que|n[ãa]o|se|foi|[ée]|s[ãa]o|em|n[oa]s?|d[aeo]s?|ao?s?)\\s|seus?\\s)[\\p{L}\\d(](?:[\\p{L}\\dº°()/-]|\\.(?=\\d))*){0,8}';
const ATE_A_LISTA =
  `(?:\\s{0,3},?\\s{1,3}cuj[oa]s?\\s{1,3}|\\s{0,3}[,:(]\\s{0,3}["“]?(?:(?:(?:ex\\s+vi|em|n[oa]s?)\\s{1,3})?(?:seus?\\s{1,3})?)|\\s{1,3}em\\s{1,3}seus?\\s{1,3}|` +
  `(?:,[^,.;:()]{1,40},?)?\\s{1,3}${DIZ}(?:,?[^,.;:()]{0,30})?[\\s,](?:em|n[oa]s?)\\s{1,3}(?:seus?\\s{1,3})?)$`;

/** The words before an owner, which is tried for only behind them; each ends in one of `o`, `a`, `e`, `u`. */
const DETERMINANTES = new Set([
  'o',
  'a',
  'as',
  'no',
  'na',
  'nas',
  'do',
  'da',
  'das',
  'pelo',
  'pela',
  'seu',
  'sua',
  'segundo',
  'conforme',
]);
const ADJETIVO = '((?:nov|antig|atual|pr[óo]pri|dit|referid|mencionad|citad|aludid)\\p{L}*\\s{1,3})?';
/** With what an owner begins: told first, since with the flag for case any short word has the shape of an acronym. */
const COMECA_DONO = compact(new RegExp(`\\s{1,3}${ADJETIVO}(?:${INSTRUMENTO}|${ESPECIE})(?!\\p{L})`, 'iuy'));
const COMECA_ACRONIMO = compact(/\s{1,3}(?:\p{Ll}+\s{1,3})?\p{Lu}{2}/uy);
const DONO = compact(
  new RegExp(
    `\\s{1,3}${ADJETIVO}(?:(${INSTRUMENTO})|(${ESPECIE})|(ACRONIMO))(?![\\p{L}])(${QUALIFICADO})${ATE_A_LISTA}`.replace(
      'ACRONIMO',
      ACRONIMO,
    ),
    'iuy',
  ),
);
/** `a Portaria |art. 3º`, `o contrato |art. 5º`, and `no estatuto, o |art. 7º`. */
const JUNTO = compact(
  new RegExp(
    String.raw`(?<!\p{L})(?:(${INSTRUMENTO})|(${ESPECIE}))\s{1,3}$|(?<!\p{L})n[oa]s?\s{1,3}(${ESPECIE}),\s{1,3}n?[oa]s?\s{1,3}$`,
    'iu',
  ),
);
const JUNTO_MAX = 40;
/** The last words of what may stand so. */
const ULTIMAS = new Set(
  [...INSTRUMENTOS, ...ESPECIES].map((words) => words.split(' ').at(-1) as string).filter((word) => word.length > 2),
);
/** Behind these something may be told of what was done there: `diz o contrato no |`, `no contrato há o |`. */
const ARTIGOS = new Set('o a os as do da dos das no na nos nas'.split(' '));
/** What leaves it open which act of its kind is meant. */
const EM_ABERTO =
  /^\s*(?:(?:federal|legal|normativ[oa]|constitucional|consolidad[oa]|complementar|(?:supra|retro)?\s?(?:citad|mencionad|referid)[oa]|em\s+(?:comento|quest[ãa]o|tela|foco|vigor|apre[çc]o)|de\s+reg[êe]ncia|vigente|magna|maior|pol[íi]tica|fundamental)\s*)*$/i;

/** @param desde where the last act that the text named ends: what stands before it owns nothing here */
export function readDono(text: string, at: number, desde: number): Dono | null {
  if (/[,(:]\s{0,3}["“]?$|(?:n[oa]s?|em|seus?|cujos?)\s{1,3}$/i.test(text.slice(Math.max(desde, at - 8), at))) {
    const before = sliceFrase(text, at, desde);
    if (!mayHaveDono(before)) return null;
    return readLevado(before, at) ?? readQuemAge(before, at) ?? readJunto(before, at);
  }
  if (!isBranco(text, at - 1)) return null;
  let inicio = at - 1;
  while (inicio > desde && isLetter(text, inicio - 1)) inicio -= 1;
  const word = text.slice(inicio, at - 1).toLowerCase();
  if (ARTIGOS.has(word)) {
    const before = sliceFrase(text, at, Math.max(desde, at - PERTO));
    return readQuemAge(before, at) ?? (text[inicio - 2] === ',' ? readJunto(before, at) : null);
  }
  return ULTIMAS.has(word) ? readJunto(sliceFrase(text, at, desde), at) : null;
}

/** What stands before a list in its own sentence: no owner stands in another. */
function sliceFrase(text: string, at: number, desde: number): string {
  const near = text.slice(Math.max(desde, at - ALCANCE), at);
  return near.slice(Math.max(endOfFrase(near), near.lastIndexOf('; ')) + 1);
}

/** What leads to the list by a comma, a preposition or a verb. */
function readLevado(before: string, at: number): Dono | null {
  const from = at - before.length;
  // At the head of the text, as of a sentence, a name needs nothing before it.
  const [told, cut] = from === 0 ? [` ${before}`, 1] : [before, 0];
  for (const [inicio, det] of determinantes(told)) {
    const at = inicio + det.length;
    if (endAt(COMECA_DONO, told, at) < 0 && endAt(COMECA_ACRONIMO, told, at) < 0) continue;
    const match = matchAt(DONO, told, at);
    const dono = match && readMatch(match, told, { inicio, det });
    if (dono) return { ...dono, inicio: Math.max(0, from + dono.inicio - cut) };
  }
  return null;
}

function readQuemAge(before: string, at: number): Dono | null {
  const age = beginOfQuemAge(before, determinantes(before));
  return age < 0 ? null : { inicio: at - before.length + age, comum: null };
}

function readJunto(before: string, at: number): Dono | null {
  const near = before.slice(-JUNTO_MAX);
  const virgula = near.lastIndexOf(',');
  const fim = virgula > near.length - 8 ? virgula : near.trimEnd().length;
  if (!ULTIMAS.has(near.slice(near.lastIndexOf(' ', fim - 1) + 1, fim).toLowerCase())) return null;
  const junto = JUNTO.exec(near);
  return junto && { inicio: at - near.length + junto.index, comum: junto[2] ?? junto[3] ?? null };
}

/** A word that may lead to an owner, and where it begins. */
interface Lugar {
  inicio: number;
  det: string;
}

/** `⏎- `, `⏎2. `: at the head of a line too. */
const MARCA_DE_LISTA = compact(/^\n[\d\-–—*•.)]{0,4}\s?(?=\p{Lu})/u);

/** Where the words that may lead to an owner begin; at the head of a sentence it needs none: `. Contrato Social, art. 7º`. */
function* determinantes(text: string): Generator<[inicio: number, det: string]> {
  if (text[0] === ' ' && isCapital(text[1])) yield [0, ''];
  const linha = text.lastIndexOf('\n');
  const marca = linha < 0 ? null : MARCA_DE_LISTA.exec(text.slice(linha, linha + 10))?.[0];
  if (marca) yield [linha + marca.length - 1, ''];
  let inicio = 0;
  for (let at = 0; at < text.length; at++) {
    if (isLetter(text, at)) continue;
    if (at > inicio && at - inicio <= 8 && 'oaOAeEsSuU'.includes(text[at - 1] as string) && isBranco(text, at)) {
      const det = text.slice(inicio, at);
      if (DETERMINANTES.has(det.toLowerCase())) yield [inicio, det];
    }
    inicio = at + 1;
  }
}

const isCapital = (char = ''): boolean => char !== char.toLowerCase();

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 0x80 ? (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a : /\p{L}/u.test(text[at] as string);
}

/** The last full stop, but for that of `n. 5`. */
function endOfFrase(text: string): number {
  const stop = text.lastIndexOf('. ');
  return stop > 0 && 'nN'.includes(text[stop - 1] as string) ? text.lastIndexOf('. ', stop - 1) : stop;
}

function readMatch(match: RegExpExecArray, before: string, { inicio, det }: Lugar): Dono | null {
  const [, adjetivo, instrumento, especie, acronimo, resto = ''] = match;
  const bracketed = /\(\s{0,3}$/.test(before);
  if (bracketed && !/^(?:n?[oa]|seu|sua)?$/i.test(det)) return null;
  if (acronimo !== undefined) {
    // With the flag for case any word is an acronym.
    if (acronimo !== acronimo.toUpperCase()) return null;
    const numbered = /^\s{1,3}(?:n[.º°o]{0,2}\s?)?\d/.test(resto);
    const head = before.indexOf(acronimo, inicio + det.length);
    return numbered || acronimo.includes('/') || readSigla(before, head) !== null ? { inicio, comum: null } : null;
  }
  const aberto = instrumento === undefined && !/^(?:nov|antig)/i.test(adjetivo ?? '') && EM_ABERTO.test(resto);
  return { inicio, comum: aberto ? `${especie}${resto}` : null };
}

/** Made of an act of ours, and another than it: `o regulamento do CDC`, `o decreto que regulamenta a LGPD`. */
const DE_REGULAMENTO = compact(
  /(?:regulament\p{L}*|minuta|reforma|proposta|(?<!\p{L})(?:decreto|resolu[çc][ãa]o|portaria|instru[çc][ãa]o|(?:protocolo|aditivo)(?:\s{1,3}\p{L}{6,12})?))\s{1,3}(?:d[oa]|ao|[oàa])\s{1,3}$/iu,
);

/** Whether the act at `at` only tells what another is about. */
export const isDeRegulamento = (text: string, at: number): boolean =>
  DE_REGULAMENTO.test(text.slice(Math.max(0, at - 32), at));

const DESTE = compact(
  /\s{0,3}d(?:est|ess|aquel)[ea]s?(?!\p{L})(?!\s{1,3}(?:forma|modo|maneira|sorte|feita|vez|jeito)(?!\p{L}))/iuy,
);

/** Whether a list is of what was said last, be it an act or not: `o art. 6º deste`. */
export const isDeste = (text: string, at: number): boolean => endAt(DESTE, text, at) >= 0;

/** What stands before an act that is only set against another: `a CF, ao contrário do CP, art. 12`, `sucessor do CC/16`. */
const COMPARADO =
  /(?:ao\s{1,3}contr[áa]rio|diversamente|diferentemente|[àa]\s{1,3}diferen[çc]a|em\s{1,3}vez|e\s{1,3}n[ãa]o|sucessor[ae]?|substitut[oa])\s{1,3}d[oa]s?\s$/i;

const mayCompare = lookFor(
  'contrário diversamente diferentemente diferença vez não sucessor sucessora sucessore substituto substituta'.split(
    ' ',
  ),
);

/** Whether the act at `at` is named only beside the one that is spoken of: what follows is not its own. */
export function isComparado(text: string, at: number): boolean {
  // Asked of every act: most stand behind no `do`, `da`.
  if (!'oasOAS'.includes(text[at - 2] ?? '-') || !isBranco(text, at - 1)) return false;
  // Behind `do`, `da` the letter tells before which of them they stand.
  const word = isBranco(text, at - 4) ? at - 4 : at - 5;
  if (!'oeazrOEAZR'.includes(text[word - 1] ?? '-')) return false;
  const before = text.slice(Math.max(0, at - 32), at);
  return mayCompare(before) && COMPARADO.test(before);
}

const DE_OUTRO = compact(
  /\s{0,3}[,(]?\s{0,3}(?:respectivamente|de\s{1,3}(?:seus?|suas?)\s{1,3}\p{L}|d[oa]s?\s{1,3}(?:primeir|segund|terceir|[úu]ltim)[oa]s?(?!\p{L}|\s{1,3}(?:parte|figura|turma|se[çc][ãa]o|grau))|d[oa]\s{1,3}\p{L}+\s{1,3}(?:anterior|revogad[oa]|antig[oa])(?!\p{L}))/iuy,
);

/**
 * Whether what stands behind a list says that the act right before it is not simply its own: `no CC e no CPC, arts. 186 e
 * 300, | respectivamente`, `art. 155 | do primeiro`, `art. 300 | daquele`, `art. 48 | de
 * suas Disposições Transitórias`.
 */
export const isDeOutro = (text: string, at: number): boolean =>
  'dr'.includes(letterBehind(text, at)) && (endAt(DE_OUTRO, text, at) >= 0 || isDeste(text, at));
