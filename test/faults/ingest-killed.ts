import { mock } from 'bun:test';
import * as fs from 'node:fs';

/**
 * An ingestion in a process of its own, to be killed: by itself when the progress named is made or right before the nth
 * rename or removal on disk, or by its parent at any moment.
 *
 *     bun ingest-killed.ts <mirror> <out> [<progress> | <n>]
 */
const [mirror = '', out = '', moment = ''] = process.argv.slice(2);

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

let calls = 0;
function countCall(): void {
  calls += 1;
  if (calls === Number(moment)) die();
}
const real = { ...fs };
mock.module('node:fs', () => ({
  ...real,
  renameSync(from: string, to: string) {
    countCall();
    real.renameSync(from, to);
  },
  rmSync(path: string, options?: fs.RmOptions) {
    countCall();
    real.rmSync(path, options);
  },
}));

const { ingest } = await import('../../pipeline/ingest/ingest.ts');
const { createMirrorFetch } = await import('../../pipeline/fetch/mirror.ts');
const { composeNames } = await import('../../pipeline/ingest/names.ts');
const { stubParse } = await import('../ingest/stub-parse.ts');
const { catalogo } = await import('../ingest/workspace.ts');

process.stdout.write('ready\n');
await ingest({
  catalogo,
  names: composeNames(catalogo),
  parser: { parse: stubParse, versao: 1 },
  fetchPages: () => createMirrorFetch(mirror),
  out,
  clock: () => new Date('2030-02-01T00:00:00Z'),
  mirrored: true,
  onProgress(progress) {
    if (progress.kind === 'act' && moment === progress.sigla) die();
    if (progress.kind === 'stage' && moment === progress.stage) die();
  },
});
