import type { Aspas } from '../../../schemas/report/apontamento.ts';
import { elemento } from '../elemento.ts';

/** Characters that are shown before and after the words that differ. The rest of a long quotation is left out. */
const VOLTA = 90;

/** Shows the quoted words next to those of the law, with the differences marked in both. Null if they do not differ. */
export function ladoALado(texto: string, { offset, fim, diferencas }: Aspas): HTMLElement | null {
  const [first] = diferencas;
  const last = diferencas.at(-1);
  if (!first || !last) return null;
  const from = Math.max(offset, texto.lastIndexOf(' ', Math.max(offset, first.offset - VOLTA)) + 1);
  const end = texto.indexOf(' ', Math.min(fim, last.fim + VOLTA));
  const to = end < 0 ? fim : Math.min(fim, end);
  const nele: (Node | string)[] = [from > offset ? '… ' : ''];
  const nela: (Node | string)[] = [from > offset ? '… ' : ''];
  let at = from;
  for (const { offset: begin, fim: over, citado, lei } of diferencas) {
    const same = texto.slice(at, begin);
    nele.push(same);
    nela.push(same);
    if (citado !== '') nele.push(elemento('del', {}, citado));
    if (lei !== '') nela.push(elemento('ins', {}, lei), citado === '' ? ' ' : '');
    at = over;
  }
  const rest = `${texto.slice(at, to)}${to < fim ? ' …' : ''}`;
  const coluna = (nome: string, palavras: (Node | string)[]) =>
    elemento('div', {}, elemento('p', { className: 'coluna' }, nome), elemento('p', {}, ...palavras, rest));
  return elemento('div', { className: 'lado-a-lado' }, coluna('No texto', nele), coluna('Na lei', nela));
}
