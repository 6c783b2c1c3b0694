import { Caracteres } from '../caracteres.ts';
import { Comecos } from '../comecos.ts';
import { compact } from '../compact.ts';
import { beginOfLetras } from '../letras.ts';
import { endAt, matchAt } from '../sticky.ts';
import { isSigla } from './atos.ts';
import { lookFor } from './automato.ts';
import { ADJETIVO, ADJETIVO_DE_OUTRO, type Determinado, findDeterminados } from './determinantes.ts';
import { comecosOf, ESPECIE, ESPECIES, INSTRUMENTO, INSTRUMENTOS } from './instrumentos.ts';
import { endBefore, isBranco } from './lexico.ts';
import { letterBehind } from './ligacao.ts';
import { CLASSE_DE_PROCESSO } from './outro-antes.ts';
import { beginOfQuemAge, DIZ } from './quem-age.ts';

/** Who owns a list by what stands before it: `O contrato, art. 5º`, `A lei municipal prevê no art. 6º`. */
export interface Dono {
  inicio: number;
  /** The word for a kind of act, where it may be one named before: `A lei, em seu art. 6º`; null when it is none of ours. */
  comum: string | null;
}

const COM_ADJETIVO = compact(new RegExp(String.raw`(?:(?:${ADJETIVO})\p{L}*,?\s{1,3}(?:e\s{1,3})?){1,3}`, 'iuy'));
const DE_OUTRO_ATO = new RegExp(`^(?:${ADJETIVO_DE_OUTRO})`, 'i');
/** Several acts are none that was named. */
const NOME = compact(new RegExp(`(?:((?:${INSTRUMENTO})s?|(?:${ESPECIE})s)|(${ESPECIE}))(?!\\p{L})`, 'iuy'));
const COMECA_NOME = new Comecos(comecosOf([...INSTRUMENTOS, ...ESPECIES]));
/** Cases own no provisions. */
const ACRONIMO = compact(
  new RegExp(`(?!(?:${CLASSE_DE_PROCESSO})(?![A-Z]))\\p{Lu}{2,8}(?:[/-]\\p{Lu}{2,6})?(?![\\p{L}])`, 'uy'),
);
/** `de adesão`, `sobre os Direitos da Criança`, `estadual`, `(UE) 2016/679`; no verb is told from these, but no sentence either. */
const QUALIFICADO =
  '(?:\\s{1,3}(?:(?:d[aeo]s?|para|sobre|entre|com|contra|e|em)\\s{1,3}(?:[oa]s?\\s{1,3})?|n[.º°o]{1,2}\\s{1,3})?' +
  '(?!(?:[oa]s?|que|n[ãa]o|se|foi|[ée]|s[ãa]o|em|n[oa]s?|d[aeo]s?|ao?s?)\\s|seus?\\s)[\\p{L}\\d(](?:[\\p{L}\\dº°()/-]|\\.(?=[\\p{L}\\d])|(?<=ltda|s\\.a|[ds]ra?)\\.)*){0,8}';
const ATE_A_LISTA =
  `(?:\\s{0,3},?\\s{1,3}cuj[oa]s?\\s{1,3}|(?:\\s{0,3}[,:(]|\\s{1,3}[–—-])\\s{0,3}["“]?(?:(?:(?:ex\\s+vi|em|n[oa]s?)\\s{1,3})?(?:seus?\\s{1,3})?)|\\s{1,3}em\\s{1,3}seus?\\s{1,3}|` +
  `(?:,[^,.;:()]{1,40},?)?\\s{1,3}${DIZ}(?:,?[^,.;:()]{0,30})?[\\s,](?:em|n[oa]s?)\\s{1,3}(?:seus?\\s{1,3})?)$`;
const RESTO = compact(new RegExp(`(${QUALIFICADO})${ATE_A_LISTA}`, 'iuy'));
/** `a Portaria |art. 3º`, `o contrato |art. 5º`, and `no estatuto, o |art. 7º`. */
const JUNTO = compact(
  new RegExp(
    String.raw`(?<!\p{L})(?:(${INSTRUMENTO})|(${ESPECIE}))\s{1,3}$|(?<!\p{L})n[oa]s?\s{1,3}(${ESPECIE}),\s{1,3}n?[oa]s?\s{1,3}$`,
    'iu',
  ),
);
const JUNTO_MAX = 40;
/** With what the last word of these begins. */
const COMECA_ULTIMA = new Comecos(
  comecosOf([...INSTRUMENTOS, ...ESPECIES].map((words) => words.slice(words.search(/[^ -]*$/)))),
);
/** Behind these, and a comma or the like, a list may be told of what was named before. */
const LEVAM = new Set('no na nos nas em seu seus cujo cujos'.split(' '));
const LEVA = new Caracteres(',:(–—-');
const APARTA = new Caracteres('(–—-');
const ABRE_ASPAS = new Caracteres('"“');
/** Behind these something may be told of what was done there: `diz o contrato no |`, `no contrato há o |`. */
const ARTIGOS = new Set('o a os as do da dos das no na nos nas'.split(' '));
/** What leaves it open which act of its kind is meant. */
const EM_ABERTO =
  /^\s*(?:(?:federal|legal|normativ[oa]|constitucional|consolidad[oa]|complementar|(?:supra|retro)?\s?(?:citad|mencionad|referid)[oa]|em\s+(?:comento|quest[ãa]o|tela|foco|vigor|apre[çc]o)|de\s+reg[êe]ncia|vigente|magna|maior|pol[íi]tica|fundamental)\s*)*$/i;

