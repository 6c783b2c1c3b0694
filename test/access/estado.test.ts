import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { type Cotas, type Estado, gastar, type NovaChave, type Uso } from '../../runtime/access/estado.ts';
import { abrirJanela } from '../../runtime/access/janela.ts';
import { runs } from '../properties/runs.ts';
import { type Store, stores } from './stores.ts';

const AGORA = Date.UTC(2026, 0, 15);
const SEGUNDO = 1_000;
const MINUTO = 60 * SEGUNDO;
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
    expect(listed).toEqual([a, b].map(({ hash: _, ...chave }) => ({ ...chave, revogada_em: null, mes: '', usos: 0 })));
    expect(JSON.stringify(listed)).not.toContain('hash');
  });

  test('takes a request back from the month, and none that was not counted', async () => {
    const chave = await keep();
    for (let n = 0; n < 3; n++) await consumir(chave.hash);
    await Promise.all([estado.devolver(chave.hash), other.devolver(chave.hash)]);
    expect(await usosOf(chave)).toBe(1);
    expect(await consumir(chave.hash)).toMatchObject({ permitido: true, restante: 6, usos: 2 });
    for (let n = 0; n < 3; n++) await estado.devolver(chave.hash);
    expect(await usosOf(chave)).toBe(0);
    await estado.devolver('hash-de-ninguem');
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

  test('lets the quota of a minute through, and refuses the next until the first is a minute old', async () => {
    const { hash, id } = await keep();
    for (let n = 1; n <= 10; n++) {
      expect(await consumir(hash, AGORA + n * SEGUNDO)).toEqual({
        id,
        plano: 'dez',
        permitido: true,
        restante: 10 - n,
        renova_em: MINUTO - (n - 1) * SEGUNDO,
        usos: n,
      });
    }
    const full = { id, plano: 'dez', permitido: false, restante: 0, usos: 10 };
    expect(await consumir(hash, AGORA + 10 * SEGUNDO)).toEqual({ ...full, renova_em: 51 * SEGUNDO });
    expect(await consumir(hash, AGORA + 61 * SEGUNDO - 1)).toEqual({ ...full, renova_em: 1 });
    expect(await consumir(hash, AGORA + 61 * SEGUNDO)).toMatchObject({ permitido: true, usos: 11 });
    expect(await consumir(hash, AGORA + 61 * SEGUNDO)).toMatchObject({ permitido: false, usos: 11 });
  });

  test('what is refused for the month does not count against the minute, nor the other way round', async () => {
    const chave = await keep();
    for (let n = 0; n < 15; n++) await consumir(chave.hash, AGORA + n * 10 * SEGUNDO);
    const late = AGORA + 3600 * SEGUNDO;
    expect(await consumir(chave.hash, late)).toMatchObject({
      permitido: false,
      restante: 10,
      usos: 15,
    });
    expect(await usosOf(chave)).toBe(15);
  });

  test('a month ends at midnight of its last day in UTC, and the next begins at nothing', async () => {
    const chave = await keep();
    const fim = Date.UTC(2026, 1, 1);
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

  test('a plan that shrank, and one that grew, count what was spent before', async () => {
    const { hash } = await keep('largo');
    const by = (por_minuto: number) => ({ largo: { por_minuto, por_mes: null } });
    for (let n = 0; n < 4; n++) await consumir(hash, AGORA + n * SEGUNDO, estado, by(10));
    expect(await consumir(hash, AGORA + 5 * SEGUNDO, estado, by(2))).toMatchObject({ permitido: false, restante: 0 });
    expect(await consumir(hash, AGORA + 5 * SEGUNDO, estado, by(5))).toMatchObject({ permitido: true, restante: 2 });
  });

  test('a clock that was set back an hour holds nobody for longer than a minute', async () => {
    const { hash } = await keep();
    for (let n = 0; n < 10; n++) await consumir(hash, AGORA + 3600 * SEGUNDO);
    expect(await consumir(hash)).toMatchObject({ permitido: false, renova_em: MINUTO });
    expect(await consumir(hash, AGORA + MINUTO - 1)).toMatchObject({ permitido: false });
    expect(await consumir(hash, AGORA + MINUTO)).toMatchObject({ permitido: true });
  });

  test('machines whose clocks differ beside midnight count one month, and no clock gives a month anew', async () => {
    const chave = await keep();
    const meiaNoite = Date.UTC(2026, 1, 1);
    for (let n = 1; n <= 15; n++) {
      const passo = n * 10 * SEGUNDO;
      const from = n % 2 === 0 ? meiaNoite + passo : meiaNoite + passo - 3600 * SEGUNDO;
      await consumir(chave.hash, from, n % 2 === 0 ? estado : other);
    }
    // Only the first was before anybody had seen February.
    expect(await usosOf(chave)).toBe(14);
    expect(await consumir(chave.hash, meiaNoite - 86_400 * SEGUNDO)).toMatchObject({ usos: 15 });
    expect(await consumir(chave.hash, meiaNoite - 10 * 86_400 * SEGUNDO)).toMatchObject({ permitido: false });
    expect((await estado.listar()).find(({ id }) => id === chave.id)).toMatchObject({ mes: '2026-02', usos: 15 });
  });

  test('what was spent while a clock was a year ahead is of the present month, and ends with it', async () => {
    const chave = await keep();
    for (let n = 0; n < 10; n++) await consumir(chave.hash, AGORA + 365 * 86_400 * SEGUNDO);
    expect(await consumir(chave.hash, AGORA + MINUTO)).toMatchObject({ permitido: false, usos: 10 });
    expect(await consumir(chave.hash, AGORA + 2 * MINUTO)).toMatchObject({ permitido: true, usos: 11 });
    expect(await consumir(chave.hash, Date.UTC(2026, 1, 1))).toMatchObject({ permitido: true, usos: 1 });
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
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: -90 * SEGUNDO, max: 40 * 86_400 * SEGUNDO }),
    );
    const property = fc.asyncProperty(
      fc.array(quota, { minLength: 1, maxLength: 2 }),
      fc.array(step, { maxLength: 60 }),
      async (cotas, steps) => {
        const { hash } = await keep('livre');
        let agora = AGORA;
        let uso: Uso = { mes: '', usos: 0 };
        let kept: Uint8Array | null = null;
        for (const [turn, by] of steps.entries()) {
          agora += by;
          const cota = cotas[turn < 30 ? 0 : cotas.length - 1] as (typeof cotas)[0];
          const janela = abrirJanela(kept, cota.por_minuto);
          const { mes, usos, ...passagem } = gastar(uso, janela, cota, agora);
          expect(await consumir(hash, agora, estado, { livre: cota })).toMatchObject({ ...passagem, usos });
          uso = { mes, usos };
          kept = new Uint8Array(janela.buffer);
        }
      },
    );
    await fc.assert(property, runs(60));
  });

  test('says that it can be reached', () => expect(estado.disponivel()).toBe(true));
});
