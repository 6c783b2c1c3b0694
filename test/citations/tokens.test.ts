import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { LEXICON } from '../../schemas/citations/lexicon/lexicon.ts';
import { CODE } from '../../schemas/citations/tokens/codes.ts';
import { Lexicon } from '../../schemas/citations/tokens/lexicon.ts';
import { isGlued, skipLines, textOf, tokenAt } from '../../schemas/citations/tokens/locate.ts';
import { tokenize } from '../../schemas/citations/tokens/tokenize.ts';

const SMALL = new Lexicon([
  { lemma: 'artigo', forms: 'artigo artigos art. arts.', classes: ['level'] },
  { lemma: 'paragrafo', forms: '§ parágrafo', classes: ['level'] },
  { lemma: 'numero', forms: 'número n. nº', classes: ['number-mark'] },
  { lemma: 'de', forms: 'de do da', classes: ['preposition'] },
  { lemma: 'e', forms: 'e', classes: ['conjunction'] },
  { lemma: 'ser', forms: '=é', classes: ['verb'] },
  { lemma: 'medida', forms: '^MP', classes: ['act'] },
]);

const NAME_OF = new Map<number, string>(Object.entries(CODE).map(([name, code]) => [code, name]));
/** `art.:artigo Código:capitalized`: each token as written, and what it is. */
const print = (text: string): string => {
  const { count, codes, start, end } = tokenize(text, SMALL);
  return Array.from({ length: count }, (_, at) => {
    const code = codes[at] as number;
    const written = text.slice(start[at], end[at]).replaceAll('\n', '⏎');
    return `${written}:${NAME_OF.get(code) ?? SMALL.formOf(code)?.lemma}`;
  }).join(' ');
};

describe('what a token is', () => {
  test.each([
    ['art. 5º', 'art.:artigo 5º:ordinal'],
    ['ART 5o.', 'ART:artigo 5o:ordinal .:stop'],
    ['5.º 5° 5ª 5', '5.º:ordinal 5°:ordinal 5ª:ordinal 5:number'],
    ['5or', '5:number or:lower'],
    ['1.003, 10.406 e 1.0033', '1.003:number ,:comma 10.406:number e:e 1:number .:stop 0033:number'],
    ['12.12.2012', '12:number .:stop 12:number .:stop 2012:number'],
    ['121-A', '121:number -:dash A:letterUpper'],
    ['5A', '5:number A:letterUpper'],
    [
      'n. 7, nº 7, n.º 7, nºs 7, nº. 7',
      'n.:numero 7:number ,:comma nº:numero 7:number ,:comma n.º:numero 7:number ,:comma nºs:numero 7:number ,:comma nº.:numero 7:number',
    ],
    ['§ 1º, §§ 1º', '§:paragrafo 1º:ordinal ,:comma §§:paragrafo 1º:ordinal'],
    ['XXIV xxiv I c', 'XXIV:roman xxiv:romanLower I:roman c:romanLower'],
    ['Civil MIX IIIIII', 'Civil:capitalized MIX:roman IIIIII:upper'],
    [
      'honra Honra HONRA REsp McDonald',
      'honra:lower Honra:capitalized HONRA:upper REsp:capitalized McDonald:capitalized',
    ],
    ['b B é É e', 'b:letter B:letterUpper é:ser É:ser e:e'],
    ['MP Mp mp', 'MP:medida Mp:capitalized mp:lower'],
    [
      '(a); [b] – x/y',
      '(:open a:letter ):close ;:semicolon [:open b:letter ]:close –:dash x:romanLower /:slash y:letter',
    ],
    [
      '"a" “b” ‘c’',
      '":openQuote a:letter ":closeQuote “:openQuote b:letter ”:closeQuote ‘:openQuote c:romanLower ’:closeQuote',
    ],
    ["d'água", "d:romanLower ':closeQuote água:lower"],
    ['x\ny\n\nz \r\n w', 'x:romanLower ⏎:line y:letter ⏎⏎:line z:letter ⏎ :line w:letter'],
    ['x\n\ufffc\ny', 'x:romanLower ⏎\ufffc⏎:paragraph y:letter'],
    ['50% | R$ 5 | ª', '50:number %:sign |:bar R:letterUpper $:sign 5:number |:bar ª:mark'],
    ['Ω ж 中', 'Ω:letter ж:letter 中:letter'],
    ['', ''],
    ['  \t\u00a0', ''],
  ])('%j', (text, expected) => {
    expect(print(text)).toBe(expected);
  });
});

const sentencesOf = (text: string): string[] => {
  const tokens = tokenize(text, SMALL);
  const first = [...new Set(tokens.sentence)];
  return first.map((from, i) =>
    textOf(tokens, from, first[i + 1] ?? tokens.count)
      .replace(/\s+/g, ' ')
      .trim(),
  );
};

