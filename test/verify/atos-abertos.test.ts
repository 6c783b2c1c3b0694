import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { AtosAbertos } from '../../runtime/snapshot/atos-abertos.ts';
import type { AtoVerificavel } from '../../schemas/verify/acervo/ato-verificavel.ts';
import { Termos } from '../../schemas/verify/acervo/termos.ts';

/** Opens acts of so many bytes each, and notes which were opened. */
function acts(bytes: number) {
  const opened: string[] = [];
  const open = (sigla: string) => {
    opened.push(sigla);
    return { sigla, bytes } as AtoVerificavel;
  };
  return { opened, open };
}

describe('acts that were lately opened', () => {
  test('are opened once while there is room', () => {
    const { opened, open } = acts(10);
    const abertos = new AtosAbertos(open, 100);
    for (const sigla of ['A', 'B', 'A', 'C', 'B', 'A']) expect(abertos.get(sigla).sigla).toBe(sigla);
    expect(opened).toEqual(['A', 'B', 'C']);
  });

  test('fall away when so many others were asked for, and one in use stays', () => {
    const { opened, open } = acts(10);
    const abertos = new AtosAbertos(open, 40);
    for (const sigla of ['A', 'B', 'A', 'C', 'A', 'D', 'A', 'E', 'A', 'B']) abertos.get(sigla);
    expect(opened.filter((sigla) => sigla === 'A')).toHaveLength(1);
    expect(opened.filter((sigla) => sigla === 'B')).toHaveLength(2);
  });

  test('one larger than the room is answered by all the same', () => {
    const { open } = acts(1_000);
    const abertos = new AtosAbertos(open, 40);
    expect(abertos.get('A').sigla).toBe('A');
    expect(abertos.get('A').sigla).toBe('A');
  });
});

test('the stems of an act are found by their numbers in the vocabulary, and no others', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(100_000), { maxLength: 400 }), fc.array(fc.nat(100_000)), (radicais, asked) => {
      const termos = new Termos(Uint32Array.from(radicais));
      for (const [termo, radical] of radicais.entries()) expect(termos.de(radical)).toBe(termo);
      for (const radical of asked)
        expect(termos.de(radical)).toBe(radicais.includes(radical) ? radicais.indexOf(radical) : null);
    }),
  );
});
