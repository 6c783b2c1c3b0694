import { aliasIndex, buildAliases } from '../../schemas/catalog/aliases.ts';
import { findAtoEm, nomesDe } from '../../schemas/catalog/nomes.ts';
import type { Catalogo } from '../../schemas/contract/model/corpus/catalogo.ts';
import type { Names } from '../bake/finish-draft.ts';

/** Composes the names of a catalogue's acts, in the forms that an ingestion and its snapshot need. */
export function composeNames(catalogo: Catalogo): Names {
  const index = aliasIndex(catalogo);
  // Texts cite an act that was found by following links only by its number, which is read the same whether or not the
  // act is listed.
  const proprio = { ...catalogo, atos: catalogo.atos.filter(({ derivado }) => !derivado) };
  return {
    catalogo: catalogo.nome,
    aliases: JSON.stringify(buildAliases(catalogo)),
    proprios: JSON.stringify(buildAliases(proprio)),
    index,
    catalogados: catalogo.atos,
    areas: catalogo.areas,
    resolve: (nome, data) => findAtoEm(index, nome, data),
    citacoes: () => nomesDe(proprio),
  };
}
