import type { Database } from 'bun:sqlite';
import type { EntradaBusca } from '../../schemas/search/index/temas-do-indice.ts';
import { type RadicalBusca, raizDe, raridadeDe } from '../../schemas/search/index/vocabulario.ts';
import type { Dito, Faixa, IndiceBusca } from '../../schemas/search/indice.ts';
import { dicionario } from '../../schemas/search/query/dicionario.ts';
import type { NomesDaBusca } from '../../schemas/search/query/nomeados.ts';
import { unpackNumbers } from '../../schemas/storage/packed.ts';
import { openDocs } from './docs-busca.ts';

const NENHUMA = new Uint32Array(0);
const TUDO: readonly Faixa[] = [[1, Number.MAX_SAFE_INTEGER]];
/** The columns in which a word says what an article is about. */
const CABECA = '{rubrica termos titulos}';

/** The full-text index of a snapshot. */
export interface IndiceDoAcervo extends IndiceBusca {
  /** Acts by the stems of their names. */
  nomes: NomesDaBusca;
  refKey(id: number): string | null;
  /** For each provision of `palavras`, the end of its key after the article's key. */
  chaves(id: number): string[];
}

/** Throws if the database has no search index. */
export function openBusca(db: Database): IndiceDoAcervo {
  const contagem = db.prepare<Contagem, []>(CONTAGEM);
  let counted: Contagem | null = null;
  const contar = () => {
    counted ??= contagem.get() as Contagem;
    return counted;
  };
  const radical = db.prepare<RadicalBusca, [string]>('SELECT numero, docs FROM busca_radical WHERE radical = ?');
  const termo = db.prepare<{ entradas: string }, [string]>('SELECT entradas FROM busca_termo WHERE radicais = ?');
  // Returned as one text: a row for each of tens of thousands of ids takes longer and leaves ten times as much garbage.
  const todos = db.prepare('SELECT group_concat(rowid) FROM busca WHERE busca MATCH ?');
  const byKey = db.prepare<{ id: number }, [string]>('SELECT id FROM busca_doc WHERE ref_key = ?');
  const byId = db.prepare<{ ref_key: string }, [number]>('SELECT ref_key FROM busca_doc WHERE id = ?');
  const chaves = db.prepare<{ chaves: string }, [number]>('SELECT chaves FROM busca_doc WHERE id = ?');
  const radicais = db.prepare<RadicalBusca, []>('SELECT numero, docs FROM busca_radical');
  const daRaiz = db.prepare<{ radical: string }, [string]>(
    'SELECT radical FROM busca_radical WHERE raiz = ? ORDER BY radical',
  );
  const citacoes = db.prepare<{ ids: Uint8Array }, [number]>('SELECT ids FROM busca_citacao WHERE id = ?');
  const alteradores = db.prepare<{ id: number }, []>('SELECT id FROM busca_doc WHERE alterador = 1');
  // If names of two acts have the same stems, the later act is taken, as in a map filled in that order.
  const nomeado = db.prepare<{ sigla: string }, [string]>(
    'SELECT sigla FROM alias WHERE radicais = ? ORDER BY rowid DESC LIMIT 1',
  );
  const doc = openDocs(db);
  // Read at the first search, because verification needs none of it.
  let raridade: Float32Array | null = null;
  let rows: FaixaDeSigla[] | null = null;
  let marked: Uint8Array | null = null;
  return {
    nomes: {
      get(stems) {
        const found = nomeado.get(stems);
        return found ? new Set([found.sigla]) : undefined;
      },
    },
    get total() {
      return contar().total;
    },
    get sumulas() {
      const { total, sumulas } = contar();
      return sumulas ?? total + 1;
    },
    get raridade() {
      raridade ??= raridadeDe(radicais.all(), contar().total);
      return raridade;
    },
    parentes(stem) {
      const raiz = raizDe(stem);
      if (raiz === null) return [];
      return daRaiz.all(raiz).flatMap(({ radical }) => (radical === stem ? [] : [radical]));
    },
    radical: (stem) => radical.get(stem),
    termo(stems) {
      const row = termo.get(stems);
      return row && (JSON.parse(row.entradas) as EntradaBusca[]);
    },
    dicionario,
    com(ditos, onde) {
      const query = ditos.map(queryDe).join(' OR ');
      const [row] = todos.raw(onde === 'cabeca' ? `${CABECA} : (${query})` : query);
      return readIds((row?.[0] ?? null) as Uint8Array | null);
    },
    faixas(siglas, tipo) {
      if (siglas === null && tipo === 'todos') return [...TUDO];
      rows ??= db.query<FaixaDeSigla, []>(FAIXAS).all();
      const { sumulas } = this;
      return rows
        .filter(({ sigla }) => siglas === null || siglas.has(sigla))
        .filter(({ first }) => tipo === 'todos' || (tipo === 'sumulas') === first >= sumulas)
        .map(({ first, last }) => [first, last] as const);
    },
    doc,
    alterador(id) {
      if (!marked) {
        marked = new Uint8Array(contar().total + 1);
        for (const [id] of alteradores.values()) marked[id as number] = 1;
      }
      return marked[id] === 1;
    },
    citacoes(id) {
      const found = citacoes.get(id);
      return found ? unpackNumbers(found.ids) : NENHUMA;
    },
    id: (refKey) => byKey.get(refKey)?.id ?? null,
    refKey: (id) => byId.get(id)?.ref_key ?? null,
    chaves: (id) => chaves.get(id)?.chaves.split('\n') ?? [],
  };
}

const COMMA = 44;
const ZERO = 48;

/** Reads decimal numbers separated by commas, in UTF-8. Null gives no numbers. */
function readIds(text: Uint8Array | null): Uint32Array {
  if (!text) return NENHUMA;
  // A number and its comma take at least two bytes.
  const ids = new Uint32Array((text.length + 1) >> 1);
  let count = 0;
  let id = 0;
  for (let at = 0; at < text.length; at++) {
    const byte = text[at] as number;
    if (byte === COMMA) {
      ids[count++] = id;
      id = 0;
    } else id = id * 10 + byte - ZERO;
  }
  ids[count++] = id;
  return ids.slice(0, count);
}

/** Writes a query for FTS5. Stems contain only letters and digits, so once quoted they cannot be read as operators. */
const queryDe = ({ radicais, frase }: Dito): string =>
  frase ? `"${radicais.join(' ')}"` : `(${radicais.map((stem) => `"${stem}"`).join(' AND ')})`;

interface Contagem {
  total: number;
  /** The id of the first súmula. Null if there is none. */
  sumulas: number | null;
}

const CONTAGEM = `SELECT count(*) AS total, (SELECT min(id) FROM busca_doc WHERE ref_key GLOB 'SUM.*') AS sumulas FROM busca_doc`;

interface FaixaDeSigla {
  sigla: string;
  first: number;
  last: number;
}

const FAIXAS = 'SELECT sigla, min(id) AS first, max(id) AS last FROM busca_doc GROUP BY sigla';
