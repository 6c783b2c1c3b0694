import { Database } from 'bun:sqlite';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST, type Manifest } from '../../schemas/storage/artifacts.ts';
import type { Measure } from './bench.ts';
import { type Figure, figure, ratios } from './figure.ts';
import { exchange, type Rate } from './load.ts';
import { residentOf, type Served, startServer } from './process.ts';
import { startRuntime } from './runtime.ts';

const CONNECTIONS = 16;
const REQUESTS = 4_000;
const WARM_UP = 2;
const ROUNDS_EACH = 3;
/** Articles that are asked for again and again, so that their texts are remembered. */
const ARTICLES = 300;
/** Articles of each revision that are asked for once. */
const RARE = 2_000;

/** The revisions of the protocol, each with the headers and the `_meta` of its calls. */
const ERAS = {
  '2025-11-25': { headers: { 'mcp-protocol-version': '2025-11-25' }, params: {} },
  '2026-07-28': {
    headers: { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'ler_artigo' },
    params: {
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  },
} as const;
type Revisao = keyof typeof ERAS;
const REVISOES = Object.keys(ERAS) as Revisao[];

/**
 * Measures `ler_artigo` over MCP against a stub with the same SDK and transport that holds the same results in memory.
 */
export const measureMcp: Measure = async ({ rounds, snapshot, folder, note }) => {
  const data = await snapshot();
  const all = articles(data);
  const asked = all.splice(0, ARTICLES);
  const runtime = await startRuntime(data, folder());
  const results = join(folder(), 'results.json');
  writeFileSync(results, JSON.stringify(await Promise.all(asked.map((args) => ask(runtime, args, '2025-11-25')))));
  const stub = await startServer('test/bench/mcp-stub.ts', {
    args: ['--results', results],
    log: join(folder(), 'log'),
  });
  try {
    const figures: Figure[] = [];
    for (const revisao of REVISOES) {
      for (const args of asked.slice(0, 20)) await checkSame(args, runtime, stub, revisao);
      const load = ({ url }: Served, of = asked, requests = REQUESTS) => {
        const messages = of.map((args) => toolCall(url, args, revisao));
        const message = (turn: number) => messages[turn % messages.length] as string;
        return exchange({ url, message, connections: CONNECTIONS, requests });
      };
      const ours: Rate[] = [];
      const theirs: Rate[] = [];
      for (let round = 1 - WARM_UP; round <= rounds * ROUNDS_EACH; round++) {
        note(`MCP ${revisao}, ${round < 1 ? 'warming up' : `${round} of ${rounds * ROUNDS_EACH}`}`);
        const [our, their] = [await load(runtime), await load(stub)];
        if (round < 1) continue;
        ours.push(our);
        theirs.push(their);
      }
      const rare = all.splice(0, RARE);
      const once = rare.length > 0 ? [(await load(runtime, rare, rare.length)).rate] : [];
      const rate = (list: Rate[]) => list.map((one) => one.rate);
      const p99 = (list: Rate[]) => list.map((one) => one.p99);
      figures.push(
        figure(`${revisao}: runtime`, '1/s', rate(ours)),
        figure('stub, same SDK, transport and results', '1/s', rate(theirs)),
        figure('runtime / stub', '×', ratios(rate(ours), rate(theirs)), { at: 'least', value: 0.75 }),
        ...once.map((one) => figure('runtime, articles asked for once', '1/s', [one])),
        figure('99th percentile of the runtime', 'ms', p99(ours)),
        figure('99th percentile of the stub', 'ms', p99(theirs)),
        figure('the same, runtime / stub', '×', ratios(p99(ours), p99(theirs)), { at: 'most', value: 2 }),
      );
    }
    return {
      title: `MCP ler_artigo over loopback (${CONNECTIONS} connections, ${REQUESTS} calls a round)`,
      figures: [...figures, figure('resident memory of the runtime after load', 'MiB', [residentOf(runtime.pid)])],
    };
  } finally {
    await Promise.all([runtime.stop(), stub.stop()]);
  }
};

interface Args {
  sigla: string;
  artigo: string;
}

/** Returns the articles of the corpus, acts mixed, always in the same order. */
function articles(data: string): Args[] {
  const { banco } = JSON.parse(readFileSync(join(data, MANIFEST), 'utf8')) as Manifest;
  const db = new Database(join(data, banco.path), { readonly: true });
  try {
    const all = db.query<Args, []>('SELECT sigla, artigo FROM artigo').all();
    const order = ({ sigla, artigo }: Args) => Number(Bun.hash(`${sigla}.${artigo}`));
    return all.sort((a, b) => order(a) - order(b));
  } finally {
    db.close();
  }
}

const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

function bodyOf(args: Args, revisao: Revisao): string {
  const params = { name: 'ler_artigo', arguments: args, ...ERAS[revisao].params };
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
}

function toolCall(url: string, args: Args, revisao: Revisao): string {
  const body = bodyOf(args, revisao);
  const headers = Object.entries({
    ...HEADERS,
    ...ERAS[revisao].headers,
    host: new URL(url).host,
    'content-length': String(Buffer.byteLength(body)),
  });
  return `POST /mcp HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}

/** Returns the whole result of one call, with the arguments of the call. */
async function ask({ url }: Served, args: Args, revisao: Revisao): Promise<{ args: Args; result: unknown }> {
  const headers = { ...HEADERS, ...ERAS[revisao].headers };
  const response = await fetch(`${url}/mcp`, { method: 'POST', headers, body: bodyOf(args, revisao) });
  const { result } = (await response.json()) as { result: unknown };
  if (!result) throw new Error(`${JSON.stringify(args)} is answered with ${response.status}`);
  return { args, result };
}

/**
 * Throws if the two servers send different results, which could not be compared. The order of the fields depends on the
 * SDK and does not count.
 */
async function checkSame(args: Args, one: Served, other: Served, revisao: Revisao): Promise<void> {
  const of = async (served: Served) => withoutServer(await ask(served, args, revisao));
  const same = Bun.deepEquals(await of(one), await of(other));
  if (!same) throw new Error(`${JSON.stringify(args)} is answered differently`);
}

/** Removes the name of the server, which every result of the newer revision carries. */
function withoutServer({ args, result }: { args: Args; result: unknown }) {
  const { _meta, ...rest } = result as { _meta: Record<string, unknown> };
  return { args, ...rest, snapshot: _meta.snapshot };
}
