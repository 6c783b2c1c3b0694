import { isNumero } from '../../../schemas/catalog/nomes.ts';
import type { DiplomaListado } from '../../../schemas/contract/model/corpus/diploma.ts';
import { radicaisDoNome } from '../../../schemas/search/query/nomeados.ts';
import { conhecidosDe } from '../../../schemas/verify/acervo/ato-conhecido.ts';
import type { SnapshotDb } from '../draft/snapshot-db.ts';

/**
 * Bakes the names of the snapshot's acts, and what is known of each act by its name.
 * @param nomes folded names, each with the sigla of its act; an act that was never read is unknown to the service under
 * any name
 */
export function bakeNomes(
  { raw, insert }: Pick<SnapshotDb, 'raw' | 'insert'>,
  nomes: ReadonlyMap<string, string>,
): void {
  const listas = raw.prepare<[], string>('SELECT lista FROM diploma ORDER BY ordem').pluck().all();
  const listados = listas.map((lista) => JSON.parse(lista) as DiplomaListado);
  const baked = new Set(listados.map(({ sigla }) => sigla));
  const held = [...nomes].filter(([, sigla]) => baked.has(sigla));
  for (const [chave, sigla] of held)
    insert.alias({ chave, sigla, numero: isNumero(chave), radicais: radicaisDoNome(chave) });
  for (const conhecido of conhecidosDe(listados, held)) {
    const { sigla, forma, numero } = conhecido;
    insert.conhecido({ sigla, numero: forma === null ? null : numero, doc: JSON.stringify(conhecido) });
  }
}
