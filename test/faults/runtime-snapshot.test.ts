import { Database } from 'bun:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSnapshot, SnapshotRefused } from '../../runtime/snapshot/open.ts';
import { watchSnapshot } from '../../runtime/snapshot/watch.ts';
import { EXPORTS, exportPath, MANIFEST, snapshotPath } from '../../schemas/storage/artifacts.ts';
import { expectFailure } from '../contract/expect-schema.ts';
import { writeFixture, writeManifest } from '../contract/fixture.ts';
import { type Service, startService } from '../contract/service.ts';

const OUTRA = 'Outra redação do artigo segundo.';

/** Flips one bit in the middle of a file, leaving its size as it was. */
function corrupt(file: string): void {
  const bytes = readFileSync(file);
  const middle = bytes.length >> 1;
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

/** Every way in which a published snapshot can be bad, and what the refusal must say. */
const FAULTS: [string, (dir: string) => void, RegExp][] = [
  ['no manifest', (dir) => unlinkSync(join(dir, MANIFEST)), /manifest\.json: cannot be read/],
  ['an empty manifest', (dir) => writeFileSync(join(dir, MANIFEST), ''), /manifest\.json: .*not JSON/],
  ['half a manifest', (dir) => writeFileSync(join(dir, MANIFEST), '{"formato":1,'), /not JSON/],
  ['a manifest of another shape', (dir) => writeFileSync(join(dir, MANIFEST), '{"formato":1}'), /not of this format/],
  [
    'a manifest of another format',
    (dir) =>
      writeFileSync(
        join(dir, MANIFEST),
        readFileSync(join(dir, MANIFEST), 'utf8').replace('"formato":4', '"formato":1'),
      ),
    /not of this format \(\/formato/,
  ],
  ['a database with one wrong bit', (dir) => corrupt(bancoOf(dir)), /vigente\.sqlite: SHA-256 is/],
  [
    'a database cut short',
    (dir) => writeFileSync(bancoOf(dir), readFileSync(bancoOf(dir)).subarray(0, 4096)),
    /4096 bytes/,
  ],
  ['a database that is longer', (dir) => appendFileSync(bancoOf(dir), 'x'), /bytes, the manifest says/],
  ['no database', (dir) => unlinkSync(bancoOf(dir)), /vigente\.sqlite: missing/],
  ['a file that is no database', notADatabase, /not a database of this format/],
  ['no export of an act', (dir) => unlinkSync(join(folderOf(dir), exportPath('EX-COD'))), /EX-COD\.json: missing/],
  [
    'no folder of exports',
    (dir) => rmSync(join(folderOf(dir), EXPORTS), { recursive: true }),
    /exports: cannot be read/,
  ],
  [
    'a gzip twin cut short',
    (dir) => writeFileSync(join(folderOf(dir), 'aliases.json.gz'), 'x'),
    /aliases\.json\.gz: 1 bytes/,
  ],
  ['an artifact that the database does not name', unnamedAliases, /does not name aliases\.json/],
  ['a run log with one wrong bit', (dir) => corrupt(join(dir, manifestOf(dir).runs.path)), /SHA-256 is/],
];

const manifestOf = (dir: string) => JSON.parse(readFileSync(join(dir, MANIFEST), 'utf8'));
const bancoOf = (dir: string) => join(dir, manifestOf(dir).banco.path);
const folderOf = (dir: string) => join(dir, snapshotPath(manifestOf(dir).versao));

/** Well hashed and yet no database of ours: what a publisher with a bug would leave. */
function notADatabase(dir: string): void {
  writeFileSync(bancoOf(dir), 'isto não é um banco');
  nameAnew(dir);
}

function unnamedAliases(dir: string): void {
  const db = new Database(bancoOf(dir));
  db.run("DELETE FROM arquivo WHERE path = 'aliases.json'");
  db.close();
  nameAnew(dir);
}

/** The manifest names the database as it is now. */
function nameAnew(dir: string): void {
  const manifest = manifestOf(dir);
  const content = readFileSync(bancoOf(dir));
  const sha256 = new Bun.CryptoHasher('sha256').update(content).digest('hex');
  writeManifest(dir, { ...manifest, banco: { ...manifest.banco, bytes: content.length, sha256 } });
}

describe('a bad snapshot is refused', () => {
  describe('with nothing serving yet', () => {
    let dir: string;
    beforeEach(() => {
      dir = mkdtempSync(join(tmpdir(), 'vigente-fault-'));
      writeFixture(dir);
    });
    afterEach(() => rmSync(dir, { recursive: true, force: true }));

    test.each(FAULTS)('%s', async (_, damage, message) => {
      damage(dir);
      const refusal = await openSnapshot(dir).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(SnapshotRefused);
      expect((refusal as Error).message).toMatch(message);
    });
  });

  describe('with an old one serving', () => {
    let service: Service;
    beforeEach(async () => {
      service = await startService();
    });
    afterEach(() => service.stop());
    const textOfArticle2 = async () => {
      const response = await service.get('/v1/dispositivos/EX-COD.2');
      const body = (await response.json()) as { texto: string };
      return [body.texto, response.headers.get('x-snapshot')?.slice(0, 16)];
    };

    test.each(FAULTS)('%s: the old one keeps serving, and a good one is taken again', async (_, damage, message) => {
      const first = service.manifest.versao;
      writeFixture(service.dir, { artigo2: OUTRA });
      damage(service.dir);
      await service.source.refresh();
      expect(await textOfArticle2()).toEqual(['Redação do artigo segundo.', first]);
      expect(service.lines.at(-1)).toMatch(message);
      expect(service.lines.at(-1)).toContain(`still serving ${first}`);

      const second = writeFixture(service.dir, { artigo2: OUTRA });
      await service.source.refresh();
      expect(await textOfArticle2()).toEqual([OUTRA, second.versao]);
    });

    test('a database that somebody writes to is told of for as long as it is so, and still serves', async () => {
      const status = async () => ((await (await service.get('/v1/health')).json()) as { status: string }).status;
      const banco = bancoOf(service.dir);
      const good = readFileSync(banco);
      corrupt(banco);
      for (let look = 0; look < 3; look++) await service.source.refresh();
      expect(service.lines.filter((line) => /still serving .*vigente\.sqlite: SHA-256 is/.test(line))).not.toEqual([]);
      expect(await status()).toBe('degraded');
      expect((await textOfArticle2())[1]).toBe(service.manifest.versao);
      writeFileSync(banco, good);
      await service.source.refresh();
      expect(await status()).toBe('ok');
      expect((await textOfArticle2())[0]).toBe('Redação do artigo segundo.');
    });

    test('files that arrive after their manifest are found at a later look, without a new manifest', async () => {
      const second = writeFixture(service.dir, { artigo2: OUTRA });
      const late = join(service.dir, second.banco.path);
      const bytes = readFileSync(late);
      unlinkSync(late);
      await service.source.refresh();
      expect((await textOfArticle2())[1]).toBe(service.manifest.versao);
      writeFileSync(late, bytes);
      await service.source.refresh();
      expect((await textOfArticle2())[1]).toBe(second.versao);
    });
  });
});

test('an export with one wrong bit is never sent, though its size is right, nor one that is changed after it was sent', async () => {
  const service = await startService();
  const folder = join(service.dir, snapshotPath(service.manifest.versao));
  const [bad, good] = [join(folder, exportPath('EX-COD')), '/v1/diplomas/EX-LEI-2-2020/export'];
  corrupt(bad);
  await expectFailure(await service.get('/v1/diplomas/EX-COD/export'), 500, 'internal_error');
  expect(service.lines.join()).toContain('EX-COD.json: SHA-256 is');
  // Its twin is whole.
  expect((await service.get('/v1/diplomas/EX-COD/export', { 'accept-encoding': 'gzip' })).status).toBe(200);
  expect((await service.get(good)).status).toBe(200);
  corrupt(join(folder, exportPath('EX-LEI-2-2020')));
  await expectFailure(await service.get(good), 500, 'internal_error');
  corrupt(bad);
  expect((await service.get('/v1/diplomas/EX-COD/export')).status).toBe(200);
  await service.stop();
});

test('an artifact that vanishes while serving is a failure with the error body, and the rest goes on', async () => {
  const service = await startService();
  rmSync(join(service.dir, snapshotPath(service.manifest.versao), exportPath('EX-COD')));
  await expectFailure(await service.get('/v1/diplomas/EX-COD/export'), 500, 'internal_error');
  expect(service.lines.join()).toContain('EX-COD.json');
  expect((await service.get('/v1/diplomas/EX-LEI-2-2020/export')).status).toBe(200);
  await service.stop();
});

describe('a newer snapshot', () => {
  let service: Service;
  beforeEach(async () => {
    service = await startService();
  });
  afterEach(() => service.stop());

  test('changes the tags of what changed, and of nothing else', async () => {
    const tags = async () =>
      await Promise.all(
        ['/v1/dispositivos/EX-COD.1', '/v1/dispositivos/EX-COD.2', '/v1/diplomas/EX-COD/export', '/v1/aliases'].map(
          async (path) => (await service.get(path)).headers.get('etag'),
        ),
      );
    const before = await tags();
    writeFixture(service.dir, { artigo2: OUTRA, gerado_em: '2026-01-03T00:00:00.000Z' });
    await service.source.refresh();
    const after = await tags();
    expect(after.map((tag, i) => tag === before[i])).toEqual([true, false, false, true]);
  });

  test('that names the same database only renews the run log', async () => {
    const { acervo } = service.source.current;
    writeFixture(service.dir, { runs: [] });
    await service.source.refresh();
    expect(service.source.current.acervo).toBe(acervo);
    expect(service.source.current.runs.ultimas.size).toBe(0);
    expect((await service.get('/v1/dispositivos/EX-COD.1')).status).toBe(200);
  });

  test('a manifest that did not change costs no look at the database', async () => {
    const before = service.source.current;
    await service.source.refresh();
    expect(service.source.current).toBe(before);
  });

  test('is found without being told', async () => {
    let swaps = 0;
    const onSwap = () => {
      swaps += 1;
    };
    const source = await watchSnapshot(service.dir, { intervalMs: 1, retryMs: 0, log: () => {}, onSwap });
    expect(swaps).toBe(0);
    const { versao } = writeFixture(service.dir, { artigo2: OUTRA });
    while (source.current.manifest.versao !== versao) await Bun.sleep(1);
    expect(Buffer.from(source.current.acervo.dispositivo('EX-COD.2') ?? []).toString()).toContain(OUTRA);
    expect(swaps).toBe(1);
    await source.close();
  });

  test('loses no request, and no answer mixes two versions', async () => {
    const wordings = ['Redação do artigo segundo.', OUTRA];
    const versions = new Map([[service.manifest.versao, wordings[0]]]);
    const answers: { status: number; texto: string; versao: string; tag: string }[] = [];
    let going = true;
    const clients = Array.from({ length: 8 }, async (_, i) => {
      while (going) {
        const path = i % 2 ? '/v1/dispositivos/EX-COD.2' : '/v1/diplomas/EX-COD/export';
        const response = await service.get(path);
        const body = (await response.json()) as { texto?: string; dispositivos?: { ref_key: string; texto: string }[] };
        answers.push({
          status: response.status,
          texto: body.texto ?? body.dispositivos?.find(({ ref_key }) => ref_key === 'EX-COD.2')?.texto ?? '',
          versao: response.headers.get('x-snapshot')?.slice(0, 16) ?? '',
          tag: `${path} ${response.headers.get('etag')}`,
        });
      }
    });
    for (let swap = 1; swap <= 12; swap++) {
      const artigo2 = wordings[swap % 2] ?? '';
      const { versao } = writeFixture(service.dir, { artigo2 });
      versions.set(versao, artigo2);
      await service.source.refresh();
      await Bun.sleep(5);
    }
    going = false;
    await Promise.all(clients);

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ versao }) => versao)).size).toBe(2);
    for (const { texto, versao } of answers) expect(texto).toBe(versions.get(versao) ?? '');
    expect(new Set(answers.map(({ tag }) => tag)).size).toBe(4);
    expect(service.lines.filter((line) => !line.startsWith('snapshot '))).toEqual([]);
  });
});
