import type { DiplomaExportado } from '../../schemas/contract/model/corpus/diploma.ts';
import { parseRefKeySumula } from '../../schemas/contract/model/corpus/ref-key-sumula.ts';
import type { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import { caminhoDoArquivo } from '../caminhos.ts';
import { fetchGzip } from './gzip.ts';

const buscados = new Map<string, Promise<ReadonlyMap<string, string>>>();

/**
 * Returns the words of a provision or súmula. It fetches the whole act, or all súmulas, because requests for single
 * provisions would reveal to the server what a text cites.
 */
export async function leiDe(refKey: string): Promise<string> {
  const file = parseRefKeySumula(refKey) ? 'sumulas.json' : `exports/${refKey.split('.', 1)[0]}.json`;
  let textos = buscados.get(file);
  if (!textos) {
    textos = read(caminhoDoArquivo(`${file}.gz`));
    buscados.set(file, textos);
    textos.catch(() => buscados.delete(file));
  }
  return (await textos).get(refKey) ?? '';
}

async function read(path: string): Promise<ReadonlyMap<string, string>> {
  const document = await fetchGzip<Partial<DiplomaExportado> & { sumulas?: Sumula[] }>(path);
  const rows = document.sumulas ?? document.dispositivos ?? [];
  return new Map(rows.map(({ ref_key, texto }) => [ref_key, texto]));
}
