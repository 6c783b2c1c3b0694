import { join } from 'node:path';
import { do_not_optimize, measure } from 'mitata';
import { createAccess, type Quem } from '../../runtime/access/access.ts';
import type { Estado } from '../../runtime/access/estado.ts';
import { createEstadoRedis } from '../../runtime/access/estado-redis.ts';
import { createEstadoSqlite } from '../../runtime/access/estado-sqlite.ts';
import { connectRedis } from '../../runtime/access/redis-connection.ts';
import type { Acesso } from '../../schemas/contract/operations/operation.ts';
import { hasRedis, startRedis } from '../access/redis-server.ts';
import { criarChave } from '../contract/service.ts';
import type { Measure } from './bench.ts';
import { type Bound, type Figure, figure } from './figure.ts';
import { FOLGADOS } from './runtime.ts';

const ENDERECOS = 50_000;
/** The number of concurrent requests that wait for the store, if they do not come one by one. */
const TOGETHER = 32;

/** Measures what access checks cost a request: by address, by key in SQLite, by key in Redis. Wall time, warm. */
export const measureAccess: Measure = async ({ folder, note }) => {
  note('limits');
  const sqlite = createEstadoSqlite(join(folder(), 'estado.sqlite'));
  const local = await accessOver(sqlite);
  const figures = [
    await time('read without a key, many addresses', () => local('leitura'), { at: 'most', value: 10 }),
    await time('keyed, SQLite', () => local('chave'), { at: 'most', value: 40 }),
    await time(`keyed, SQLite, ${TOGETHER} at once`, () => several(() => local('chave'))),
  ];
  await sqlite.close();
  if (hasRedis) figures.push(...(await measureRedis()));
  return { title: 'Access and limits, a request', figures };
};

async function measureRedis(): Promise<Figure[]> {
  const server = await startRedis();
  const redis = await createEstadoRedis(server.url);
  const remote = await accessOver(redis);
  const bare = await connectRedis(server.url);
  try {
    return [
      await time('bare round trip to Redis (PING)', () => bare.send('PING', [])),
      await time('keyed, Redis', () => remote('chave')),
      await time(`keyed, Redis, ${TOGETHER} at once`, () => several(() => remote('chave'))),
    ];
  } finally {
    bare.close();
    await redis.close();
    await server.remove();
  }
}

async function accessOver(estado: Estado) {
  const access = createAccess({
    adminToken: null,
    limites: FOLGADOS,
    estado,
    now: Date.now,
    log: console.error,
  });
  const credencial = await criarChave(estado, 'bench');
  let turn = 0;
  return (acesso: Acesso) => {
    turn = (turn + 1) % ENDERECOS;
    const endereco = `192.0.${turn >> 8}.${turn & 255}`;
    const quem: Quem = {
      credencial: acesso === 'chave' ? credencial : null,
      endereco: () => endereco,
    };
    return access(acesso, quem);
  };
}

const several = (ask: () => unknown) => Promise.all(Array.from({ length: TOGETHER }, ask));

/** The quartiles take the place of the rounds: what lies outside them is noise of the machine. */
async function time(name: string, work: () => unknown, bound: Bound | null = null): Promise<Figure> {
  // A synchronous result is measured without a promise around it.
  const asked = work() instanceof Promise;
  const { p25, p50, p75 } = await measure(
    asked ? async () => do_not_optimize(await work()) : () => do_not_optimize(work()),
  );
  return figure(
    name,
    'µs',
    [p25, p50, p75].map((nanoseconds) => nanoseconds / 1e3),
    bound,
  );
}
