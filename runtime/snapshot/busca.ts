import type { Database } from 'bun:sqlite';
import { COLUNAS, PESOS } from '../../schemas/busca.ts';
import type { TipoBusca } from '../../schemas/operations/busca.ts';

/** An article or súmula, as search reads it. */
export interface DocBusca {
  id: number;
  ref_key: string;
  /** Of the act; of a súmula the court's. */
  sigla: string;
  forca: number;
  inativo: number;
  alterador: number;
  /** `packPalavras` */
  palavras: Uint8Array;
}

export const isSumula = ({ ref_key }: Pick<DocBusca, 'ref_key'>): boolean => ref_key.startsWith('SUM.');

/** A stem of the index. */
export interface RadicalBusca {
  numero: number;
  /** In how many articles and súmulas it is. */
  docs: number;
}

/** An entry of the subject index: which article, the stems of its subterm, whether it is the article itself. */
export type EntradaBusca = readonly [id: number, subtermo: string, artigo: 0 | 1, ato: number];

/** Ids from the first to the last: those of an act or of a court lie together, those of súmulas behind all others. */
export type Faixa = readonly [from: number, to: number];
export const TUDO: readonly Faixa[] = [[1, Number.MAX_SAFE_INTEGER]];

/** The full-text index of a snapshot. */
export interface IndiceBusca {
  /** How many articles and súmulas there are. */
  total: number;
  radical(radical: string): RadicalBusca | null;
  /** Where a term of the subject index leads; null where there is none of these stems. */
  termo(radicais: string): EntradaBusca[] | null;
  /** The ids of what fits a query of FTS5, in each range the best by its own measure, at most `limit`. */
  match(query: string, limit: number, faixas: readonly Faixa[]): number[];
  /** The ids of all that fits it, in no order that means anything. */
  todos(query: string): number[];
  /** Where acts and courts are, and of them provisions or súmulas alone. */
  faixas(siglas: ReadonlySet<string> | null, tipo: TipoBusca): Faixa[];
  doc(id: number): DocBusca | null;
  id(refKey: string): number | null;
  /** What follows the article's key in the keys of what is in `palavras`. */
  chaves(id: number): string[];
}

/** Throws when the database holds no search index. */
export function openBusca(db: Database): IndiceBusca {
  const total = db.query<{ total: number }, []>('SELECT count(*) AS total FROM busca_doc').get()?.total ?? 0;
  const radical = db.prepare<RadicalBusca, [string]>('SELECT numero, docs FROM busca_radical WHERE radical = ?');
  const termo = db.prepare<{ entradas: string }, [string]>('SELECT entradas FROM busca_termo WHERE radicais = ?');
  const pesos = COLUNAS.map((coluna) => PESOS[coluna]).join();
  const match = db.prepare<{ rowid: number }, [string, number, number, number]>(
    `SELECT rowid FROM busca WHERE busca MATCH ? AND rowid BETWEEN ? AND ? AND rank MATCH 'bm25(${pesos})' ORDER BY rank LIMIT ?`,
  );
  const todos = db.prepare<{ rowid: number }, [string]>('SELECT rowid FROM busca WHERE busca MATCH ?');
  const doc = db.prepare<DocBusca, [number]>(
    'SELECT id, ref_key, sigla, forca, inativo, alterador, palavras FROM busca_doc WHERE id = ?',
  );
  const byKey = db.prepare<{ id: number }, [string]>('SELECT id FROM busca_doc WHERE ref_key = ?');
  const chaves = db.prepare<{ chaves: string }, [number]>('SELECT chaves FROM busca_doc WHERE id = ?');
  let rows: FaixaDeSigla[] | null = null;
  return {
    total,
    radical: (stem) => radical.get(stem),
    termo(stems) {
      const row = termo.get(stems);
      return row && (JSON.parse(row.entradas) as EntradaBusca[]);
    },
    match: (query, limit, faixas) =>
      faixas.flatMap(([from, to]) => match.values(query, from, to, limit).map(([id]) => id as number)),
    todos: (query) => todos.values(query).map(([id]) => id as number),
    faixas(siglas, tipo) {
      if (siglas === null && tipo === 'todos') return [...TUDO];
      rows ??= db.query<FaixaDeSigla, []>(FAIXAS).all();
      return rows
        .filter(({ sigla }) => siglas === null || siglas.has(sigla))
        .filter(({ sumula }) => tipo === 'todos' || (tipo === 'sumulas') === (sumula === 1))
        .map(({ first, last }) => [first, last] as const);
    },
    doc: (id) => doc.get(id),
    id: (refKey) => byKey.get(refKey)?.id ?? null,
    chaves: (id) => chaves.get(id)?.chaves.split('\n') ?? [],
  };
}

interface FaixaDeSigla {
  sigla: string;
  sumula: 0 | 1;
  first: number;
  last: number;
}

const FAIXAS = `SELECT sigla, ref_key LIKE 'SUM.%' AS sumula, min(id) AS first, max(id) AS last FROM busca_doc GROUP BY sigla`;
