import { type Normalized, normalize } from '../../citations/normalize/normalize.ts';
import { findPrecedents } from '../../citations/precedents/precedents.ts';
import type { CitacaoExtraida } from '../../contract/model/citacao.ts';
import { tokensOf } from './atos.ts';
import { findCandidatos } from './candidatos.ts';
import { findDispositivos } from './dispositivos.ts';
import type { Nomes } from './nomes.ts';

/**
 * Every citation of a text, in order; spans do not overlap, those of one range aside. Time is linear in its length.
 * @param limite once more than so many are found, reading stops
 */
export function extractCitacoes(texto: string, nomes: Nomes, limite = Number.POSITIVE_INFINITY): CitacaoExtraida[] {
  const normalized = normalize(texto);
  if (!normalized) return readTexto(texto, nomes, limite);
  const found = readTexto(normalized.text, nomes, limite);
  for (const citacao of found) restore(citacao, texto, normalized);
  return found;
}

/** Where both readings claim the same words, they are a precedent's: `Súmula 331, IV`. */
function readTexto(texto: string, nomes: Nomes, limite: number): CitacaoExtraida[] {
  const precedentes = findPrecedents(tokensOf(texto), limite);
  const found: CitacaoExtraida[] = [];
  let next = 0;
  for (const dispositivos of findDispositivos(texto, nomes, findCandidatos(texto, nomes))) {
    for (const dispositivo of dispositivos) {
      while ((precedentes[next]?.offset ?? Infinity) < dispositivo.fim)
        found.push(precedentes[next++] as CitacaoExtraida);
      const last = found.at(-1);
      if (!last || last.tipo === 'dispositivo' || last.fim <= dispositivo.offset) found.push(dispositivo);
    }
    if (found.length > limite) return found;
  }
  return [...found, ...precedentes.slice(next)];
}

/** Gives a citation its place in the text as it was, broken words and all. */
function restore(citacao: CitacaoExtraida, texto: string, { original, originalEnd }: Normalized): void {
  const offset = original(citacao.offset);
  const fim = originalEnd(citacao.fim);
  citacao.rotulo = texto.slice(offset, fim);
  citacao.offset = offset;
  citacao.fim = fim;
  if (citacao.tipo !== 'dispositivo' || !citacao.inferencia) return;
  const offset_mencao = original(citacao.inferencia.offset_mencao);
  citacao.inferencia = { ...citacao.inferencia, offset_mencao, distancia: offset - offset_mencao };
}
