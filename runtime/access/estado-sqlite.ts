import type { Database } from 'bun:sqlite';
import { type Chave, type Consumo, type Cotas, type Estado, gastar, type Uso } from './estado.ts';
import { abrirJanela, tamanhoDa } from './janela.ts';
import { copyDb, openDb, rewrite } from './open-db.ts';
import { together } from './together.ts';

/** How long a writer waits for a lock. A write takes a few microseconds. */
const ESPERA_MS = 100;
/** For this long after its last use the store is assumed to be available. */
const FRESH_MS = 1_000;
/** The pause between two attempts to take a lock, during which other requests are answered. */
const RONDA_MS = 1;
/** Errors of a file that another process has locked or is just opening. */
const BUSY = new Set(['SQLITE_BUSY', 'SQLITE_BUSY_RECOVERY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED']);

const COLUMNS = 'id, nome, plano, criada_em, revogada_em, mes, usos';

/** Keys in a SQLite file, with operations that only a file has. */
export interface EstadoSqlite extends Estado {
  /** Writes a consistent copy to a new file, which is marked as a copy. */
  copiar(into: string, de: string): Promise<void>;
  /** Turns a copy into an ordinary file. Returns false if the file is not a copy. */
  aceitarCopia(): Promise<boolean>;
}

/**
 * Keys in a SQLite file. With its write-ahead log, commands and several services can use it at once. Committed data
 * survives the death of any process; a power cut may lose the last moments (`synchronous=NORMAL`). Requests that arrive
 * together are counted in one transaction, and answered once it is committed. The file is opened when first needed, and
 * reopened after a failure. A locked file is tried again later, so that the event loop never waits.
 */
export function createEstadoSqlite(file: string): EstadoSqlite {
  let opened: ReturnType<typeof open> | null = null;
  /** Since when the file has been found locked at every attempt; null if it is not. */
  let busySince: number | null = null;
  /** Whether the last use failed. A file that can be locked is not necessarily writable. */
  let broken = false;
  /** When the file was last used successfully. */
  let wellAt = Number.NEGATIVE_INFINITY;
  const tryOnce = <T>(work: (db: ReturnType<typeof open>) => T): T => {
    try {
      opened ??= open(file);
      const done = work(opened);
      busySince = null;
      wellAt = performance.now();
      return done;
    } catch (cause) {
      if (isBusy(cause)) {
        busySince ??= performance.now();
        throw cause;
      }
      broken = true;
      opened?.close();
      opened = null;
      throw failed(file, cause);
    }
  };
  const attempt = async <T>(work: (db: ReturnType<typeof open>) => T): Promise<T> => {
    const until = performance.now() + ESPERA_MS;
    for (;;) {
      try {
        return tryOnce(work);
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (performance.now() > until) throw failed(file, error);
        await Bun.sleep(RONDA_MS);
      }
    }
  };

  const consumir = together((pedidos: readonly Pedido[]) => attempt((db) => db.consumir(pedidos)));

  return {
    consumir: (hash, cotas, agora) => consumir({ hash, cotas, agora }),
    devolver: (hash) =>
      attempt(({ raw }) => {
        raw.run('UPDATE chave SET usos = usos - 1 WHERE hash = ? AND usos > 0', [hash]);
      }),
    criar: ({ id, hash, nome, plano, criada_em }) =>
      attempt(({ raw }) => {
        const sql = 'INSERT INTO chave (id, hash, nome, plano, criada_em) VALUES (?, ?, ?, ?, ?)';
        raw.run(sql, [id, hash, nome, plano, criada_em]);
      }),
    listar: () =>
      attempt(({ raw }) => raw.query<Chave, []>(`SELECT ${COLUMNS} FROM chave ORDER BY criada_em, rowid`).all()),
    girar: (id, hash) => attempt(({ raw }) => update(raw, 'hash = ?', hash, id)),
    revogar: (id, em) => attempt(({ raw }) => update(raw, 'revogada_em = ?', em, id)),
    copiar: (into, de) => attempt(({ raw }) => copyDb(raw, into, de)),
    aceitarCopia: () => attempt(({ raw }) => raw.run('DELETE FROM copia').changes > 0),
    disponivel() {
      // Health checks may come often, and each attempt takes the lock for which key requests would wait.
      if (!broken && busySince === null && performance.now() - wellAt < FRESH_MS) return true;
      try {
        if (broken) tryOnce(({ raw }) => rewrite(raw));
        broken = false;
        return tryOnce((db) => db.probe());
      } catch (error) {
        // A locked file is available, unless it has been locked for longer than anybody waits.
        return isBusy(error) && busySince !== null && performance.now() - busySince < ESPERA_MS;
      }
    },
    async close() {
      opened?.close();
      opened = null;
    },
  };
}

const isBusy = (error: unknown): boolean => BUSY.has((error as { code?: string }).code ?? '');

function failed(file: string, cause: unknown): Error {
  return new Error(`the state database ${file} cannot be used`, { cause });
}

function update(raw: Database, assignment: string, value: string, id: string): boolean {
  return raw.run(`UPDATE chave SET ${assignment} WHERE id = ? AND revogada_em IS NULL`, [value, id]).changes === 1;
}

/** One request of a key. */
interface Pedido {
  hash: string;
  cotas: Cotas;
  agora: number;
}

type Linha = Uso & Pick<Chave, 'id' | 'plano'> & { janela: Uint8Array | null };

function open(file: string) {
  const raw = openDb(file);
  const find = raw.prepare<Linha, [string]>(
    'SELECT id, plano, janela, mes, usos FROM chave WHERE hash = ? AND revogada_em IS NULL',
  );
  const write = raw.prepare<null, [Uint8Array, string, number, string]>(
    'UPDATE chave SET janela = ?, mes = ?, usos = ? WHERE id = ?',
  );

  // Immediate, because the transaction that reads a key's usage must also be the one that writes it. A key is read and
  // written once per transaction.
  const spend = raw.transaction((pedidos: readonly Pedido[]) => {
    const linhas = new Map<string, Linha | null>();
    const gastas = new Map<Linha, Float64Array>();
    const consumos = pedidos.map(({ hash, cotas, agora }): Consumo | null => {
      if (!linhas.has(hash)) linhas.set(hash, find.get(hash));
      const linha = linhas.get(hash);
      const cota = linha && cotas[linha.plano];
      if (!cota) return null;
      const known = gastas.get(linha);
      const fits = known?.length === tamanhoDa(cota.por_minuto);
      const janela = known && fits ? known : abrirJanela(known ? bytesOf(known) : linha.janela, cota.por_minuto);
      const { mes, ...consumo } = gastar(linha, janela, cota, agora);
      Object.assign(linha, { mes, usos: consumo.usos });
      gastas.set(linha, janela);
      return { id: linha.id, plano: linha.plano, ...consumo };
    });
    for (const [{ mes, usos, id }, janela] of gastas) write.run(bytesOf(janela), mes, usos, id);
    return consumos;
  }).immediate;

  return {
    raw,
    consumir: (pedidos: readonly Pedido[]) => spend(pedidos),
    /** Takes and releases the write lock: being readable is not enough. */
    probe: raw.transaction(() => true).immediate,
    close: () => raw.close(),
  };
}

function bytesOf({ buffer, byteOffset, byteLength }: Float64Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
