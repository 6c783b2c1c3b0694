import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { Chaves } from '../../schemas/verify/acervo/chaves.ts';

const SIGLA = 'LEI-1';
const rotulo = fc.constantFrom('1', '2', '2-A', 'par1', 'I', 'a', '1.1');
/** Labels from the article down; what stands above one need not have a row. */
const chave = fc.array(rotulo, { minLength: 1, maxLength: 4 }).map((rotulos) => [SIGLA, ...rotulos].join('.'));

test('a provision is found by its key, and step by step below a row that is there', () => {
  fc.assert(
    fc.property(fc.uniqueArray(chave, { maxLength: 40 }), chave, rotulo, (keys, outra, label) => {
      const chaves = new Chaves(SIGLA, keys.join('\n'));
      const posicoes = new Map(keys.map((key, posicao) => [key, posicao]));
      const above = (key: string) => key.slice(0, key.lastIndexOf('.'));
      const own = (key: string) => key.slice(key.lastIndexOf('.') + 1);
      expect(keys.map((_, posicao) => chaves.at(posicao))).toEqual(keys);
      expect(chaves.total).toBe(keys.length);
      for (const nowhere of [-2, -1, keys.length, keys.length + 1]) expect(chaves.at(nowhere)).toBe('');
      for (const key of [...keys, outra, SIGLA]) expect(chaves.posicao(key)).toBe(posicoes.get(key) ?? null);
      for (const acima of [null, ...keys.keys()]) {
        const parent = acima === null ? SIGLA : (keys[acima] as string);
        const found = keys.findIndex((key) => above(key) === parent && own(key) === label);
        expect(chaves.abaixo(acima, label)).toBe(found < 0 ? null : found);
      }
      const topOf = (key: string): string => (posicoes.has(above(key)) ? topOf(above(key)) : key);
      for (const [posicao, key] of keys.entries()) expect(keys[chaves.topo(posicao)]).toBe(topOf(key));
    }),
  );
});

test('an article is followed by all that is below it, whether or not what stands between has a row', () => {
  const below = fc.array(fc.uniqueArray(rotulo.map((each) => `par1.${each}`)), { maxLength: 6 });
  fc.assert(
    fc.property(below, (articles) => {
      const each = articles.map((keys, n) => [`${n + 1}`, ...keys.map((key) => `${n + 1}.${key}`)]);
      const chaves = new Chaves(SIGLA, each.flatMap((keys) => keys.map((key) => `${SIGLA}.${key}`)).join('\n'));
      expect(chaves.artigos()).toEqual(articles.map((_, n) => `${n + 1}`));
      let from = 0;
      for (const [n, { length }] of each.entries()) {
        expect(chaves.artigo(`${n + 1}`)).toEqual([from, from + length]);
        from += length;
      }
      expect(chaves.artigo(`${articles.length + 1}`)).toBeNull();
    }),
  );
});
