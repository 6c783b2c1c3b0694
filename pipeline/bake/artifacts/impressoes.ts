import { impressoes } from '../../../schemas/quotations/impressoes.ts';
import { PackedTexts, packNumbers, unescapeJson } from '../../../schemas/storage/packed.ts';
import type { SnapshotDb } from '../draft/snapshot-db.ts';

/** Fingerprints by their first byte. */
const PREFIXES = 256;

/** Bakes where runs of words stand: in articles as they are in force, and in súmulas. To run when the search index is in. */
export function bakeImpressoes({ raw, insert }: Pick<SnapshotDb, 'raw' | 'insert'>): void {
  const found: { impressao: number; id: number }[][] = Array.from({ length: PREFIXES }, () => []);
  const add = (id: number, texto: string) => {
    for (const impressao of impressoes(texto)) found[impressao >>> 24]?.push({ impressao, id });
  };
  const idOf = raw.prepare<[string], number>('SELECT id FROM busca_doc WHERE ref_key = ?').pluck();
  const siglas = raw.prepare<[], string>('SELECT sigla FROM diploma ORDER BY ordem').pluck().all();
  const packed = raw.prepare<[string], { chaves: string; proprios: Uint8Array; textos: Uint8Array }>(
    'SELECT chaves, proprios, textos FROM verificacao WHERE sigla = ?',
  );
  for (const sigla of siglas) {
    const ato = packed.get(sigla);
    if (!ato) throw new Error(`${sigla} was not baked for verification`);
    const [proprios, textos] = [new PackedTexts(ato.proprios), new PackedTexts(ato.textos)];
    for (const [position, chave] of ato.chaves.split('\n').entries()) {
      const id = chave.split('.').length === 2 ? idOf.get(chave) : undefined;
      if (id === undefined) continue;
      add(id, unescapeJson((textos.isEmptyAt(position) ? proprios : textos).at(position)));
    }
  }
  const sumulas = raw.prepare<[], { ref_key: string; doc: string }>('SELECT ref_key, doc FROM sumula ORDER BY rowid');
  for (const { ref_key, doc } of sumulas.all()) {
    const id = idOf.get(ref_key);
    if (id !== undefined) add(id, (JSON.parse(doc) as { texto: string }).texto);
  }
  for (const [prefixo, rows] of found.entries()) {
    rows.sort((a, b) => a.impressao - b.impressao || a.id - b.id);
    const numbers = [...rows.map(({ impressao }) => impressao), ...rows.map(({ id }) => id)];
    insert.impressao({ prefixo, dados: packNumbers(numbers) });
  }
}
