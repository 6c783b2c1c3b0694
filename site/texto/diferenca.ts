import { diffWordsWithSpace } from 'diff';

export interface Trecho {
  tipo: 'igual' | 'incluido' | 'retirado';
  texto: string;
}

/** Past this, comparing word by word takes longer than a page may; the two are then shown whole. */
const MAX_EDICOES = 2000;
/** Wordings that have less in common than this read better one after the other. */
const MIN_COMUM = 0.25;

/** What an earlier wording had and the next one has; null where they have too little in common. */
export function comparar(antes: string, depois: string): Trecho[] | null {
  if (antes === '' || depois === '') return null;
  const parts = diffWordsWithSpace(antes, depois, { maxEditLength: MAX_EDICOES });
  if (!parts) return null;
  const comum = parts.reduce((sum, { added, removed, value }) => (added || removed ? sum : sum + value.length), 0);
  if (comum / Math.max(antes.length, depois.length) < MIN_COMUM) return null;
  return parts.map(({ added, removed, value }) => ({
    tipo: added ? 'incluido' : removed ? 'retirado' : 'igual',
    texto: value,
  }));
}
