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
 * Opens the look-ups of articles and súmulas for search. A search reads some hundreds, each in a few microseconds. Kept
 * in memory, their words would take 200 bytes per provision.
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
      // Each row has a buffer of its own, which it fills from the start, so the numbers are aligned.
      palavras: new Uint32Array(palavras.buffer, palavras.byteOffset, palavras.byteLength / 4),
    };
  };
}
