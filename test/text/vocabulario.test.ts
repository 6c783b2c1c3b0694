import { expect, test } from 'bun:test';
import { Vocabulario } from '../../schemas/text/vocabulario.ts';

test('of a text the stems that are known, each once, as they come', () => {
  const vocabulario = new Vocabulario();
  const [prazo, recurso] = [vocabulario.learn('praz'), vocabulario.learn('recurs')];
  expect([prazo, recurso]).toEqual([0, 1]);
  expect(vocabulario.radicaisDe('Recursos e prazos: o prazo do recurso de apelação, art. 5º')).toEqual([
    recurso,
    prazo,
  ]);
  expect(vocabulario.radicaisDe('prazo')).toEqual([prazo]);
});

test('a stem that is learnt later is known in the words that were read before', () => {
  const vocabulario = new Vocabulario();
  expect(vocabulario.radicaisDe('o prazo do recurso')).toEqual([]);
  const prazo = vocabulario.learn('praz');
  expect(vocabulario.learn('praz')).toBe(prazo);
  expect(vocabulario.radicaisDe('o prazo do recurso')).toEqual([prazo]);
});
