import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEstadoSqlite } from '../../runtime/access/estado-sqlite.ts';
import { MANIFEST, type Manifest } from '../../schemas/storage/artifacts.ts';
import { readDispositivos } from '../baked-rows.ts';
import { criarChave } from '../contract/service.ts';
import type { Measure } from './bench.ts';
import { type Figure, figure, ratios } from './figure.ts';
import { headersToSend } from './headers.ts';
import { exchange } from './load.ts';
import { type Served, startServer } from './process.ts';
import { startRuntime } from './runtime.ts';

/** The system assigns connections to processes at random. With this many the split is even enough. */
const CONNECTIONS = 64;
/** Concurrent requests with keys, each of which may have four. Split evenly, they keep both processes busy. */
const WORKING = 16;
const ROUNDS_EACH = 2;
/** Rounds until the hot code is compiled in both processes. The rate of two processes rises by half in that time. */
const WARMING_UP = 2;
const MIN_GAIN = 1.6;
const UM_FIO = ['--trabalhadores', '1'];
/** The length of a short petition. */
const CHARACTERS = 20_000;
const QUERIES = [
  'prazo de prescrição',
  'dano moral',
  'furto qualificado',
  'união estável',
  'licitação dispensa',
  'aposentadoria especial',
];

/**
 * Measures what a second process gains if the machine has a core for it: whole texts, searches and look-ups. Each
 * process has one thread for texts and one for searches, which is its default on two cores. With more, the first
 * process would already use the other core. So the gain is at most twofold, minus what the client itself takes. A busy
 * machine shows no gain.
 */
export const measureProcesses: Measure = async ({ rounds, snapshot, folder, note }) => {
  const data = await snapshot();
  const rows = readDispositivos(
    join(data, (JSON.parse(readFileSync(join(data, MANIFEST), 'utf8')) as Manifest).banco.path),
  );
  const law = rows.map(({ texto }) => texto).join('\n');
  const one = await startKeyed(data, folder(), UM_FIO);
  const two = await startKeyed(data, folder(), [...UM_FIO, '--processos', '2']);
  const path = `/v1/dispositivos/${rows[7]?.ref_key}`;
  const headers = headersToSend(await fetch(one.url + path, { headers: { 'accept-encoding': 'identity' } }));
  const bare = await twoBare(data, headers, folder());

  // The sample is long enough for only one text.
  const texts = Array.from({ length: Math.min(200, Math.ceil(law.length / CHARACTERS)) }, (_, n) =>
    law.slice(n * CHARACTERS, (n + 1) * CHARACTERS),
  );
  const text = ({ url, chaves }: typeof one) => ({
    message: (turn: number) => post(url, keyOf(chaves, turn), JSON.stringify({ texto: texts[turn % texts.length] })),
    ...{ connections: WORKING, requests: 200 },
  });
  const search = ({ url, chaves }: typeof one) => ({
    message: (turn: number) =>
      get(url, `/v1/busca?q=${encodeURIComponent(QUERIES[turn % QUERIES.length] as string)}`, keyOf(chaves, turn)),
    ...{ connections: WORKING, requests: 800 },
  });
  const read = ({ url }: Served) => ({
    message: (turn: number) =>
      get(url, `/v1/dispositivos/${encodeURIComponent(rows[(turn * 7_919) % rows.length]?.ref_key as string)}`),
    ...{ connections: CONNECTIONS, requests: 30_000 },
  });
  const rateOf = async (server: Served, load: ReturnType<typeof read>) =>
    (await exchange({ url: server.url, ...load })).rate;

  async function compare(name: string, ask: () => Promise<[number, number]>, least: number | null): Promise<Figure[]> {
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = 1 - WARMING_UP; round <= rounds * ROUNDS_EACH; round++) {
      note(`${name}, ${round < 1 ? 'warming up' : `${round} of ${rounds * ROUNDS_EACH}`}`);
      const [our, their] = await ask();
      if (round < 1) continue;
      ours.push(our);
      theirs.push(their);
    }
    return [
      figure(`${name}: two processes`, '1/s', ours),
      figure(`${name}: ${least === null ? 'two bare processes' : 'one process'}`, '1/s', theirs),
      figure(
        `${name}: ratio`,
        '×',
        ratios(ours, theirs),
        ...(least === null ? [] : [{ at: 'least' as const, value: least }]),
      ),
    ];
  }
  try {
    return {
      title: 'Two processes on one port, over loopback',
      figures: [
        ...(await compare('texts', async () => [await rateOf(two, text(two)), await rateOf(one, text(one))], MIN_GAIN)),
        ...(await compare(
          'searches',
          async () => [await rateOf(two, search(two)), await rateOf(one, search(one))],
          MIN_GAIN,
        )),
        ...(await compare('reads', async () => [await rateOf(two, read(two)), await rateOf(bare, read(bare))], null)),
      ],
    };
  } finally {
    await Promise.all([one.stop(), two.stop(), bare.stop()]);
  }
};

/** Starts the service with one key per concurrent request. */
async function startKeyed(data: string, folder: string, more: string[]) {
  const runtime = await startRuntime(data, folder, {}, more);
  const estado = createEstadoSqlite(join(folder, 'estado.sqlite'));
  const chaves = await Promise.all(Array.from({ length: WORKING }, () => criarChave(estado, 'bench')));
  await estado.close();
  return { ...runtime, chaves };
}

const keyOf = (chaves: readonly string[], turn: number) => chaves[turn % chaves.length] as string;

/** Starts two bare servers on one port. */
async function twoBare(data: string, headers: string, folder: string): Promise<Served> {
  const probe = Bun.listen({ hostname: '0.0.0.0', port: 0, socket: { data() {} } });
  const port = String(probe.port);
  probe.stop(true);
  const args = ['--data', data, '--headers', headers, '--port', port];
  const both = await Promise.all(
    ['a', 'b'].map((name) => startServer('test/bench/bare-server.ts', { args, log: join(folder, name) })),
  );
  const [first] = both as [Served, Served];
  return {
    ...first,
    async stop() {
      await Promise.all(both.map((each) => each.stop()));
    },
  };
}

const get = (url: string, path: string, chave?: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\n${chave ? `Authorization: Bearer ${chave}\r\n` : ''}\r\n`;

function post(url: string, chave: string, body: string): string {
  const head = `Host: ${new URL(url).host}\r\nAuthorization: Bearer ${chave}\r\nContent-Type: application/json`;
  return `POST /v1/resolver-texto HTTP/1.1\r\n${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}
