import Database from 'better-sqlite3';
import { getTableColumns, getTableName, type InferInsertModel, type Param, type Placeholder, sql } from 'drizzle-orm';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import {
  alias,
  alteracao,
  arquivo,
  artigo,
  assunto,
  ato,
  busca_citacao,
  busca_doc,
  busca_radical,
  busca_termo,
  conhecido,
  diploma,
  dispositivo,
  impressao,
  indice,
  indice_termo,
  mencao,
  radical,
  referencia,
  sumula,
  verificacao,
  versoes,
} from '../../../schemas/storage/tables.ts';
import { createStatements } from './ddl.ts';

const TABLES = {
  diploma,
  dispositivo,
  artigo,
  verificacao,
  radical,
  assunto,
  versoes,
  mencao,
  ato,
  alteracao,
  sumula,
  referencia,
  arquivo,
  alias,
  conhecido,
  indice_termo,
  indice,
  busca_doc,
  busca_citacao,
  busca_radical,
  busca_termo,
  impressao,
};
type Tables = typeof TABLES;

/** A snapshot database being written: one transaction from `createSnapshotDb` to `finish`. */
export interface SnapshotDb {
  raw: Database.Database;
  /** Inserts one row through a statement prepared once. */
  insert: { [Name in keyof Tables]: (row: InferInsertModel<Tables[Name]>) => void };
  /** Commits and closes. Until then the file is not a valid database. */
  finish(): void;
  /** Closes without committing. */
  abandon(): void;
}

/**
 * Creates the database at `path`, with the previous snapshot's attached as `anterior` if there is one.
 *
 * The file is new and is thrown away after any failure, so it is written without a journal and synced once, when
 * complete. Only this connection works so: the file itself is in rollback mode (`DELETE`), in which a reader may open
 * it as immutable. The same rows in the same order make the same bytes.
 */
export function createSnapshotDb(path: string, anterior: string | null): SnapshotDb {
  const raw = new Database(path);
  // Most documents fit in a page of this size. Larger pages save nothing more.
  raw.pragma('page_size = 8192');
  raw.pragma('journal_mode = OFF');
  raw.pragma('synchronous = OFF');
  raw.pragma('locking_mode = EXCLUSIVE');
  raw.pragma('cache_size = -32768');
  for (const table of Object.values(TABLES)) {
    for (const statement of createStatements(table)) raw.exec(statement);
  }
  if (anterior !== null) raw.prepare('ATTACH ? AS anterior').run(anterior);
  raw.exec('BEGIN');

  const orm = drizzle({ client: raw });
  return {
    raw,
    insert: {
      diploma: prepareInsert(orm, raw, diploma),
      dispositivo: prepareInsert(orm, raw, dispositivo),
      artigo: prepareInsert(orm, raw, artigo),
      verificacao: prepareInsert(orm, raw, verificacao),
      radical: prepareInsert(orm, raw, radical),
      assunto: prepareInsert(orm, raw, assunto),
      versoes: prepareInsert(orm, raw, versoes),
      mencao: prepareInsert(orm, raw, mencao),
      ato: prepareInsert(orm, raw, ato),
      alteracao: prepareInsert(orm, raw, alteracao),
      sumula: prepareInsert(orm, raw, sumula),
      referencia: prepareInsert(orm, raw, referencia),
      arquivo: prepareInsert(orm, raw, arquivo),
      alias: prepareInsert(orm, raw, alias),
      conhecido: prepareInsert(orm, raw, conhecido),
      indice_termo: prepareInsert(orm, raw, indice_termo),
      indice: prepareInsert(orm, raw, indice),
      busca_doc: prepareInsert(orm, raw, busca_doc),
      busca_citacao: prepareInsert(orm, raw, busca_citacao),
      busca_radical: prepareInsert(orm, raw, busca_radical),
      busca_termo: prepareInsert(orm, raw, busca_termo),
      impressao: prepareInsert(orm, raw, impressao),
    },
    finish() {
      raw.exec('COMMIT');
      if (anterior !== null) raw.exec('DETACH anterior');
      raw.close();
    },
    abandon() {
      if (raw.open) raw.close();
    },
  };
}

/**
 * Takes the SQL of the statement from drizzle but runs it directly: through drizzle each of 100,000 rows would take
 * twice the time.
 */
function prepareInsert<T extends SQLiteTable>(orm: BetterSQLite3Database, raw: Database.Database, table: T) {
  const values = Object.fromEntries(Object.keys(getTableColumns(table)).map((name) => [name, sql.placeholder(name)]));
  const insert = orm.insert(table).values(values as InferInsertModel<T>);
  const { sql: text, params } = insert.toSQL();
  const fields = (params as Param<unknown>[]).map(({ value, encoder }) => ({
    name: (value as Placeholder).name,
    encoder,
  }));
  const statement = raw.prepare(text);
  return (row: InferInsertModel<T>): void => {
    statement.run(
      fields.map(({ name, encoder }) => {
        const value = (row as Record<string, unknown>)[name];
        if (value === undefined) throw new Error(`a row of ${getTableName(table)} has no ${name}`);
        return value === null ? null : encoder.mapToDriverValue(value);
      }),
    );
  };
}
