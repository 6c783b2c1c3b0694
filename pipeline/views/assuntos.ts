import { correspondencias } from '../../schemas/catalog/correspondencia.ts';
import { AssuntosDoAto } from '../../schemas/contract/model/artifacts/assuntos.ts';
import { notoriedadeDe, radicaisDosInstitutos } from '../../schemas/search/query/institutos.ts';
import { radicais } from '../../schemas/text/radicais.ts';
import { createGate } from './gate.ts';

/** An article, with the index entries that lead to it. */
export interface ArtigoDito {
  numero: string;
  hierarquia: string;
  /** The stems of each of its provisions in force, each stem once. */
  provisoes: readonly (readonly string[])[];
  /** Term and subterm of the subject index entries that lead to the article or to a provision below it. */
  entradas: readonly string[];
}

/** What is known of the articles of an act, in reading order. */
export interface ParaAssuntos {
  sigla: string;
  artigos: readonly ArtigoDito[];
  /** Pairs of articles of the act: one, and another that it refers to. */
  remissoes: readonly (readonly [de: string, para: string])[];
}

/** The weight of a stem that names the subject of an article, of one in its text, and of one only in its headings. */
const POR_ORIGEM = { assunto: 1, palavra: 0.7, titulo: 0.4 };
/** Only the two nearest headings count: the first ones of a long path cover half the act. */
const TITULOS = 2;
/** The added weight of a word for each provision of the article that contains it, up to two of them. */
const REPETIDA = 0.3;
const MAX_REPETIDAS = 2;
/**
 * Length normalisation: an article's weights are divided by `CURTO` plus `POR_TAMANHO` times its number of stems over
 * the average, so that a longer article than average counts for less.
 */
const CURTO = 0.8;
const POR_TAMANHO = 0.2;

interface Artigo {
  numero: string;
  /** Maps each stem to the number of the article's provisions that contain it. */
  palavras: Map<string, number>;
  titulos: ReadonlySet<string>;
  assuntos: ReadonlySet<string>;
}

const checkAssuntos = createGate(AssuntosDoAto, 'AssuntosDoAto');

/** Composes the document of `assuntos/<SIGLA>.json`. */
export function composeAssuntos(ato: ParaAssuntos): AssuntosDoAto {
  const artigos = readArtigos(ato);
  const positions = new Map(artigos.map(({ numero }, position) => [numero, position]));
  const remissoes = artigos.map(() => new Set<number>());
  for (const [de, para] of ato.remissoes) {
    const [from, to] = [positions.get(de), positions.get(para)];
    if (from === undefined || to === undefined || from === to) continue;
    remissoes[from]?.add(to);
    remissoes[to]?.add(from);
  }
  const document = {
    artigos: artigos.map(({ numero }) => numero),
    conhecidos: artigos.map(({ numero }) => notoriedadeDe(`${ato.sigla}.${numero}`)),
    remissoes: remissoes.map((others) => [...others].sort((a, b) => a - b)),
    antecessor: antecessorDe(ato.sigla, positions),
    radicais: weigh(artigos),
  };
  return checkAssuntos(document, `the subjects of ${ato.sigla}`);
}

/** For the act that this one replaced, maps each of its articles to the positions of the articles that replaced it. */
function antecessorDe(sigla: string, positions: ReadonlyMap<string, number>): AssuntosDoAto['antecessor'] {
  const tabela = correspondencias.find(({ para }) => para === sigla);
  if (!tabela) return null;
  const artigos = new Map<string, Set<number>>();
  for (const [antigo, novo] of tabela.pares) {
    const [numero = ''] = antigo.split('.', 1);
    const position = novo === null ? undefined : positions.get(novo.split('.', 1)[0] as string);
    if (position !== undefined) artigos.set(numero, (artigos.get(numero) ?? new Set()).add(position));
  }
  const listed = [...artigos].map(([numero, found]) => [numero, [...found]] as [string, number[]]);
  return { sigla: tabela.de, artigos: Object.fromEntries(listed) };
}

/** Selects the articles of an act that have some wording in force. */
const readArtigos = ({ sigla, artigos }: ParaAssuntos): Artigo[] =>
  artigos.flatMap(({ numero, hierarquia, provisoes, entradas }) => {
    const palavras = new Map<string, number>();
    for (const radical of provisoes.flat()) palavras.set(radical, (palavras.get(radical) ?? 0) + 1);
    if (palavras.size === 0) return [];
    const titulos = radicais(hierarquia.split(' > ').slice(-TITULOS).join(' '));
    const institutos = radicaisDosInstitutos(`${sigla}.${numero}`);
    return [{ numero, palavras, titulos, assuntos: new Set([...radicais(entradas.join(' ')), ...institutos]) }];
  });

function weigh(artigos: readonly Artigo[]): AssuntosDoAto['radicais'] {
  const held = artigos.map(({ palavras, titulos, assuntos }) => new Set([...palavras.keys(), ...titulos, ...assuntos]));
  const average = held.reduce((sum, { size }) => sum + size, 0) / Math.max(1, held.length);
  const lists = new Map<string, number[]>();
  for (const [position, { palavras, titulos: _, assuntos }] of artigos.entries()) {
    const all = held[position] as ReadonlySet<string>;
    const share = CURTO + (POR_TAMANHO * all.size) / average;
    for (const radical of all) {
      const many = palavras.get(radical) ?? 0;
      const { assunto, palavra, titulo } = POR_ORIGEM;
      const origem = assuntos.has(radical) ? assunto : many > 0 ? palavra : titulo;
      const weight = (origem * (1 + REPETIDA * Math.min(MAX_REPETIDAS, many))) / share;
      const list = lists.get(radical) ?? [];
      list.push(position * 2 + Number(assuntos.has(radical)), Math.round(weight * 100));
      lists.set(radical, list);
    }
  }
  return Object.fromEntries(lists);
}
