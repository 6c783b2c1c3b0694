import type { Acervo } from './acervo.ts';
import type { AtoVerificavel } from './ato-verificavel.ts';

const donos = new WeakMap<Acervo, Map<string, AtoVerificavel[]>>();

/** The acts that have an article of that number, in catalogue order: `121` → the Código Penal and others. */
export function donosDoArtigo(acervo: Acervo, numero: string): readonly AtoVerificavel[] {
  let known = donos.get(acervo);
  if (!known) {
    known = new Map();
    for (const { sigla } of acervo.diplomas) {
      const ato = acervo.ato(sigla);
      for (const artigo of ato.artigos.keys()) {
        const all = known.get(artigo);
        if (all) all.push(ato);
        else known.set(artigo, [ato]);
      }
    }
    donos.set(acervo, known);
  }
  return known.get(numero) ?? [];
}
