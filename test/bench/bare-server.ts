import { constants, Database } from 'bun:sqlite';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { exportPath, MANIFEST, type Manifest, snapshotPath } from '../../schemas/storage/artifacts.ts';

/**
 * Runs in a process of its own: the minimal server that answers `/v1/dispositivos/{ref_key}` and
 * `/v1/diplomas/{sigla}/export` from a snapshot with the runtime's bytes and headers. No validation, no lenient
 * look-up, no 304, no compression, no error body.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    headers: { type: 'string', default: '{}' },
    // If a port is given, several servers may share it.
    port: { type: 'string', default: '0' },
  },
});
const data = values.data ?? '';
const { banco, versao } = JSON.parse(readFileSync(join(data, MANIFEST), 'utf8')) as Manifest;
const db = new Database(
  `${pathToFileURL(join(data, banco.path)).href}?immutable=1`,
  constants.SQLITE_OPEN_READONLY | constants.SQLITE_OPEN_URI,
);
const byKey = db.prepare<{ doc: string }, [string]>('SELECT doc FROM dispositivo WHERE ref_key = ?');
const folder = join(data, snapshotPath(versao));
const shared = new Headers(JSON.parse(values.headers));

const server = Bun.serve({
  port: Number(values.port),
  reusePort: values.port !== '0',
  development: false,
  routes: {
    '/v1/diplomas/:sigla/export': ({ params }) =>
      new Response(Bun.file(join(folder, exportPath(params.sigla))), { headers: shared }),
    '/v1/dispositivos/:ref_key': ({ params }) => {
      const doc = byKey.raw(params.ref_key)[0]?.[0] as Uint8Array<ArrayBuffer> | undefined;
      if (!doc) return new Response(null, { status: 404 });
      const response = new Response(doc, { headers: shared });
      response.headers.set('etag', `W/"${Bun.hash(doc).toString(16)}"`);
      return response;
    },
  },
});
console.log(server.url.href);
