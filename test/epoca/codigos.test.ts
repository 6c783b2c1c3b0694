import { describe, expect, test } from 'bun:test';
import { correspondencias } from '../../schemas/catalog/correspondencia.ts';
import cc1916 from '../../schemas/epoca/codigos/LEI-3071-1916.json' with { type: 'json' };
import cpc1973 from '../../schemas/epoca/codigos/LEI-5869-1973.json' with { type: 'json' };
import { had, levelsOf, subjectOf } from '../../schemas/epoca/codigos.ts';
import { parseRefKey } from '../../schemas/law/ref-key.ts';
import { fold } from '../../schemas/text/fold.ts';

type Artigos = Record<string, { niveis: string; trata?: string[]; hoje?: string[] }>;
const TABELAS: readonly (readonly [string, Artigos])[] = [
  [cpc1973.sigla, cpc1973.artigos],
  [cc1916.sigla, cc1916.artigos],
];

describe.each(TABELAS)('the table of %s', (sigla, artigos) => {
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
      if (partes) expect(had(sigla, partes), `${sigla} ${antigo}`).not.toBe(false);
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
  expect(had(cpc1973.sigla, niveis('475-J'))).toBe(true);
  expect(had(cpc1973.sigla, niveis('557', '2'))).toBe(true);
  expect(had(cpc1973.sigla, niveis('557', '3'))).toBe(false);
  expect(had(cpc1973.sigla, niveis('1219'))).toBeNull();
  expect(had(cc1916.sigla, niveis('178', '10', 'I'))).toBe(true);
  expect(had(cc1916.sigla, { ...niveis('178', '9', 'V'), alinea: 'b' })).toBe(true);
  expect(had('LEI-8666-1993', niveis('24'))).toBeNull();
});

test('a subject is told by several words or a long one, or by two short ones', () => {
  expect(subjectOf(cpc1973.sigla, '535', 'opos embargos de declaracao')).toBe('antes');
  expect(subjectOf(cpc1973.sigla, '535', 'a fazenda, por impugnacao')).toBe('hoje');
  expect(subjectOf(cpc1973.sigla, '535', 'embargos de declaracao da fazenda')).toBeNull();
  expect(subjectOf(cpc1973.sigla, '535', 'embargos de declaracao da fazenda', true)).toBe('antes');
  expect(subjectOf(cpc1973.sigla, '535', 'impugnacao da fazenda por embargos de declaracao')).toBeNull();
  expect(subjectOf(cpc1973.sigla, '535', 'nada se disse')).toBeNull();
  expect(subjectOf(cpc1973.sigla, '2000', 'embargos de declaracao')).toBeNull();
});
