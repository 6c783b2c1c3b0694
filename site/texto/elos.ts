import type { Referencia } from '../../schemas/referencias/referencias.ts';

/** The target of a reference. */
export interface Elo {
  href: string;
  /** The first words of the target. Null if they are not known. */
  previa: string | null;
  /** True if the target is not on this site. */
  externo?: true;
}

/** A stretch of text: plain, or a link. */
export type Pedaco = string | (Elo & { texto: string });

/**
 * Splits a text into stretches that together contain all of it. References that `destino` has a target for become
 * links. If references share a place, such as the ends of a range, the first one with a target is used. A reference
 * beyond the end of the text is ignored.
 */
export function ligar(
  texto: string,
  referencias: readonly Referencia[],
  destino: (para: string) => Elo | null,
): Pedaco[] {
  const inOrder = [...referencias].sort((a, b) => a.offset - b.offset);
  const pedacos: Pedaco[] = [];
  let at = 0;
  for (const { offset, fim, para } of inOrder) {
    if (offset < at || fim > texto.length) continue;
    const elo = destino(para);
    if (elo === null) continue;
    if (offset > at) pedacos.push(texto.slice(at, offset));
    pedacos.push({ ...elo, texto: texto.slice(offset, fim) });
    at = fim;
  }
  if (at < texto.length) pedacos.push(texto.slice(at));
  return pedacos;
}
