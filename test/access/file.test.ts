import { Database } from 'bun:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEstadoSqlite } from '../../runtime/access/estado-sqlite.ts';
import { openEstado } from '../../runtime/access/open-estado.ts';
import { writeFixture } from '../contract/fixture.ts';
import { criarChave, startService } from '../contract/service.ts';
import { askResolver, runChaves, runService } from './runtime.ts';

const AGORA = Date.UTC(2026, 0, 15);
const cotas = { free: { por_minuto: 20, por_mes: 1_000 } };

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vigente-file-'));
  file = join(dir, 'estado.sqlite');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));
const chaves = (...args: string[]) => runChaves([...args, '--estado', file], { REDIS_URL: '' });

describe('the file of keys', () => {
  test('is for its owner alone, and so is what lies beside it, one that was open to all too', async () => {
    writeFileSync(file, '', { mode: 0o644 });
    const estado = createEstadoSqlite(file);
    await criarChave(estado, 'free');
    for (const beside of ['', '-wal', '-shm']) expect(statSync(file + beside).mode & 0o777).toBe(0o600);
    await estado.close();
  });

  test('of the first form is brought to that of today, with its keys and what was spent', async () => {
    const old = new Database(file);
    old.run(`CREATE TABLE chave (id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, nome TEXT NOT NULL, plano TEXT NOT NULL,
      criada_em TEXT NOT NULL, revogada_em TEXT, marca INTEGER NOT NULL DEFAULT 0, mes TEXT NOT NULL DEFAULT '',
      usos INTEGER NOT NULL DEFAULT 0) STRICT`);
    old.run("INSERT INTO chave VALUES ('a', 'h', 'Casa', 'free', '2025-01-01', NULL, 123, '2026-01', 7)");
    old.close();
    const estado = createEstadoSqlite(file);
    expect(await estado.consumir('h', cotas, AGORA)).toMatchObject({ id: 'a', permitido: true, usos: 8 });
    await estado.close();
    const kept = new Database(file);
    expect(kept.query('PRAGMA user_version').get()).toEqual({ user_version: 2 });
    kept.close();
  });

  test('of a later form is left as it is, and the reason said', async () => {
    const later = new Database(file);
    later.run('PRAGMA user_version = 99');
    later.close();
    const { stderr, code } = await chaves('listar');
    expect([code, stderr.trim()]).toEqual([
      1,
      `error: the state database ${file} cannot be used (it is of form 99, and this program knows 2)`,
    ]);
  });

  test('where there can be none, or none be written, that is said in one line', async () => {
    file = join(dir, 'nada', 'estado.sqlite');
    const missing = await chaves('criar', '--plano', 'free', '--nome', 'a');
    expect(missing.code).toBe(1);
    expect(missing.stderr.trim()).toMatch(/^error: the state database .* cannot be used \(ENOENT: .*\)$/);
    mkdirSync(file, { recursive: true });
    const folder = await chaves('listar');
    expect(folder.stderr.trim()).toMatch(/^error: the state database .* cannot be used \(EISDIR: .*\)$/);
  });

  test.skipIf(!existsSync('/dev/full'))('on a full disk is said in one line, by the service too', async () => {
    file = '/dev/full';
    const { stderr, code } = await chaves('listar');
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('is waited for while another holds it, and nobody else waits', async () => {
    const estado = createEstadoSqlite(file);
    const service = await startService({}, { estado });
    const other = new Database(file);
    other.run('BEGIN IMMEDIATE');
    const keyed = askResolver(service.base, service.chave);
    let reads = 0;
    const until = performance.now() + 60;
    while (performance.now() < until) {
      expect((await service.get('/v1/dispositivos/EX-COD.2')).status).toBe(200);
      reads += 1;
    }
    other.run('ROLLBACK');
    other.close();
    // Had the loop waited for the lock, the first read would have taken all of that time.
    expect(reads).toBeGreaterThan(3);
    expect((await keyed).status).toBe(200);
    await service.stop();
    await estado.close();
  });
});

test('whether the file can be used is not looked at anew for a second, however often anybody asks', async () => {
  const estado = createEstadoSqlite(file);
  await estado.listar();
  const other = new Database(file);
  other.run('BEGIN IMMEDIATE');
  // Who looks takes the lock, and requests of keys would wait for whoever floods a route that is open to all.
  expect(estado.disponivel()).toBe(true);
  await Bun.sleep(200);
  expect(estado.disponivel()).toBe(true);
  await Bun.sleep(900);
  expect(estado.disponivel()).toBe(true);
  await Bun.sleep(200);
  expect(estado.disponivel()).toBe(false);
  other.run('ROLLBACK');
  other.close();
  expect(estado.disponivel()).toBe(true);
  await estado.close();
});

describe('a copy of the file', () => {
  test.skipIf(Bun.which('prlimit') === null)('for which there is no room leaves nothing behind', async () => {
    await chaves('criar', '--plano', 'free', '--nome', 'a'.repeat(60_000));
    const { exitCode, stderr } = Bun.spawnSync(
      [
        'prlimit',
        '--fsize=40000',
        process.execPath,
        'runtime/chaves.ts',
        'copiar',
        join(dir, 'copia'),
        '--estado',
        file,
      ],
      { cwd: join(import.meta.dir, '../..'), env: { ...process.env, REDIS_URL: '' } },
    );
    expect(exitCode).toBe(1);
    expect(stderr.toString().trim().split('\n')).toHaveLength(1);
    expect(readdirSync(dir).filter((name) => name.startsWith('copia'))).toEqual([]);
  });

  test('has everything, and is not used until somebody takes it upon themselves: what was revoked would live again', async () => {
    writeFixture(join(dir, 'data'));
    await chaves('criar', '--plano', 'free', '--nome', 'a');
    const copy = join(dir, 'copia.sqlite');
    expect((await chaves('copiar', copy)).code).toBe(0);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    const again = await chaves('copiar', copy);
    expect([again.code, again.stderr]).toEqual([1, `error: ${copy} is there already\n`]);

    const [original] = [file];
    const before = createEstadoSqlite(original);
    const [{ id } = { id: '' }] = await before.listar();
    await before.close();
    expect((await chaves('revogar', id)).code).toBe(0);
    file = copy;
    const refused = await chaves('listar');
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('keys that were revoked since would live again');
    const service = runService(['--data', join(dir, 'data')], { VIGENTE_ESTADO: copy, REDIS_URL: '' });
    await expect(service).rejects.toThrow('is a copy');
    expect((await chaves('aceitar-copia')).code).toBe(1);
    const accepted = await chaves('aceitar-copia', '--revogadas-voltam');
    expect([accepted.code, accepted.stderr]).toEqual([
      0,
      'accepted; 1 keys live in it: revoke those that were revoked since\n',
    ]);
    expect((await chaves('listar')).stdout).toContain(id);
    file = original;
    expect((await chaves('aceitar-copia', '--revogadas-voltam')).stderr).toContain('is no copy');
  });
});

test.each(['localhost:6379', 'http://localhost', 'redis://', 'redis:// a'])(
  'REDIS_URL %p is refused at once',
  async (url) => {
    await expect(openEstado(file, url)).rejects.toThrow('REDIS_URL is not an address');
  },
);

test.skipIf(process.getuid?.() === 0)('a folder that may not be written to is said in one line', async () => {
  chmodSync(dir, 0o500);
  const { stderr } = await chaves('criar', '--plano', 'free', '--nome', 'a');
  expect(stderr.trim().split('\n')).toHaveLength(1);
  chmodSync(dir, 0o700);
});
