import { afterAll, afterEach, beforeAll, describe, expect, spyOn, test } from 'bun:test';
import { createPool, MAX_PER_OWNER } from '../../runtime/pool/pool.ts';
import type { Work } from '../../runtime/pool/work.ts';
import { openSnapshot } from '../../runtime/snapshot/open.ts';
import { expectFailure } from '../contract/expect-schema.ts';
import { writeFixture } from '../contract/fixture.ts';
import { criarChave, type Service, startService } from '../contract/service.ts';

const LARGO = { por_minuto: 1_000_000, por_mes: 1_000_000 };
const LIMITES = { leitura: { por_minuto: 1_000_000 }, planos: { teste: LARGO } };
/** As long as a text may be, and full of citations: half a second of work. */
const PESADO = JSON.stringify({ texto: `${'art. 1º do Código de Exemplo; '.repeat(4_900)}fim` });

async function start(trabalhadores: number): Promise<Service> {
  return await startService({}, { limites: LIMITES, trabalhadores });
}

const verificar = (service: Service, body: string, chave = service.chave) =>
  service.post('/v1/resolver-texto', body, {
    authorization: `Bearer ${chave}`,
    'content-type': 'application/json',
    'accept-encoding': 'identity',
  });

describe('what workers answer', () => {
  let inline: Service;
  let pooled: Service;
  beforeAll(async () => {
    [inline, pooled] = await Promise.all([start(0), start(1)]);
  });
  afterAll(() => Promise.all([inline.stop(), pooled.stop()]));

  const texto = 'Cita o art. 1º e o art. 2º do EX-COD, e a Súmula 7 do STJ. '.repeat(20);
  const citacoes = [{ sigla: 'EX-COD', artigo: '2', transcricao: 'Redação do artigo segundo.' }];
  test.each([
    ['/v1/parse', { texto }],
    ['/v1/resolver-texto', { texto }],
    ['/v1/resolver-texto', { texto, em: '2020' }],
    ['/v1/resolver-texto', { texto, em: 'ontem' }],
    ['/v1/resolver', { citacoes }],
  ])('of %s is what is answered without them', async (path, body) => {
    const of = async (service: Service) => {
      const response = await service.post(path, JSON.stringify(body));
      return [response.status, response.headers.get('x-snapshot'), await response.json()];
    };
    expect(await of(pooled)).toEqual(await of(inline));
  });

  test.each([
    '/v1/busca?q=artigo',
    '/v1/busca?q=nadadisso',
    '/v1/busca?q=artigo&siglas=NADA',
    '/v1/diplomas/EX-COD/export?em=2026-01-01',
    '/v1/diplomas/EX-NADA/export?em=2026-01-01',
  ])('of %s is what is answered without them, with its tag, compressed or not', async (path) => {
    const of = async (service: Service, encoding: string) => {
      const response = await service.get(path, { 'accept-encoding': encoding });
      const { headers } = response;
      const names = ['etag', 'cache-control', 'content-encoding', 'content-type', 'x-snapshot'];
      return [
        response.status,
        names.map((name) => headers.get(name)),
        Buffer.from(await response.bytes()).toString('hex'),
      ];
    };
    for (const encoding of ['identity', 'gzip']) expect(await of(pooled, encoding)).toEqual(await of(inline, encoding));
    const tag = (await pooled.get(path)).headers.get('etag');
    if (tag) expect((await pooled.get(path, { 'if-none-match': tag })).status).toBe(304);
  });
});

describe('texts', () => {
  let service: Service;
  afterEach(() => service.stop());

  test('hold no read up, however long they are', async () => {
    service = await start(1);
    await verificar(service, PESADO);
    const before = performance.now();
    const texts = Promise.all([verificar(service, PESADO), verificar(service, PESADO)]);
    let waiting = true;
    const long = texts.then(() => {
      waiting = false;
      return performance.now() - before;
    });
    let worst = 0;
    let reads = 0;
    while (waiting) {
      const asked = performance.now();
      await (await service.get('/v1/dispositivos/EX-COD.1')).text();
      worst = Math.max(worst, performance.now() - asked);
      reads += 1;
    }
    expect((await texts).map(({ status }) => status)).toEqual([200, 200]);
    // Of the time that they took, no read waited for a good part, which all would have on the same thread.
    expect(worst).toBeLessThan((await long) / 3);
    expect(reads).toBeGreaterThan(20);
  });

  test('of one key too many at once are refused with the time to come back, and another key has its turn', async () => {
    service = await start(1);
    const outra = await criarChave(service.estado, 'teste');
    const many = Array.from({ length: MAX_PER_OWNER + 6 }, () => verificar(service, PESADO));
    const other = await verificar(service, PESADO, outra);
    expect(other.status).toBe(200);
    const responses = await Promise.all(many);
    const refused = responses.filter(({ status }) => status !== 200);
    expect(responses.length - refused.length).toBeGreaterThanOrEqual(MAX_PER_OWNER);
    expect(refused.length).toBeGreaterThan(0);
    const usos = async (nth: number) => (await service.estado.listar())[nth]?.usos;
    expect(await usos(0), 'of the month only what was answered is counted').toBe(responses.length - refused.length);
    expect(await usos(1)).toBe(1);
    for (const response of refused) {
      const after = Number(response.headers.get('retry-after'));
      const error = await expectFailure(response, 429, 'rate_limited');
      expect(error.details).toEqual({ limite: MAX_PER_OWNER, janela: 'agora', tente_em: after });
      expect(after).toBeGreaterThanOrEqual(1);
    }
  });

  test('under way when the snapshot is swapped are answered of one snapshot, and then of the new one', async () => {
    service = await start(2);
    const texto = `${'Diz o art. 2º do Código de Exemplo; '.repeat(400)}`;
    const body = JSON.stringify({ texto });
    const found = new Map<string, string>();
    for (let round = 0; round < 6; round++) {
      const asked = Array.from({ length: 4 }, () => verificar(service, body));
      writeFixture(service.dir, { artigo2: `Redação ${round}.` });
      await service.source.refresh();
      for (const response of [...(await Promise.all(asked)), await verificar(service, body)]) {
        expect(response.status).toBe(200);
        const rotulo = response.headers.get('x-snapshot') ?? '';
        const { citacoes } = (await response.json()) as { citacoes: { resolucao: { texto: string } }[] };
        const read = citacoes[0]?.resolucao.texto ?? '';
        expect(found.get(rotulo) ?? read).toBe(read);
        found.set(rotulo, read);
      }
      expect([...found.values()].at(-1)).toBe(`Redação ${round}.`);
    }
    expect(service.lines.filter((line) => line.includes('worker'))).toEqual([]);
  });
});

