import type { Database } from 'bun:sqlite';
import { unpackNumbers } from '../../schemas/storage/packed.ts';

/** The most articles whose words are worth comparing with a quotation. */
const MOST = 4;
/** The share of the given fingerprints that an article must have. */
const LEAST = 0.25;
/** If more articles have a run of words, it is a formula of legal language and says nothing about the source. */
const COMMON = 40;

/**
 * Opens the look-up of the articles and súmulas that share fingerprints of words. It reads one row for each prefix of
 * the fingerprints.
 */
export function openImpressoes(db: Database): (impressoes: Uint32Array) => string[] {
  const dadosOf = db.prepare<{ dados: Uint8Array }, [number]>('SELECT dados FROM impressao WHERE prefixo = ?');
  const keyOf = db.prepare<{ ref_key: string }, [number]>('SELECT ref_key FROM busca_doc WHERE id = ?');
  return (impressoes) => {
    const shared = new Map<number, number>();
    let prefixo = -1;
    let rows: Uint32Array = new Uint32Array();
    for (const impressao of impressoes) {
      if (impressao >>> 24 !== prefixo) {
        prefixo = impressao >>> 24;
        const dados = dadosOf.get(prefixo)?.dados;
        rows = dados ? unpackNumbers(dados) : new Uint32Array();
      }
      const ids = idsOf(rows, impressao);
      if (ids.length <= COMMON) for (const id of ids) shared.set(id, (shared.get(id) ?? 0) + 1);
    }
    const least = Math.max(1, impressoes.length * LEAST);
    return [...shared]
      .filter(([, count]) => count >= least)
      .sort(([a, some], [b, others]) => others - some || a - b)
      .slice(0, MOST)
      .map(([id]) => (keyOf.get(id) as { ref_key: string }).ref_key);
  };
}

/** Returns the ids of one fingerprint. `rows` holds the ascending fingerprints, then as many ids. */
function idsOf(rows: Uint32Array, impressao: number): Uint32Array {
  const count = rows.length / 2;
  const first = lowerBound(rows, count, impressao);
  let end = first;
  while (end < count && rows[end] === impressao) end += 1;
  return rows.subarray(count + first, count + end);
}

function lowerBound(rows: Uint32Array, count: number, impressao: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle] as number) < impressao) low = middle + 1;
    else high = middle;
  }
  return low;
}
