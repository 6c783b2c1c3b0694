import type { AtoVerificavel } from './ato-verificavel.ts';

/**
 * Indexes acts in memory by the numbers of their articles. The index is built at the first look-up.
 * @param siglas the acts, in catalogue order
 */
export function indexDonos(
  siglas: readonly string[],
  open: (sigla: string) => AtoVerificavel,
): (artigo: string) => readonly string[] {
  let known: Map<string, string[]> | null = null;
  return (artigo) => {
    known ??= donosDe(siglas, open);
    return known.get(artigo) ?? [];
  };
}

function donosDe(siglas: readonly string[], open: (sigla: string) => AtoVerificavel): Map<string, string[]> {
  const donos = new Map<string, string[]>();
  for (const sigla of siglas) {
    for (const artigo of open(sigla).artigos()) {
      const all = donos.get(artigo);
      if (all) all.push(sigla);
      else donos.set(artigo, [sigla]);
    }
  }
  return donos;
}
