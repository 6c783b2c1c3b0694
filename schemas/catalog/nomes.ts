import { makeSigla } from '../grammar/act-name.ts';
import { buildNomes, type Nomes } from '../grammar/citacoes/nomes.ts';
import type { Catalogo } from '../model/catalogo.ts';
import { fold } from '../text/fold.ts';
import { aliasesOf, aliasIndex } from './aliases.ts';
import { superados } from './superados.ts';

/** What the acts of a catalogue are called, as the grammar of citations looks them up. */
export function nomesDe(catalogo: Catalogo): Nomes {
  const index = aliasIndex(catalogo);
  const atos = catalogo.atos.map((ato) => ({ sigla: ato.sigla, ano: ato.ano, nomes: aliasesOf(ato) }));
  return buildNomes(atos, superados, (ato) => {
    const made = makeSigla(ato);
    return index.get(fold(made)) ?? made;
  });
}
