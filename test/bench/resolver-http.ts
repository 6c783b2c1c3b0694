import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST, type Manifest } from '../../schemas/storage/artifacts.ts';
import { readDispositivos } from '../baked-rows.ts';
import type { Measure } from './bench.ts';
import { type Figure, figure, ratios } from './figure.ts';
import { headersToCompare, headersToSend } from './headers.ts';
import { exchange } from './load.ts';
import { type Served, startServer } from './process.ts';
import { startRuntime } from './runtime.ts';

const CITATIONS = 10;
/**
 * Thirty thousand provisions are more than the service's cache of resolved citations holds. Five thousand fit into it.
 */
const BODIES = 3_000;
const FEW = 500;
const CONNECTIONS = 32;
const REQUESTS = 9_000;
const WARM_UP = 2;
const ROUNDS_EACH = 3;
const MIN_SHARE = 0.25;
/** A prime, so that the order jumps from act to act. */
const STEP = 7_919;

/**
 * Measures `POST /v1/resolver` of ten citations with a key, against a bare server that parses the body and sends the
 * same response.
 */
export const measureResolverHttp: Measure = async ({ rounds, snapshot, folder, note }) => {
  const data = await snapshot();
  const bodies = bodiesOf(data);
  const runtime = await startRuntime(data, folder());
  const answers = join(folder(), 'answers.json');
  const known: Record<number, string> = {};
  for (const [i, body] of bodies.entries()) known[i] = await (await ask(runtime, body)).text();
  writeFileSync(answers, JSON.stringify(known));
  const headers = headersToSend(await ask(runtime, bodies[0] as string));
  const bare = await startServer('test/bench/resolver-stub.ts', {
    args: ['--answers', answers, '--headers', headers],
    log: join(folder(), 'log'),
  });
  const compare = async (name: string, asked: readonly string[]): Promise<Figure[]> => {
    const load = async ({ url }: Served) => {
      const messages = asked.map((body) => post(url, runtime.chave, body));
      const message = (turn: number) => messages[turn % messages.length] as string;
      return (await exchange({ url, message, connections: CONNECTIONS, requests: REQUESTS })).rate;
    };
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 1 - WARM_UP; round <= rounds * ROUNDS_EACH; round++) {
      note(`resolver, ${name}, ${round < 1 ? 'warming up' : `${round} of ${rounds * ROUNDS_EACH}`}`);
      const [our, their] = [await load(runtime), await load(bare)];
      if (round < 1) continue;
      ours.push(our);
      theirs.push(their);
    }
    return [
      figure(`${name}: runtime, with a key`, '1/s', ours),
      figure(`${name}: bare Bun.serve, parses the body, same answers`, '1/s', theirs),
      figure(`${name}: runtime / bare`, '×', ratios(ours, theirs), { at: 'least', value: MIN_SHARE }),
    ];
  };
  try {
    for (const body of bodies.slice(0, 20)) await checkSame(body, runtime, bare);
    const figures = [
      ...(await compare('the same provisions again and again', bodies.slice(0, FEW))),
      ...(await compare('others each time', bodies)),
    ];
    return {
      title: `POST /v1/resolver, ${CITATIONS} citations, over loopback (${CONNECTIONS} connections, ${REQUESTS} requests a round)`,
      figures,
    };
  } finally {
    await Promise.all([runtime.stop(), bare.stop()]);
  }
};

/**
 * Composes request bodies with citations of provisions from all over the corpus. The label of the first citation is the
 * number of the body.
 */
function bodiesOf(data: string): string[] {
  const { banco } = JSON.parse(readFileSync(join(data, MANIFEST), 'utf8')) as Manifest;
  const rows = readDispositivos(join(data, banco.path));
  return Array.from({ length: BODIES }, (_, body) => {
    const citacoes = Array.from({ length: CITATIONS }, (_, i) => {
      const { sigla, artigo, paragrafo, inciso, alinea } = rows[((body * CITATIONS + i) * STEP) % rows.length] ?? {};
      return { sigla, artigo, paragrafo, inciso, alinea: alinea?.slice(0, 4) ?? null };
    });
    return JSON.stringify({
      citacoes: citacoes.map((item, i) => (i === 0 ? { ...item, rotulo: String(body) } : item)),
    });
  });
}

const headersOf = (chave: string) => ({ 'content-type': 'application/json', authorization: `Bearer ${chave}` });

function post(url: string, chave: string, body: string): string {
  const headers = { ...headersOf(chave), host: new URL(url).host, 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST /v1/resolver HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

async function ask({ url, chave = '' }: Served & { chave?: string }, body: string): Promise<Response> {
  const headers = { ...headersOf(chave), 'accept-encoding': 'identity' };
  const response = await fetch(`${url}/v1/resolver`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`${body} is answered with ${response.status}`);
  return response;
}

/** Throws if the two servers send different responses, which could not be compared. */
async function checkSame(body: string, one: Served & { chave: string }, other: Served): Promise<void> {
  const [ours, theirs] = await Promise.all([ask(one, body), ask(other, body)]);
  const same = (await ours.text()) === (await theirs.text()) && headersToCompare(ours) === headersToCompare(theirs);
  if (!same) throw new Error(`${body} is answered differently`);
}
