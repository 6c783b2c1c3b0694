import { composeBusca, type LinhaBusca, type Numera } from '../../../schemas/search/index/compor.ts';
import { forcaDoAto } from '../../../schemas/search/index/forca.ts';
import { COLUNAS } from '../../../schemas/search/index/palavras.ts';
import type { AtoDaBusca } from '../draft/ato-lido.ts';
import { openWaitingDb } from '../draft/waiting-db.ts';

/** A row of the full-text index, with the force of its act. */
export interface LinhaComForca {
  linha: LinhaBusca;
  forca: number;
}

/** The rows of the full-text index, before the terms of the subject index are added. */
export interface LinhasDeBusca {
  linhas: Iterable<LinhaComForca>;
  /** Numbers the stems of the full-text index. */
  numera: Numera;
}

interface Row extends Omit<LinhaBusca, 'colunas' | 'inativo' | 'alterador' | 'fecho'> {
  colunas: string;
  marcas: number;
  forca: number;
}

const INATIVO = 1;
const ALTERADOR = 2;
const FECHO = 4;
/** A separator that occurs in no stem. */
const ENTRE = '\n';

/**
 * Collects the rows of the acts that are added, in a file, until the subject index of all acts is ready. In memory they
 * would take as much as the law itself, and composing them a second time takes longer than reading them back.
 */
export function linhasDeBusca(): LinhasDeBusca & { add(ato: AtoDaBusca): void; close(): void } {
  const numera = createNumera();
  const db = openWaitingDb(`CREATE TABLE linha (
    id INTEGER PRIMARY KEY, ref_key TEXT NOT NULL, sigla TEXT NOT NULL, marcas INTEGER NOT NULL, forca INTEGER NOT NULL,
    colunas TEXT NOT NULL, palavras BLOB NOT NULL, chaves TEXT NOT NULL)`);
  const insert = db.prepare(`INSERT INTO linha (ref_key, sigla, marcas, forca, colunas, palavras, chaves)
    VALUES (@ref_key, @sigla, @marcas, @forca, @colunas, @palavras, @chaves)`);
  const all = db.prepare<[], Row>(
    'SELECT ref_key, sigla, marcas, forca, colunas, palavras, chaves FROM linha ORDER BY id',
  );
  return {
    numera,
    add(ato) {
      for (const linha of composeLinhas([ato], numera)) insert.run(rowOf(linha));
    },
    get linhas() {
      return readRows(all.iterate());
    },
    close: () => db.close(),
  };
}

const rowOf = ({ linha, forca }: LinhaComForca): Row => {
  const { colunas, inativo, alterador, fecho, ...rest } = linha;
  return {
    ...rest,
    colunas: COLUNAS.map((coluna) => colunas[coluna]).join(ENTRE),
    marcas: (inativo ? INATIVO : 0) | (alterador ? ALTERADOR : 0) | (fecho ? FECHO : 0),
    forca,
  };
};

function* readRows(rows: Iterable<Row>): Generator<LinhaComForca> {
  for (const { colunas, marcas, forca, ...rest } of rows) {
    const parts = colunas.split(ENTRE);
    const linha = {
      ...rest,
      colunas: Object.fromEntries(COLUNAS.map((coluna, i) => [coluna, parts[i]])) as LinhaBusca['colunas'],
      inativo: (marcas & INATIVO) !== 0,
      alterador: (marcas & ALTERADOR) !== 0,
      fecho: (marcas & FECHO) !== 0,
    };
    yield { linha, forca };
  }
}

/** Composes the rows of the acts one act after another, as they are asked for. */
export function* composeLinhas(atos: Iterable<AtoDaBusca>, numera: Numera): Generator<LinhaComForca> {
  for (const { diploma, dispositivos } of atos) {
    const forca = forcaDoAto(diploma);
    for (const linha of composeBusca(diploma.nome, dispositivos, numera)) yield { linha, forca };
  }
}

/**
 * Numbers stems from 0 in the order in which they are first asked for. A stem that is asked for again keeps its number.
 */
export function createNumera(): Numera {
  const numbers = new Map<string, number>();
  return (radical) => {
    const known = numbers.get(radical);
    if (known !== undefined) return known;
    numbers.set(radical, numbers.size);
    return numbers.size - 1;
  };
}
