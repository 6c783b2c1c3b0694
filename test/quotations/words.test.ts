import { describe, expect, test } from 'bun:test';
import { readWords } from '../../schemas/quotations/words.ts';

/** What is no difference between words of the law and words that quote them: both sides are read alike. */
const SAME: readonly (readonly [written: string, law: string, why: string])[] = [
  ['FREQÜENTE', 'frequente', 'case and the spelling of before 2009'],
  ['A competência é da União', 'a competencia e da uniao', 'accents'],
  ['o co-réu', 'o corréu', 'a hyphen that doubled its letter'],
  ['[c]onsidera-se', 'Considera-se', 'a letter in brackets'],
  ['Art. 5º, § 2º-A, inciso I, alínea “a”', 'art. 5, 2-A, I, a', 'words of labels, marks of ordinals'],
  ['parágrafo único do art. 8º', '§ único do artigo 8o', 'a paragraph by its sign'],
  ['art. 1º-A da Lei n. 8.137/90', 'art. 1o-A da Lei nº 8.137/1990', 'a year of two digits, `nº`'],
  ['3 (três) anos', 'três anos', 'a number in figures and in words'],
  ['10% (dez por cento)', 'dez por cento', 'a share'],
  ['cento e vinte dias', '120 dias', 'a number of several words'],
  ['a pena, (Redação dada pela Lei nº 1.234, de 2001) e multa', 'a pena e multa', "the editor's note"],
  ['a pena — e “multa”', 'a pena, e multa;', 'signs'],
];

describe('read alike', () => {
  test.each(SAME)('%j is %j: %s', (written, law) => {
    expect(readWords(written).letters).toEqual(readWords(law).letters);
  });
});

const OTHER: readonly (readonly [written: string, law: string, why: string])[] = [
  ['por cento e vinte', 'por 120', '`por cento` is no number'],
  ['vinte dias', '20 dia', 'a plural'],
  ['a lei (que não se aplica)', 'a lei', 'a parenthesis that is law'],
  ['será admitida', 'não será admitida', 'a negation'],
  ['o inciso o serviço', 'o serviço', 'a word of a label that names nothing'],
];

describe('read apart', () => {
  test.each(OTHER)('%j is not %j: %s', (written, law) => {
    expect(readWords(written).letters).not.toEqual(readWords(law).letters);
  });
});

test.each(['[...]', '(...)', '…', '[…]', '. . .', '(… )'])('%s is a mark of a cut', (mark) => {
  expect(readWords(`quem ${mark} responde`).letters).toEqual(['quem', '…', 'responde']);
});

test('every word has its place in the text', () => {
  const text = 'Art. 5º Vinte e cinco por cento (25%) do todo';
  const { letters, start, end } = readWords(text);
  expect(letters.map((_, at) => text.slice(start[at], end[at]))).toEqual([
    ...['5º', 'Vinte e cinco', 'por', 'cento', 'do', 'todo'],
  ]);
});
