import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccess } from '../../runtime/access/access.ts';
import { hashDaChave, novaCredencial } from '../../runtime/access/credencial.ts';
import type { Estado } from '../../runtime/access/estado.ts';
import { createEstadoSqlite } from '../../runtime/access/estado-sqlite.ts';
import { createDoor, type Handlers, type Table } from '../../runtime/call.ts';
import { handlers } from '../../runtime/handlers/index.ts';
import { createApp } from '../../runtime/http/app.ts';
import { createIdentifyCaller } from '../../runtime/http/caller.ts';
import type { Site } from '../../runtime/http/site.ts';
import type { EndpointOptions } from '../../runtime/mcp/endpoint.ts';
import { createPool } from '../../runtime/pool/pool.ts';
import type { LinhaDoPedido } from '../../runtime/registro.ts';
import { watchSnapshot } from '../../runtime/snapshot/watch.ts';
import type { Limites } from '../../schemas/contract/model/service/limites.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import { type FixtureOptions, writeFixture } from './fixture.ts';

export const AGORA = new Date('2026-01-02T04:00:00.000Z');

/** The administrator's, of every service that a test starts without saying otherwise. */
export const ADMIN_TOKEN = 'segredo-de-teste';

/** Every check is active, and none in the way: the tests of limits have tables of their own. */
const FOLGADOS: Limites = {
  leitura: { por_minuto: 1_000_000 },
  planos: { teste: { por_minuto: 1_000_000, por_mes: 1_000_000_000 } },
};

/** How a service guards its door, where a test wants it otherwise. */
export interface Guarda {
  /** Null for none. */
  adminToken?: string | null;
  limites?: Limites;
  /** In place of a SQLite file of its own, which holds one key. */
  estado?: Estado;
  trustedProxies?: string;
  /** None unless a test brings one. */
  site?: Site;
  /** Seconds that a client may take. */
  patience?: number;
  mcp?: EndpointOptions;
  /** Threads that read texts; without any, all is done in this one. */
  trabalhadores?: number;
  /** Milliseconds since 1970. */
  now?(): number;
}

/** The real service on a free port, over a snapshot of its own in a temporary folder. */
export async function startService(options: FixtureOptions = {}, guarda: Guarda = {}) {
  return await startTable(operations, handlers, options, guarda);
}

export async function startTable<T extends Table>(
  table: T,
  handlersOf: Handlers<T>,
  options: FixtureOptions = {},
  guarda: Guarda = {},
) {
  const dir = mkdtempSync(join(tmpdir(), 'vigente-runtime-'));
  const manifest = writeFixture(dir, options);
  const service = await serveFolder(dir, table, handlersOf, guarda);
  return {
    ...service,
    manifest,
    async stop() {
      await service.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Over whatever is published in `dir`, which is left as it is. */
export async function serveFolder<T extends Table>(
  dir: string,
  table: T,
  handlersOf: Handlers<T>,
  {
    adminToken = ADMIN_TOKEN,
    limites = FOLGADOS,
    trustedProxies = '',
    now = () => AGORA.getTime(),
    ...guarda
  }: Guarda = {},
) {
  const lines: string[] = [];
  const pedidos: LinhaDoPedido[] = [];
  const log = (line: string) => void lines.push(line);
  const ownState = mkdtempSync(join(tmpdir(), 'vigente-estado-'));
  const estado = guarda.estado ?? createEstadoSqlite(join(ownState, 'estado.sqlite'));
  const chave = await criarChave(estado, Object.keys(limites.planos)[0] ?? '');
  const pool = guarda.trabalhadores
    ? createPool({ workers: { leituras: 1, textos: guarda.trabalhadores }, current: () => source.current, log })
    : null;
  const onSwap = () => pool?.swap();
  const source = await watchSnapshot(dir, { intervalMs: 3_600_000, retryMs: 0, log, onSwap });
  const access = createAccess({ adminToken, limites, estado, now, log });
  const door = createDoor(table, handlersOf, access, pool);
  const app = createApp({
    ...{ operations: table, door, source, now, log },
    identify: createIdentifyCaller(trustedProxies),
    chavesNoAr: () => estado.disponivel(),
    onPedido: (pedido) => void pedidos.push(pedido),
    ...(guarda.site ? { site: guarda.site } : {}),
    ...(guarda.patience ? { patience: guarda.patience } : {}),
    ...(guarda.mcp ? { mcp: guarda.mcp } : {}),
  });
  app.listen({ port: 0, reusePort: false, development: false });
  const base = `http://127.0.0.1:${app.server?.port}`;

  return {
    dir,
    source,
    base,
    estado,
    /** A key of the first plan. */
    chave,
    /** Lines that the service logged, those of requests apart. */
    lines,
    pedidos,
    /** A request that asks for no compression unless the test does, and is given the body as sent. */
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`${base}${path}`, {
        method,
        headers: { 'accept-encoding': 'identity', ...headers },
        decompress: false,
        redirect: 'manual',
      }),
    /** With the key, whatever the headers. */
    post: (
      path: string,
      body: string | Uint8Array<ArrayBuffer> | ReadableStream,
      headers: Record<string, string> = { 'content-type': 'application/json' },
    ) => fetch(`${base}${path}`, { method: 'POST', body, headers: { authorization: `Bearer ${chave}`, ...headers } }),
    async stop() {
      await app.stop(true);
      pool?.close();
      await source.close();
      if (!guarda.estado) await estado.close();
      rmSync(ownState, { recursive: true, force: true });
    },
  };
}

/** A new key, as `chaves criar` makes them. */
export async function criarChave(estado: Estado, plano: string, id: string = crypto.randomUUID()): Promise<string> {
  const credencial = novaCredencial();
  const hash = hashDaChave(credencial) ?? '';
  await estado.criar({ id, hash, nome: 'teste', plano, criada_em: AGORA.toISOString() });
  return credencial;
}

export type Service = Awaited<ReturnType<typeof startService>>;
