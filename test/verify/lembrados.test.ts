import { expect, test } from 'bun:test';
import { Lembrados } from '../../runtime/snapshot/lembrados.ts';

test('what is asked for often is looked up once, however much else is asked for', () => {
  const looked: string[] = [];
  const look = (chave: string) => {
    looked.push(chave);
    return chave === 'none' ? null : chave;
  };
  const lembrados = new Lembrados(look, 10);
  for (let n = 0; n < 1_000; n++) for (const chave of ['a', 'none', `${n}`]) lembrados.get(chave);
  expect(looked.filter((chave) => chave === 'a' || chave === 'none')).toEqual(['a', 'none']);
  lembrados.get('0');
  expect(looked.at(-1)).toBe('0');
});

test('what is too large is answered and not remembered', () => {
  const lembrados = new Lembrados(
    () => ['x'.repeat(9)],
    10,
    ([text = '']) => text.length,
  );
  expect(lembrados.get('a')).not.toBe(lembrados.get('a'));
});