/** @param desde where the last act that the text named ends: what stands before it owns nothing here */
export function readDono(text: string, at: number, desde: number): Dono | null {
  const fim = endBefore(text, at);
  const palavra = Math.max(desde, beginOfLetras(text, fim));
  const sinal = ABRE_ASPAS.at(text, at - 1) ? endBefore(text, at - 1) : fim;
  const word = text.slice(palavra, fim).toLowerCase();
  // A dash at the head of a line leads from nothing.
  const levado = (sinal > desde && LEVA.at(text, sinal - 1) && text[sinal - 2] !== '\n') || LEVAM.has(word);
  if (levado || ARTIGOS.has(word)) {
    const donos = findDeterminados(text, at, desde);
    const dono = levado ? readLevado(text, at, donos) : null;
    if (dono) return dono;
    const age = beginOfQuemAge(text, at, donos);
    if (age >= 0) return { inicio: age, comum: null };
  }
  const ultima = ARTIGOS.has(word) ? beginBeforeVirgula(text, palavra) : palavra;
  return isBranco(text, at - 1) && COMECA_ULTIMA.at(text, ultima) ? readJunto(text, at, desde) : null;
}

/** What leads to the list by a comma, a preposition or a verb. */
function readLevado(text: string, at: number, donos: readonly Determinado[]): Dono | null {
  const aberto = APARTA.at(text, endBefore(text, at) - 1);
  for (const dono of donos) {
    if (aberto && !ownsBracket(text, dono)) continue;
    const comum = readComum(text, at, dono.nome);
    if (comum !== undefined) return { inicio: dono.inicio, comum };
  }
  return null;
}

/** In a bracket, and behind a dash, stands what is of the subject, or of what something is a part of: `No edital (`, `a norma do edital (`; not `a nulidade do contrato (`. */
const SOZINHO = /^(?:n?[oa]|pel[oa]|seu|sua|[dn]?(?:es[st]|aquel)[ea])?$/;
const PARTE = compact(
  /(?<!\p{L})(?:normas?|regras?|previs[ãa]o|dispositivos?|disposi[çc](?:[ãa]o|[õo]es)|preceitos?|reda[çc][ãa]o)\s{1,3}$/iu,
);
/** `cláusula do contrato (` may be one that the law forbids. */
const CLAUSULA = compact(/(?<!\p{L})cl[áa]usulas?\s{1,3}(?:\d{1,3}\s?[ªa]?\s{1,3})?$/iu);
const COM_CLAUSULAS = new Comecos('cod edit manu esta regi regu poli norm');

function ownsBracket(text: string, { inicio, det, nome }: Determinado): boolean {
  if (SOZINHO.test(det)) return true;
  const before = text.slice(Math.max(0, inicio - 20), inicio);
  return PARTE.test(before) || (COM_CLAUSULAS.at(text, nome) && CLAUSULA.test(before));
}

/** The word for a kind of act at `nome` that owns a list at `at`, null for no act of ours; undefined when none owns it. */
function readComum(text: string, at: number, nome: number): string | null | undefined {
  const adjetivo = endAt(COM_ADJETIVO, text, nome);
  const begin = adjetivo < 0 ? nome : adjetivo;
  const match = (COMECA_NOME.at(text, begin) ? matchAt(NOME, text, begin) : null) ?? matchAt(ACRONIMO, text, begin);
  if (!match) return undefined;
  const [dono, instrumento, especie] = match;
  const resto = matchAt(RESTO, text.slice(begin, at), dono.length)?.[1];
  if (resto === undefined) return undefined;
  if (especie !== undefined) {
    const aberto = !DE_OUTRO_ATO.test(text.slice(nome, begin)) && EM_ABERTO.test(resto);
    return aberto ? `${especie}${resto}` : null;
  }
  if (instrumento !== undefined) return null;
  const numbered = /^\s{1,3}(?:n[.º°o]{0,2}\s?)?\d/.test(resto);
  return numbered || dono.includes('/') || isSigla(text, begin) ? null : undefined;
}

/** Where the word before `, o |` begins; -1 when no comma is there. */
function beginBeforeVirgula(text: string, palavra: number): number {
  const virgula = endBefore(text, palavra) - 1;
  return text[virgula] === ',' ? beginOfLetras(text, virgula) : -1;
}

function readJunto(text: string, at: number, desde: number): Dono | null {
  const near = text.slice(Math.max(desde, at - JUNTO_MAX), at);
  const junto = JUNTO.exec(near);
  return junto && { inicio: at - near.length + junto.index, comum: junto[2] ?? junto[3] ?? null };
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
const isDeste = (text: string, at: number): boolean => endAt(DESTE, text, at) >= 0;

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
