import { makeSigla } from '../grammar/act-name.ts';
import { type AtoAnterior, type AtoNomeado, buildNomes, type Nomes } from '../grammar/citacoes/nomes.ts';
import type { Catalogo } from '../model/catalogo.ts';
import { fold } from '../text/fold.ts';
import { type AliasIndex, aliasesOf, aliasIndex } from './aliases.ts';
import { superados } from './superados.ts';

/**
 * What the acts of a catalogue are called, as the grammar of citations looks them up.
 * @param outros names, folded, of acts that are not in the catalogue
 */
export function nomesDe(catalogo: Catalogo, outros: ReadonlyMap<string, string> = new Map()): Nomes {
  const index = new Map(aliasIndex(catalogo));
  const atos: AtoNomeado[] = catalogo.atos.map((ato) => ({ sigla: ato.sigla, ano: ato.ano, nomes: aliasesOf(ato) }));
  for (const [chave, sigla] of outros) {
    if (index.has(chave)) continue;
    index.set(chave, sigla);
    atos.push({ sigla, ano: null, nomes: [chave] });
  }
  return buildNomes(atos, anteriores(index), (ato) => {
    const made = makeSigla(ato);
    // A made sigla folded is itself in lower case.
    return index.get(made.toLowerCase()) ?? made;
  });
}

/** The acts of other years under the names of today's. A former constitution has no number to be called by. */
function anteriores(index: AliasIndex): AtoAnterior[] {
  return superados.flatMap(({ nomes, ano, sigla: feita }) =>
    nomes.flatMap((nome) => {
      const sigla = index.get(fold(nome));
      return sigla === undefined ? [] : [{ sigla, ano, feita: feita ?? `X-${sigla}-${ano}` }];
    }),
  );
}
