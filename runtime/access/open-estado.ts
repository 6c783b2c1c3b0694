import type { Estado } from './estado.ts';
import { copiaDe } from './open-db.ts';

/** Reached by the schemes that the client knows. */
const REDIS = /^(?:redis|rediss|valkey|valkeys|redis\+tls|redis\+unix|valkey\+unix):\/\/\S+$/;

/**
 * The state store that the environment asks for: Redis or Valkey with `REDIS_URL`, else a SQLite file. Throws at an
 * address that is none, and at a copy of the file that nobody accepted; what cannot be reached now may be later.
 */
export async function openEstado(file: string, redisUrl: string | undefined): Promise<Estado> {
  // Each is loaded only where it is used: what is not needed need not start.
  if (redisUrl) {
    if (!REDIS.test(redisUrl) || !URL.canParse(redisUrl))
      throw new Error('REDIS_URL is not an address such as redis://host:6379');
    return (await import('./estado-redis.ts')).createEstadoRedis(redisUrl);
  }
  const copia = copiaDe(file);
  if (copia !== null)
    throw new Error(
      `${file} is a copy, made at ${copia}: keys that were revoked since would live again; ` +
        '`npm run chaves -- aceitar-copia` has it used all the same',
    );
  return (await import('./estado-sqlite.ts')).createEstadoSqlite(file);
}
