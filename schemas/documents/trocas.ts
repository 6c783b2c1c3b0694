import { diffWordsWithSpace } from 'diff';

/** A replacement for a stretch of a text. */
export interface Troca {
  offset: number;
  fim: number;
  texto: string;
}

/**
 * With more edits than this, two texts have too little in common for a comparison word by word, which would also take
 * too long. They are replaced as a whole.
 */
const MAX_EDICOES = 1000;

/** Applies replacements, which must be in order and must not overlap. */
export function applyTrocas(texto: string, trocas: readonly Troca[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { offset, fim, texto: novo } of trocas) {
    parts.push(texto.slice(at, offset), novo);
    at = fim;
  }
  return parts.join('') + texto.slice(at);
}

/** The replacements that turn one text into another: word by word, or as a whole if the texts have little in common. */
export function trocasEntre(antes: string, depois: string): Troca[] {
  if (antes === depois) return [];
  const parts = diffWordsWithSpace(antes, depois, { maxEditLength: MAX_EDICOES });
  if (!parts) return [{ offset: 0, fim: antes.length, texto: depois }];
  const trocas: Troca[] = [];
  let at = 0;
  for (const { added, removed, value } of parts) {
    const last = trocas.at(-1);
    const current = last && last.fim === at ? last : null;
    if (!added && !removed) at += value.length;
    else if (current) {
      if (added) current.texto += value;
      else current.fim = at += value.length;
    } else if (added) trocas.push({ offset: at, fim: at, texto: value });
    else {
      trocas.push({ offset: at, fim: at + value.length, texto: '' });
      at += value.length;
    }
  }
  return trocas;
}

/**
 * The offset in the original for an offset of the changed text. An offset inside new words maps to the edge of the
 * words that they replaced.
 */
export function noOriginal(trocas: readonly Troca[], offset: number, lado: 'inicio' | 'fim'): number {
  let shift = 0;
  for (const { offset: from, fim, texto } of trocas) {
    const begin = from + shift;
    const end = begin + texto.length;
    if (offset < begin || (offset === begin && lado === 'fim')) break;
    if (offset < end || (offset === end && lado === 'fim')) return lado === 'inicio' ? from : fim;
    shift += texto.length - (fim - from);
  }
  return offset - shift;
}