describe('a worker', () => {
  const work: Work = {
    id: 'verificarTexto',
    input: { params: {}, query: {}, body: JSON.parse(PESADO) },
    saida: 'identity',
  };

  test('that takes too long is ended, and another answers the next', async () => {
    const service = await start(0);
    const lines: string[] = [];
    const snapshot = service.source.current;
    const pool = createPool({
      ...{ workers: { leituras: 1, textos: 1 }, current: () => snapshot, patience: 1 },
      log: (line) => void lines.push(line),
    });
    for (let n = 0; n < 2; n++) expect(pool.run('textos', 'a', work)).rejects.toThrow('more than');
    while (lines.length < 2) await Bun.sleep(5);
    expect(lines.join('\n')).toContain('a worker of textos was ended: a call took more than');
    pool.close();
    await service.stop();
  });

  test('is asked where nobody waits, however slow the last calls were; behind those that wait, nobody is let in', async () => {
    const service = await start(0);
    const snapshot = service.source.current;
    const pool = createPool({ workers: { leituras: 1, textos: 1 }, current: () => snapshot, log: () => {} });
    const clock = spyOn(performance, 'now');
    try {
      // The clock that the pool reads says that each call takes two minutes.
      let now = 0;
      clock.mockImplementation(() => {
        now += 120_000;
        return now;
      });
      for (let n = 0; n < 3; n++)
        expect(await pool.run('textos', 'a', work)).toMatchObject({ resultado: { status: 200 } });
      const [working, waiting, refused] = ['a', 'b', 'c'].map((owner) => pool.run('textos', owner, work));
      expect(await refused).toMatchObject({ resultado: { code: 'rate_limited' } });
      for (const run of [working, waiting]) expect(await run).toMatchObject({ resultado: { status: 200 } });
    } finally {
      clock.mockRestore();
      pool.close();
      await service.stop();
    }
  });

  test('whose database is gone fails by itself, and once it is there again the next answers', async () => {
    const service = await start(0);
    const real = service.source.current;
    let current = { ...real, banco: '/nada/vigente.sqlite' };
    const pool = createPool({ workers: { leituras: 1, textos: 1 }, current: () => current, log: () => {} });
    await expect(pool.run('textos', 'a', work)).rejects.toThrow();
    await Bun.sleep(300);
    current = await openSnapshot(service.dir);
    expect((await pool.run('textos', 'a', work)).rotulo).toBe(real.rotulo);
    pool.close();
    current.acervo.close();
    await service.stop();
  });

  test('that nobody needs is ended without a word, and the next call has another', async () => {
    const service = await start(0);
    const snapshot = service.source.current;
    const lines: string[] = [];
    const ended: unknown[] = [];
    const terminate = spyOn(Worker.prototype, 'terminate').mockImplementation(function (this: Worker) {
      ended.push(this);
    });
    const pool = createPool({
      ...{ workers: { leituras: 1, textos: 1 }, current: () => snapshot, idle: 100 },
      log: (line) => void lines.push(line),
    });
    try {
      for (let n = 1; n <= 2; n++) {
        expect((await pool.run('textos', 'a', work)).rotulo).toBe(snapshot.rotulo);
        expect(ended).toHaveLength(n - 1);
        while (ended.length < n) await Bun.sleep(5);
      }
      expect(new Set(ended).size).toBe(2);
      expect(lines).toEqual([]);
    } finally {
      terminate.mockRestore();
      for (const worker of ended) (worker as Worker).terminate();
      pool.close();
      await service.stop();
    }
  });
});
