import { writeDocx } from './copy-docx.ts';
import { writeOdt } from './copy-odt.ts';
import type { Formato } from './documento.ts';
import { applyTrocas, type Troca } from './trocas.ts';

/** What is said beside a stretch of a document's text, in paragraphs, the first of them its heading. */
export interface Comentario {
  offset: number;
  fim: number;
  paragrafos: readonly string[];
}

/** What a copy has that its original has not; places are those of the original's text. */
export interface Copia {
  trocas: readonly Troca[];
  comentarios: readonly Comentario[];
  autor: string;
  /** ISO 8601, in UTC: `2026-03-01T12:00:00Z`. */
  data: string;
}

/** Formats of which a copy is a document; a text's is the text corrected, and of a PDF there is none. */
export const comComentarios = (formato: Formato): formato is 'docx' | 'odt' => formato === 'docx' || formato === 'odt';

/**
 * A copy of a document, its formatting untouched: a `.docx` with comments, and changes that Word accepts or rejects one by
 * one; an `.odt` with comments and the changes made; a text with the changes made.
 * @param original the bytes that were read
 */
export function writeCopy(
  original: Uint8Array,
  formato: Exclude<Formato, 'pdf'>,
  texto: string,
  copia: Copia,
): Uint8Array {
  if (formato === 'docx') return writeDocx(original, copia);
  if (formato === 'odt') return writeOdt(original, copia);
  return new TextEncoder().encode(applyTrocas(texto, copia.trocas));
}
