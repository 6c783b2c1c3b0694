import type { Database } from 'bun:sqlite';
import { type Chave, type Consumo, type Cotas, type Estado, gastar, type Uso } from './estado.ts';
import { abrirJanela, tamanhoDa } from './janela.ts';
import { copyDb, openDb, rewrite } from './open-db.ts';
import { together } from './together.ts';

/** Writers wait for each other this long; a write takes some microseconds. */
const ESPERA_MS = 100;
/** So long after it was used it is taken to be there still. */
const FRESH_MS = 1_000;
/** Between two looks at a lock, in which all else is answered. */
const RONDA_MS = 1;
/** Of others, and of a file that is being opened by them. */
const BUSY = new Set(['SQLITE_BUSY', 'SQLITE_BUSY_RECOVERY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED']);

const COLUMNS = 'id, nome, plano, criada_em, revogada_em, mes, usos';

/** Keys in a file, with what only a file can do. */
export interface EstadoSqlite extends Estado {
  /** Writes all there is at one moment to a new file, which is known for a copy. */
  copiar(into: string, de: string): Promise<void>;
  /** Has a copy be a file like any other; false where it is none. */
  aceitarCopia(): Promise<boolean>;
}

/**
 * Keys in a SQLite file of their own. The write-ahead log lets commands and several services use it at once; what was
 * committed outlives the death of any process, and a power cut may cost the last moments (`synchronous=NORMAL`). What
 * comes together is counted in one transaction, and answered once that is committed. It is opened when first needed,
 * and anew after a failure: a store that comes back is used again. A lock is waited for by looking again later, so that
 * nobody else waits.
 */
export function createEstadoSqlite(file: string): EstadoSqlite {
  let opened: ReturnType<typeof open> | null = null;
  /** Since when it has been locked by others whenever it was looked at. */
  let busySince: number | null = null;
  /** Whether it failed lately: that it can be locked does not yet say that it can be written. */
  let broken = false;
  /** When it was last used. */
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
      // Anybody may ask, as often as they like: to look is to take the lock, for which requests of keys would wait.
      if (!broken && busySince === null && performance.now() - wellAt < FRESH_MS) return true;
      try {
        if (broken) tryOnce(({ raw }) => rewrite(raw));
        broken = false;
        return tryOnce((db) => db.probe());
      } catch (error) {
        // What another has locked is there, unless it has been so for longer than anybody waits.
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

  // Immediate: who has read what was spent is the only one who may write it. A key is read and written once.
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
    /** Takes the lock of a writer and gives it back: to be read is not enough. */
    probe: raw.transaction(() => true).immediate,
    close: () => raw.close(),
  };
}

function bytesOf({ buffer, byteOffset, byteLength }: Float64Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}
