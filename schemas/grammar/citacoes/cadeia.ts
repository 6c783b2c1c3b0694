import { compact } from '../compact.ts';
import { endAt } from '../sticky.ts';
import { announcesNivel, readSeparador } from './conectores.ts';
import type { Contexto } from './contexto.ts';
import { type NivelCitado, readNomeado } from './elementos.ts';
import { type Folha, leafOf } from './folha.ts';
import { skipBranco } from './lexico.ts';
import { Lista } from './lista.ts';
import { readSolto } from './soltos.ts';

/** A list of provisions as it stands in the text, before the act that may follow it. */
export interface Cadeia {
  folhas: Folha[];
  /** Past the last word read. */
  fim: number;
  /** How many stand before `nos termos do art. 5º`, which need not be of the act of what follows. */
  soltas: number;
}

/** How many members one list may have; more is no list that a person wrote. */
const MAX_FOLHAS = 1_000;

/**
 * Reads the list of provisions whose first word for a level is at `at`; null when there is none. `base` is the citation
 * that the list goes on from, where its first value is bare (`…da CLT; 896 do Código Civil`).
 * @param isAto whether an act follows what ends at an offset: a bracket with one ends the list, which is that act's
 */
export function readCadeia(text: string, at: number, base: Contexto | null, isAto: IsAto = () => false): Cadeia | null {
  const first = readNomeado(text, at) ?? (base ? readSolto(text, at, base) : null);
  if (!first) return null;
  const lista = new Lista(base ?? makeContexto(first.nivel, first.nivel, 0));
  lista.add(first, null);
  return readOn(lista, text, isAto);
}

/**
 * Reads the levels that come behind the act of their article: `art. 5º da CF, inciso X`, `art. 300 do CPC, em seu § 2º`.
 * What is given back takes the place of the citation of the article.
 */
export function readNiveis(text: string, at: number, artigo: Folha): Cadeia | null {
  if (!announcesNivel(text, at)) return null;
  const separador = readSeparador(text, at);
  const { virgula, conjuncao, abre } = separador;
  const from = abre ? skipBranco(text, separador.fim + 1) : separador.fim;
  const named = readNomeado(text, from);
  if (named ? named.nivel === 'artigo' || hasArtigo(text, from) : !virgula || conjuncao || abre) return null;
  const contexto = makeContexto(leafOf(artigo), 'artigo', 1);
  const first = named ?? (endAt(NUMERAL_SO, text, from) < 0 ? null : readSolto(text, from, contexto));
  if (!first) return null;
  const lista = new Lista(contexto, artigo);
  lista.add(first, separador);
  return readOn(lista, text);
}

/** A bare numeral: `art. 5º da CF, X.`, `art. 5º da CF, LXXVIII – a duração`; not `art. 5º da CF, I Seminário`. */
const NUMERAL_SO = compact(
  /(?:[IVX]|[LC](?=[IVXLC]))[IVXLC]{0,8}(?:-[A-Z])?\s*(?:[,;.)\]"”’»]|$|(?:e|ou|c\/c)\s|\(\p{Ll})|[IVXL][IVXLC]{1,8}(?=:|\s[–—-]\s|\s\(|\s(?:\p{Ll}{3}|\p{Lu}{4}))/uy,
);

/** Whether the levels that begin at `at` have an article of their own: `§ 1º do art. 7º`. */
const hasArtigo = (text: string, at: number): boolean => readCadeia(text, at, null)?.folhas[0]?.artigo != null;

const NUMERO_ANTES = compact(/(?<!\p{L})(n(?:[º°.]{1,2}|[úu]mero)\s{0,2}\d{1,2}\s{1,3}d[oa]\s{1,3})$/u);
/** `XII do |art. 5º`, `"i" do |art. 482`; not `Anexo I do art. 5º`. */
const SOLTO_ANTES =
  /(?:^|[,;:("“‘.]\s{0,3}|(?:^|\s)(?:e|ou|[nd]?[oa]s?|ao|pel[oa]|[NnDd]?[OA]S?|AO|E|OU)\s)((?:(?:[IVX][IVXLC]{0,8}|L[XVI]{1,6})(?:-[A-Z])?|["“'‘][a-z]["”'’])\s?,?\s(?:do|DO)\s)$/;

/** Where a list at `at` begins: before `nº 2 do |art. 8º`, or `XII do |art. 5º`, stands its lowest level. */
export function beginOfLista(text: string, at: number): number {
  // Few articles have a number before them, and this is asked of every list.
  if (text[at - 1] !== ' ' || text[at - 4] !== ' ') return at;
  const before = text[at - 5] ?? '-';
  if ((before.charCodeAt(0) ^ 0x30) <= 9)
    return at - (NUMERO_ANTES.exec(text.slice(Math.max(0, at - 20), at))?.[1]?.length ?? 0);
  if (!'IVXLC"”\'’,ABCDEF'.includes(before)) return at;
  return at - (SOLTO_ANTES.exec(text.slice(Math.max(0, at - 24), at))?.[1]?.length ?? 0);
}

/** What a level without its word, before its article, is read from. */
export const SOLTO = (): Contexto => makeContexto('inciso', 'inciso', 0);

type IsAto = (at: number) => boolean;

function readOn(lista: Lista, text: string, isAto: IsAto = () => false): Cadeia {
  while (lista.folhas.length < MAX_FOLHAS && lista.step(text, isAto));
  return { folhas: lista.folhas, fim: lista.fim, soltas: lista.soltas };
}

/** Crimes are told so: `art. 121, § 2º, IV, na forma do art. 14, II, do CP`. */
const PENAIS: ReadonlySet<string> = new Set(['CP', 'CPM']);
const TODOS = compact(/(?:tod|amb)[oa]s(?!\p{L})/iu);

/** Whether what stands before `nos termos do art. 5º` may be of another act than what stands behind. */
export const isFrouxa = (
  text: string,
  { soltas, fim }: Cadeia,
  { sigla, inicio }: { sigla: string; inicio: number },
): boolean => soltas > 0 && !PENAIS.has(sigla) && !TODOS.test(text.slice(fim, inicio));

const makeContexto = (folha: NivelCitado, termo: NivelCitado, artigo: number, artigosNoPlural = false): Contexto => ({
  folha,
  termo,
  artigo,
  artigosNoPlural,
  sufixo: null,
  paragrafos: null,
  inciso: null,
  algarismo: false,
  ligacao: 'virgula',
});

/** What a list that goes on after an act (`…da CLT; 896 do Código Civil`) starts from. */
export function contextOf(folhas: readonly Folha[]): Contexto | null {
  const last = folhas.at(-1);
  if (!last?.artigo) return null;
  const artigo = Number.parseInt(last.artigo, 10) || 1;
  return makeContexto('artigo', 'artigo', artigo, true);
}

/** What bare provisions behind an act go on from: `CF, 5º, X`. */
export const APOS_ATO = (): Contexto => makeContexto('artigo', 'artigo', 1, true);
