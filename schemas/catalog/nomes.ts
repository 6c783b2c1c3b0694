import { makeSigla } from '../grammar/act-name.ts';
import { type AtoNomeado, buildNomes, type Nomes } from '../grammar/citacoes/nomes.ts';
import type { Catalogo } from '../model/catalogo.ts';
import { fold } from '../text/fold.ts';
import { aliasesOf, aliasIndex } from './aliases.ts';
import { superados } from './superados.ts';

/** Another name of an act, folded. */
export interface OutroNome {
  chave: string;
  sigla: string;
}

/** What the acts of a catalogue are called, and those known by `outros` alone, as the grammar of citations looks them up. */
export function nomesDe(catalogo: Catalogo, outros: readonly OutroNome[] = []): Nomes {
  const index = new Map(aliasIndex(catalogo));
  const atos: AtoNomeado[] = catalogo.atos.map((ato) => ({ sigla: ato.sigla, ano: ato.ano, nomes: aliasesOf(ato) }));
  for (const { chave, sigla } of outros) {
    if (index.has(chave)) continue;
    index.set(chave, sigla);
    atos.push({ sigla, ano: null, nomes: [chave] });
  }
  return buildNomes(atos, superados, (ato) => {
    const made = makeSigla(ato);
    return index.get(fold(made)) ?? made;
  });
}
