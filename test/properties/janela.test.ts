import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { MINUTO, passar, tamanhoDa } from '../../runtime/access/janela.ts';
import { createPorEndereco, RESUMIDA } from '../../runtime/access/por-endereco.ts';
import { runs } from './runs.ts';

const AGORA = Date.UTC(2026, 0, 1);
const quota = fc.oneof(
  fc.integer({ min: 1, max: 400 }),
  fc.constantFrom(1, 7, 20, 30, 300),
  fc.integer({ min: 1_000, max: 3_000 }),
);
/** Pauses between requests, milliseconds: none, short, or long. */
const pauses = fc.array(
  fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 2 * MINUTO })),
  { maxLength: 300 },
);

/** Asks at each moment; the moments at which it was let through. */
function admitted(porMinuto: number, moments: readonly number[]): number[] {
  const janela = new Float64Array(tamanhoDa(porMinuto));
  return moments.filter((agora) => passar(janela, 0, porMinuto, agora).permitido);
}

const after = (waits: readonly number[]): number[] => {
  let agora = AGORA;
  return waits.map((wait) => {
    agora += wait;
    return agora;
  });
};

test('no sixty seconds hold more than the limit, wherever they begin, and nothing is refused that has room', () => {
  const property = fc.property(quota, pauses, fc.integer({ min: 1, max: 20 }), (porMinuto, waits, times) => {
    const through: number[] = [];
    const janela = new Float64Array(tamanhoDa(porMinuto));
    for (const agora of after(waits).flatMap((moment) => Array(times).fill(moment))) {
      const before = through.filter((moment) => moment > agora - MINUTO).length;
      const { permitido } = passar(janela, 0, porMinuto, agora);
      // A large limit is given back some milliseconds late, and never early.
      if (porMinuto <= 1_000) expect(permitido).toBe(before < porMinuto);
      else expect(permitido && before >= porMinuto).toBe(false);
      if (permitido) through.push(agora);
    }
  });
  fc.assert(property, runs(60));
});

test('at once as many as the limit get through, and not one more', () => {
  const property = fc.property(fc.integer({ min: 1, max: 5000 }), (porMinuto) => {
    expect(admitted(porMinuto, new Array(porMinuto + 5).fill(AGORA))).toHaveLength(porMinuto);
  });
  fc.assert(property, runs(40));
});

test('a burst at the end of one minute leaves nothing for the beginning of the next', () => {
  const burst = [...new Array(30).fill(AGORA + 59_000), ...new Array(30).fill(AGORA + 61_000)];
  expect(admitted(30, burst)).toHaveLength(30);
});

test('a large limit spread over a minute is let through to the last request, and is back a minute later', () => {
  const spread = Array.from({ length: 4_000 }, (_, n) => AGORA + n * 15);
  expect(admitted(4_000, [...spread, AGORA + MINUTO - 1])).toHaveLength(4_000);
  expect(admitted(4_000, [...spread, ...spread.map((at) => at + MINUTO + 60)])).toHaveLength(8_000);
});

test('what is said to be left is what gets through, and after the time told there is one more', () => {
  const property = fc.property(fc.integer({ min: 1, max: 500 }), pauses, (porMinuto, waits) => {
    const janela = new Float64Array(tamanhoDa(porMinuto));
    let last = { restante: porMinuto, renova_em: 0 };
    let agora = AGORA;
    for (const wait of waits) {
      agora += wait;
      last = passar(janela, 0, porMinuto, agora);
    }
    const through = (at: number) => {
      const copy = janela.slice();
      let count = 0;
      while (passar(copy, 0, porMinuto, at).permitido) count += 1;
      return count;
    };
    expect(through(agora)).toBe(last.restante);
    if (last.restante === porMinuto) return;
    expect(last.renova_em).toBeGreaterThanOrEqual(1);
    expect(through(agora + last.renova_em)).toBeGreaterThan(last.restante);
  });
  fc.assert(property, runs(100));
});

test('whatever a clock does, nobody is held for longer than a minute of it', () => {
  const jumps = fc.array(fc.integer({ min: -86_400_000, max: 86_400_000 }), { maxLength: 60 });
  const property = fc.property(fc.integer({ min: 1, max: 2_000 }), jumps, (porMinuto, steps) => {
    const janela = new Float64Array(tamanhoDa(porMinuto));
    for (const agora of after(steps)) {
      for (let n = 0; n < 40; n++) passar(janela, 0, porMinuto, agora);
      const { restante, renova_em } = passar(janela, 0, porMinuto, agora);
      expect(restante).toBeGreaterThanOrEqual(0);
      expect(renova_em).toBeLessThanOrEqual(MINUTO);
    }
    const agora = AGORA - 86_400_000 * 100;
    passar(janela, 0, porMinuto, agora);
    expect(passar(janela, 0, porMinuto, agora + MINUTO).permitido).toBe(true);
  });
  fc.assert(property, runs(60));
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
      const janelas = new Map<string, Float64Array>();
      let agora = AGORA;
      for (const [endereco, wait] of visits) {
        agora += wait;
        const janela = janelas.get(endereco) ?? new Float64Array(tamanhoDa(porMinuto));
        janelas.set(endereco, janela);
        expect(porEndereco.consumir(endereco, agora)).toEqual(passar(janela, 0, porMinuto, agora));
      }
    },
  );
  fc.assert(property, runs(20));
});

test('fifty thousand addresses are counted each by itself, and more than there is room for forgive the oldest', () => {
  const porEndereco = createPorEndereco(2);
  const visit = (n: number, at: number) => porEndereco.consumir(`192.0.2.${n}`, at).permitido;
  for (const round of [0, 1]) for (let n = 0; n < 50_000; n++) expect(visit(n, AGORA + round)).toBe(true);
  let refused = 0;
  for (let n = 0; n < 50_000; n++) if (!visit(n, AGORA + 2)) refused += 1;
  expect(refused).toBe(50_000);
  for (let n = 0; n < 2_000_000; n++) visit(100_000 + n, AGORA + 3);
  expect(visit(7, AGORA + 4)).toBe(true);
});

test('a log of few entries lets no sixty seconds hold more than the limit, and gives back a second late at most', () => {
  const limite = 600;
  const property = fc.property(fc.array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 200 }), (waits) => {
    const porEndereco = createPorEndereco(limite, RESUMIDA);
    let agora = AGORA;
    const passed: number[] = [];
    for (const wait of waits) {
      agora += wait;
      for (let n = 0; n < 40; n++) {
        const recent = (within: number) => passed.filter((at) => at > agora - within).length;
        if (porEndereco.consumir('a', agora).permitido) passed.push(agora);
        else expect(recent(MINUTO + 1_100)).toBe(limite);
        expect(recent(MINUTO)).toBeLessThanOrEqual(limite);
      }
    }
  });
  fc.assert(property, runs(20));
});
