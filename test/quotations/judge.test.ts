import { describe, expect, test } from 'bun:test';
import type { Offer } from '../../schemas/quotations/introduction.ts';
import { judge, type Law } from '../../schemas/quotations/judge.ts';
import { composeLawText } from '../../schemas/quotations/law-text.ts';
import { readWords } from '../../schemas/quotations/words.ts';

const POMAR = [
  ['EX.2', 'São deveres de quem cuida do pomar, salvo em tempo de seca:'],
  ['EX.2.I', 'regar as árvores duas vezes por semana;'],
  ['EX.2.II', 'podar os galhos que não dão frutos;'],
  ['EX.2.1', 'O dono do pomar não responde pela geada que a ninguém era dado prever.'],
  ['EX.2.2', 'As ferramentas ficam guardadas no galpão ao fim de cada dia de trabalho.'],
] as const;
const COLHEITA = [
  ['EX.3', 'A colheita começa no primeiro dia de março e termina quando se esgotam as frutas maduras.'],
] as const;
const textOf = (rows: readonly (readonly [string, string])[]) =>
  composeLawText(rows.map(([ref_key, texto]) => ({ ref_key, texto })));

const texts: Readonly<Record<string, ReturnType<typeof textOf>>> = { 'EX.2': textOf(POMAR), 'EX.3': textOf(COLHEITA) };
const law: Law = {
  textOf: (key) => texts[key.split('.', 2).join('.')] ?? null,
  earlierOf: (key) =>
    key === 'EX.2.2'
      ? [
          {
            text: textOf([['EX.2.2', 'As ferramentas ficam penduradas no muro ao fim de cada semana.']]),
            desde: null,
            ate: '2020-05-04',
            por: 'Lei nº 2, de 2020',
          },
        ]
      : [],
  alike: (_, key) => Object.keys(texts).filter((other) => !key.startsWith(other)),
};

function situacaoOf(words: string, ref_key: string, offer: Exclude<Offer, 'not'> = 'said') {
  const judged = judge(readWords(words), [{ citacao: 0, ref_key, offer }], law);
  return judged && [judged.situacao, judged.de?.ref_key ?? null];
}

const ROWS: readonly (readonly [
  words: string,
  cited: string,
  situacao: string | null,
  de: string | null,
  why: string,
])[] = [
  ['regar as árvores duas vezes por semana', 'EX.2.I', 'literal', null, 'its own words'],
  ['regar as árvores 2 vezes', 'EX.2.I', 'literal', null, 'a part, a number in figures'],
  [
    'Art. 2º São deveres de quem cuida do pomar, salvo em tempo de seca: II - podar os galhos',
    'EX.2.II',
    'literal',
    null,
    'what is above, its label and itself',
  ],
  ['São deveres de quem cuida do pomar', 'EX.2.II', 'literal', null, 'an inciso goes on with its caput'],
  ['São deveres de quem cuida do pomar', 'EX.2.1', 'de_outro_dispositivo', 'EX.2', 'a paragraph does not'],
  ['As ferramentas [...] ao fim de cada dia', 'EX.2.2', 'com_cortes', null, 'a mark of a cut'],
  [
    'São deveres de quem cuida do pomar, salvo em tempo de seca: podar os galhos',
    'EX.2',
    'literal',
    null,
    'one inciso with its caput',
  ],
  [
    'podar os galhos que não dão frutos; As ferramentas ficam guardadas',
    'EX.2',
    'com_cortes',
    null,
    'a paragraph left out in silence',
  ],
  ['As ferramentas ficam penduradas no muro', 'EX.2.2', 'redacao_anterior', 'EX.2.2', 'as it was'],
  ['podar os galhos que não dão frutos', 'EX.2.I', 'de_outro_dispositivo', 'EX.2.II', 'of its neighbour'],
  ['A colheita começa no primeiro dia de março', 'EX.2', 'de_outro_dispositivo', 'EX.3', 'of another article'],
  ['O dono do pomar responde pela geada que a ninguém era dado prever', 'EX.2.1', 'alterada', null, 'a negation lost'],
  ['As ferramentas ficam expostas no galpão ao fim de cada dia', 'EX.2.2', 'alterada', null, 'a word changed'],
  ['O trator será lavado toda manhã antes de sair ao campo', 'EX.2', 'nao_confere', null, 'nobody’s words'],
  ['coisa julgada', 'EX.2', null, null, 'a term'],
  ['podar os galhos que não dão sombra ao fim', 'EX.2.II', 'alterada', null, 'a word or two found elsewhere too'],
  [
    'regar as árvores duas vezes por semana; podar os galhos que não dão frutos',
    'EX.2.I',
    'de_outro_dispositivo',
    'EX.2.II',
    'its own words and its neighbour’s',
  ],
  [
    'os galhos que não dão frutos. O dono do pomar não responde pela geada que era dado prever',
    'EX.2.II',
    'de_outro_dispositivo',
    'EX.2.1',
    'its own words before more of another',
  ],
];

describe('what words are to the law', () => {
  test.each(ROWS)('%j of %s: %s %p (%s)', (words, cited, situacao, de) => {
    expect(situacaoOf(words, cited)).toEqual(situacao === null ? null : [situacao, de]);
  });
});

describe('what is but perhaps offered as the law’s', () => {
  test('is told where it is literal', () => {
    expect(situacaoOf('regar as árvores duas vezes por semana', 'EX.2.I', 'perhaps')).toEqual(['literal', null]);
  });
  test.each([
    'O trator será lavado toda manhã antes de sair ao campo',
    'podar os galhos que não dão frutos',
    'As ferramentas ficam expostas',
  ])('%j is not', (words) => {
    expect(situacaoOf(words, 'EX.2.I', 'perhaps')).toBeNull();
  });
  test('beside a citation, what is in no law is not called so', () => {
    expect(situacaoOf('O trator será lavado toda manhã antes de sair ao campo', 'EX.2', 'beside')).toBeNull();
  });
});

test('differences say what is written, what the law has, and where', () => {
  const words = 'As ferramentas ficam sempre expostas no galpão ao fim de dia';
  const quoted = readWords(words);
  const judged = judge(quoted, [{ citacao: 0, ref_key: 'EX.2.2', offer: 'said' }], law);
  const told = judged?.comparison?.differences.map(({ tipo, lei, from, to }) => [
    tipo,
    to === from ? '' : words.slice(quoted.start[from], quoted.end[to - 1]),
    lei,
  ]);
  expect(told).toEqual([
    ['troca', 'sempre expostas', 'guardadas'],
    ['falta', '', 'cada'],
  ]);
});
