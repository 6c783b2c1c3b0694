import { HOSTILE } from './hostile.ts';
import type { Subject } from './subject.ts';

export interface Soaked {
  /** The number of responses by kind, and in `failed` those that were not 200. */
  answered: Readonly<Record<string, number>>;
  failed: readonly string[];
  /** Milliseconds within which 99 of 100 reads were answered. */
  p99: number;
  /** In MiB: the maximum, and how much more the last quarter held than the second. */
  resident: { most: number; grown: number };
}

const TEXTO = JSON.stringify({
  texto: 'Cita o art. 1º e o art. 2º do Código de Exemplo; e a Súmula 7 do STJ. '.repeat(40),
});
const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

/** Well-behaved clients, each with addresses of its own, and the share of the rate that each has. */
const KINDS: readonly (readonly [
  name: string,
  share: number,
  ask: (subject: Subject, ip: string) => Promise<Response>,
])[] = [
  ['read', 0.9, ({ base }, ip) => fetch(`${base}/v1/dispositivos/EX-COD.2`, { headers: { 'x-forwarded-for': ip } })],
  ['search', 0.04, ({ base }, ip) => fetch(`${base}/v1/busca?q=artigo`, { headers: { 'x-forwarded-for': ip } })],
  [
    'text',
    0.02,
    ({ base, boa }) =>
      fetch(`${base}/v1/resolver-texto`, {
        ...{ method: 'POST', body: TEXTO },
        headers: { ...JSON_HEADERS, authorization: `Bearer ${boa}` },
      }),
  ],
  [
    'mcp',
    0.04,
    ({ base }, ip) =>
      fetch(`${base}/mcp`, {
        method: 'POST',
        headers: { ...JSON_HEADERS, 'x-forwarded-for': ip },
        body: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"ler_artigo","arguments":{"sigla":"EX-COD","artigo":"2"}}}',
      }),
  ],
];

/** Returns the reads per second that are answered if nothing else is requested. */
export async function peakOf(subject: Subject, ms: number): Promise<number> {
  const [, , read] = KINDS[0] as (typeof KINDS)[0];
  const until = performance.now() + ms;
  let count = 0;
  const client = async (n: number) => {
    while (performance.now() < until) {
      await (await read(subject, `203.0.113.${n}`)).arrayBuffer();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, (_, n) => client(n)));
  return (count * 1000) / ms;
}

/**
 * Runs a mixed load of `rate` requests per second for `ms` milliseconds, with swaps of the snapshot, and with one
 * hostile client of each kind.
 */
export async function soak(subject: Subject, { ms, rate }: { ms: number; rate: number }): Promise<Soaked> {
  const answered: Record<string, number> = {};
  const failed: string[] = [];
  const waits: number[] = [];
  const resident: number[] = [];
  const begin = performance.now();
  const stopped = () => performance.now() - begin > ms;

  const client = async ([name, share, ask]: (typeof KINDS)[0], turn: number, of: number) => {
    const every = (of * 1000) / (rate * share);
    for (let n = 0; !stopped(); n++) {
      const due = begin + (n + turn / of) * every;
      const early = due - performance.now();
      if (early > 1) await Bun.sleep(early);
      const asked = performance.now();
      const response = await ask(subject, `203.0.${turn}.${n % 250}`).catch((error: unknown) => String(error));
      const body = typeof response === 'string' ? '' : await response.text().catch(String);
      if (typeof response === 'string' || response.status !== 200 || body.includes('"isError":true'))
        failed.push(`${name}: ${typeof response === 'string' ? response : `${response.status} ${body.slice(0, 200)}`}`);
      if (name === 'read') waits.push(performance.now() - asked);
      answered[name] = (answered[name] ?? 0) + 1;
    }
  };
  const watch = async () => {
    for (let n = 0; !stopped(); n++) {
      await Bun.sleep(250);
      resident.push(subject.resident());
      if (n % 8 === 7) subject.swap(n);
    }
  };
  const good = KINDS.flatMap((kind) => {
    const of = kind[0] === 'read' ? 8 : 2;
    return Array.from({ length: of }, (_, turn) => client(kind, turn, of));
  });
  await Promise.all([...good, watch(), ...Object.values(HOSTILE).map((hostile) => hostile(subject, stopped))]);
  waits.sort((a, b) => a - b);
  const quarter = Math.floor(resident.length / 4);
  const mean = (from: number) => resident.slice(from, from + quarter).reduce((sum, each) => sum + each, 0) / quarter;
  return {
    ...{ answered, failed },
    p99: waits[Math.floor(waits.length * 0.99)] ?? 0,
    resident: { most: Math.max(...resident), grown: mean(3 * quarter) - mean(quarter) },
  };
}
