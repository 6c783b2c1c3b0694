import { aliasIndex, buildAliases } from '../../schemas/catalog/aliases.ts';
import { findAtoEm, nomesDe } from '../../schemas/catalog/nomes.ts';
import type { Catalogo } from '../../schemas/contract/model/corpus/catalogo.ts';
import type { Names } from '../bake/finish-draft.ts';

/** What the acts of a catalogue are called, in the forms that an ingestion and its snapshot need. */
export function composeNames(catalogo: Catalogo): Names {
  const index = aliasIndex(catalogo);
  // Of what links led to texts know the number alone: that reads the same with it and without it.
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
