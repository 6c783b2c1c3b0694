import { describe, expect, test } from 'bun:test';
import { agreementOf, createLookup } from './lookup.ts';

const entrada = (subtermo: string | null, ref_key: string) => ({ subtermo, ref_key });
const lookup = createLookup({
  termos: [
    {
      termo: 'Incapacidades',
      chave: 'incapacidades',
      entradas: [
        entrada('absoluta', 'X.3'),
        entrada(null, 'X.3.1'),
        entrada('de quem', 'X.40'),
        entrada('ver também Tutela', 'X.4'),
      ],
    },
    { termo: 'Tutela', chave: 'tutela', entradas: [entrada('nomeação', 'X.5')] },
  ],
});

test.each([
  ['Incapacidade', 'X.3', ['absoluta', null]],
  ['Incapacidade', 'X.3.1.I', ['absoluta', null]],
  ['Incapacidade', 'X.4', []],
  ['Incapacidade', 'X.5.unico', ['nomeação']],
  ['Curatela', 'X.3', []],
])('%s sends to %s by %p', (termo, refKey, subtermos) => expect(lookup(termo, refKey)).toEqual(subtermos));

describe('a subterm', () => {
  test.each([
    ['relativa ou absoluta', ['absolutas'], 'palavra'],
    ['da pessoa natural', [null, 'pessoas jurídicas'], 'palavra'],
    ['conceito', ['nomeação', null], 'sem'],
    ['de quem', ['de quê'], 'outro'],
  ] as const)('%j beside %j is %s', (wanted, found, agreement) => expect(agreementOf(wanted, found)).toBe(agreement));
});
