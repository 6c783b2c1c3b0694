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
  /** Stem → the positions of the provisions in force whose own wording holds it. */
  posicoes: ReadonlyMap<string, Uint16Array | Uint32Array>;
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
  const Positions = chaves.length > 0xffff ? Uint32Array : Uint16Array;
  const posicoes = new Map([...lists].map(([word, list]) => [word, Positions.from(list)]));
  const total = tamanhos.reduce((sum, tamanho) => sum + tamanho, 0);
  return {
    ...{ chaves, artigos, renumerados, posicoes },
    tamanhos: Uint16Array.from(tamanhos),
    placar: new Float64Array(chaves.length),
    media: Math.max(1, total / Math.max(1, chaves.length)),
  };
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
