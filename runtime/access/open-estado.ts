import type { Estado } from './estado.ts';
import { copiaDe } from './open-db.ts';

/** The URL schemes that the client supports. */
const REDIS = /^(?:redis|rediss|valkey|valkeys|redis\+tls|redis\+unix|valkey\+unix):\/\/\S+$/;

/**
 * Opens the state store that the environment asks for: Redis or Valkey if `REDIS_URL` is set, otherwise a SQLite file.
 * Throws if the address is invalid, or if the file is a copy that was not accepted. A store that cannot be reached now
 * is not an error.
 */
export async function openEstado(file: string, redisUrl: string | undefined): Promise<Estado> {
  // Imported only when used, to keep the start fast.
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
