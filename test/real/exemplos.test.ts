import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { handlers } from '../../runtime/handlers/index.ts';
import { exemploOf } from '../../schemas/contract/operations/exemplos.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import type { Operation } from '../../schemas/contract/operations/operation.ts';
import { serveFolder } from '../contract/service.ts';
import { hasMirror } from './mirror.ts';
import { realSnapshot } from './snapshot.ts';

/** Examples that match no response of this snapshot, with the reason. */
const INVENTED: Readonly<Record<string, string>> = {
  listarAlteracoes: 'a first ingestion makes no changes',
  listarIngestoes: 'which run is the newest is of no interest',
  lerOpenapi: 'one field of the whole document',
};
/** Fields whose value depends on the day, the snapshot or the weights of search. */
const OTHERWISE = new Set([
  'ingest_run_id',
  'id',
  'versao',
  'total',
  'total_termos',
  'total_entradas',
  'rank',
  'atraso_ms',
]);

/** Asserts that everything in an example is in the response, except for shortened lists, dates and counts. */
function expectShown(example: unknown, answer: unknown, at = ''): void {
  if (Array.isArray(example)) {
    expect({ at, list: Array.isArray(answer) }).toEqual({ at, list: true });
    const plain = (value: unknown) =>
      JSON.stringify(value, (key, inside) => (isOtherwise(key, inside) ? null : inside));
    const found = (answer as unknown[]).map(plain);
    for (const item of example) {
      if (typeof item === 'object' && item !== null && hasList(item)) {
        const { chave } = item as { chave?: string };
        expectShown(
          item,
          (answer as { chave?: string }[]).find((other) => other.chave === chave),
          `${at}[]`,
        );
      } else expect({ at, found: found.includes(plain(item)) ? 'found' : plain(item) }).toEqual({ at, found: 'found' });
    }
  } else if (typeof example === 'object' && example !== null) {
    for (const [key, value] of Object.entries(example)) {
      if (isOtherwise(key, value)) continue;
      expectShown(value, (answer as Record<string, unknown> | undefined)?.[key], `${at}.${key}`);
    }
  } else expect({ at, value: answer }).toEqual({ at, value: example });
}

const hasList = (item: object) => 'entradas' in item && Array.isArray(item.entradas);
const isOtherwise = (key: string, value: unknown) =>
  OTHERWISE.has(key) || (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value));

describe.skipIf(!hasMirror)('examples of the API, on the real snapshot', () => {
  let service: Awaited<ReturnType<typeof serveFolder>>;
  beforeAll(async () => {
    service = await serveFolder(await realSnapshot(), operations, handlers);
  });
  afterAll(() => service?.stop());

  const real = Object.entries<Operation>(operations).filter(([id]) => !(id in INVENTED));
  test.each(real)('%s', async (id, { path }) => {
    const { params = {}, query = {}, body, resposta } = exemploOf(id) ?? { resposta: undefined };
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const url = search.size === 0 ? filled : `${filled}?${search}`;
    const response = await (body === undefined ? service.get(url) : service.post(url, JSON.stringify(body)));
    expect(response.status).toBe(200);
    expectShown(resposta, await response.json());
  });
});
