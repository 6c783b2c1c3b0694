import type { Referencia } from '../../schemas/referencias/referencias.ts';

/** Where a reference leads. */
export interface Elo {
  href: string;
  /** The first words of what stands there; null where they are not known. */
  previa: string | null;
  /** Not on this site. */
  externo?: true;
}

/** A stretch of a text: plain, or a link. */
export type Pedaco = string | (Elo & { texto: string });

/**
 * A text in stretches, none of it left out: what `destino` knows is a link. Of references that share a place, such as the
 * ends of a range, the first that leads somewhere is taken; one beyond the end of the text is none.
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
