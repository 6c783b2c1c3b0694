import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Estado } from '../../runtime/access/estado.ts';
import { createEstadoRedis } from '../../runtime/access/estado-redis.ts';
import { createEstadoSqlite } from '../../runtime/access/estado-sqlite.ts';
import { hasRedis, startRedis } from './redis-server.ts';

/** A store of keys, empty, with what a test needs to open it twice and to point a process at it. */
export interface Store {
  open(): Promise<Estado>;
  /** For a process that is to use it. */
  env: Record<string, string>;
  remove(): Promise<void>;
}

async function sqliteStore(): Promise<Store> {
  const dir = mkdtempSync(join(tmpdir(), 'vigente-estado-'));
  const file = join(dir, 'estado.sqlite');
  return {
    open: async () => createEstadoSqlite(file),
    env: { VIGENTE_ESTADO: file, REDIS_URL: '' },
    remove: async () => rmSync(dir, { recursive: true, force: true }),
  };
}

async function redisStore(): Promise<Store> {
  const server = await startRedis();
  return {
    open: () => createEstadoRedis(server.url, 'chamador'),
    env: { REDIS_URL: server.url },
    remove: () => server.remove(),
  };
}

/** Every store that can be tested here, by name: what one passes, all must. */
export const stores: [name: string, create: () => Promise<Store>][] = [
  ['SQLite', sqliteStore],
  ...(hasRedis ? [['Redis', redisStore] as [string, () => Promise<Store>]] : []),
];
