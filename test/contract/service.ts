import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccess } from '../../runtime/access/access.ts';
import { createDoor, type Handlers, type Table } from '../../runtime/call.ts';
import { handlers } from '../../runtime/handlers/index.ts';
import { createApp } from '../../runtime/http/app.ts';
import { watchSnapshot } from '../../runtime/snapshot/watch.ts';
import { operations } from '../../schemas/operations/index.ts';
import { type FixtureOptions, writeFixture } from './fixture.ts';

export const AGORA = new Date('2026-01-02T04:00:00.000Z');

/** The administrator's, of every service that a test starts without saying otherwise. */
export const ADMIN_TOKEN = 'segredo-de-teste';

/** The real service on a free port, over a snapshot of its own in a temporary folder. */
export async function startService(options: FixtureOptions = {}, adminToken: string | null = ADMIN_TOKEN) {
  return await startTable(operations, handlers, options, adminToken ?? undefined);
}

export async function startTable<T extends Table>(
  table: T,
  handlersOf: Handlers<T>,
  options: FixtureOptions = {},
  adminToken?: string,
) {
  const dir = mkdtempSync(join(tmpdir(), 'vigente-runtime-'));
  const manifest = writeFixture(dir, options);
  const service = await serveFolder(dir, table, handlersOf, adminToken);
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
  adminToken?: string,
) {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const source = await watchSnapshot(dir, { intervalMs: 3_600_000, retryMs: 0, log });
  const door = createDoor(table, handlersOf, createAccess(adminToken));
  const app = createApp({ operations: table, door, source, now: () => AGORA, log });
  app.listen({ port: 0, reusePort: false, development: false });
  const base = `http://127.0.0.1:${app.server?.port}`;

  return {
    dir,
    source,
    base,
    /** Lines that the service logged. */
    lines,
    /** A request that asks for no compression unless the test does, and is given the body as sent. */
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`${base}${path}`, {
        method,
        headers: { 'accept-encoding': 'identity', ...headers },
        decompress: false,
        redirect: 'manual',
      }),
    post: (
      path: string,
      body: string | Uint8Array<ArrayBuffer> | ReadableStream,
      headers: Record<string, string> = { 'content-type': 'application/json' },
    ) => fetch(`${base}${path}`, { method: 'POST', body, headers }),
    async stop() {
      await app.stop(true);
      await source.close();
    },
  };
}

export type Service = Awaited<ReturnType<typeof startService>>;
