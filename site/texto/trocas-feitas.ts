import { applyTrocas, type Troca } from '../../schemas/documents/trocas.ts';

/** A replacement that was made, and its place in the text as it is now. */
export interface Mudanca {
  offset: number;
  antes: string;
  depois: string;
}

/** A text and the changes made in it, in the order of the text. */
export interface Mudado {
  texto: string;
  mudancas: readonly Mudanca[];
}

/** Makes changes that do not overlap. Of two that overlap, only the first is made. */
export function muda({ texto, mudancas }: Mudado, trocas: readonly Troca[]): Mudado {
  const made: Troca[] = [];
  for (const troca of trocas.toSorted((one, other) => one.offset - other.offset || one.fim - other.fim))
    if (troca.offset >= (made.at(-1)?.fim ?? 0)) made.push(troca);
  const novas: Mudanca[] = [];
  let shift = 0;
  for (const { offset, fim, texto: depois } of made) {
    novas.push({ offset: offset + shift, antes: texto.slice(offset, fim), depois });
    shift += depois.length - (fim - offset);
  }
  const antigas = mudancas.map((mudanca) => ({
    ...mudanca,
    offset: mudanca.offset + shiftBefore(mudanca.offset, made),
  }));
  return {
    texto: applyTrocas(texto, made),
    mudancas: [...antigas, ...novas].sort((one, other) => one.offset - other.offset),
  };
}

/** Takes a change back. Returns null if its words have been changed again since. */
export function desfaz({ texto, mudancas }: Mudado, index: number): Mudado | null {
  const { offset, antes, depois } = mudancas[index] as Mudanca;
  const fim = offset + depois.length;
  if (texto.slice(offset, fim) !== depois) return null;
  const back = [{ offset, fim, texto: antes }];
  const others = mudancas.filter((_, i) => i !== index);
  return {
    texto: applyTrocas(texto, back),
    mudancas: others.map((other) => ({ ...other, offset: other.offset + shiftBefore(other.offset, back) })),
  };
}

const shiftBefore = (offset: number, trocas: readonly Troca[]): number =>
  trocas
    .filter(({ fim }) => fim <= offset)
    .reduce((shift, { offset: from, fim, texto }) => shift + texto.length - (fim - from), 0);
