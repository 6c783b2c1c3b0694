import { afterAll, beforeAll, expect, test } from 'bun:test';
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEstadoSqlite } from '../../runtime/access/estado-sqlite.ts';
import { writeFixture } from '../contract/fixture.ts';
import { criarChave } from '../contract/service.ts';
import { askResolver, type RunningService, runService } from './runtime.ts';

const LIMITES = { leitura: { por_minuto: 50 }, planos: { casa: { por_minuto: 40, por_mes: 1_000 } } };

let dir: string;
let temp: string;
let service: RunningService;
let chave: string;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'vigente-processes-'));
  temp = mkdtempSync(join(tmpdir(), 'vigente-tmp-'));
  writeFixture(dir);
  writeFileSync(join(dir, 'limites.json'), JSON.stringify(LIMITES));
  const file = join(dir, 'estado.sqlite');
  const estado = createEstadoSqlite(file);
  chave = await criarChave(estado, 'casa');
  await estado.close();
  const args = ['--data', dir, '--processos', '3', '--limites', join(dir, 'limites.json')];
  service = await runService(args, { VIGENTE_ESTADO: file, REDIS_URL: '', TMPDIR: temp });
  // The first says that it serves; the others are there a moment later.
  while (childrenOf(service.child.pid).length < 3 || !childrenOf(service.child.pid).every(listens)) await Bun.sleep(20);
});
afterAll(() => {
  for (const each of [dir, temp]) rmSync(each, { recursive: true, force: true });
});

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

function listens(pid: number): boolean {
  const tables = ['tcp6', 'tcp'].map((name) => readFileSync(`/proc/${pid}/net/${name}`, 'utf8'));
  const port = Number(new URL(service.base).port).toString(16).toUpperCase().padStart(4, '0');
  const listening = tables
    .flatMap((table) => table.split('\n').map((line) => line.trim().split(/\s+/)))
    .filter(([, local, , state]) => local?.endsWith(`:${port}`) && state === '0A')
    .map((fields) => `socket:[${fields[9]}]`);
  const own = new Set(
    readdirSync(`/proc/${pid}/fd`).map((fd): string => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`);
      } catch {
        return '';
      }
    }),
  );
  return listening.some((socket) => own.has(socket));
}

/** Each on a connection of its own, which the system gives to any of the processes. */
async function statuses(ask: () => Promise<Response>, times: number): Promise<Record<number, number>> {
  const found = await Promise.all(Array.from({ length: times }, async () => (await ask()).status));
  return Object.fromEntries([200, 429].map((status) => [status, found.filter((each) => each === status).length]));
}

test('keyless reads and keys have one limit between the processes, to the last request', async () => {
  const read = () => fetch(`${service.base}/v1/dispositivos/EX-COD.2`, { headers: { connection: 'close' } });
  expect(await statuses(read, 120)).toEqual({ 200: 50, 429: 70 });
  expect(await statuses(() => askResolver(service.base, chave), 100)).toEqual({ 200: 40, 429: 60 });
});

test('one that dies is replaced, and what was spent stays', async () => {
  const before = childrenOf(service.child.pid);
  process.kill(before[1] as number, 'SIGKILL');
  const replaced = () => childrenOf(service.child.pid).filter((pid) => !before.includes(pid));
  while (!replaced()[0] || !listens(replaced()[0] as number)) await Bun.sleep(20);
  expect(childrenOf(service.child.pid)).toHaveLength(3);
  expect((await fetch(`${service.base}/v1/health`)).status).toBe(200);
});

test('told to stop they all leave, and nothing of addresses is left behind', async () => {
  const children = childrenOf(service.child.pid);
  expect(readdirSync(temp).some((name) => name.startsWith('vigente-limites-'))).toBe(true);
  expect(await service.stop()).toBe(0);
  expect(children.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
  expect(readdirSync(temp).filter((name) => name.startsWith('vigente-limites-'))).toEqual([]);
});

test('killed, it leaves none of them behind', async () => {
  const other = await runService(['--data', dir, '--processos', '2'], {
    VIGENTE_ESTADO: join(dir, 'other.sqlite'),
    REDIS_URL: '',
    TMPDIR: temp,
  });
  const children = childrenOf(other.child.pid);
  expect(await other.stop('SIGKILL')).not.toBe(0);
  while (children.some((pid) => existsSync(`/proc/${pid}`))) await Bun.sleep(20);
});

test('where there is no snapshot, none is begun anew, and the program ends with 1', async () => {
  await expect(runService(['--data', join(dir, 'nada'), '--processos', '2'], {})).rejects.toThrow('ended with 1');
});