describe('where a sentence ends', () => {
  test.each([
    ['O réu agiu. A lei veda.', ['O réu agiu.', 'A lei veda.']],
    ['nos termos do art. 5º. A lei', ['nos termos do art. 5º.', 'A lei']],
    ['a Lei n. 8.078 e a Lei No. 5', ['a Lei n. 8.078 e a Lei No. 5']],
    ['conforme fls. 7 e ss. do laudo', ['conforme fls. 7 e ss. do laudo']],
    ['Ele disse: "não há dolo." Daí o recurso.', ['Ele disse: "não há dolo."', 'Daí o recurso.']],
    ['(Vedado.) Daí', ['(Vedado.)', 'Daí']],
    ['Fim…\nDepois', ['Fim…', 'Depois']],
    ['Título\n\ufffc\nO réu', ['Título \ufffc', 'O réu']],
    ['art. 5º; art. 6º', ['art. 5º; art. 6º']],
    ['Quê?! Sim', ['Quê?!', 'Sim']],
  ])('%j', (text, expected) => {
    expect(sentencesOf(text)).toEqual(expected);
  });
});

const PIECES =
  'art.|Art|5º|5.º|1.003|-A|§§|n.º|XXIV|Lei|é|É|MP|"|“|”|(|)|,|;|.|!|…|:|/|–|%|ª|\n|\r\n|\n\n|\t|\u00a0|𝕏|🏛|Ω|ﬁ|\u0301'.split(
    '|',
  );
const texts = fc.oneof(
  fc.array(fc.tuple(fc.constantFrom(...PIECES), fc.constantFrom('', ' '))).map((parts) => parts.flat().join('')),
  fc.string({ unit: 'binary', maxLength: 120 }),
);

test('any text: tokens rise, only blanks are between them, each sentence begins at its first token', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { count, start, end, codes, sentence } = tokenize(text, LEXICON);
      expect(codes.length).toBe(count);
      let past = 0;
      for (let at = 0; at < count; at++) {
        expect(text.slice(past, start[at]).trim()).toBe('');
        expect(text.slice(past, start[at])).not.toContain('\n');
        expect(end[at] as number).toBeGreaterThan(start[at] as number);
        past = end[at] as number;
        const first = sentence[at] as number;
        expect(first).toBeLessThanOrEqual(at);
        expect(sentence[first]).toBe(first);
        if (at > 0) expect(first === at || first === sentence[at - 1]).toBe(true);
      }
      expect(text.slice(past).trim()).toBe('');
    }),
    { numRuns: 3000 },
  );
});

test('a token is found by any offset inside it, and by that of the blank before it', () => {
  const tokens = tokenize('art. 5º\n\n da Lei', SMALL);
  expect([0, 3, 4, 5, 7, 10, 11, 12, 16].map((offset) => tokenAt(tokens, offset))).toEqual([0, 0, 1, 1, 2, 3, 3, 4, 5]);
  expect(textOf(tokens, 0, 2)).toBe('art. 5º');
  expect(textOf(tokens, 2, 2)).toBe('');
  expect(skipLines(tokens, 2)).toBe(3);
  expect(isGlued(tokenize('5-A', SMALL), 1)).toBe(true);
  expect(isGlued(tokenize('5 -A', SMALL), 1)).toBe(false);
  expect(isGlued(tokens, 0)).toBe(false);
});

describe('rows of the lexicon', () => {
  test('the same form of two rows is one form of both classes', () => {
    const lexicon = new Lexicon([
      { lemma: 'carta', forms: 'carta', classes: ['act'] },
      { lemma: 'papel', forms: 'Carta', classes: ['piece'] },
    ]);
    expect(lexicon.codesOf('act')).toEqual(lexicon.codesOf('piece'));
    expect(lexicon.codesOf('papel')).toEqual(lexicon.codesOfWord('CARTA'));
  });

  test('what a word is in any case it is in capitals too', () => {
    const lexicon = new Lexicon([
      { lemma: 'entity', forms: '^STF', classes: [] },
      { lemma: 'court', forms: 'stf', classes: [] },
    ]);
    const codes = (text: string) => tokenize(text, lexicon).codes[0] as number;
    expect(lexicon.codesOf('court')).toContain(codes('STF'));
    expect(lexicon.codesOf('court')).toContain(codes('stf'));
    expect(lexicon.codesOf('entity')).toContain(codes('STF'));
    expect(lexicon.codesOf('entity')).not.toContain(codes('stf'));
  });

  test('a word is asked for with the accent that tells it from another', () => {
    const lexicon = new Lexicon([
      { lemma: 'e', forms: 'e', classes: [] },
      { lemma: 'ser', forms: '=é', classes: [] },
    ]);
    expect(lexicon.codesOfWord('é')).toEqual(lexicon.codesOf('ser'));
    expect(lexicon.codesOfWord('e')).toEqual(lexicon.codesOf('e'));
    expect(lexicon.codesOfWord('ou')).toEqual([]);
  });

  test.each(['c/c', 'decreto-lei', '5o', '.'])('%s would never be found in a text', (forms) => {
    expect(() => new Lexicon([{ lemma: 'x', forms, classes: [] }])).toThrow(
      `has ${forms}, which is no word of letters`,
    );
  });
});
