import { comComentarios } from '../../../schemas/documents/copy.ts';
import { printNumero } from '../../texto/palavras.ts';
import { pick } from '../elemento.ts';
import type { Numerado } from './fichas.ts';
import type { Original } from './guardado.ts';

/** What is to be reviewed, in the order in which it is shown, and which of it is before the reader; -1 before the first. */
export interface Fila {
  itens: readonly Numerado[];
  atual: number;
}

/** Shows where the reader is in the review, how much can be mended at once, and as what the document can be had. */
export function mostraBarra({ itens, atual }: Fila, original: Original | null): void {
  const total = printNumero(itens.length);
  pick('onde').textContent =
    itens.length === 0 ? 'Nada a rever' : atual < 0 ? `${total} a rever` : `${printNumero(atual + 1)} de ${total}`;
  for (const id of ['anterior', 'proximo']) pick<HTMLButtonElement>(id).disabled = itens.length === 0;
  const certas = itens.filter(({ apontamento }) => apontamento.certa !== null).length;
  const aplicar = pick<HTMLButtonElement>('aplicar');
  aplicar.hidden = certas === 0;
  aplicar.textContent = `Aplicar as certas (${printNumero(certas)})`;
  const copia = pick<HTMLButtonElement>('exporta-copia');
  copia.hidden = !original || !comComentarios(original.formato);
  copia.textContent = original?.formato === 'odt' ? 'Documento com comentários (.odt)' : 'Word com comentários (.docx)';
}

/** The next position of the review, round and round. */
export const passo = ({ itens, atual }: Fila, direcao: 1 | -1): number =>
  atual < 0 && direcao < 0 ? itens.length - 1 : (atual + direcao + itens.length) % itens.length;
