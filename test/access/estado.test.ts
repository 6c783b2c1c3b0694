import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { type Cotas, type Estado, gastar, type NovaChave, type Uso } from '../../runtime/access/estado.ts';
import { mesDe } from '../../runtime/access/mes.ts';
import { runs } from '../properties/runs.ts';
import { type Store, stores } from './stores.ts';

const AGORA = Date.UTC(2026, 0, 15) * 1000;
const SEGUNDO = 1_000_000;
const cotas: Cotas = {
  dez: { por_minuto: 10, por_mes: 15 },
  leitura: { por_minuto: 5, por_mes: null },
  largo: { por_minuto: 60_000_000, por_mes: 1_000 },
};

let made = 0;
function nova(plano = 'dez'): NovaChave {
  made += 1;
  return {
    id: `id-${made}`,
    hash: `hash-${made}`,
    nome: `Chave ${made}`,
    plano,
    criada_em: `2026-01-01T00:00:00.${String(made).padStart(3, '0')}Z`,
  };
}

describe.each(stores)('the state store in %s', (_, create) => {
  let store: Store;
  let estado: Estado;
  let other: Estado;
  beforeAll(async () => {
    store = await create();
    [estado, other] = [await store.open(), await store.open()];
  });
  afterAll(async () => {
    await Promise.all([estado.close(), other.close()]);
    await store.remove();
  });
  const consumir = async (hash: string, agora = AGORA, from = estado, by = cotas) =>
    await from.consumir(hash, by, agora);
  const keep = async (plano?: string) => {
    const chave = nova(plano);
    await estado.criar(chave);
    return chave;
  };
  const usosOf = async ({ id }: NovaChave) => (await estado.listar()).find((chave) => chave.id === id)?.usos;

  test('lists keys oldest first, as they were made, without their hashes', async () => {
    const [a, b] = [await keep(), await keep('largo')];
    const listed = (await other.listar()).slice(-2);
    expect(listed).toEqual(
      [a, b].map(({ hash: _, ...chave }) => ({ ...chave, revogada_em: null, marca: 0, mes: '', usos: 0 })),
    );
    expect(JSON.stringify(listed)).not.toContain('hash');
  });

  test('no two keys have one id or one hash', async () => {
    const chave = await keep();
    const before = await estado.listar();
    await estado.criar({ ...nova(), id: chave.id }).then(
      () => expect.unreachable(),
      () => {},
    );
    await estado.criar({ ...nova(), hash: chave.hash }).then(
      () => expect.unreachable(),
      () => {},
    );
    expect(await estado.listar()).toEqual(before);
  });

  test('a hash that nobody has, and a plan without a quota, are no key', async () => {
    expect(await consumir('nada')).toBeNull();
    const { hash } = await keep('outro');
    expect(await consumir(hash)).toBeNull();
  });

  test('lets the quota of a minute through at once, refuses the next, and gives one back at a time', async () => {
    const { hash, id } = await keep();
    for (let n = 1; n <= 10; n++) {
      expect(await consumir(hash)).toEqual({
        id,
        plano: 'dez',
        permitido: true,
        marca: AGORA + n * 6 * SEGUNDO,
        usos: n,
      });
    }
    const full = { id, plano: 'dez', permitido: false, marca: AGORA + 60 * SEGUNDO, usos: 10 };
    expect(await consumir(hash)).toEqual(full);
    expect(await consumir(hash, AGORA + 6 * SEGUNDO - 1)).toEqual(full);
    expect(await consumir(hash, AGORA + 6 * SEGUNDO)).toMatchObject({ permitido: true, usos: 11 });
    expect(await consumir(hash, AGORA + 6 * SEGUNDO)).toMatchObject({ permitido: false, usos: 11 });
  });

  test('what is refused for the month does not count against the minute, nor the other way round', async () => {
    const chave = await keep();
    for (let n = 0; n < 15; n++) await consumir(chave.hash, AGORA + n * 10 * SEGUNDO);
    const late = AGORA + 3600 * SEGUNDO;
    expect(await consumir(chave.hash, late)).toMatchObject({
      permitido: false,
      usos: 15,
      marca: AGORA + 146 * SEGUNDO,
    });
    expect(await usosOf(chave)).toBe(15);
  });

  test('a month ends at midnight of its last day in UTC, and the next begins at nothing', async () => {
    const chave = await keep();
    const fim = Date.UTC(2026, 1, 1) * 1000;
    for (let n = 15; n > 0; n--)
      expect(await consumir(chave.hash, fim - n * 10 * SEGUNDO)).toMatchObject({ permitido: true });
    expect(await consumir(chave.hash, fim - 1)).toMatchObject({ permitido: false, usos: 15 });
    expect(await consumir(chave.hash, fim)).toMatchObject({ permitido: true, usos: 1 });
    expect((await estado.listar()).find(({ id }) => id === chave.id)).toMatchObject({ mes: '2026-02', usos: 1 });
  });

  test('a quota without a monthly figure counts against the minute alone', async () => {
    const chave = await keep('leitura');
    for (let n = 0; n < 5; n++) expect(await consumir(chave.hash)).toMatchObject({ permitido: true, usos: 0 });
    expect(await consumir(chave.hash)).toMatchObject({ permitido: false });
    expect(await usosOf(chave)).toBe(0);
  });

  test('a clock that was set back, and a plan that shrank, hold nobody for longer than a minute', async () => {
    const { hash } = await keep('largo');
    await consumir(hash, AGORA + 3600 * SEGUNDO);
    expect(
      await consumir(hash, AGORA + 60 * SEGUNDO, estado, { largo: { por_minuto: 1, por_mes: null } }),
    ).toMatchObject({ permitido: false });
    for (let n = 0; n < 10; n++) await consumir(hash, AGORA, estado, { largo: { por_minuto: 10, por_mes: null } });
    expect(await consumir(hash, AGORA + 3661 * SEGUNDO)).toMatchObject({ permitido: true });
  });

  test('a turned key keeps its id and what was spent, and the old value is none at once', async () => {
    const chave = await keep();
    await consumir(chave.hash);
    expect(await other.girar(chave.id, 'outro-hash')).toBe(true);
    expect(await consumir(chave.hash)).toBeNull();
    expect(await consumir('outro-hash')).toMatchObject({ id: chave.id, usos: 2 });
    expect(await estado.girar('nenhuma', 'x')).toBe(false);
  });

  test('a revoked key is none at once, stays in the list, and cannot be turned or revoked again', async () => {
    const chave = await keep();
    await consumir(chave.hash);
    expect(await other.revogar(chave.id, '2026-02-03T04:05:06.000Z')).toBe(true);
    expect(await consumir(chave.hash)).toBeNull();
    expect((await estado.listar()).at(-1)).toMatchObject({
      id: chave.id,
      revogada_em: '2026-02-03T04:05:06.000Z',
      usos: 1,
    });
    expect(await estado.revogar(chave.id, '2027-01-01T00:00:00.000Z')).toBe(false);
    expect(await estado.girar(chave.id, 'ainda-outro')).toBe(false);
    expect(await estado.revogar('nenhuma', '2027-01-01T00:00:00.000Z')).toBe(false);
  });

  test('two that are open at once share a limit exactly, however their requests mix', async () => {
    const { hash } = await keep('largo');
    const asked = Array.from({ length: 1500 }, (_, n) => consumir(hash, AGORA + n, n % 3 === 0 ? estado : other));
    const answers = await Promise.all(asked);
    expect(answers.filter((consumo) => consumo?.permitido)).toHaveLength(1000);
    expect(new Set(answers.map((consumo) => consumo?.usos)).size).toBe(1000);
  });

  test('what comes together is counted as if one came after another, each key by itself', async () => {
    const [dez, largo] = [await keep('dez'), await keep('largo')];
    const hashes = Array.from({ length: 12 }, () => [dez.hash, 'nada', largo.hash]).flat();
    const answers = await Promise.all(hashes.map((hash) => consumir(hash)));
    const of = (turn: number) => answers.filter((_, n) => n % 3 === turn).map((consumo) => consumo?.usos);
    expect(of(0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10]);
    expect(of(1)).toEqual(Array(12).fill(undefined));
    expect(of(2)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect([await usosOf(dez), await usosOf(largo)]).toEqual([10, 12]);
  });

  test('counts like the rule, whatever comes when', async () => {
    const quota = fc.record({
      por_minuto: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 60_000_000 })),
      por_mes: fc.option(fc.integer({ min: 1, max: 30 })),
    });
    const step = fc.oneof(
      fc.integer({ min: 0, max: 20 * SEGUNDO }),
      fc.integer({ min: -90 * SEGUNDO, max: 40 * 86_400 * SEGUNDO }),
    );
    const property = fc.asyncProperty(quota, fc.array(step, { maxLength: 60 }), async (cota, steps) => {
      const { hash } = await keep('livre');
      let agora = AGORA;
      let uso: Uso = { marca: 0, mes: '', usos: 0 };
      for (const by of steps) {
        agora += by;
        const { permitido, ...next } = gastar(uso, cota, agora, mesDe(agora));
        expect(await consumir(hash, agora, estado, { livre: cota })).toMatchObject({
          permitido,
          marca: next.marca,
          usos: next.usos,
        });
        if (permitido) uso = next;
      }
    });
    await fc.assert(property, runs(60));
  });

  test('says that it can be reached', () => expect(estado.disponivel()).toBe(true));
});
