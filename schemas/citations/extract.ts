import type { CitacaoExtraida } from '../contract/model/verification/citacao.ts';
import { findProvisions } from './attribution/walk.ts';
import type { Nomes } from './mentions/names.ts';
import type { Normalized } from './normalize/normalize.ts';
import { findPrecedents } from './precedents/precedents.ts';
import { readText } from './read-text.ts';
import type { Tokens } from './tokens/tokenize.ts';

/**
 * Every citation of a text, in order; spans do not overlap, those of one range aside. Time is linear in its length.
 * @param limit once more than so many are found, reading stops
 */
export function extractCitacoes(text: string, names: Nomes, limit = Number.POSITIVE_INFINITY): CitacaoExtraida[] {
  const { tokens, normalized } = readText(text);
  const found = readTokens(tokens, names, limit);
  if (normalized) for (const citation of found) restore(citation, text, normalized);
  return found;
}

/** Where both readings claim the same words, they are a precedent's: `Súmula 331, IV`. */
function readTokens(tokens: Tokens, names: Nomes, limit: number): CitacaoExtraida[] {
  const precedents = findPrecedents(tokens, limit);
  const found: CitacaoExtraida[] = [];
  let next = 0;
  for (const group of findProvisions(tokens, names)) {
    for (const provision of group) {
      while ((precedents[next]?.offset ?? Infinity) < provision.fim) found.push(precedents[next++] as CitacaoExtraida);
      const last = found.at(-1);
      if (!last || last.tipo === 'dispositivo' || last.fim <= provision.offset) found.push(provision);
    }
    if (found.length > limit) return found;
  }
  return [...found, ...precedents.slice(next)];
}

/** Gives a citation its place in the text as it was, broken words and all. */
function restore(citation: CitacaoExtraida, text: string, { original, originalEnd }: Normalized): void {
  const offset = original(citation.offset);
  const fim = originalEnd(citation.fim);
  citation.rotulo = text.slice(offset, fim);
  citation.offset = offset;
  citation.fim = fim;
  if (citation.tipo !== 'dispositivo' || !citation.inferencia) return;
  const offset_mencao = original(citation.inferencia.offset_mencao);
  citation.inferencia = { ...citation.inferencia, offset_mencao, distancia: offset - offset_mencao };
}
