import type { Database } from 'bun:sqlite';
import type { DocBusca } from '../../schemas/search/index/doc.ts';
import { notoriedadeDe } from '../../schemas/search/query/institutos.ts';

interface Linha {
  ref_key: string;
  sigla: string;
  forca: number;
  inativo: number;
  alterador: number;
  palavras: Uint8Array;
}

/**
 * Reads articles and súmulas as search does, some hundreds a search and some microseconds each: in memory their words would
 * take 200 bytes a provision.
 */
export function openDocs(db: Database): (id: number) => DocBusca | null {
  const byId = db.prepare<Linha, [number]>(
    'SELECT ref_key, sigla, forca, inativo, alterador, palavras FROM busca_doc WHERE id = ?',
  );
  return (id) => {
    const linha = byId.get(id);
    if (!linha) return null;
    const { ref_key, sigla, forca, inativo, alterador, palavras } = linha;
    return {
      id,
      sigla,
      sumula: ref_key.startsWith('SUM.'),
      forca,
      notoriedade: notoriedadeDe(ref_key),
      inativo: inativo === 1,
      alterador: alterador === 1,
      // A row is a copy of its own, from the beginning of its buffer.
      palavras: new Uint32Array(palavras.buffer, palavras.byteOffset, palavras.byteLength / 4),
    };
  };
}
