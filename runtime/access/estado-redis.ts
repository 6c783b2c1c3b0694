import { createHash } from 'node:crypto';
import type { Chave, Consumo, Cotas, Estado } from './estado.ts';
import { connectRedis, type RedisConnection } from './redis-connection.ts';
import { CONSUMIR, CRIAR, DEVOLVER, GIRAR, REVOGAR } from './redis-scripts.ts';

/** Maps ids to hashes. Only commands use it: a request touches only its own key. */
const IDS = 'vigente:chaves';
const keyOf = (hash: string) => `vigente:chave:${hash}`;
const logOf = (hash: string) => `vigente:janela:${hash}`;

/**
 * Keys in Redis or Valkey, which several services can share. A request is one script, which the server runs atomically.
 * What survives a crash of the server depends on its own persistence (with `appendonly yes`, all but the last second).
 * @param relogio whose clock counts: the server's, which is the same for all machines, or the caller's
 */
export async function createEstadoRedis(url: string, relogio: 'servidor' | 'chamador' = 'servidor'): Promise<Estado> {
  const connection = await connectRedis(url);
  const consumir = script(connection, CONSUMIR);
  const devolver = script(connection, DEVOLVER);
  const criar = script(connection, CRIAR);
  const girar = script(connection, GIRAR);
  const revogar = script(connection, REVOGAR);
  /** Whether the last answer was one: something else may listen at the address, or another version of this program. */
  let entende = true;
  const hashOf = async (id: string) => (await connection.send('HGET', [IDS, id])) as string | null;

  return {
    async consumir(hash, cotas, agora) {
      const momento = relogio === 'servidor' ? '' : String(agora);
      const reply = await consumir([keyOf(hash), logOf(hash)], [momento, ...argumentsOf(cotas)]);
      const consumo = reply === null ? null : consumoOf(reply);
      entende = consumo === null || isPossible(consumo, cotas);
      if (!entende) throw new Error('the state store does not answer what was asked');
      return consumo;
    },
    async devolver(hash) {
      await devolver([keyOf(hash)], []);
    },
    async criar({ hash, id, nome, plano, criada_em }) {
      await criar([IDS, keyOf(hash)], [hash, id, nome, plano, criada_em]);
    },
    async listar() {
      const hashes = Object.values(mapOf(await connection.send('HGETALL', [IDS])));
      const found = await Promise.all(hashes.map((hash) => connection.send('HGETALL', [keyOf(hash)])));
      return found.map((reply) => chaveOf(mapOf(reply))).sort((a, b) => (a.criada_em < b.criada_em ? -1 : 1));
    },
    async girar(id, novo) {
      const hash = await hashOf(id);
      return (
        hash !== null &&
        (await girar([IDS, keyOf(hash), keyOf(novo), logOf(hash), logOf(novo)], [hash, novo, id])) === 1
      );
    },
    async revogar(id, em) {
      const hash = await hashOf(id);
      return hash !== null && (await revogar([IDS, keyOf(hash)], [hash, id, em])) === 1;
    },
    disponivel: () => entende && connection.connected(),
    async close() {
      connection.close();
    },
  };
}

/** Calls a script by its hash, and sends its source only to a server that does not have it yet. */
function script(connection: RedisConnection, lua: string) {
  const sha = createHash('sha1').update(lua).digest('hex');
  return async (keys: string[], args: string[]): Promise<unknown> => {
    const rest = [String(keys.length), ...keys, ...args];
    try {
      return await connection.send('EVALSHA', [sha, ...rest]);
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
      return await connection.send('EVAL', [lua, ...rest]);
    }
  };
}

function argumentsOf(cotas: Cotas): string[] {
  return Object.entries(cotas).flatMap(([plano, { por_minuto, por_mes }]) => [
    plano,
    String(por_minuto),
    String(por_mes ?? -1),
  ]);
}

/** `reply` is the id, the plan, 1 if the request is allowed, and three numbers as text. */
function consumoOf(reply: unknown): Consumo {
  const [id, plano, permitido, restante, renova_em, usos] = Array.isArray(reply) ? reply : [];
  return {
    ...{ id, plano, permitido: permitido === 1 },
    ...{ restante: Number(restante), renova_em: Number(renova_em), usos: Number(usos) },
  };
}

/** Whether these can be the numbers of a key, with a reason if the request is refused. */
function isPossible({ id, plano, permitido, restante, renova_em, usos }: Consumo, cotas: Cotas): boolean {
  const cota = typeof plano === 'string' && Object.hasOwn(cotas, plano) ? cotas[plano] : undefined;
  if (!cota || typeof id !== 'string' || ![restante, renova_em, usos].every(Number.isSafeInteger)) return false;
  return permitido || restante === 0 || (cota.por_mes !== null && usos >= cota.por_mes);
}

/** RESP3 returns a map, RESP2 a flat list. */
function mapOf(reply: unknown): Record<string, string> {
  if (!Array.isArray(reply)) return reply as Record<string, string>;
  return Object.fromEntries(Array.from({ length: reply.length / 2 }, (_, i) => [reply[2 * i], reply[2 * i + 1]]));
}

function chaveOf(map: Record<string, string>): Chave {
  const { id = '', nome = '', plano = '', criada_em = '', revogada_em = null, mes = '', usos } = map;
  return { id, nome, plano, criada_em, revogada_em, mes, usos: Number(usos) };
}
