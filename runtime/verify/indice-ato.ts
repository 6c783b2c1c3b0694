import { NIVEIS } from '../../schemas/grammar/rotulos.ts';
import type { Dispositivo } from '../../schemas/model/dispositivo.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import { isVetado, notaOf } from './notas.ts';
import { radicais } from './radicais.ts';

/** What suggestions need of an act: which provisions live, what they were called, which words they hold. */
export interface IndiceAto {
  /** In reading order. */
  chaves: readonly string[];
  /** Article → from where to where (exclusive) its provisions are. */
  artigos: ReadonlyMap<string, [number, number]>;
  /** Old key → the key that has its wording now. */
  renumerados: ReadonlyMap<string, string>;
  /** The stems of the act, sorted. */
  termos: readonly string[];
  /** Where the positions of each stem begin; one more for the end of the last. */
  inicios: Uint32Array;
  /** Positions of the provisions in force whose own wording holds the stem. */
  posicoes: Uint16Array | Uint32Array;
  /** Distinct stems of each provision. */
  tamanhos: Uint16Array;
  media: number;
  /** Room for one score a provision, all zero between two questions. */
  placar: Float64Array;
}

const built = new WeakMap<Acervo, Map<string, IndiceAto>>();

function indicesOf(acervo: Acervo): Map<string, IndiceAto> {
  let indices = built.get(acervo);
  if (!indices) {
    indices = new Map();
    built.set(acervo, indices);
  }
  return indices;
}

/** Made at the first question about an act, unless it was prepared, and kept as long as the database is. */
export function indiceOf(acervo: Acervo, sigla: string): IndiceAto {
  const indices = indicesOf(acervo);
  let indice = indices.get(sigla);
  if (!indice) {
    const steps = buildIndice(acervo.linhasDe(sigla));
    let step = steps.next();
    while (!step.done) step = steps.next();
    indice = step.value;
    indices.set(sigla, indice);
  }
  return indice;
}

/**
 * Makes the indices of all acts ahead of the first question, in small steps between requests: all at once they would
 * keep requests waiting for a second and more. Ends when the database was closed.
 */
export async function prepareIndices(acervo: Acervo): Promise<void> {
  const indices = indicesOf(acervo);
  for (const { sigla } of acervo.diplomas) {
    if (!acervo.isOpen()) return;
    if (indices.has(sigla)) continue;
    const steps = buildIndice(acervo.linhasDe(sigla));
    let step = steps.next();
    while (!step.done) {
      await new Promise((resolve) => setImmediate(resolve));
      step = steps.next();
    }
    indices.set(sigla, step.value);
  }
  // The texts that were read are many times what is kept of them.
  Bun.gc(true);
}

/** A few milliseconds' work. */
const LINHAS_POR_PASSO = 100;

function* buildIndice(linhas: Iterable<Dispositivo>): Generator<void, IndiceAto> {
  const chaves: string[] = [];
  const tamanhos: number[] = [];
  const artigos = new Map<string, [number, number]>();
  const renumerados = new Map<string, string>();
  const lists = new Map<string, number[]>();
  for (const linha of linhas) {
    const position = chaves.push(linha.ref_key) - 1;
    const range = artigos.get(linha.artigo);
    if (range) range[1] = position + 1;
    else artigos.set(linha.artigo, [position, position + 1]);
    const antiga = chaveAntiga(linha);
    if (antiga !== null) renumerados.set(antiga, linha.ref_key);
    const words = !linha.revogado && !isVetado(linha) ? radicais(linha.caput_texto ?? linha.texto) : new Set<string>();
    tamanhos.push(words.size);
    for (const word of words) {
      const list = lists.get(word);
      if (list) list.push(position);
      else lists.set(word, [position]);
    }
    if (chaves.length % LINHAS_POR_PASSO === 0) yield;
  }
  const total = tamanhos.reduce((sum, tamanho) => sum + tamanho, 0);
  return {
    ...{ chaves, artigos, renumerados },
    ...flatten(lists, total, chaves.length),
    tamanhos: Uint16Array.from(tamanhos),
    placar: new Float64Array(chaves.length),
    media: Math.max(1, total / Math.max(1, chaves.length)),
  };
}

/** In three arrays: a list of its own for each of a hundred thousand stems would cost ten times as much. */
function flatten(lists: ReadonlyMap<string, number[]>, total: number, linhas: number) {
  const termos = [...lists.keys()].sort();
  const inicios = new Uint32Array(termos.length + 1);
  const posicoes = linhas > 0xffff ? new Uint32Array(total) : new Uint16Array(total);
  let at = 0;
  termos.forEach((termo, i) => {
    const list = lists.get(termo) as number[];
    posicoes.set(list, at);
    at += list.length;
    inicios[i + 1] = at;
  });
  return { termos, inicios, posicoes };
}

/** From where to where (exclusive) the positions of a stem are; null when the act does not hold it. */
export function rangeOf({ termos, inicios }: IndiceAto, termo: string): [number, number] | null {
  let low = 0;
  let high = termos.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((termos[middle] as string) < termo) low = middle + 1;
    else high = middle;
  }
  return termos[low] === termo ? [inicios[low] as number, inicios[low + 1] as number] : null;
}

const DE =
  /numerad[oa]\s+d[oea]\s+(?:antig[oa]\s+)?(?:(par[áa]grafo\s+[úu]nico)|§\s*(\d+)\s?[º°o]?|inciso\s+([IVXLC]+)|al[íi]nea\s+["“]?([a-z])|art(?:igo)?\.?\s*(\d[\d.]*))/i;
/** Spares most notes their classification. */
const RENUMERADO = /numerad|transformad/i;
const PARA_PRIMEIRO = /^par[áa]grafo\s+[úu]nico\s+(?:re)?numerad/i;

/** The key that the provision had before it was renumbered, or null. */
function chaveAntiga(linha: Dispositivo): string | null {
  if (!linha.anotacoes.some((nota) => RENUMERADO.test(nota))) return null;
  const nota = notaOf(linha, 'renumeracao');
  if (nota === null) return null;
  const parent = linha.ref_key.slice(0, linha.ref_key.lastIndexOf('.'));
  const depth = NIVEIS.filter((nivel) => linha[nivel] !== null).length;
  if (depth > 1 && PARA_PRIMEIRO.test(nota)) return `${parent}.unico`;
  const [, unico, paragrafo, inciso, alinea, artigo] = DE.exec(nota) ?? [];
  const level = unico ? 'unico' : (paragrafo ?? inciso ?? alinea);
  if (level !== undefined && depth > 1) return `${parent}.${level}`;
  return artigo !== undefined && depth === 1 ? `${linha.sigla}.${artigo.replaceAll('.', '')}` : null;
}
