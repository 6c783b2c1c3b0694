import { describe, expect, test } from 'bun:test';
import type { Closeness } from '../../pipeline/diff/letters.ts';
import { mergeVersoes, retireVersoes, withoutMisreadings } from '../../pipeline/diff/versoes.ts';
import type { Redacao } from '../../pipeline/parse/types.ts';
import type { Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';

/** `a b* c'`: wordings oldest first; `*` is the current one, `'` was kept from an earlier snapshot. */
const page = (notation: string): Redacao[] =>
  notation
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ texto: word[0] ?? '', vigente: word.includes('*'), anotacoes: [], alterado_por: null }));
const held = (notation: string): Versao[] =>
  page(notation).map((redacao, index) => ({
    ...redacao,
    origem: notation.split(' ')[index]?.includes("'") ? 'ingestao' : 'fonte',
    detectado_em: 'antes',
    ingest_run_id: 1,
  }));
const show = (versoes: readonly Versao[]) =>
  versoes
    .map(({ texto, vigente, origem, ingest_run_id }) => {
      return `${texto}${vigente ? '*' : ''}${origem === 'ingestao' ? "'" : ''}${ingest_run_id}`;
    })
    .join(' ');
const now = { detectado_em: 'agora', ingest_run_id: 2 };

describe('mergeVersoes', () => {
  const cases: [string, string, string, string][] = [
    ['a first sighting', '', 'a b*', 'a2 b*2'],
    ['nothing new', 'a b*', 'a b*', 'a1 b*1'],
    ['a new wording, the old one kept by the page', 'a*', 'a b*', 'a1 b*2'],
    ['a new wording, the old one kept by nobody', 'a*', 'b*', "a'1 b*2"],
    ['a new wording after a history', 'a b*', 'a c*', "a1 b'1 c*2"],
    ['a page that dropped its history', 'a b c*', 'c*', "a'1 b'1 c*1"],
    ['what was kept stays', "a' b*", 'b*', "a'1 b*1"],
    ['what was kept and the page shows after all', "a' b*", 'a b*', 'a1 b*1'],
    ['a return to the old wording', 'a b*', 'a*', "a'1 b'1 a*2"],
    ['a return, the page keeping all', 'a b*', 'a b a*', 'a1 b1 a*2'],
    ['a deferred wording takes effect', 'a* b', 'a b*', 'a1 b*1'],
    ['a deferred wording takes effect, the old one dropped', 'a* b', 'b*', "a'1 b*1"],
    ['a repeal', 'a*', 'a', 'a1'],
    ['an older wording that the page tells late', 'b*', 'a b*', 'a2 b*1'],
    ['two equal wordings', 'a a*', 'a a b*', 'a1 a1 b*2'],
  ];
  for (const [what, before, after, merged] of cases) {
    test(what, () => expect(show(mergeVersoes(held(before), page(after), now, 'literal'))).toBe(merged));
  }
});

describe('typography', () => {
  const wording = (texto: string, vigente: boolean) => ({ texto, vigente, anotacoes: [], alterado_por: null });
  const before = [
    { ...wording('art. 3o, o réu', true), origem: 'fonte' as const, detectado_em: 'antes', ingest_run_id: 1 },
  ];
  const shown = (page: Redacao[], closeness: Closeness) => show(mergeVersoes(before, page, now, closeness));

  test('is a change of the current wording where readings compare literally', () => {
    expect(shown([wording('Art. 3º o réu', true)], 'literal')).toBe("art. 3o, o réu'1 Art. 3º o réu*2");
  });
  test('is none where they compare in substance', () => {
    expect(shown([wording('Art. 3º o réu', true)], 'substance')).toBe('Art. 3º o réu*1');
  });
  test('does not make two of an old wording that the page keeps', () => {
    const page = [wording('Art. 3º o réu', false), wording('o autor', true)];
    expect(shown(page, 'literal')).toBe('Art. 3º o réu1 o autor*2');
  });
});

test('a mark without words is no history', () => {
  const mark = [{ ...(held('a')[0] as Versao), texto: '' }];
  expect(mergeVersoes(mark, page('b'), now, 'literal')).toHaveLength(1);
  expect(retireVersoes(mark)).toEqual([]);
});

test('retireVersoes leaves none current', () => expect(show(retireVersoes(held("a' b c*")))).toBe("a'1 b'1 c'1"));

test('withoutMisreadings keeps what the page shows and what an earlier page showed', () => {
  expect(show(withoutMisreadings(held("a' b c*"), page('b d*')))).toBe("a'1 b1");
});
