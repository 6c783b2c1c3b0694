import { describe, expect, test } from 'bun:test';
import { Lexicon } from '../../schemas/citations/tokens/lexicon.ts';
import { textOf } from '../../schemas/citations/tokens/locate.ts';
import {
  beginBehind,
  endAhead,
  findWithin,
  partsAhead,
  partsBehind,
  pattern,
  phrase,
} from '../../schemas/citations/tokens/pattern.ts';
import { tokenize } from '../../schemas/citations/tokens/tokenize.ts';

const LEXICON = new Lexicon([
  { lemma: 'artigo', forms: 'artigo art.', classes: ['level'] },
  { lemma: 'inciso', forms: 'inciso inc.', classes: ['level'] },
  { lemma: 'de', forms: 'de do da dos das', classes: ['preposition'] },
  { lemma: 'e', forms: 'e ou', classes: ['conjunction'] },
  { lemma: 'lei', forms: 'lei leis', classes: ['act'] },
]);

/** What a pattern takes of a text from its first token on; null for nothing. */
function ahead(written: string, text: string, make = pattern): string | null {
  const tokens = tokenize(text, LEXICON);
  const end = endAhead(tokens, 0, make(written));
  return end < 0 ? null : textOf(tokens, 0, end);
}

/** What it takes of the end of a text. */
function behind(written: string, text: string, make = pattern): string | null {
  const tokens = tokenize(text, LEXICON);
  const begin = beginBehind(tokens, 0, tokens.count, make(written));
  return begin < 0 ? null : textOf(tokens, begin, tokens.count);
}

describe('the rows of its table, read ahead', () => {
  test.each([
    ['lei', 'LEI nova', 'LEI'],
    ['lei', 'leis', null],
    [':lei', 'leis', 'leis'],
    [':level', 'Art. 5', 'Art.'],
    [':level', 'lei', null],
    [':comma', ', e', ','],
    [':word', 'honra', 'honra'],
    [':word', '5', null],
    [':cap', 'Honra', 'Honra'],
    [':cap', 'LEI', 'LEI'],
    [':cap', 'lei', null],
    [':any :any :any', 'x\n5', 'x\n5'],
    [':any :any', 'x\n\ufffc\n5', null],
    [':word^', 'Lei', 'Lei'],
    [':word^', 'lei', null],
    [':word_', 'lei', 'lei'],
    [':word_', 'Honra', null],
    ['lei|:comma', ',', ','],
    ['!:stop', 'lei', 'lei'],
    ['!:stop', '.', null],
    ['!lei|do', 'do', null],
    ['lei :any', 'lei\n\ufffc\nlei', null],
    ['lei :paragraph', 'lei\n\ufffc\nlei', 'lei\n\ufffc\n'],
    [':word~lei|do', 'dos', 'dos'],
    [':word~lei|do', 'do', null],
    ['( lei :number | do :cap ) e', 'do Código e', 'do Código e'],
    ['( lei :number | do :cap ) e', 'lei 5 e', 'lei 5 e'],
    ['lei :number?', 'lei e', 'lei'],
    ['do* lei', 'do do lei', 'do do lei'],
    ['do+ lei', 'lei', null],
    ['do{2,3} lei', 'do lei', null],
    ['do{2,3} lei', 'do do do lei', 'do do do lei'],
    ['do{2} lei', 'do do lei', 'do do lei'],
    ['( :comma :number ){0,2} e', ', 5, 6 e', ', 5, 6 e'],
    ['lei (= :number )', 'lei 5', 'lei'],
    ['lei (= :number )', 'lei e', null],
    ['lei (! :number )', 'lei e', 'lei'],
    ['lei (! :number )', 'lei 5', null],
    ['^ lei', 'lei', 'lei'],
    ['e ^ lei', 'e lei', null],
  ] as const)('%s on %j', (written, text, expected) => {
    expect(ahead(written, text)).toBe(expected);
  });
});

describe('read behind', () => {
  test.each([
    ['do :lei', 'nos termos do lei', 'do lei'],
    ['do :lei', 'do lei e', null],
    ['( do | da )? :lei :number', 'x da Lei 5', 'da Lei 5'],
    ['^ do :lei', 'do lei', 'do lei'],
    ['^ do :lei', 'x do lei', null],
    [':lei (= :number ) :any', 'a lei 5', 'lei 5'],
    [':lei (! :number ) :any', 'a lei 5', null],
  ] as const)('%s on %j', (written, text, expected) => {
    expect(behind(written, text)).toBe(expected);
  });

  test('not before the first token that it is given', () => {
    const tokens = tokenize('do do do lei', LEXICON);
    expect(beginBehind(tokens, 2, 4, pattern('do* lei'))).toBe(2);
    expect(beginBehind(tokens, 4, 4, pattern('do* lei'))).toBe(-1);
  });
});

test('a phrase goes on past the ends of lines, over no paragraph, and a pattern past neither', () => {
  expect(ahead('do :lei :number', 'do\nlei\n\n5', phrase)).toBe('do\nlei\n\n5');
  expect(ahead('do :lei :number', 'do\nlei\n\ufffc\n5', phrase)).toBeNull();
  expect(ahead('do :lei :number', 'do\nlei 5')).toBeNull();
  expect(behind('do :lei', 'x do\nlei', phrase)).toBe('do\nlei');
});

test('parts are told by their tokens, in either direction', () => {
  const tokens = tokenize('x art. 5 do Código', LEXICON);
  const wanted = pattern('(<level> :level ) (<number> :number )? (<last> :letter )? do :cap');
  const expected = { from: 1, to: 5, parts: { level: [1, 2], number: [2, 3] } };
  expect(partsAhead(tokens, 1, wanted)).toEqual(expected as never);
  expect(partsBehind(tokens, 0, 5, wanted)).toEqual(expected as never);
  expect(partsAhead(tokens, 0, wanted)).toBeNull();
  expect(partsBehind(tokens, 0, 4, wanted)).toBeNull();
});

test('it is found between two tokens', () => {
  const tokens = tokenize('x lei y lei', LEXICON);
  expect(findWithin(tokens, 0, 4, pattern('lei'))).toBe(1);
  expect(findWithin(tokens, 2, 4, pattern('lei'))).toBe(3);
  expect(findWithin(tokens, 2, 3, pattern('lei'))).toBe(-1);
});

test('the same pattern is read by the lexicon of the tokens', () => {
  const wanted = pattern('x');
  const of = (forms: string) => tokenize('x', new Lexicon([{ lemma: 'y', forms, classes: [] }]));
  expect(endAhead(of('x'), 0, wanted)).toBe(1);
  expect(endAhead(of('z x'), 0, wanted)).toBe(1);
});

describe('what it cannot read is an error that names it', () => {
  test.each([
    ['honra', 'no word of the lexicon is honra (give it a row, e.g. in lexicon/plain-words.ts)'],
    ['lei|honra', 'no word of the lexicon is honra (give it a row, e.g. in lexicon/plain-words.ts)'],
    [':body', 'no word of the lexicon is :body'],
    ['( lei', 'a bracket is left open'],
    ['lei )', 'cannot read )'],
    ['lei ?*', 'no word of the lexicon is *'],
    ['lei {2', 'cannot read it'],
    ['*', 'no word of the lexicon is *'],
  ])('%s', (written, message) => {
    expect(() => ahead(written, 'lei')).toThrow(`${message}, in the pattern: ${written}`);
  });
});
