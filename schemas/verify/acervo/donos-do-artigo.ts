import type { AtoVerificavel } from './ato-verificavel.ts';

/** What shows which provisions exist and are in force. */
export type Lugares = Pick<AtoVerificavel, 'abaixo' | 'nivel' | 'vigora'>;

/** An act that has an article with a certain number, and the provisions of that article. */
export interface Dono {
  sigla: string;
  lugares: Lugares;
}

/**
 * Indexes acts in memory by the numbers of their articles. The index is built at the first look-up.
 * @param siglas the acts, in catalogue order
 */
export function indexDonos(
  siglas: readonly string[],
  open: (sigla: string) => AtoVerificavel,
): (artigo: string) => readonly Dono[] {
  let known: Map<string, Dono[]> | null = null;
  return (artigo) => {
    known ??= donosDe(siglas.map(open));
    return known.get(artigo) ?? [];
  };
}

function donosDe(atos: readonly AtoVerificavel[]): Map<string, Dono[]> {
  const donos = new Map<string, Dono[]>();
  for (const ato of atos) {
    const dono = { sigla: ato.sigla, lugares: ato };
    for (const artigo of ato.artigos()) {
      const all = donos.get(artigo);
      if (all) all.push(dono);
      else donos.set(artigo, [dono]);
    }
  }
  return donos;
}
