/** A place in a text, from `offset` to `fim`. */
export interface Lugar {
  offset: number;
  fim: number;
}

/** Whole lines of a text, and the marks in them. */
export interface Trecho<T extends Lugar> {
  inicio: number;
  fim: number;
  marcas: T[];
}

/**
 * Splits a text into stretches that together contain all of it: lines with marks, and the lines between them. A mark
 * that goes beyond the end of a line joins it with the next one. Marks must be in order and must not overlap. Takes
 * linear time in marks and letters.
 */
export function partirEmTrechos<T extends Lugar>(texto: string, marcas: readonly T[]): Trecho<T>[] {
  const trechos: Trecho<T>[] = [];
  let at = 0;
  for (const marca of marcas) {
    const last = trechos.at(-1);
    if (last && marca.offset < at) {
      last.marcas.push(marca);
      if (marca.fim > at) at = last.fim = endOfLine(texto, marca.fim);
      continue;
    }
    const inicio = at + texto.slice(at, marca.offset).lastIndexOf('\n') + 1;
    if (inicio > at) trechos.push({ inicio: at, fim: inicio, marcas: [] });
    at = endOfLine(texto, marca.fim);
    trechos.push({ inicio, fim: at, marcas: [marca] });
  }
  if (at < texto.length) trechos.push({ inicio: at, fim: texto.length, marcas: [] });
  return trechos;
}

/** Returns the position after the next line break. */
function endOfLine(texto: string, from: number): number {
  const found = texto.indexOf('\n', from);
  return found < 0 ? texto.length : found + 1;
}
