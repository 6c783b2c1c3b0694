import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { avancar, intervaloDe, saldoDoMinuto } from '../../runtime/access/gcra.ts';
import { createPorEndereco } from '../../runtime/access/por-endereco.ts';
import { runs } from './runs.ts';

const AGORA = Date.UTC(2026, 0, 1) * 1000;
const MINUTO = 60_000_000;
const quota = fc.oneof(
  fc.integer({ min: 1, max: 400 }),
  fc.constantFrom(1, 7, 20, 30, 300),
  fc.integer({ min: 1, max: MINUTO }),
);
/** Pauses between requests, microseconds: none, short, or long. */
const pauses = fc.array(
  fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3_000_000 }), fc.integer({ min: 0, max: 2 * MINUTO })),
  { maxLength: 300 },
);

/** The moments at which requests were let through. */
function admitted(porMinuto: number, waits: readonly number[]): number[] {
  let agora = AGORA;
  let marca = 0;
  return waits.flatMap((wait) => {
    agora += wait;
    const next = avancar(marca, porMinuto, agora);
    marca = next ?? marca;
    return next === null ? [] : [agora];
  });
}

test('at once as many as the quota get through, and not one more', () => {
  const property = fc.property(fc.integer({ min: 1, max: 5000 }), (porMinuto) => {
    expect(admitted(porMinuto, new Array(porMinuto + 5).fill(0))).toHaveLength(porMinuto);
  });
  fc.assert(property, runs(40));
});

test('no stretch of time has more than the quota and what was given back in it', () => {
  const property = fc.property(quota, pauses, (porMinuto, waits) => {
    const moments = admitted(porMinuto, waits);
    for (let first = 0; first < moments.length; first += 7) {
      for (let last = first; last < moments.length; last++) {
        const stretch = (moments[last] as number) - (moments[first] as number);
        expect(last - first + 1).toBeLessThanOrEqual(porMinuto + Math.floor(stretch / intervaloDe(porMinuto)));
      }
    }
  });
  fc.assert(property, runs(60));
});

test('an even pace at the quota is never refused', () => {
  const property = fc.property(quota, (porMinuto) => {
    const waits = new Array(700).fill(intervaloDe(porMinuto));
    expect(admitted(porMinuto, waits)).toHaveLength(700);
  });
  fc.assert(property, runs(60));
});

test('what is said to be left is what gets through, and after the seconds told there is one more', () => {
  const property = fc.property(fc.integer({ min: 1, max: 500 }), pauses, (porMinuto, waits) => {
    let agora = AGORA;
    let marca = 0;
    for (const wait of waits) {
      agora += wait;
      marca = avancar(marca, porMinuto, agora) ?? marca;
    }
    const { restante, renova_em } = saldoDoMinuto(marca, porMinuto, agora);
    const through = (at: number) => {
      let count = 0;
      for (let next = avancar(marca, porMinuto, at); next !== null; next = avancar(next, porMinuto, at)) count += 1;
      return count;
    };
    expect(through(agora)).toBe(restante);
    if (restante === porMinuto) return;
    expect(renova_em).toBeGreaterThanOrEqual(1);
    expect(through(agora + renova_em * 1_000_000)).toBeGreaterThan(restante);
  });
  fc.assert(property, runs(100));
});

test('in memory every address is counted by itself, like the rule', () => {
  const visit = fc.tuple(
    fc.constantFrom('a', 'b', 'c'),
    fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2 * MINUTO })),
  );
  const property = fc.property(
    fc.integer({ min: 1, max: 5 }),
    fc.array(visit, { maxLength: 100 }),
    (porMinuto, visits) => {
      const porEndereco = createPorEndereco(porMinuto);
      const marcas = new Map<string, number>();
      let agora = AGORA;
      for (const [endereco, wait] of visits) {
        agora += wait;
        const next = avancar(marcas.get(endereco) ?? 0, porMinuto, agora);
        if (next !== null) marcas.set(endereco, next);
        expect(porEndereco.consumir(endereco, agora).permitido).toBe(next !== null);
      }
    },
  );
  fc.assert(property, runs(200));
});

test('addresses in memory are bounded, and forgotten when they no longer count', () => {
  const porEndereco = createPorEndereco(30, 1000);
  for (let n = 0; n < 50_000; n++) porEndereco.consumir(`192.0.2.${n}`, AGORA + n);
  expect(porEndereco.size()).toBeLessThanOrEqual(2000);
  porEndereco.consumir('a', AGORA + 2 * MINUTO);
  porEndereco.consumir('a', AGORA + 4 * MINUTO);
  expect(porEndereco.size()).toBeLessThanOrEqual(2);
});
