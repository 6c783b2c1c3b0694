import type { Database } from 'bun:sqlite';
import type { IndiceTermo } from '../../schemas/contract/model/service/indice.ts';
import { fold } from '../../schemas/text/fold.ts';

/** The subject index of a snapshot. Fragments and keys may be given with or without accents. */
export interface Indice {
  /** The fingerprint of the index. */
  versao: string;
  /** The number of terms that contain the fragment. With null, of all terms. */
  count(fragmento: string | null): number;
  /** The same terms, in the order of their keys. */
  page(fragmento: string | null, limit: number, offset: number): IndiceTermo[];
  /** `IndiceTermoDetalhado`, as JSON in UTF-8. */
  termo(chave: string): Uint8Array<ArrayBuffer> | null;
}

/** Throws if the database has no index. */
export function openIndice(db: Database): Indice {
  const row = db.query<{ versao: string }, []>('SELECT versao FROM indice').get();
  if (!row) throw new Error('there is no index in the database');
  const where = 'WHERE ?1 IS NULL OR instr(chave, ?1) > 0';
  const count = db.prepare<{ total: number }, [string | null]>(`SELECT count(*) AS total FROM indice_termo ${where}`);
  const page = db.prepare<IndiceTermo, [string | null, number, number]>(
    `SELECT termo, chave, entradas FROM indice_termo ${where} ORDER BY chave LIMIT ?2 OFFSET ?3`,
  );
  const doc = db.prepare('SELECT doc FROM indice_termo WHERE chave = ?');
  return {
    versao: row.versao,
    count: (fragmento) => count.get(fragmento && fold(fragmento))?.total ?? 0,
    page: (fragmento, limit, offset) => page.all(fragmento && fold(fragmento), limit, offset),
    termo: (chave) => (doc.raw(fold(chave))[0]?.[0] ?? null) as Uint8Array<ArrayBuffer> | null,
  };
}
