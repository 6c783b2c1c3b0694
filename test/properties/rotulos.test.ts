import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { romanValue } from '../../schemas/law/numerais.ts';
import { formatRefKey, parseRefKey } from '../../schemas/law/ref-key.ts';
import { NIVEIS, type Rotulo, readRotulo } from '../../schemas/law/rotulos.ts';
import { frase, rotulo, trecho } from './fragments.ts';
import { runs } from './runs.ts';

const anyText = fc.oneof(
  trecho,
  fc.tuple(rotulo, frase).map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
);

/** A ref_key that holds the label's value at its own level. */
function keyOf({ nivel, valor }: Pick<Rotulo, 'nivel' | 'valor'>): string {
  const above = { sigla: 'EX-A', artigo: '1', paragrafo: null, inciso: null, alinea: nivel === 'item' ? 'a' : null };
  return formatRefKey({ ...above, item: null, [nivel]: valor });
}

describe('readRotulo', () => {
  test('never throws, ends inside the text, and gives values that a ref_key can hold', () => {
    fc.assert(
      fc.property(anyText, fc.nat(12), (text, inicio) => {
        const read = readRotulo(text, inicio);
        if (read === null) return;
        expect(NIVEIS).toContain(read.nivel);
        expect(read.fim).toBeGreaterThan(inicio);
        expect(read.fim).toBeLessThanOrEqual(text.length);
        expect(Number.isSafeInteger(read.ordem)).toBe(true);
        for (const { valor } of [read, ...(read.demais ?? []), ...(read.talvez ? [read.talvez] : [])]) {
          const key = keyOf({ nivel: read.nivel, valor });
          expect({ key, valor: parseRefKey(key)?.[read.nivel] }).toEqual({ key, valor });
        }
        if (read.talvez) expect(read.talvez.fim).toBeLessThanOrEqual(text.length);
      }),
      runs(3000),
    );
  });

  test('where the label stands does not matter: what is before it is not read', () => {
    fc.assert(
      fc.property(trecho, anyText, (before, text) => {
        const here = readRotulo(text);
        const there = readRotulo(before + text, before.length);
        const moved = (fim: number) => fim + before.length;
        expect(there).toEqual(
          here && {
            ...here,
            fim: moved(here.fim),
            ...(here.talvez ? { talvez: { ...here.talvez, fim: moved(here.talvez.fim) } } : {}),
          },
        );
      }),
      runs(1000),
    );
  });

  test('a label as the law prints it is read as what it says (LC 95/1998, art. 10)', () => {
    const suffix = fc.constantFrom('', '-A', '-B', '-Z');
    const ordinal = (n: number) => (n < 10 ? `${n}º` : `${n}`);
    const thousands = (n: number) => `${n}`.replace(/\B(?=(\d{3})+$)/, '.');
    const printed = fc.oneof(
      fc.tuple(fc.integer({ min: 1, max: 9_999 }), suffix).map(([n, letra]) => {
        return { nivel: 'artigo', valor: `${n}${letra}`, text: `Art. ${n < 10 ? ordinal(n) : thousands(n)}${letra}. ` };
      }),
      fc.tuple(fc.integer({ min: 1, max: 60 }), suffix).map(([n, letra]) => {
        return { nivel: 'paragrafo', valor: `${n}${letra}`, text: `§ ${ordinal(n)}${letra}${n < 10 ? ' ' : '. '}` };
      }),
      fc.tuple(fc.integer({ min: 1, max: 99 }), suffix).map(([n, letra]) => {
        return { nivel: 'inciso', valor: `${roman(n)}${letra}`, text: `${roman(n)}${letra} - ` };
      }),
      fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz').map((letra) => {
        return { nivel: 'alinea', valor: letra, text: `${letra}) ` };
      }),
      fc.constant({ nivel: 'artigo', valor: 'unico', text: 'Artigo único. ' }),
      fc.integer({ min: 1, max: 99 }).map((n) => ({ nivel: 'item', valor: `${n}`, text: `${n}. ` })),
    );
    fc.assert(
      fc.property(printed, ({ nivel, valor, text }) => {
        const read = readRotulo(`${text}Todos são iguais.`);
        expect(read).toMatchObject({ nivel: nivel as Rotulo['nivel'], valor, fim: text.length });
      }),
      runs(1000),
    );
  });
});

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(value: number): string {
  const [step, letters] = ROMAN.find(([worth]) => worth <= value) ?? [0, ''];
  return step === 0 ? '' : letters + roman(value - step);
}

describe('romanValue', () => {
  test('every numeral comes back, in either case', () => {
    for (let n = 1; n < 4000; n++) {
      expect(romanValue(roman(n))).toBe(n);
      expect(romanValue(roman(n).toLowerCase())).toBe(n);
    }
  });

  test('gives null or a positive number for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'IVXLCDMivx') })), (text) => {
        const value = romanValue(text);
        expect(value === null || (Number.isSafeInteger(value) && value > 0)).toBe(true);
      }),
      runs(1000),
    );
  });
});

describe('one label for several provisions', () => {
  const valoresOf = (text: string) => {
    const read = readRotulo(text);
    return read && [read.valor, ...(read.demais ?? []).map(({ valor }) => valor)];
  };

  test.each([
    ['a) e b) (revogadas);', ['a', 'b']],
    ['a-A) e b) (revogadas);', ['a-A', 'b']],
    ['a-A) a c) (VETADAS)', ['a-A', 'b', 'c']],
    ['I, II e V - (Revogados pela Lei nº 90.050, de 2092)', ['I', 'II', 'V']],
    ['I a III - (VETADOS)', ['I', 'II', 'III']],
    ['I e II - (Vigência encerrada)', ['I', 'II']],
    ['§§ 1º e 2º (Revogados)', ['1', '2']],
    ['Arts. 2º-A e 2º-B. (VETADOS)', ['2-A', '2-B']],
  ])('%s', (text, valores) => expect(valoresOf(text)).toEqual(valores));

  test.each([
    ['I, V (cinco) e os demais', 'I'],
    ['I, C (cem) cruzeiros', 'I'],
    ['I e V (na forma do anexo)', 'I'],
    ['a) e b) (na forma do anexo)', 'a'],
    ['Art. 2º-A e 2º-B (na forma do anexo)', null],
    ['Art. 2º e 3º (na forma do anexo)', null],
  ])('is not %s, whose bracket is of the law', (text, valor) => {
    expect(valoresOf(text)).toEqual(valor === null ? null : [valor]);
  });
});
