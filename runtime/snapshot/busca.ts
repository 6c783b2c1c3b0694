import type { Database } from 'bun:sqlite';
import type { TipoBusca } from '../../schemas/contract/operations/busca.ts';
import type { CitacoesBusca, DocBusca } from '../../schemas/search/doc.ts';
import type { EntradaBusca } from '../../schemas/search/temas-do-indice.ts';
import { type RadicalBusca, readRadicais, type VocabularioBusca } from '../../schemas/search/vocabulario.ts';
import { type DocsBusca, readDocsBusca } from './docs-busca.ts';

/** Ids from the first to the last: those of an act or of a court lie together, those of súmulas behind all others. */
export type Faixa = readonly [from: number, to: number];
const TUDO: readonly Faixa[] = [[1, Number.MAX_SAFE_INTEGER]];

/** The full-text index of a snapshot. */
export interface IndiceBusca extends VocabularioBusca, CitacoesBusca {
  /** From this id on there are súmulas alone. */
  readonly sumulas: number;
  /** Where a term of the subject index leads; null where there is none of these stems. */
  termo(radicais: string): EntradaBusca[] | null;
  /** The ids of all that fits a query of FTS5, rising. */
  todos(query: string): number[];
  /** Where acts and courts are, and of them provisions or súmulas alone. */
  faixas(siglas: ReadonlySet<string> | null, tipo: TipoBusca): Faixa[];
  doc(id: number): DocBusca | null;
  id(refKey: string): number | null;
  refKey(id: number): string | null;
  /** What follows the article's key in the keys of what is in `palavras`. */
  chaves(id: number): string[];
}

/** Throws when the database holds no search index. */
export function openBusca(db: Database): IndiceBusca {
  const contagem = db.prepare<Contagem, []>(CONTAGEM);
  let counted: Contagem | null = null;
  const contar = () => {
    counted ??= contagem.get() as Contagem;
    return counted;
  };
  const radical = db.prepare<RadicalBusca, [string]>('SELECT numero, docs FROM busca_radical WHERE radical = ?');
  const termo = db.prepare<{ entradas: string }, [string]>('SELECT entradas FROM busca_termo WHERE radicais = ?');
  const todos = db.prepare<{ rowid: number }, [string]>('SELECT rowid FROM busca WHERE busca MATCH ?');
  const byKey = db.prepare<{ id: number }, [string]>('SELECT id FROM busca_doc WHERE ref_key = ?');
  const byId = db.prepare<{ ref_key: string }, [number]>('SELECT ref_key FROM busca_doc WHERE id = ?');
  const chaves = db.prepare<{ chaves: string }, [number]>('SELECT chaves FROM busca_doc WHERE id = ?');
  let known: ReturnType<typeof readRadicais> | null = null;
  const radicais = () => {
    known ??= readRadicais(
      db.query<RadicalBusca & { radical: string }, []>('SELECT radical, numero, docs FROM busca_radical').iterate(),
      contar().total,
    );
    return known;
  };
  let rows: FaixaDeSigla[] | null = null;
  // Read at the first search, as are the counts: who only verifies needs none of it.
  let read: DocsBusca | null = null;
  const docs = () => {
    read ??= readDocsBusca(db);
    return read;
  };
  return {
    get total() {
      return contar().total;
    },
    get sumulas() {
      const { total, sumulas } = contar();
      return sumulas ?? total + 1;
    },
    get raridade() {
      return radicais().raridade;
    },
    parentes: (stem) => radicais().parentes(stem),
    radical: (stem) => radical.get(stem),
    termo(stems) {
      const row = termo.get(stems);
      return row && (JSON.parse(row.entradas) as EntradaBusca[]);
    },
    todos: (query) => todos.values(query).map(([id]) => id as number),
    faixas(siglas, tipo) {
      if (siglas === null && tipo === 'todos') return [...TUDO];
      rows ??= db.query<FaixaDeSigla, []>(FAIXAS).all();
      return rows
        .filter(({ sigla }) => siglas === null || siglas.has(sigla))
        .filter(({ sumula }) => tipo === 'todos' || (tipo === 'sumulas') === (sumula === 1))
        .map(({ first, last }) => [first, last] as const);
    },
    doc: (id) => docs().doc(id),
    citacoes: (id) => docs().citacoes(id),
    id: (refKey) => byKey.get(refKey)?.id ?? null,
    refKey: (id) => byId.get(id)?.ref_key ?? null,
    chaves: (id) => chaves.get(id)?.chaves.split('\n') ?? [],
  };
}

interface Contagem {
  total: number;
  /** The first súmula; null when there is none. */
  sumulas: number | null;
}

const CONTAGEM = `SELECT count(*) AS total, (SELECT min(id) FROM busca_doc WHERE ref_key GLOB 'SUM.*') AS sumulas FROM busca_doc`;

interface FaixaDeSigla {
  sigla: string;
  sumula: 0 | 1;
  first: number;
  last: number;
}

const FAIXAS = `SELECT sigla, ref_key LIKE 'SUM.%' AS sumula, min(id) AS first, max(id) AS last FROM busca_doc GROUP BY sigla`;
