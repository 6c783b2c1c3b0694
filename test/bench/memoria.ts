import { Database } from 'bun:sqlite';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST, type Manifest } from '../../schemas/storage/artifacts.ts';
import type { Measure } from './bench.ts';
import { figure, ratios } from './figure.ts';
import { exchange } from './load.ts';
import { residentOf } from './process.ts';
import { startRuntime } from './runtime.ts';

const REQUESTS = 1_000_000;
const SAMPLES = 20;
/** The first fifth fills what is bounded: tables of addresses, pages of the database, compiled code. */
const WARM_UP = SAMPLES / 5;
const CONNECTIONS = 32;
const MAX_GROWTH = 1.1;

interface Key {
  ref_key: string;
  sigla: string;
  artigo: string;
}

/**
 * Measures the resident memory of one process over a million requests of every kind, from a million addresses and with
 * a key.
 */
export const measureMemoria: Measure = async ({ snapshot, folder, note }) => {
  const data = await snapshot();
  const message = messagesOver(keysOf(data));
  const runtime = await startRuntime(data, folder(), { TRUSTED_PROXIES: '127.0.0.1' });
  try {
    const resident: number[] = [];
    const each = REQUESTS / SAMPLES;
    for (let sample = 0; sample < SAMPLES; sample++) {
      note(`memory, ${sample * each} of ${REQUESTS} requests, ${resident.at(-1)?.toFixed(0) ?? '-'} MiB`);
      await exchange({
        url: runtime.url,
        message: (turn) => message(sample * each + turn, runtime.chave),
        connections: CONNECTIONS,
        requests: each,
      });
      resident.push(residentOf(runtime.pid));
    }
    const [first, last] = [resident.slice(WARM_UP, WARM_UP * 2), resident.slice(-WARM_UP)];
    return {
      title: `Memory over ${REQUESTS} requests`,
      figures: [
        figure('resident, sample by sample', 'MiB', resident),
        figure('in the second fifth', 'MiB', first),
        figure('in the last fifth', 'MiB', last),
        figure('last / second fifth', '×', ratios(last, first), { at: 'most', value: MAX_GROWTH }),
        figure(`trend past the first fifth, over ${REQUESTS} requests`, 'MiB', [
          slopeOf(resident.slice(WARM_UP)) * SAMPLES,
        ]),
      ],
    };
  } finally {
    await runtime.stop();
  }
};

/** Returns the mean growth from one sample to the next: the slope of the line fitted by least squares. */
function slopeOf(samples: readonly number[]): number {
  const middle = (samples.length - 1) / 2;
  const spread = samples.reduce((sum, _, i) => sum + (i - middle) ** 2, 0);
  return samples.reduce((sum, sample, i) => sum + (i - middle) * sample, 0) / spread;
}

function keysOf(data: string): Key[] {
  const { banco } = JSON.parse(readFileSync(join(data, MANIFEST), 'utf8')) as Manifest;
  const db = new Database(join(data, banco.path), { readonly: true });
  try {
    const rows = db.query<Omit<Key, 'artigo'>, []>('SELECT ref_key, sigla FROM dispositivo').all();
    return rows.map((row) => ({ ...row, artigo: row.ref_key.split('.', 2)[1] as string }));
  } finally {
    db.close();
  }
}

/**
 * Returns the n-th request, the same in every run: mostly provisions, with some requests of every other kind, each from
 * an address of its own.
 */
function messagesOver(keys: readonly Key[]): (n: number, chave: string) => string {
  const words = ['prazo', 'contrato', 'pena', 'recurso', 'imposto', 'herdeiro', 'menor', 'posse'];
  return (n, chave) => {
    const { ref_key, sigla, artigo } = keys[(n * 7_919) % keys.length] as Key;
    const word = words[n % words.length];
    const texto = `Conforme o art. ${artigo} do ${sigla}, número ${n}.`;
    switch (n % 100) {
      case 0:
        return get(n, `/v1/busca?q=${word}+${words[(n >> 3) % words.length]}`);
      case 1:
        return get(n, `/v1/diplomas/${sigla}`);
      case 2:
        return get(n, '/v1/diplomas');
      case 3:
        return get(n, `/v1/indice/termos?q=${word}`);
      case 4:
        return get(n, '/v1/health');
      case 5:
        return get(n, `/v1/sumulas?page=${(n % 7) + 1}`);
      case 6:
        return post(n, chave, '/v1/parse', { texto });
      case 7:
        return post(n, chave, '/v1/resolver-texto', { texto });
    }
    if (n % 10 === 8) return post(n, chave, '/v1/resolver', { citacoes: [{ sigla, artigo, rotulo: texto }] });
    if (n % 10 === 9) return post(n, chave, '/mcp', toolCall({ sigla, artigo }));
    if (n % 10 === 1) return get(n, `/v1/diplomas/${sigla}/artigos/${artigo}`, 'accept-encoding: gzip\r\n');
    if (n % 10 === 2) return get(n, `/v1/dispositivos/${ref_key}/versoes`);
    if (n % 10 === 3) return get(n, `/v1/consulta?q=${sigla}+${artigo}`);
    return get(n, `/v1/dispositivos/${ref_key}`);
  };
}

const toolCall = (args: object) => ({
  ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
  params: { name: 'ler_artigo', arguments: args },
});

/** Alternates IPv4 and IPv6, for a million addresses. */
const address = (n: number) =>
  n % 2 === 0
    ? `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
    : `2001:db8:${(n >> 8).toString(16)}:${(n & 255).toString(16)}::1`;

const head = (n: number, method: string, path: string) =>
  `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${address(n)}\r\n`;

const get = (n: number, path: string, headers = '') => `${head(n, 'GET', path)}${headers}\r\n`;

function post(n: number, chave: string, path: string, body: unknown): string {
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    authorization: `Bearer ${chave}`,
    'content-length': Buffer.byteLength(text),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${head(n, 'POST', path)}${lines.join('')}\r\n${text}`;
}
