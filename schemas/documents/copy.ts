import { writeDocx } from './copy-docx.ts';
import { writeOdt } from './copy-odt.ts';
import type { Formato } from './documento.ts';
import { applyTrocas, type Troca } from './trocas.ts';

/** A comment about a stretch of a document's text, in paragraphs. The first is its heading. */
export interface Comentario {
  offset: number;
  fim: number;
  paragrafos: readonly string[];
}

/** What a copy adds to its original. Offsets are those of the original's text. */
export interface Copia {
  trocas: readonly Troca[];
  comentarios: readonly Comentario[];
  autor: string;
  /** ISO 8601, in UTC: `2026-03-01T12:00:00Z`. */
  data: string;
}

/**
 * Whether copies of a format can hold comments. A copy of a text file is just the corrected text, and a PDF cannot be
 * copied.
 */
export const comComentarios = (formato: Formato): formato is 'docx' | 'odt' => formato === 'docx' || formato === 'odt';

/**
 * Returns a copy of a document with its formatting unchanged: a `.docx` with comments, and with changes that Word can
 * accept or reject one by one; an `.odt` with comments and the changes applied; a text with the changes applied.
 * @param original the bytes of the document
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
