import { describe, expect, test } from 'bun:test';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { LEXICON } from '../../schemas/citations/lexicon/lexicon.ts';
import type { Place } from '../../schemas/citations/mentions/mention.ts';
import { readAct } from '../../schemas/citations/mentions/read-act.ts';
import { findActStarts } from '../../schemas/citations/mentions/starts.ts';
import { textOf } from '../../schemas/citations/tokens/locate.ts';
import { tokenize } from '../../schemas/citations/tokens/tokenize.ts';

const names = nomesDe(catalogo);

/** `[text, place, kind, sigla, the words that were read]` of the act that begins with the text. */
const ACTS: readonly (readonly [string, Place, string, string | null, string])[] = [
  ['Lei nº 8.078/90, art. 14', 'alone', 'act', 'CDC', 'Lei nº 8.078/90'],
  ['Código Civil de 1916', 'behind', 'act', 'LEI-3071-1916', 'Código Civil de 1916'],
  ['Código Civil (Lei nº 8.078/90)', 'behind', 'act', 'X-CC-CDC', 'Código Civil'],
  ['Constituição do Estado do Pará', 'behind', 'act', 'X-CE-PA', 'Constituição do Estado do Pará'],
  ['Código Civil italiano', 'behind', 'foreign', 'X-CC-EXT', 'Código Civil italiano'],
  ['Regimento Interno do TST', 'alone', 'act', 'X-RITST', 'Regimento Interno do TST'],
  ['PL nº 5/2020', 'alone', 'bill', null, 'PL nº 5/2020'],
  ['contrato de adesão', 'behind', 'unread', null, 'contrato'],
  ['referida lei', 'behind', 'anaphor', null, 'referida lei'],
  ['Lei Orgânica do Município de Itu', 'behind', 'act', 'X-LOMI', 'Lei Orgânica do Município de Itu'],
];

describe('an act that is named at a token', () => {
  test.each(ACTS)('%s (%s)', (text, place, kind, sigla, words) => {
    const tokens = tokenize(text, LEXICON);
    const act = readAct(tokens, 0, names, place);
    expect(act && { kind: act.kind, sigla: act.sigla, words: textOf(tokens, act.from, act.to) }).toEqual({
      ...{ kind: kind as NonNullable<typeof act>['kind'], sigla, words },
    });
  });

  test('begins where a name or a noun of acts does', () => {
    const tokens = tokenize('Por força de lei vale o CPC, não a Lei nº 9.099/95, e o marco inicial é outro.', LEXICON);
    const starts = findActStarts(tokens, names).map(({ at, named }) => [textOf(tokens, at, at + 1), named]);
    expect(starts).toEqual([
      ['lei', true],
      ['CPC', true],
      ['Lei', false],
      ['marco', true],
    ]);
  });

  test('is none by a short acronym alone', () => {
    const tokens = tokenize('Conforme o CP, art. 5º', LEXICON);
    expect(readAct(tokens, 2, names, 'before')?.sigla).toBe('CP');
    expect(readAct(tokens, 2, names, 'alone')).toBeNull();
  });
});
