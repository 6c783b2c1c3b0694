import type { Database } from 'bun:sqlite';
import type { CitacoesBusca, DocBusca } from '../../schemas/search/doc.ts';
import { notoriedadeDe } from '../../schemas/search/institutos.ts';

/** Every article and súmula: hundreds are read at a search, so that their words lie in memory, one behind the other. */
export interface DocsBusca extends CitacoesBusca {
  total: number;
  doc(id: number): DocBusca | null;
}

interface Linha {
  ref_key: string;
  sigla: string;
  forca: number;
  inativo: number;
  alterador: number;
  palavras: Uint8Array;
}

const INATIVO = 8;
const ALTERADOR = 16;
const SUMULA = 32;

/** Reads them all, which takes some hundredths of a second. */
export function readDocsBusca(db: Database): DocsBusca {
  const { total, bytes } = db
    .query<{ total: number; bytes: number }, []>(
      'SELECT count(*) AS total, coalesce(sum(length(palavras)), 0) AS bytes FROM busca_doc',
    )
    .get() as { total: number; bytes: number };
  const words = new Uint8Array(bytes);
  const ends = new Uint32Array(total + 1);
  const atos = new Uint16Array(total + 1);
  const marks = new Uint8Array(total + 1);
  const notorios = new Float32Array(total + 1);
  const siglas: string[] = [];
  const ids = new Map<string, number>();
  const rows = db.query<Linha, []>(
    'SELECT ref_key, sigla, forca, inativo, alterador, palavras FROM busca_doc ORDER BY id',
  );
  let id = 0;
  for (const { ref_key, sigla, forca, inativo, alterador, palavras } of rows.iterate()) {
    id += 1;
    ids.set(ref_key, id);
    if (siglas.at(-1) !== sigla) siglas.push(sigla);
    atos[id] = siglas.length - 1;
    const sumula = ref_key.startsWith('SUM.');
    marks[id] = forca | (inativo ? INATIVO : 0) | (alterador ? ALTERADOR : 0) | (sumula ? SUMULA : 0);
    notorios[id] = notoriedadeDe(ref_key);
    const from = (ends[id - 1] as number) * 2;
    words.set(palavras, from);
    ends[id] = (from + palavras.length) / 2;
  }
  const palavras = new Uint16Array(words.buffer);
  const citacoes = listCitacoes(readPares(db, ids), total);
  return {
    total,
    doc(id) {
      if (id < 1 || id > total) return null;
      const mark = marks[id] as number;
      return {
        id,
        sigla: siglas[atos[id] as number] as string,
        sumula: (mark & SUMULA) !== 0,
        forca: mark & 7,
        notoriedade: notorios[id] as number,
        inativo: (mark & INATIVO) !== 0,
        alterador: (mark & ALTERADOR) !== 0,
        palavras: palavras.subarray(ends[id - 1], ends[id]),
      };
    },
    citacoes,
  };
}

/** From article to article, by their ids. */
type Par = readonly [de: number, para: number];

function readPares(db: Database, ids: ReadonlyMap<string, number>): Par[] {
  const idOf = (key: string) => ids.get(key) ?? ids.get(key.split('.', 2).join('.'));
  const pares: Par[] = [];
  for (const { de, para } of db.query<{ de: string; para: string }, []>('SELECT de, para FROM referencia').iterate()) {
    const [from, to] = [idOf(de), idOf(para)];
    if (from !== undefined && to !== undefined && from !== to) pares.push([from, to]);
  }
  return pares;
}

/** What cites an article or is cited by it, each once and in the order of the references: lists one behind the other. */
function listCitacoes(pares: readonly Par[], total: number): (id: number) => Uint32Array {
  const ends = new Uint32Array(total + 2);
  for (const [de, para] of pares) {
    ends[de + 1] = (ends[de + 1] as number) + 1;
    ends[para + 1] = (ends[para + 1] as number) + 1;
  }
  for (let id = 1; id < ends.length; id++) ends[id] = (ends[id] as number) + (ends[id - 1] as number);
  const all = new Uint32Array(pares.length * 2);
  /** By id: how many of its list are written. */
  const written = new Uint32Array(total + 1);
  const add = (id: number, other: number) => {
    const from = ends[id] as number;
    const to = from + (written[id] as number);
    for (let at = from; at < to; at++) if (all[at] === other) return;
    all[to] = other;
    written[id] = to - from + 1;
  };
  for (const [de, para] of pares) {
    add(de, para);
    add(para, de);
  }
  return (id) => all.subarray(ends[id], (ends[id] as number) + (written[id] as number));
}
