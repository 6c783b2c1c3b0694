import { operations } from '../schemas/operations/index.ts';
import { createAccess } from './access/access.ts';
import { announce } from './announce.ts';
import { aquecer } from './busca/aquecer.ts';
import { createDoor } from './call.ts';
import { handlers } from './handlers/index.ts';
import { createApp } from './http/app.ts';
import type { ServeOptions } from './main.ts';
import type { Hasher } from './snapshot/hash.ts';
import { explain, watchSnapshot } from './snapshot/watch.ts';

const RETRY_MS = 60_000;
/** How long requests under way may take to end once the service was told to stop. */
const GRACE_MS = 10_000;
/** After whoever waited for the start was answered. */
const AQUECER_MS = 500;

/** Opens the snapshot, listens, and says so; a snapshot or a port that cannot be had ends the process with 1. */
export async function serve({ data, port, intervalo }: ServeOptions, hasher: Hasher): Promise<void> {
  const options = { intervalMs: intervalo * 1000, retryMs: RETRY_MS, log, hasher };
  const source = await watchSnapshot(data, options).catch((error: unknown) =>
    exit(`no snapshot to serve in ${data}: ${explain(error)}`),
  );
  const door = createDoor(operations, handlers, createAccess(process.env.ADMIN_TOKEN));
  const app = createApp({ operations, door, source, now: () => new Date(), log });
  try {
    // Elysia shares ports by default, and a second service would then start beside the first without a word.
    app.listen({ port, reusePort: false, development: false });
  } catch (error) {
    const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    exit(inUse ? `port ${port} is in use; choose another with --port or PORT` : `cannot listen: ${Bun.inspect(error)}`);
  }
  console.log(announce(source.current, app.server?.url.href ?? ''));
  setTimeout(() => aquecer(source.current.acervo), AQUECER_MS).unref();

  /** Takes no new connection, lets the requests under way end, and leaves. */
  async function stop(signal: string): Promise<void> {
    log(`${signal}: stopping`);
    setTimeout(() => exit(`requests still open after ${GRACE_MS / 1000} s`), GRACE_MS).unref();
    await app.stop();
    await source.close();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));
}

function log(line: string): void {
  console.error(`${new Date().toISOString()} ${line}`);
}

function exit(message: string): never {
  console.error(message);
  process.exit(1);
}
