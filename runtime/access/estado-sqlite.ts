import { Database } from 'bun:sqlite';
import { type Chave, type Consumo, type Cotas, type Estado, gastar, type Uso } from './estado.ts';
import { mesDe } from './mes.ts';
import { together } from './together.ts';

/** Writers wait for each other this long; a write takes some microseconds, and whoever waits answers nobody. */
const ESPERA_MS = 100;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS chave (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    nome TEXT NOT NULL,
    plano TEXT NOT NULL,
    criada_em TEXT NOT NULL,
    revogada_em TEXT,
    marca INTEGER NOT NULL DEFAULT 0,
    mes TEXT NOT NULL DEFAULT '',
    usos INTEGER NOT NULL DEFAULT 0
  ) STRICT`;
const COLUMNS = 'id, nome, plano, criada_em, revogada_em, marca, mes, usos';

/**
 * Keys in a SQLite file of their own. The write-ahead log lets commands and several services use it at once; what was
 * committed outlives the death of any process, and a power cut may cost the last moments (`synchronous=NORMAL`). What
 * comes together is counted in one transaction, and answered once that is committed. It is opened when first needed,
 * and anew after a failure: a store that comes back is used again.
 */
export function createEstadoSqlite(file: string): Estado {
  let opened: ReturnType<typeof open> | null = null;
  const attempt = <T>(work: (db: ReturnType<typeof open>) => T): T => {
    try {
      opened ??= open(file);
      return work(opened);
    } catch (cause) {
      opened?.close();
      opened = null;
      throw new Error(`the state database ${file} cannot be used`, { cause });
    }
  };

  const consumir = together((pedidos: readonly Pedido[]) => attempt((db) => db.consumir(pedidos)));

  return {
    consumir: (hash, cotas, agora) => consumir({ hash, cotas, agora }),
    criar: async ({ id, hash, nome, plano, criada_em }) =>
      attempt(({ raw }) => {
        const sql = 'INSERT INTO chave (id, hash, nome, plano, criada_em) VALUES (?, ?, ?, ?, ?)';
        raw.run(sql, [id, hash, nome, plano, criada_em]);
      }),
    listar: async () =>
      attempt(({ raw }) => raw.query<Chave, []>(`SELECT ${COLUMNS} FROM chave ORDER BY criada_em, rowid`).all()),
    girar: async (id, hash) => attempt(({ raw }) => update(raw, 'hash = ?', hash, id)),
    revogar: async (id, em) => attempt(({ raw }) => update(raw, 'revogada_em = ?', em, id)),
    disponivel() {
      try {
        return attempt((db) => db.probe());
      } catch {
        return false;
      }
    },
    async close() {
      opened?.close();
      opened = null;
    },
  };
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

type Linha = Uso & Pick<Chave, 'id' | 'plano'>;

function open(file: string) {
  const raw = new Database(file, { create: true });
  raw.run(`PRAGMA busy_timeout = ${ESPERA_MS}`);
  raw.run('PRAGMA journal_mode = WAL');
  raw.run('PRAGMA synchronous = NORMAL');
  raw.run(SCHEMA);
  const find = raw.prepare<Linha, [string]>(
    'SELECT id, plano, marca, mes, usos FROM chave WHERE hash = ? AND revogada_em IS NULL',
  );
  const write = raw.prepare<null, [number, string, number, string]>(
    'UPDATE chave SET marca = ?, mes = ?, usos = ? WHERE id = ?',
  );

  // Immediate: who has read what was spent is the only one who may write it. A key is read and written once.
  const spend = raw.transaction((pedidos: readonly Pedido[]) => {
    const linhas = new Map<string, Linha | null>();
    const gastas = new Set<Linha>();
    const consumos = pedidos.map(({ hash, cotas, agora }): Consumo | null => {
      if (!linhas.has(hash)) linhas.set(hash, find.get(hash));
      const linha = linhas.get(hash);
      const cota = linha && cotas[linha.plano];
      if (!cota) return null;
      const { permitido, ...uso } = gastar(linha, cota, agora, mesDe(agora));
      if (permitido) gastas.add(Object.assign(linha, uso));
      return { id: linha.id, plano: linha.plano, permitido, marca: uso.marca, usos: uso.usos };
    });
    for (const { marca, mes, usos, id } of gastas) write.run(marca, mes, usos, id);
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
