import { describe, expect, test } from 'bun:test';
import { LEXICON } from '../../schemas/citations/lexicon/lexicon.ts';
import { NUMBER_RULES } from '../../schemas/citations/provisions/bare-numbers.ts';
import { readList } from '../../schemas/citations/provisions/list.ts';
import { tokenAt } from '../../schemas/citations/tokens/locate.ts';
import { tokenize } from '../../schemas/citations/tokens/tokenize.ts';

describe('what a bare number is', () => {
  test.each(NUMBER_RULES.map(({ example, level }) => [example, level] as const))('%s: %s', (example, level) => {
    const tokens = tokenize(example.replace('|', ''), LEXICON);
    const at = tokenAt(tokens, example.indexOf('|'));
    const provision = readList(tokens, 0, null)?.provisions.findLast(({ from, to }) => from <= at && at < to);
    expect(provision?.[level]).toBe(`${Number.parseInt(example.slice(example.indexOf('|') + 1), 10)}`);
  });

  test('no rule is said by another before it', () => {
    expect(new Set(NUMBER_RULES.map(({ example }) => example)).size).toBe(NUMBER_RULES.length);
  });
});
