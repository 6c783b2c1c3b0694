import { describe, expect, test } from 'bun:test';
import { impressoes } from '../../schemas/quotations/impressoes.ts';

const LEI =
  'Aquele que, por ação ou omissão voluntária, negligência ou imprudência, violar direito e causar dano a outrem, ainda que exclusivamente moral, comete ato ilícito.';
const shared = (one: string, other: string): number => {
  const known = new Set(impressoes(other));
  return [...impressoes(one)].filter((impressao) => known.has(impressao)).length;
};

describe('fingerprints of words', () => {
  test('are shared by texts that share eight words in a row, wherever they stand', () => {
    const words = LEI.split(' ');
    for (let from = 0; from + 8 <= words.length; from++) {
      const quoted = `Conforme consta dos autos, ${words.slice(from, from + 8).join(' ')} e nada mais disse`;
      expect(shared(quoted, LEI)).toBeGreaterThan(0);
    }
  });

  test('know neither case, accents, signs nor figures', () => {
    const other = LEI.toUpperCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f,.]/g, '')
      .replace(/ /g, '\n 12 ');
    expect([...impressoes(other)]).toEqual([...impressoes(LEI)]);
  });

  test('are not shared by other words, nor by the same in another order', () => {
    expect(shared(LEI.split(' ').reverse().join(' '), LEI)).toBe(0);
    expect(impressoes('quatro palavras são poucas')).toHaveLength(0);
  });

  test('rise, each once, and are few', () => {
    const found = [...impressoes(LEI.repeat(40))];
    expect(found).toEqual([...new Set(found)].toSorted((a, b) => a - b));
    expect(found.length).toBeLessThan(LEI.split(' ').length);
  });
});
