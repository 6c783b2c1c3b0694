import { describe, expect, test } from 'bun:test';
import { HOMONIMOS } from '../../schemas/text/homonimos.ts';
import { radicaisDe } from '../../schemas/text/radicais-em-ordem.ts';
import { radical } from '../../schemas/text/radical.ts';
import { raiz } from '../../schemas/text/raiz.ts';

describe('a stem', () => {
  test.each([
    ['casas', 'casos'],
    ['juros', 'júri'],
    ['país', 'pais'],
    ['penhora', 'penhor'],
    ['livros', 'livres'],
    ['matou', 'matéria'],
    ['vídeo', 'vida'],
    ['empregador', 'empregado'],
    ['autoridade', 'autor'],
    ['publicidade', 'pública'],
    ['legitimidade', 'legítima'],
    ['alimentação', 'alimentos'],
  ])('is not the same for %s and %s', (one, other) => expect(radical(one)).not.toBe(radical(other)));

  test.each([
    ['casa', 'casas'],
    ['jurados', 'júri'],
    ['países', 'país'],
    ['penhorados', 'penhora'],
    ['autoridades', 'autoridade'],
    ['materias', 'matéria'],
  ])('is the same for %s and %s', (one, other) => expect(radical(one)).toBe(radical(other)));

  test('of a word that has its own is that of no other such word', () => {
    const stems = [...HOMONIMOS.values()];
    const firsts = stems.filter((stem, i) => stems.indexOf(stem) === i);
    expect(new Set(firsts.map((stem) => radical(stem))).size).toBe(firsts.length);
  });

  test('of a prefix and what it stands before is one, with or without a hyphen', () =>
    expect(radicaisDe('sobre-aviso, vídeo-conferência, pré-executividade')).toBe(
      radicaisDe('sobreaviso, videoconferência, preexecutividade'),
    ));
});

describe('a root', () => {
  const root = (word: string) => raiz(radical(word));
  test.each([
    ['contrato', 'contrário'],
    ['transação', 'trânsito'],
    ['construção', 'constrição'],
    ['nacionalidade', 'nacional'],
    ['seguridade', 'seguro'],
  ])('of %s is not that of %s', (one, other) => expect(root(one)).not.toBe(root(other)));

  test.each([
    ['insalubridade', 'insalubre'],
    ['paternidade', 'paterno'],
    ['impenhorável', 'penhora'],
    ['prescrição', 'prescrever'],
  ])('of %s is that of %s', (one, other) => expect(root(one)).toBe(root(other)));
});
