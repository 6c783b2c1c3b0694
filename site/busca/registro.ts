import type { DocBusca } from '../../schemas/search/index/doc.ts';
import { FIM, packPalavras } from '../../schemas/search/index/palavras.ts';
import type { EntradaSituada } from '../../schemas/search/index/temas-do-indice.ts';
import { notoriedadeDe } from '../../schemas/search/query/institutos.ts';
import type { Lido } from './pagefind.ts';

/**
 * Pagefind looks for words that begin with what is asked, or that it begins with. Behind every stem stands a letter that
 * no stem has, so that only that stem is found: one for words wherever they stand, one for those of rubrics, headings
 * and terms of the subject index.
 */
export const palavra = (radical: string): string => `${radical}ω`;
export const naCabeca = (radical: string): string => `${radical}ψ`;

/** The word that every record of an act, or of a court, has. */
export const noAto = (sigla: string): string => `${sigla.toLowerCase().replaceAll('-', '')}φ`;

/** Signs between lists of words; Pagefind indexes none of them, and no phrase goes across one. */
const LISTA = ' | ';
const TITULO = ' / ';
const CABECA = ' # ';

/** What ranking and the list of results need of an article or súmula besides its words. */
export interface Ficha {
  id: number;
  ref_key: string;
  sigla: string;
  sumula: boolean;
  forca: number;
  inativo: boolean;
  alterador: boolean;
  /** The heading above the article that is its own. */
  rubrica: string;
  /** The deepest heading that it stands under. */
  titulo: string;
  situacao: string;
  /** Of each provision: the one that it stands under, its key behind the article's, its label and its text. */
  acima: number[];
  chaves: string[];
  rotulos: string[];
  textos: string[];
  /** Stems of terms of the subject index, each with the entry that leads here. */
  temas: [termo: string, aspectos: string, antes: number, doAto: number, total: number][];
  citacoes: number[];
}

/** The words of a record: those that `packPalavras` packed, then its act and those that stand at its head. */
export function printPalavras(
  palavras: Uint32Array,
  sigla: string,
  cabeca: Iterable<string>,
  radicalDe: (numero: number) => string,
): string {
  const lists = unpack(palavras);
  const text = lists.map((list) =>
    Array.from(list, (numero) => (numero === FIM ? TITULO.trim() : palavra(radicalDe(numero)))).join(' '),
  );
  return text.join(LISTA) + CABECA + [noAto(sigla), ...Array.from(cabeca, naCabeca)].join(' ');
}

/** Rubric, opening headings, headings, then of each provision its rubric and its text. */
function unpack(palavras: Uint32Array): Uint32Array[] {
  const lists: Uint32Array[] = [];
  for (let at = 0; at < palavras.length; ) {
    // A provision's first number is what it stands under.
    if (lists.length >= 3 && lists.length % 2 === 1) at += 1;
    const end = at + 1 + (palavras[at] as number);
    lists.push(palavras.subarray(at + 1, end));
    at = end;
  }
  return lists;
}

/** An article or súmula as it was found: what ranking reads of it, and what is shown. */
export interface Registro {
  doc: DocBusca;
  ficha: Ficha;
  url: string;
  titulo: string;
}

/** @param numeroDe the number of a stem; each that is written here has one */
export function readRegistro({ url, content, meta }: Lido, numeroDe: (radical: string) => number): Registro {
  const ficha = JSON.parse(meta.ficha as string) as Ficha;
  const words = content.slice(0, content.lastIndexOf(CABECA.trimEnd()));
  const [rubrica = [], aberturas = [], titulos = [], ...resto] = words.split(LISTA.trim()).map((list) =>
    list
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => (word === TITULO.trim() ? FIM : numeroDe(word.slice(0, -1)))),
  );
  const dispositivos = ficha.acima.map((acima, i) => ({
    acima,
    rubrica: resto[2 * i] ?? [],
    texto: resto[2 * i + 1] ?? [],
  }));
  const packed = packPalavras({ rubrica, aberturas, titulos, dispositivos });
  const { id, sigla, sumula, forca, inativo, alterador } = ficha;
  const notoriedade = notoriedadeDe(ficha.ref_key);
  const doc = { id, sigla, sumula, forca, notoriedade, inativo, alterador, palavras: new Uint32Array(packed.buffer) };
  return { doc, ficha, url, titulo: meta.title ?? url };
}

/** The entries of the subject index that lead to a record, by the stems of their terms. */
export const entradasDoRegistro = ({ id, temas }: Ficha): [termo: string, EntradaSituada][] =>
  temas.map(([termo, aspectos, antes, doAto, total]) => [
    termo,
    { id, aspectos: aspectos === '' ? [] : aspectos.split(' '), antes, doAto, total },
  ]);
