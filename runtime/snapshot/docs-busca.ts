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
  const citacoes = readCitacoes(db, ids);
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
    citacoes: (id) => citacoes.get(id) ?? NENHUMA,
  };
}

const NENHUMA = new Uint16Array(0);

function readCitacoes(db: Database, ids: ReadonlyMap<string, number>): ReadonlyMap<number, Uint16Array> {
  const idOf = (key: string) => ids.get(key) ?? ids.get(key.split('.', 2).join('.'));
  const found = new Map<number, Set<number>>();
  const add = (id: number, other: number) => {
    const others = found.get(id);
    if (others) others.add(other);
    else found.set(id, new Set([other]));
  };
  for (const { de, para } of db.query<{ de: string; para: string }, []>('SELECT de, para FROM referencia').iterate()) {
    const [from, to] = [idOf(de), idOf(para)];
    if (from === undefined || to === undefined || from === to) continue;
    add(from, to);
    add(to, from);
  }
  return new Map([...found].map(([id, others]) => [id, Uint16Array.from(others)]));
}
