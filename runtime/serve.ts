import { availableParallelism } from 'node:os';
import { operations } from '../schemas/contract/operations/index.ts';
import { createAccess } from './access/access.ts';
import { readAdminToken } from './access/admin.ts';
import { readLimites } from './access/limites-file.ts';
import { openEstado } from './access/open-estado.ts';
import { announce } from './announce.ts';
import { createDoor } from './call.ts';
import { handlers } from './handlers/index.ts';
import { createApp } from './http/app.ts';
import { createIdentifyCaller } from './http/caller.ts';
import { createSite } from './http/site.ts';
import { mcpOptions } from './mcp/options.ts';
import { createPool } from './pool/pool.ts';
import { runProcesses, type Shared } from './processes.ts';
import type { ServeOptions } from './program.ts';
import { createRegistro } from './registro.ts';
import { sentenceOf } from './sentence.ts';
import type { Hasher } from './snapshot/hash.ts';
import { explain, watchSnapshot } from './snapshot/watch.ts';

const RETRY_MS = 60_000;
/** How long open requests may take to finish after the service was told to stop. */
const GRACE_MS = 10_000;

/**
 * Opens the snapshot, listens, and prints what is served. Exits with code 1 if the snapshot cannot be opened or the
 * port cannot be used.
 */
export async function serve(options: ServeOptions, hasher: Hasher, shared: Shared | null = null): Promise<void> {
  const { data, port, intervalo, estado: estadoFile, processos, trabalhadores = spare(processos) } = options;
  const { ADMIN_TOKEN, TRUSTED_PROXIES = '', REDIS_URL } = process.env;
  const now = Date.now;
  const registro = createRegistro(Bun.stderr.writer(), now);
  const log = (mensagem: string) => registro.linha({ mensagem });

  const adminToken = orExit('ADMIN_TOKEN', () => readAdminToken(ADMIN_TOKEN));
  const limites = orExit('--limites', () => readLimites(options.limites));
  const identify = orExit('TRUSTED_PROXIES', () => createIdentifyCaller(TRUSTED_PROXIES));
  const workers = { leituras: 1, textos: trabalhadores };
  const pool = createPool({ workers, current: () => source.current, log });
  const watch = { intervalMs: intervalo * 1000, retryMs: RETRY_MS, log, onSwap: pool.swap, hasher };
  const source = await watchSnapshot(data, watch).catch((error: unknown) =>
    exit(`no snapshot to serve in ${data}: ${explain(error)}`),
  );
  const estado = await openEstado(estadoFile, REDIS_URL).catch((error: unknown) => exit(sentenceOf(error)));
  const access = createAccess({ adminToken, limites, estado, now, log, tabela: shared?.tabela });
  const door = createDoor(operations, handlers, access, pool);
  const chavesNoAr = () => estado.disponivel();
  const mcp = orExit('MCP_ORIGINS', () => mcpOptions(operations, process.env.MCP_ORIGINS));
  const site = createSite(data, () => source.current.manifest.versao, log);
  const app = createApp({
    operations,
    door,
    source,
    site,
    identify,
    now,
    chavesNoAr,
    log,
    onPedido: registro.linha,
    mcp,
  });
  try {
    // Elysia shares ports by default: a second service would silently start on the same port.
    app.listen({ port, reusePort: shared !== null, development: false });
  } catch (error) {
    const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    exit(inUse ? `port ${port} is in use; choose another with --port or PORT` : `cannot listen: ${Bun.inspect(error)}`);
  }
  const url = app.server?.url.href ?? '';
  if (shared?.first !== false)
    console.log(announce(source.current, url, site(new Request(url), '/')?.headers.get('x-snapshot') ?? null));

  /** Accepts no new connections, waits for open requests to finish, and exits. */
  let stopping = false;
  async function stop(signal: string): Promise<void> {
    if (stopping) return;
    stopping = true;
    log(`${signal}: stopping`);
    setTimeout(() => exit(`requests still open after ${GRACE_MS / 1000} s`), GRACE_MS).unref();
    await app.stop();
    pool.close();
    await Promise.all([source.close(), estado.close()]);
    await registro.flush();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));
  shared?.onOrphaned(() => void stop('left alone'));
}

/** Runs the number of processes that was asked for. Resolves to the exit code. */
export async function serveTogether({ processos, port, limites }: ServeOptions): Promise<number> {
  const { leitura } = orExit('--limites', () => readLimites(limites));
  const registro = createRegistro(Bun.stderr.writer(), Date.now);
  const log = (mensagem: string) => registro.linha({ mensagem });
  return await runProcesses({ count: processos, port, porMinuto: leitura.por_minuto, log, exit });
}

/**
 * Chooses the default number of threads for whole texts: the cores of a process but one, which answers look-ups. At
 * most four, because each takes memory. Whoever wants more passes `--trabalhadores`.
 */
function spare(processos: number): number {
  return Math.min(4, Math.max(1, Math.floor(availableParallelism() / processos) - 1));
}

/** Returns what `make` returns. If it throws, prints one line about the setting `what` and exits. */
function orExit<T>(what: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    exit(`${what}: ${(error as Error).message}`);
  }
}

function exit(message: string): never {
  console.error(message);
  process.exit(1);
}
