import { diffWordsWithSpace } from 'diff';

export interface Trecho {
  tipo: 'igual' | 'incluido' | 'retirado';
  texto: string;
}

/** With more edits than this, comparing word by word takes too long for a page. Both wordings are then shown whole. */
const MAX_EDICOES = 2000;
/** Wordings that have a smaller share in common are easier to read one after the other. */
const MIN_COMUM = 0.35;
/**
 * A shorter run of unchanged words between changed ones is a coincidence, such as `de` or `a lei`, and counts as
 * changed.
 */
const MIN_SEGUIDAS = 3;

/** Compares an earlier wording with the next one. Returns null if they have too little in common. */
export function comparar(antes: string, depois: string): Trecho[] | null {
  if (antes === '' || depois === '') return null;
  const parts = diffWordsWithSpace(antes, depois, { maxEditLength: MAX_EDICOES });
  if (!parts) return null;
  const found: Trecho[] = [];
  let [retirado, incluido] = ['', ''];
  const flush = () => {
    if (retirado !== '') found.push({ tipo: 'retirado', texto: retirado });
    if (incluido !== '') found.push({ tipo: 'incluido', texto: incluido });
    [retirado, incluido] = ['', ''];
  };
  for (const [i, { added, removed, value }] of parts.entries()) {
    const stays = !added && !removed;
    if (stays && (i === 0 || i === parts.length - 1 || countWords(value) >= MIN_SEGUIDAS)) {
      flush();
      found.push({ tipo: 'igual', texto: value });
      continue;
    }
    if (!added) retirado += value;
    if (!removed) incluido += value;
  }
  flush();
  const comum = found.reduce((sum, { tipo, texto }) => (tipo === 'igual' ? sum + texto.length : sum), 0);
  return comum / Math.max(antes.length, depois.length) < MIN_COMUM ? null : found;
}

const countWords = (texto: string): number => texto.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
