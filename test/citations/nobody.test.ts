import { describe, expect, test } from 'bun:test';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { ruleOf } from '../../schemas/citations/attribution/how-told.ts';
import { OF_NOBODY, OWNED_BY_OTHERS } from '../../schemas/citations/attribution/list/nobody.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { LEXICON } from '../../schemas/citations/lexicon/lexicon.ts';

const nomes = nomesDe(catalogo);
const RULES = [...OWNED_BY_OTHERS, ...OF_NOBODY];

describe('rules by which a list is of no act that was named', () => {
  test('each has a name of its own', () => {
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
  });

  test.each(RULES.map((rule) => [rule.id, rule] as const))('%s: its patterns can be read', (_, rule) => {
    for (const wanted of [rule.before, rule.list, rule.behind]) {
      wanted?.ahead(LEXICON);
      wanted?.behind(LEXICON);
    }
  });

  test.each(RULES.map(({ id, example }) => [id, example] as const))('%s: %s', (id, example) => {
    const offset = example.indexOf('{');
    const found = extractCitacoes(example.replace(/[{}]/g, ''), nomes).find((citacao) => citacao.offset === offset);
    expect(found).toMatchObject({ tipo: 'dispositivo', sigla: null });
    expect(found?.tipo === 'dispositivo' ? ruleOf(found) : null).toBe(id);
  });
});
