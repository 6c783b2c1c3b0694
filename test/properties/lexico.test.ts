import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { createLexico } from '../../schemas/text/lexico.ts';

const read = (texto: string, max = 100) => {
  const found: string[] = [];
  const percorrer = createLexico({ letras: ['az', 'àÿ'], marcas: ',“' }, max, (word) => word);
  percorrer(
    texto,
    (word) => found.push(word),
    (code) => found.push(String.fromCharCode(code)),
  );
  return found;
};

test('a text is read as its words and marks, in order, however few words are remembered', () => {
  const texto = fc.string({ unit: fc.constantFrom('a', 'b', 'ç', 'Z', '1', ' ', ',', '“', '√'), maxLength: 60 });
  fc.assert(
    fc.property(texto, fc.integer({ min: 1, max: 4 }), (texto, max) => {
      expect(read(texto, max)).toEqual(texto.match(/[a-zà-ÿ]+|[,“]/g) ?? []);
    }),
  );
});

test('what is known of a word is found out once', () => {
  let times = 0;
  const percorrer = createLexico({ letras: ['az'], marcas: '' }, 10, (word) => {
    times += 1;
    return word;
  });
  for (let i = 0; i < 3; i += 1)
    percorrer(
      'casa, casa e casa',
      () => {},
      () => {},
    );
  expect(times).toBe(2);
});
