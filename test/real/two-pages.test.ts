import { describe, expect, test } from 'bun:test';
import { comparePaginas } from '../../pipeline/check/compare-paginas.ts';
import type { AtoLido } from '../../pipeline/parse/types.ts';
import { hasMirror, parsed } from './mirror.ts';

/** Acts whose plain page (with old wordings) and compiled page are both available. */
const PARES = [
  ['CC', 'leis/2002/l10406.htm', 'leis/2002/l10406compilada.htm'],
  ['CLT', 'decreto-lei/del5452.htm', 'decreto-lei/del5452compilado.htm'],
  ['LEP', 'leis/l7210.htm', 'leis/l7210compilado.htm'],
  ['LINDB', 'decreto-lei/del4657.htm', 'decreto-lei/del4657compilado.htm'],
  ['CDC', 'leis/l8078.htm', 'leis/l8078compilado.htm'],
] as const;

/** Provisions on which the two pages themselves disagree, with the difference. */
const EXPLICADAS: Record<string, string> = {
  'CC.1078.2': 'the plain page lost a letter: "nstalada"',
  'CLT.7.e': 'the compiled page shows only a note, with neither text nor repeal',
  'CLT.329.unico': 'the plain page lost "art. 325"',
  'CLT.442-B': 'the plain page strikes "art. 3o desta Consolidação" inside the wording in force',
  'CLT.453.1': 'the compiled page shows only "Vide ADIN 1.770-4", the plain page the struck wording',
  'CLT.580': 'the plain page leaves a cell of the old table unstruck',
  'LEP.9-A.1': 'the compiled page leaves § 1º out',
  'LEP.18-A.3': 'the plain page has a stray "7.627"',
};

const act = (page: string, sigla: string) => parsed(page, sigla).atos[0] as AtoLido;

describe.skipIf(!hasMirror)('the plain and the compiled page of an act', () => {
  const needed = new Set<string>();
  for (const [sigla, plain, compiled] of PARES) {
    test(`${sigla}: the same wordings in force`, () => {
      const preferida = act(plain, sigla);
      const repealed = new Set(preferida.linhas.filter((linha) => linha.revogado).map((linha) => linha.ref_key));
      const unexplained = comparePaginas(preferida, act(compiled, sigla))
        // Only the plain page keeps what is no longer in force, and each page has its own spelling and spacing.
        .filter(({ tipo, ref_key }) => !(tipo === 'so_na_preferida' && repealed.has(ref_key)) && tipo !== 'grafia')
        .filter(({ ref_key }) => {
          if (ref_key in EXPLICADAS) needed.add(ref_key);
          return !(ref_key in EXPLICADAS);
        });
      expect(unexplained).toEqual([]);
    });
  }

  test('every explanation is needed', () => {
    expect(Object.keys(EXPLICADAS).filter((key) => !needed.has(key))).toEqual([]);
  });
});
