import type { Estado } from './estado.ts';

/** The state store that the environment asks for: Redis or Valkey with `REDIS_URL`, else a SQLite file. */
export async function openEstado(file: string, redisUrl: string | undefined): Promise<Estado> {
  // Each is loaded only where it is used: what is not needed need not start.
  if (redisUrl) return (await import('./estado-redis.ts')).createEstadoRedis(redisUrl);
  return (await import('./estado-sqlite.ts')).createEstadoSqlite(file);
}
