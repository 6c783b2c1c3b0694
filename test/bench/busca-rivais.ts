import { Database } from 'bun:sqlite';
import MiniSearch from 'minisearch';
import type { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import { listRadicais } from '../../schemas/text/radicais-em-ordem.ts';
import { readDispositivos } from '../baked-rows.ts';

/** Another way to search the same texts. `buscar` returns the keys of articles and súmulas, the best first. */
export interface Rival {
  nome: string;
  buscar(q: string): string[];
}

interface Texto {
  id: number;
  ref_key: string;
  hierarquia: string;
  texto: string;
}

const LIMITE = 20;

/** Opens a plain scan and a search library, both with every article and súmula of a snapshot's database. */
export function openRivais(banco: string): Rival[] {
  const textos = readTextos(banco);
  return [scanOf(textos), miniSearchOf(textos)];
}

function readTextos(banco: string): Texto[] {
  const artigos = readDispositivos(banco).filter(({ caput_texto }) => caput_texto !== null);
  const db = new Database(banco, { readonly: true });
  const sumulas = db
    .query<{ doc: string }, []>('SELECT doc FROM sumula')
    .all()
    .map(({ doc }) => JSON.parse(doc) as Sumula);
  db.close();
  return [
    ...artigos.map(({ ref_key, hierarquia, texto }) => ({ ref_key, hierarquia, texto })),
    ...sumulas.map(({ ref_key, texto }) => ({ ref_key, hierarquia: '', texto })),
  ].map((texto, id) => ({ id, ...texto }));
}

/** Finds texts with all words of a query as they are written, in any order. The results are not ranked. */
function scanOf(textos: readonly Texto[]): Rival {
  const db = new Database(':memory:');
  db.run('CREATE TABLE texto (ref_key TEXT, texto TEXT)');
  const insert = db.prepare('INSERT INTO texto VALUES (?, ?)');
  db.transaction(() => {
    for (const { ref_key, texto } of textos) insert.run(ref_key, texto);
  })();
  return {
    nome: 'LIKE',
    buscar(q) {
      const words = q.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
      const where = words.map(() => 'texto LIKE ?').join(' AND ') || '1';
      return db
        .query<{ ref_key: string }, string[]>(`SELECT ref_key FROM texto WHERE ${where} LIMIT ${LIMITE}`)
        .all(...words.map((word) => `%${word}%`))
        .map(({ ref_key }) => ref_key);
    },
  };
}

/** Uses our stems, so that only the ranking differs. */
function miniSearchOf(textos: readonly Texto[]): Rival {
  const index = new MiniSearch<Texto>({
    fields: ['hierarquia', 'texto'],
    tokenize: (text) => listRadicais(text),
    processTerm: (term) => term,
    searchOptions: { boost: { hierarquia: 2 } },
  });
  index.addAll(textos);
  return {
    nome: 'MiniSearch',
    buscar: (q) =>
      index
        .search(q)
        .slice(0, LIMITE)
        .map(({ id }) => textos[id as number]?.ref_key as string),
  };
}
