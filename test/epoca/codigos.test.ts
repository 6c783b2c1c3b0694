import { describe, expect, test } from 'bun:test';
import { correspondencias } from '../../schemas/catalog/correspondencia.ts';
import { tabelas } from '../../schemas/epoca/codigos/tabelas.ts';
import { COM_TABELA, had, levelsOf, subjectOf } from '../../schemas/epoca/codigos.ts';
import { parseRefKey } from '../../schemas/law/ref-key.ts';
import { fold } from '../../schemas/text/fold.ts';

const CPC = 'LEI-5869-1973';
const CC = 'LEI-3071-1916';

test('every code that has a table is known to have one', () => {
  expect(Object.keys(tabelas)).toEqual([...COM_TABELA]);
});

describe.each(Object.entries(tabelas))('the table of %s', (sigla, artigos) => {
  test('has an article a row, in order, with levels that can be read', () => {
    const numbers = Object.keys(artigos);
    expect(numbers.every((numero) => /^\d+(?:-[A-Z])?$/.test(numero))).toBe(true);
    for (const [artigo, { niveis }] of Object.entries(artigos)) {
      for (const path of levelsOf(niveis)) {
        expect(path, `${sigla} ${artigo}: ${niveis}`).toMatch(
          /^(?:unico|\d+(?:-[A-Z])?|[IVXLC]+|[a-z])(?:\.(?:[IVXLC]+|[a-z]))*$/,
        );
        const acima = path.slice(0, Math.max(0, path.lastIndexOf('.')));
        if (acima !== '') expect(levelsOf(niveis), `${sigla} ${artigo}: ${path}`).toContain(acima);
      }
    }
  });

  test('has every level that something took the place of', () => {
    const pares = correspondencias.find(({ de }) => de === sigla)?.pares ?? [];
    expect(pares.length).toBeGreaterThan(0);
    for (const [antigo] of pares) {
      const partes = parseRefKey(`CC.${antigo}`);
      expect(partes, antigo).not.toBeNull();
      if (partes) expect(had(tabelas, sigla, partes), `${sigla} ${antigo}`).not.toBe(false);
    }
  });

  test('tells subjects by beginnings of words, folded, none of both codes', () => {
    for (const [artigo, { trata = [], hoje = [] }] of Object.entries(artigos)) {
      for (const stem of [...trata, ...hoje]) expect(stem, artigo).toBe(fold(stem));
      expect(new Set([...trata, ...hoje]).size, artigo).toBe(trata.length + hoje.length);
    }
  });
});

test('levels are written as ranges', () => {
  expect([...levelsOf('I-III §1-2 §1:a-c §1-A §2.II:a-b §u')].join(' ')).toBe(
    'I II III 1 2 1.a 1.b 1.c 1-A 2.II.a 2.II.b unico',
  );
  expect([...levelsOf('')]).toEqual([]);
});

const niveis = (artigo: string, paragrafo: string | null = null, inciso: string | null = null) => ({
  ...{ artigo, paragrafo, inciso, alinea: null },
});

test('a code had what its table says, and nobody can tell of other articles', () => {
  expect(had(tabelas, CPC, niveis('475-J'))).toBe(true);
  expect(had(tabelas, CPC, niveis('557', '2'))).toBe(true);
  expect(had(tabelas, CPC, niveis('557', '3'))).toBe(false);
  expect(had(tabelas, CPC, niveis('1219'))).toBeNull();
  expect(had(tabelas, CC, niveis('178', '10', 'I'))).toBe(true);
  expect(had(tabelas, CC, { ...niveis('178', '9', 'V'), alinea: 'b' })).toBe(true);
  expect(had(tabelas, 'LEI-8666-1993', niveis('24'))).toBeNull();
});

test('a subject is told by several words or a long one, or by two short ones', () => {
  const embargos = { sigla: CPC, artigo: '535' };
  expect(subjectOf(tabelas, embargos, 'opos embargos de declaracao')).toBe('antes');
  expect(subjectOf(tabelas, embargos, 'a fazenda, por impugnacao')).toBe('hoje');
  expect(subjectOf(tabelas, embargos, 'embargos de declaracao da fazenda')).toBeNull();
  expect(subjectOf(tabelas, embargos, 'embargos de declaracao da fazenda', true)).toBe('antes');
  expect(subjectOf(tabelas, embargos, 'impugnacao da fazenda por embargos de declaracao')).toBeNull();
  expect(subjectOf(tabelas, embargos, 'nada se disse')).toBeNull();
  expect(subjectOf(tabelas, { sigla: CPC, artigo: '2000' }, 'embargos de declaracao')).toBeNull();
});
