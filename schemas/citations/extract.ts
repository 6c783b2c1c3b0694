import type { CitacaoExtraida } from '../contract/model/verification/citacao.ts';
import { findProvisions } from './attribution/walk.ts';
import { LEXICON } from './lexicon/lexicon.ts';
import type { Nomes } from './mentions/names.ts';
import { type Normalized, normalize } from './normalize/normalize.ts';
import { findPrecedents } from './precedents/precedents.ts';
import { type Tokens, tokenize } from './tokens/tokenize.ts';

/**
 * Returns every citation of a text, in order. Spans do not overlap, except those of one range. Time is linear in the
 * length of the text.
 * @param limit reading stops once more citations than this are found
 */
export function extractCitacoes(text: string, names: Nomes, limit = Number.POSITIVE_INFINITY): CitacaoExtraida[] {
  const { tokens, normalized } = readText(text);
  const found = readTokens(tokens, names, limit);
  if (normalized) for (const citation of found) restore(citation, text, normalized);
  return found;
}

/** If a provision and a precedent overlap, the precedent is kept: `Súmula 331, IV`. */
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

/** Maps a citation to its place in the original text, which still has its word breaks. */
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

/** A text split into tokens, after it was normalized. */
export interface TextRead {
  tokens: Tokens;
  /** The way back to the original text; null if normalizing changed nothing. */
  normalized: Normalized | null;
}

let last: (TextRead & { text: string }) | null = null;

/**
 * Normalizes and tokenizes a text. The last result is kept, because a text's citations and the acts that it cites on
 * their own are read one after the other.
 */
export function readText(text: string): TextRead {
  if (last?.text !== text) {
    const normalized = normalize(text);
    last = { text, normalized, tokens: tokenize(normalized?.text ?? text, LEXICON) };
  }
  return last;
}
