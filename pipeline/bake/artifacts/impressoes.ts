import { impressoes } from '../../../schemas/quotations/impressoes.ts';
import { PackedTexts, packNumbers, unescapeJson } from '../../../schemas/storage/packed.ts';
import type { SnapshotDb } from '../draft/snapshot-db.ts';

/** Fingerprints are divided by their first byte. */
const PREFIXES = 256;
/**
 * More than there are articles. A fingerprint followed by an id is one number of 53 bits, which sorts by fingerprint
 * and then by id.
 */
const IDS = 2 ** 21;
const FIRST_BYTE = 2 ** 24;
/** How many numbers a part has room for at first, and by how much it grows. Twice as much would waste more memory. */
const [MIN_ROOM, GROWTH] = [1 << 8, 1.25];

/**
 * Bakes where runs of words occur: in articles as they are in force, and in súmulas. Run it when the search index is in
 * the database.
 */
export function bakeImpressoes({ raw, insert }: Pick<SnapshotDb, 'raw' | 'insert'>): void {
  const parts = Array.from({ length: PREFIXES }, () => ({ found: new Float64Array(MIN_ROOM), count: 0 }));
  const add = (id: number, texto: string) => {
    if (id >= IDS) throw new Error(`there are more than ${IDS} articles`);
    for (const impressao of impressoes(texto)) {
      const part = parts[Math.floor(impressao / FIRST_BYTE)] as (typeof parts)[number];
      if (part.count === part.found.length) part.found = widened(part.found);
      part.found[part.count] = impressao * IDS + id;
      part.count += 1;
    }
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
  for (const [prefixo, { found, count }] of parts.entries())
    insert.impressao({ prefixo, dados: packPart(found.subarray(0, count).sort()) });
}

function widened(full: Float64Array): Float64Array<ArrayBuffer> {
  const wider = new Float64Array(Math.ceil(full.length * GROWTH));
  wider.set(full);
  return wider;
}

/** Packs a part: all its fingerprints, then the ids of their articles. */
function packPart(part: Float64Array): Uint8Array {
  const numbers = new Uint32Array(part.length * 2);
  for (const [i, number] of part.entries()) {
    numbers[i] = Math.floor(number / IDS);
    numbers[part.length + i] = number % IDS;
  }
  return packNumbers(numbers);
}
