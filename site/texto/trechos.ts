/** What stands from one place of a text to another. */
export interface Lugar {
  offset: number;
  fim: number;
}

/** Whole lines of a text, and what is marked in them. */
export interface Trecho<T extends Lugar> {
  inicio: number;
  fim: number;
  marcas: T[];
}

/**
 * The text in stretches, none left out: lines with marks, as many as a mark that goes on past their end joins, and the
 * lines between without any. Marks come in order and do not overlap; each is looked at once, and so is each letter.
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

/** Past the line break that follows. */
function endOfLine(texto: string, from: number): number {
  const found = texto.indexOf('\n', from);
  return found < 0 ? texto.length : found + 1;
}
