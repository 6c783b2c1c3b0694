import { comComentarios } from '../../../schemas/documents/copy.ts';
import { printNumero } from '../../texto/palavras.ts';
import { pick } from '../elemento.ts';
import type { Numerado } from './fichas.ts';
import type { Original } from './guardado.ts';

/**
 * The findings to review, in the order in which they are shown, and the position of the current one. -1 before the
 * first.
 */
export interface Fila {
  itens: readonly Numerado[];
  atual: number;
}

/**
 * Shows the position in the review, how many corrections can be made at once, and in which formats the document can be
 * saved.
 */
export function mostraBarra({ itens, atual }: Fila, original: Original | null): void {
  const total = printNumero(itens.length);
  pick('onde').textContent =
    itens.length === 0 ? 'Nada a rever' : atual < 0 ? `${total} a rever` : `${printNumero(atual + 1)} de ${total}`;
  for (const id of ['anterior', 'proximo']) pick<HTMLButtonElement>(id).disabled = itens.length === 0;
  const certas = itens.filter(({ apontamento }) => apontamento.certa !== null).length;
  const aplicar = pick<HTMLButtonElement>('aplicar');
  aplicar.hidden = certas === 0;
  const seguras = certas === 1 ? 'a correção segura' : 'as correções seguras';
  aplicar.textContent = `Aplicar ${seguras} (${printNumero(certas)})`;
  const copia = pick<HTMLButtonElement>('exporta-copia');
  copia.hidden = !original || !comComentarios(original.formato);
  copia.textContent = original?.formato === 'odt' ? 'Documento com comentários (.odt)' : 'Word com comentários (.docx)';
}

/** Returns the next position of the review. After the last comes the first, and the reverse. */
export const passo = ({ itens, atual }: Fila, direcao: 1 | -1): number =>
  atual < 0 && direcao < 0 ? itens.length - 1 : (atual + direcao + itens.length) % itens.length;
