import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEstadoSqlite } from '../../runtime/access/estado-sqlite.ts';
import { runService } from '../access/runtime.ts';
import { writeFixture } from '../contract/fixture.ts';
import { criarChave } from '../contract/service.ts';

/**
 * The limit of reads of one address per minute. Well-behaved clients have many addresses, a hostile one has only this
 * one.
 */
const LEITURA = 60_000;

/**
 * Starts the service as it is run in production, over a snapshot that can be swapped, and trusting the address that a
 * client claims.
 */
export async function startSubject() {
  const dir = mkdtempSync(join(tmpdir(), 'vigente-torture-'));
  writeFixture(dir);
  const [limites, file] = [join(dir, 'limites.json'), join(dir, 'estado.sqlite')];
  const plano = { por_minuto: 1_000_000, por_mes: 1_000_000_000 };
  writeFileSync(limites, JSON.stringify({ leitura: { por_minuto: LEITURA }, planos: { casa: plano } }));
  const estado = createEstadoSqlite(file);
  const [boa, ma] = [await criarChave(estado, 'casa'), await criarChave(estado, 'casa')];
  await estado.close();
  const args = ['--data', dir, '--limites', limites, '--intervalo', '0.2'];
  const service = await runService(args, {
    ...{ VIGENTE_ESTADO: file, REDIS_URL: '', TRUSTED_PROXIES: '127.0.0.1, ::1', ADMIN_TOKEN: 'token-de-tortura-1' },
  });
  let log = '';
  const reading = (async () => {
    const decoder = new TextDecoder();
    // A line may come in two pieces.
    let begun = '';
    for await (const chunk of service.child.stderr) {
      const lines = (begun + decoder.decode(chunk, { stream: true })).split('\n');
      begun = lines.pop() as string;
      log += messagesOf(lines);
    }
  })();
  return {
    ...{ base: service.base, boa, ma },
    swap: (turn: number) => void writeFixture(dir, { artigo2: `Redação ${turn}.` }),
    /** Resident memory in MiB, including the threads of the pool. */
    resident: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${service.child.pid}/status`, 'utf8'))?.[1]) / 1024,
    /** The messages of the service other than its request log. */
    complaints: () =>
      log
        .split('\n')
        .filter((line) => line !== '' && !/snapshot \w+|stopping/.test(line))
        .map((line) => line.slice(0, 300)),
    async stop(): Promise<number> {
      const code = await service.stop();
      await reading;
      rmSync(dir, { recursive: true, force: true });
      return code;
    },
  };
}

export type Subject = Awaited<ReturnType<typeof startSubject>>;

/** Drops the lines of the request log, which are all alike. */
const messagesOf = (lines: readonly string[]): string =>
  lines.flatMap((line) => (line.includes('"pedido"') ? [] : `${line}\n`)).join('');
