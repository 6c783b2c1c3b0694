import type { Database } from 'bun:sqlite';
import { unpackNumbers } from '../../schemas/storage/packed.ts';

/** So many articles are worth laying words over. */
const MOST = 4;
/** Of the fingerprints asked for, what an article must share. */
const LEAST = 0.25;
/** A run of words that more have is a formula of the law. */
const COMMON = 40;

/** Look-ups of whose words some are, by fingerprints: each reads one row. */
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

/** Of rising fingerprints, and as many ids behind them: those of one. */
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
