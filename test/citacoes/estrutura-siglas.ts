import type { Linha } from './estrutura.ts';

/** Strong acronyms, acronyms with a year, superseded codes, acts known by acronym outside the catalogue. */
export const SIGLAS: readonly Linha[] = [
  ['Incide o art. 300, cpc.', [['CPC.300', 'art. 300, cpc']], 'a strong acronym in small letters behind a comma'],
  ['Incide o art. 482 clt.', [['CLT.482', 'art. 482 clt']], 'and behind a blank alone'],
  ['Vale o art. 5º, LV, cf/88.', [['CF.5.LV', 'art. 5º, LV, cf/88']], 'cf in small letters with its year'],
  ['Vale o art. 5º, cf. Nery.', [['?.5', 'art. 5º']], 'cf. is confer'],
  ['Vale o art. 7º da lc 123.', [['LC-123-2006.7', 'art. 7º da lc 123']], 'lc in small letters with a number'],

  ['Incide o art. 477 da CLT.', [['CLT.477', 'art. 477 da CLT']], 'strong acronym of three letters'],
  ['Incide o art. 300 do CPC.', [['CPC.300', 'art. 300 do CPC']], 'CPC without year is today’s'],
  ['Incide o art. 300 do CPC/2015.', [['CPC.300', 'art. 300 do CPC/2015']], 'acronym and full year'],
  ['Incide o art. 300 do CPC/15.', [['CPC.300', 'art. 300 do CPC/15']], 'acronym and short year'],
  ['Incide o art. 300 do CPC de 2015.', [['CPC.300', 'art. 300 do CPC de 2015']], 'acronym, de and year'],
  ['Incide o art. 300 do NCPC.', [['CPC.300', 'art. 300 do NCPC']], 'NCPC'],
  ['Incide o art. 300 do Novo CPC.', [['CPC.300', 'art. 300 do Novo CPC']], 'Novo CPC'],
  ['Incide o art. 535 do CPC/73.', [['LEI-5869-1973.535', 'art. 535 do CPC/73']], 'superseded code, short year'],
  ['Incide o art. 535 do CPC/1973.', [['LEI-5869-1973.535', 'art. 535 do CPC/1973']], 'superseded code, full year'],
  [
    'Incide o art. 535 do CPC de 1973.',
    [['LEI-5869-1973.535', 'art. 535 do CPC de 1973']],
    'superseded code, de and year',
  ],
  [
    'Incide o art. 535 do Código de Processo Civil de 1973.',
    [['LEI-5869-1973.535', 'art. 535 do Código de Processo Civil de 1973']],
    'superseded code by name and year',
  ],
  [
    'Incide o art. 20, par. 3º, do CPC/73, vigente à época.',
    [['LEI-5869-1973.20.3', 'art. 20, par. 3º, do CPC/73']],
    'superseded code below the article; the aside is not in the span',
  ],
  ['Incide o art. 159 do CC/1916.', [['LEI-3071-1916.159', 'art. 159 do CC/1916']], 'superseded civil code, full year'],
  ['Incide o art. 159 do CC/16.', [['LEI-3071-1916.159', 'art. 159 do CC/16']], 'superseded civil code, short year'],
  [
    'Incide o art. 159 do Código Civil de 1916.',
    [['LEI-3071-1916.159', 'art. 159 do Código Civil de 1916']],
    'superseded civil code by name and year',
  ],
  ['Incide o art. 186 do CC/2002.', [['CC.186', 'art. 186 do CC/2002']], 'civil code in force, full year'],
  ['Incide o art. 186 do CC/02.', [['CC.186', 'art. 186 do CC/02']], 'civil code in force, short year'],
  ['Incide o art. 186 do CC de 2002.', [['CC.186', 'art. 186 do CC de 2002']], 'civil code in force, de and year'],
  ['Incide o art. 186 do CC/2003.', [['X-CC-2003.186', 'art. 186 do CC/2003']], 'a year that no such act has'],
  ['Incide o art. 186 do CC/03.', [['X-CC-2003.186', 'art. 186 do CC/03']], 'the same with a short year'],
  ['Incide o art. 14 do CDC/95.', [['X-CDC-1995.14', 'art. 14 do CDC/95']], 'a wrong year after a strong acronym'],
  ['Incide o art. 14 do CDC/90.', [['CDC.14', 'art. 14 do CDC/90']], 'the right year after a strong acronym'],
  ['Incide o art. 153 da CF/67.', [['X-CF-1967.153', 'art. 153 da CF/67']], 'an earlier constitution, short year'],
  ['Incide o art. 153 da CF/1967.', [['X-CF-1967.153', 'art. 153 da CF/1967']], 'an earlier constitution, full year'],
  ['Incide o art. 141 da CF/46.', [['X-CF-1946.141', 'art. 141 da CF/46']], 'the constitution of 1946'],
  ['Incide o art. 121 do CPB.', [['CP.121', 'art. 121 do CPB']], 'CPB'],
  ['Incide o art. 156 do CPP.', [['CPP.156', 'art. 156 do CPP']], 'CPP'],
  ['Incide o art. 500, III, do CPPM.', [['CPPM.500.III', 'art. 500, III, do CPPM']], 'CPPM is not CPP with a letter'],
  ['Incide o art. 6º, § 2º, da LINDB.', [['LINDB.6.2', 'art. 6º, § 2º, da LINDB']], 'five letters'],
  ['Incide o art. 10, II, b, do ADCT.', [['ADCT.10.II.b', 'art. 10, II, b, do ADCT']], 'ADCT is an act of its own'],
  [
    'Incide o art. 97 do ADCT da Constituição Federal.',
    [['ADCT.97', 'art. 97 do ADCT da Constituição Federal']],
    'the constitution is part of the name of the ADCT',
  ],
  [
    'Incide o art. 54 do Ato das Disposições Constitucionais Transitórias.',
    [['ADCT.54', 'art. 54 do Ato das Disposições Constitucionais Transitórias']],
    'ADCT by name',
  ],
  ['Incide o art. 255 do RISTJ.', [['X-RISTJ.255', 'art. 255 do RISTJ']], 'internal rules of the STJ'],
  ['Incide o art. 21, § 1º, do RISTF.', [['X-RISTF.21.1', 'art. 21, § 1º, do RISTF']], 'internal rules of the STF'],
  [
    'Incide o art. 118 do Regimento Interno do TST.',
    [['X-RITST.118', 'art. 118 do Regimento Interno do TST']],
    'internal rules by name and acronym of the court',
  ],
  ['Incide o art. 250 do RI/TCU.', [['X-RITCU.250', 'art. 250 do RI/TCU']], 'internal rules with a slash'],
  ['Incide o art. 100 da LODF.', [['X-LODF.100', 'art. 100 da LODF']], 'organic law of the Distrito Federal, acronym'],
  [
    'Incide o art. 19 da Lei Orgânica do Distrito Federal.',
    [['X-LODF.19', 'art. 19 da Lei Orgânica do Distrito Federal']],
    'organic law of the Distrito Federal, name',
  ],
  [
    'Incide o art. 5º da Lei Estadual nº 10.177/1998.',
    [['*.5', 'art. 5º da Lei Estadual nº 10.177/1998']],
    'a state law is not the federal law of that number',
  ],
  [
    'Incide o art. 14 da Lei estadual nº 8.078/1990.',
    [['*.14', 'art. 14 da Lei estadual nº 8.078/1990']],
    'a state law with number and year of a federal act',
  ],
  [
    'Incide o art. 3º da Lei Municipal nº 9.784/1999.',
    [['*.3', 'art. 3º da Lei Municipal nº 9.784/1999']],
    'a municipal law with number and year of a federal act',
  ],
  [
    'Incide o art. 2º do Decreto Estadual nº 3.413/2000.',
    [['*.2', 'art. 2º do Decreto Estadual nº 3.413/2000']],
    'a state decree with number and year of a federal one',
  ],
  [
    'Incide o art. 7º da Lei Complementar Estadual nº 101/2000.',
    [['*.7', 'art. 7º da Lei Complementar Estadual nº 101/2000']],
    'a state complementary law with number and year of the LRF',
  ],
  ['Incide o art. 9º da Resolução CNJ nº 135/2011.', [['*.9', 'art. 9º da Resolução CNJ nº 135/2011']], 'a resolution'],
  [
    'Incide a alínea b do § 2º do art. 35 da Resolução-TSE nº 23.607/2019.',
    [['*.35.2.b', 'alínea b do § 2º do art. 35 da Resolução-TSE nº 23.607/2019']],
    'a resolution, inverted order',
  ],
  [
    'Incide o art. 5º do antigo ECA.',
    [['*.5', 'art. 5º do antigo ECA']],
    'an older act of that name, of which none is known',
  ],
  [
    'Valem CPC art. 300; CC art. 186.',
    [
      ['CPC.300', 'CPC art. 300'],
      ['CC.186', 'CC art. 186'],
    ],
    'a contextual acronym right before its article; behind a semicolon CC is no c/c',
  ],
  [
    'Valem CF/88, art. 5º, X; CP arts. 121 e 122.',
    [
      ['CF.5.X', 'CF/88, art. 5º, X'],
      ['CP.121', 'CP arts. 121'],
      ['CP.122', '122'],
    ],
    'the same in the plural',
  ],
  [
    'Valem o art. 5º da CF; XPTO art. 42.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['?.42', 'art. 42'],
    ],
    'capitals that nobody knows, right before an article, are not the act before',
  ],
  [
    'VIOLAÇÃO AO ART. 5º DA CF, BEM COMO AO ART. 7º',
    [
      ['CF.5', 'ART. 5º DA CF'],
      ['CF.7 ~mencao', 'ART. 7º'],
    ],
    'where all is in capitals they are words',
  ],
  [
    'Valem CDC (art. 14) e contrato (art. 8º).',
    [
      ['CDC.14', 'CDC (art. 14)'],
      ['?.8', 'art. 8º'],
    ],
    'a noun told as the act was before it',
  ],
  [
    'Valem CF, art. 5º; ainda, art. 8º.',
    [
      ['CF.5', 'CF, art. 5º'],
      ['CF.8 ~mencao', 'art. 8º'],
    ],
    'an adverb is none',
  ],
];
