import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEstadoSqlite } from '../../runtime/access/estado-sqlite.ts';
import { runService } from '../access/runtime.ts';
import { writeFixture } from '../contract/fixture.ts';
import { criarChave } from '../contract/service.ts';

/** Reads of one address in a minute: clients that behave have many addresses, one that does not has this. */
const LEITURA = 60_000;

/** The service as it is run, over a snapshot that can be swapped, believing whom a client says that it is. */
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
    /** Resident memory, MiB, the threads of the pool included. */
    resident: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${service.child.pid}/status`, 'utf8'))?.[1]) / 1024,
    /** What it said but for a line a request. */
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

/** A line of a request is one of a thousand alike. */
const messagesOf = (lines: readonly string[]): string =>
  lines.flatMap((line) => (line.includes('"pedido"') ? [] : `${line}\n`)).join('');
