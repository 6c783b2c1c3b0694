import { describe, expect, test } from 'bun:test';
import { composeNames } from '../../pipeline/ingest/names.ts';
import { composeAltera } from '../../pipeline/views/altera.ts';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { hasMirror, parsed } from './mirror.ts';

const { resolve } = composeNames(catalogo);
const known = new Set(catalogo.atos.filter((ato) => !ato.revogado_por).map(({ sigla }) => sigla));

/**
 * What provisions alter, read by hand from the pages. The snapshot has every act of the catalogue except those repealed
 * since, which no mirror holds.
 */
const ALTERA: readonly (readonly [pagina: string, ref_key: string, altera: readonly string[], proves: string])[] = [
  [
    'leis/l9868.htm',
    'LEI-9868-1999.29',
    ['Código de Processo Civil'],
    'in 1999 the name meant the code of 1973, which is not there',
  ],
  [
    'leis/l9610.htm',
    'LEI-9610-1998.115',
    [
      'Código Civil',
      'Lei nº 4.944, de 6 de abril de 1966',
      'Lei nº 5.988, de 14 de dezembro de 1973',
      'Lei nº 6.800, de 25 de junho de 1980',
      'Lei nº 7.123, de 12 de setembro de 1983',
      'Lei nº 9.045, de 18 de maio de 1995',
    ],
    'in 1998 the code of 1916; what stays in force and what is excepted is not altered',
  ],
  [
    'leis/l8072.htm',
    'LEI-8072-1990.6',
    [
      ...['CP.157.3', 'CP.159', 'CP.159.1', 'CP.159.2', 'CP.159.3', 'CP.213', 'CP.214', 'CP.223', 'CP.223.unico'],
      ...['CP.267', 'CP.270'],
    ],
    'a name that has meant one code since',
  ],
  [
    'leis/l8036consol.htm',
    'FGTS.32',
    ['Lei nº 7.839, de 12 de outubro de 1989'],
    'an act repealed inside a clause of force',
  ],
  [
    '_ato2015-2018/2015/lei/l13105.htm',
    'CPC.1046',
    ['Lei nº 5.869, de 11 de janeiro de 1973'],
    'an act repealed at the end of a rule',
  ],
  [
    '_ato2015-2018/2015/lei/l13105.htm',
    'CPC.1072.II',
    [
      ...['CC.227', 'CC.229', 'CC.230', 'CC.456', 'CC.1482', 'CC.1483', 'CC.1768', 'CC.1769', 'CC.1770', 'CC.1771'],
      ...['CC.1772', 'CC.1773'],
    ],
    'every member of a range',
  ],
  [
    '_ato2011-2014/2011/lei/l12527.htm',
    'LAI.46',
    ['Lei nº 11.111, de 5 de maio de 2005', 'Lei nº 8.159, de 8 de janeiro de 1991'],
    'a list with an act as a whole',
  ],
  [
    '_ato2015-2018/2016/lei/l13303.htm',
    'LEI-13303-2016.96.I',
    ['Lei nº 3.890-A, de 25 de abril de 1961'],
    'the act that had given the words is not altered',
  ],
  [
    'leis/2002/l10406.htm',
    'CC.2045',
    ['Lei nº 3.071, de 1º de janeiro de 1916', 'CCOM'],
    'an act of which a part without key falls',
  ],
  [
    '_ato2019-2022/2019/lei/l13869.htm',
    'LEI-13869-2019.44',
    ['Lei nº 4.898, de 9 de dezembro de 1965', 'CP.150.2', 'CP.350'],
    'a whole act, and provisions of another',
  ],
  [
    'leis/l7210.htm',
    'LEP.204',
    ['Lei nº 3.274, de 2 de outubro de 1957'],
    'one that is named among the provisions to the contrary',
  ],
  [
    'leis/l8069.htm',
    'ECA.263',
    ['CP.121.4', 'CP.129.7', 'CP.129.8', 'CP.136.3', 'CP.213.unico', 'CP.214.unico'],
    'a block that numbers what it quotes',
  ],
  [
    '_ato2015-2018/2017/lei/l13467.htm',
    'LEI-13467-2017.4',
    [
      'LEI-8212-1991.28.8',
      'LEI-8212-1991.28.8.a',
      'LEI-8212-1991.28.9.h',
      'LEI-8212-1991.28.9.q',
      'LEI-8212-1991.28.9.z',
    ],
    'children of children, of which a block repeals some',
  ],
];

/** Provisions that mention repeal, or end an act, and alter nothing. */
const NADA: readonly (readonly [pagina: string, ref_key: string, proves: string])[] = [
  ['leis/l7492.htm', 'LEI-7492-1986.35', 'the provisions to the contrary'],
  ['constituicao/constituicao.htm', 'ADCT.25', 'provisions that are not named, with the Constitution for a date'],
  ['constituicao/constituicao.htm', 'ADCT.34.1', 'the provisions to the contrary of another act'],
  ['leis/lcp/lcp95.htm', 'LC-95-1998.12.III.c', 'a rule on provisions that were repealed'],
  ['_ato2015-2018/2015/lei/l13105.htm', 'CPC.1046.4', 'an act that is called repealed'],
];

const linhaOf = (pagina: string, ref_key: string) => {
  const sigla = ref_key.split('.')[0] as string;
  return parsed(pagina, sigla)
    .atos.flatMap(({ linhas }) => linhas)
    .find((linha) => linha.ref_key === ref_key);
};

describe.skipIf(!hasMirror)('what the provisions of real pages alter', () => {
  for (const [pagina, ref_key, altera, proves] of ALTERA) {
    test(`${ref_key}: ${proves}`, () => {
      const linha = linhaOf(pagina, ref_key);
      expect(linha?.alterador).toBe(true);
      expect(composeAltera(linha?.alvos ?? [], resolve, known)).toEqual([...altera]);
    });
  }

  for (const [pagina, ref_key, proves] of NADA) {
    test(`${ref_key} alters nothing: ${proves}`, () => {
      expect(linhaOf(pagina, ref_key)).toMatchObject({ alterador: false, comando: null, alvos: [] });
    });
  }

  test('a clause of repeal says nothing of what an act does', () => {
    const classificacao = (pagina: string, sigla: string) => parsed(pagina, sigla).atos[0]?.classificacao;
    expect(classificacao('leis/l8036consol.htm', 'FGTS')).toBe('autonoma');
    expect(classificacao('leis/lcp/lcp95.htm', 'LC-95-1998')).toBe('autonoma');
  });
});
