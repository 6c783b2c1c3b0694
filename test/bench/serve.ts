import { Database } from 'bun:sqlite';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST, type Manifest } from '../../schemas/storage/artifacts.ts';
import { readDispositivos } from '../baked-rows.ts';
import type { Measure } from './bench.ts';
import { figure, peak, ratios } from './figure.ts';
import { headersToCompare, headersToSend } from './headers.ts';
import { hammer } from './load.ts';
import { residentOf, type Served, startServer } from './process.ts';
import { startRuntime } from './runtime.ts';

/** Enough connections to keep the server busy, few enough that none waits long. */
const CONNECTIONS = 32;
const REQUESTS = 30_000;
/** A server is some 20 % slower in its first seconds, which a figure of requests per second should not include. */
const WARM_UP = 2;
/** The time in which the runtime frees the memory that only the responses needed. */
const AT_REST_MS = 5_000;
const TEXTS = 60;
const CHARACTERS = 100_000;
/** A round takes a second, so there can be more of them. */
const ROUNDS_EACH = 3;
/** The bound with limits by address and a log line per request. It was 0.7 before those existed. */
const MIN_SHARE = 0.6;

/**
 * Measures requests per second of the runtime against a bare server that sends the same responses, alternating the two,
 * and then the memory of the runtime.
 */
export const measureServe: Measure = async ({ rounds, snapshot, folder, note }) => {
  const data = await snapshot();
  const paths = provisionPaths(data);
  const runtime = await startRuntime(data, folder());
  const bare = await startServer('test/bench/bare-server.ts', {
    args: ['--data', data, '--headers', headersToSend(await plain(runtime.url + paths[0]))],
    log: join(folder(), 'log'),
  });
  try {
    for (const path of paths.slice(0, 50)) await checkSame(path, runtime, bare);
    const load = { paths, connections: CONNECTIONS, requests: REQUESTS };
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 1 - WARM_UP; round <= rounds * ROUNDS_EACH; round++) {
      note(round < 1 ? 'requests per second, warming up' : `requests per second, ${round} of ${rounds * ROUNDS_EACH}`);
      const our = await hammer({ ...load, url: runtime.url });
      const their = await hammer({ ...load, url: bare.url });
      if (round < 1) continue;
      ours.push(our);
      theirs.push(their);
    }
    note('memory under mixed load');
    const before = residentOf(runtime.pid);
    await tour(runtime, paths);
    const resident = [before, residentOf(runtime.pid)];
    note('memory after whole texts were verified');
    await verifyTexts(runtime, data);
    const verified = residentOf(runtime.pid);
    await Bun.sleep(AT_REST_MS);
    return {
      title: `GET /v1/dispositivos/{ref_key} over loopback (${CONNECTIONS} connections, ${REQUESTS} requests a round)`,
      figures: [
        figure('runtime', '1/s', ours),
        figure('bare Bun.serve, same answers', '1/s', theirs),
        figure('runtime / bare', '×', ratios(ours, theirs), { at: 'least', value: MIN_SHARE }),
        peak('resident memory of the runtime after load', 'MiB', resident, { at: 'most', value: 150 }),
        peak('the same right after 60 whole texts verified', 'MiB', [verified]),
        peak('the same some seconds later', 'MiB', [residentOf(runtime.pid)]),
      ],
    };
  } finally {
    await Promise.all([runtime.stop(), bare.stop()]);
  }
};

/** Returns the paths of every provision of the snapshot, acts mixed, always in the same order. */
function provisionPaths(data: string): string[] {
  const { banco } = JSON.parse(readFileSync(join(data, MANIFEST), 'utf8')) as Manifest;
  const db = new Database(join(data, banco.path), { readonly: true });
  try {
    const keys = db.query<{ ref_key: string }, []>('SELECT ref_key FROM dispositivo').all();
    keys.sort((a, b) => Number(Bun.hash(a.ref_key)) - Number(Bun.hash(b.ref_key)));
    return keys.map(({ ref_key }) => `/v1/dispositivos/${ref_key}`);
  } finally {
    db.close();
  }
}

/** Fetches without compression, which the yardstick does not have. */
const plain = (url: string) => fetch(url, { headers: { 'accept-encoding': 'identity' } });

/** Throws if the servers send different responses, which could not be compared. */
async function checkSame(path: string, ...servers: readonly Served[]): Promise<void> {
  const answers = await Promise.all(
    servers.map(async ({ url }) => {
      const response = await plain(url + path);
      return JSON.stringify([response.status, headersToCompare(response), await response.text()]);
    }),
  );
  if (new Set(answers).size > 1) throw new Error(`${path} is answered differently:\n${answers.join('\n')}`);
}

/** Requests one of everything that the runtime serves, compressed and not. */
async function tour({ url }: Served, paths: readonly string[]): Promise<void> {
  const { diplomas } = (await (await fetch(`${url}/v1/diplomas`)).json()) as { diplomas: { sigla: string }[] };
  const acts = diplomas.flatMap(({ sigla }) => {
    const act = `/v1/diplomas/${sigla}`;
    return [act, `${act}/export`, `${act}/artigos/1`];
  });
  const versions = paths.slice(0, 5000).map((path) => `${path}/versoes`);
  for (const encoding of ['identity', 'gzip']) {
    for (const path of ['/v1/aliases', '/v1/health', ...acts, ...versions]) {
      const response = await fetch(url + path, { headers: { 'accept-encoding': encoding } });
      await response.arrayBuffer();
      if (response.status >= 500) throw new Error(`${path} is answered with ${response.status}`);
    }
  }
}

/** Verifies the text of the law itself, which is full of citations, in pieces of a hundred thousand characters. */
async function verifyTexts({ url, chave }: Served & { chave: string }, data: string): Promise<void> {
  const { banco } = JSON.parse(readFileSync(join(data, MANIFEST), 'utf8')) as Manifest;
  const law = readDispositivos(join(data, banco.path))
    .map(({ texto }) => texto)
    .join('\n');
  const pieces = Math.min(TEXTS, Math.ceil(law.length / CHARACTERS));
  for (let piece = 0; piece < pieces; piece++) {
    const texto = law.slice(piece * CHARACTERS, (piece + 1) * CHARACTERS);
    const response = await fetch(`${url}/v1/resolver-texto`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${chave}` },
      body: JSON.stringify({ texto }),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`verifying the law is answered with ${response.status}`);
  }
}
