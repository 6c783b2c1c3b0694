import type { Linha } from './estrutura.ts';

/** Acts by name and nickname: the longest name wins. */
export const NOMES: readonly Linha[] = [
  [
    'Segundo o art. 186 do Código Civil Brasileiro.',
    [['CC.186', 'art. 186 do Código Civil Brasileiro']],
    'Brasileiro belongs to the name',
  ],
  [
    'Segundo o art. 186 do Código Civil de 2002.',
    [['CC.186', 'art. 186 do Código Civil de 2002']],
    'a year in the name',
  ],
  ['Segundo o art. 944 do novel Código Civil.', [['CC.944', 'art. 944 do novel Código Civil']], 'novel'],
  [
    'Segundo o art. 1.022 do Código de Processo Civil de 2015.',
    [['CPC.1022', 'art. 1.022 do Código de Processo Civil de 2015']],
    'the code of 2015 by name and year',
  ],
  [
    'Segundo o art. 10 do Novo Código de Processo Civil.',
    [['CPC.10', 'art. 10 do Novo Código de Processo Civil']],
    'Novo',
  ],
  [
    'Segundo o art. 312 do Código de Processo Penal.',
    [['CPP.312', 'art. 312 do Código de Processo Penal']],
    'CPP by name',
  ],
  [
    'Segundo o art. 254 do Código de Processo Penal Militar.',
    [['CPPM.254', 'art. 254 do Código de Processo Penal Militar']],
    'Militar tells it from the CPP',
  ],
  [
    'Segundo o art. 209 do Código Penal Militar.',
    [['CPM.209', 'art. 209 do Código Penal Militar']],
    'Militar tells it from the CP',
  ],
  [
    'Segundo o art. 14 do Código de Defesa do Consumidor.',
    [['CDC.14', 'art. 14 do Código de Defesa do Consumidor']],
    'CDC by name',
  ],
  [
    'Segundo o art. 14 do Código de Proteção e Defesa do Consumidor.',
    [['CDC.14', 'art. 14 do Código de Proteção e Defesa do Consumidor']],
    'CDC by its longer name',
  ],
  [
    'Segundo o art. 13 do Regulamento do Código de Defesa do Consumidor.',
    [['DEC-2181-1997.13', 'art. 13 do Regulamento do Código de Defesa do Consumidor']],
    'a regulation is not the code that it regulates',
  ],
  [
    'Segundo o art. 165 do Código de Trânsito Brasileiro.',
    [['CTB.165', 'art. 165 do Código de Trânsito Brasileiro']],
    'CTB by name',
  ],
  ['Segundo o art. 299 do Código Eleitoral.', [['CE.299', 'art. 299 do Código Eleitoral']], 'CE by name'],
  [
    'Segundo o art. 150, § 4º, do Código Tributário Nacional.',
    [['CTN.150.4', 'art. 150, § 4º, do Código Tributário Nacional']],
    'CTN by name',
  ],
  ['Segundo o art. 61-A do Código Florestal.', [['CFLO.61-A', 'art. 61-A do Código Florestal']], 'CFLO by name'],
  [
    'Segundo o art. 483 da Consolidação das Leis do Trabalho.',
    [['CLT.483', 'art. 483 da Consolidação das Leis do Trabalho']],
    'CLT by name',
  ],
  ['Segundo o art. 818 do Diploma Consolidado.', [['CLT.818', 'art. 818 do Diploma Consolidado']], 'CLT by a nickname'],
  ['Segundo o art. 2º do Texto Consolidado.', [['CLT.2', 'art. 2º do Texto Consolidado']], 'CLT by another nickname'],
  [
    'Segundo o art. 4º do Estatuto da Criança e do Adolescente.',
    [['ECA.4', 'art. 4º do Estatuto da Criança e do Adolescente']],
    'a statute that is a law',
  ],
  [
    'Segundo o art. 15 do Estatuto do Idoso.',
    [['EI.15', 'art. 15 do Estatuto do Idoso']],
    'a statute by its former name',
  ],
  [
    'Segundo o art. 4º da Lei Brasileira de Inclusão.',
    [['EPD.4', 'art. 4º da Lei Brasileira de Inclusão']],
    'EPD by its other name',
  ],
  [
    'Segundo o art. 7º, XI, do Estatuto da Advocacia.',
    [['EOAB.7.XI', 'art. 7º, XI, do Estatuto da Advocacia']],
    'EOAB by its short name',
  ],
  ['Segundo o art. 182 do Estatuto da Cidade.', [['ECID.182', 'art. 182 do Estatuto da Cidade']], 'ECID by name'],
  ['Segundo o art. 22 da Lei Maria da Penha.', [['LMP.22', 'art. 22 da Lei Maria da Penha']], 'a person’s name'],
  [
    'Segundo o art. 2º da Lei dos Crimes Hediondos.',
    [['LEI-8072-1990.2', 'art. 2º da Lei dos Crimes Hediondos']],
    'a subject’s name',
  ],
  ['Segundo o art. 33 da Lei de Drogas.', [['LD.33', 'art. 33 da Lei de Drogas']], 'LD by name'],
  [
    'Segundo o art. 16, § 1º, do Estatuto do Desarmamento.',
    [['ED.16.1', 'art. 16, § 1º, do Estatuto do Desarmamento']],
    'ED by name',
  ],
  [
    'Segundo o art. 73 da Lei das Eleições.',
    [['LEI-9504-1997.73', 'art. 73 da Lei das Eleições']],
    'electoral law by name',
  ],
  [
    'Segundo o art. 2º da Lei da Ficha Limpa.',
    [['LC-135-2010.2', 'art. 2º da Lei da Ficha Limpa']],
    'a nickname for a complementary law',
  ],
  [
    'Segundo o art. 22 da Lei das Inelegibilidades.',
    [['LC-64-1990.22', 'art. 22 da Lei das Inelegibilidades']],
    'LC 64 by name',
  ],
  ['Segundo o art. 20 da Lei Kandir.', [['LC-87-1996.20', 'art. 20 da Lei Kandir']], 'LC 87 by nickname'],
  [
    'Segundo o art. 11 da Lei de Improbidade Administrativa.',
    [['LIA.11', 'art. 11 da Lei de Improbidade Administrativa']],
    'LIA by name',
  ],
  ['Segundo o art. 112 da Lei de Execução Penal.', [['LEP.112', 'art. 112 da Lei de Execução Penal']], 'LEP by name'],
  [
    'Segundo o art. 16 da Lei de Execução Fiscal.',
    [['LEF.16', 'art. 16 da Lei de Execução Fiscal']],
    'LEF, one word away from LEP',
  ],
  [
    'Segundo o art. 47 da Lei de Recuperação Judicial e Falência.',
    [['LREF.47', 'art. 47 da Lei de Recuperação Judicial e Falência']],
    'a name holding e',
  ],
  [
    'Segundo o art. 75 da Nova Lei de Licitações.',
    [['LLC.75', 'art. 75 da Nova Lei de Licitações']],
    'Nova tells it from the repealed one',
  ],
  [
    'Segundo o art. 7º da Lei Geral de Proteção de Dados.',
    [['LGPD.7', 'art. 7º da Lei Geral de Proteção de Dados']],
    'LGPD by its shorter name',
  ],
  ['Segundo o art. 19 do Marco Civil da Internet.', [['MCI.19', 'art. 19 do Marco Civil da Internet']], 'a Marco'],
  [
    'Segundo o art. 13 do Regulamento do Marco Civil da Internet.',
    [['DEC-8771-2016.13', 'art. 13 do Regulamento do Marco Civil da Internet']],
    'its regulation is another act',
  ],
  [
    'Segundo o art. 20 da Lei de Introdução às Normas do Direito Brasileiro.',
    [['LINDB.20', 'art. 20 da Lei de Introdução às Normas do Direito Brasileiro']],
    'LINDB by name',
  ],
  [
    'Segundo o art. 2º da Lei de Introdução ao Código Civil.',
    [['LINDB.2', 'art. 2º da Lei de Introdução ao Código Civil']],
    'the old name of the LINDB holds that of the CC',
  ],
  [
    'Segundo o art. 3º da Lei dos Juizados Especiais Federais.',
    [['LEI-10259-2001.3', 'art. 3º da Lei dos Juizados Especiais Federais']],
    'Federais tells it from the LJE',
  ],
  [
    'Segundo o art. 3º da Lei dos Juizados Especiais.',
    [['LJE.3', 'art. 3º da Lei dos Juizados Especiais']],
    'LJE by name',
  ],
  [
    'Segundo o art. 21 da Lei das Contravenções Penais.',
    [['LCP.21', 'art. 21 da Lei das Contravenções Penais']],
    'LCP by name',
  ],
  [
    'Segundo o art. 8º do Pacto de San José da Costa Rica.',
    [['CADH.8', 'art. 8º do Pacto de San José da Costa Rica']],
    'CADH by its city',
  ],
  [
    'Segundo o art. 8º da Convenção Americana sobre Direitos Humanos.',
    [['CADH.8', 'art. 8º da Convenção Americana sobre Direitos Humanos']],
    'CADH by name',
  ],
  [
    'Segundo o art. 2º da PEC das Domésticas.',
    [['EC-72-2013.2', 'art. 2º da PEC das Domésticas']],
    'an amendment popularly still called a PEC',
  ],
  [
    'Segundo o art. 1º da Lei do Bem de Família.',
    [['LEI-8009-1990.1', 'art. 1º da Lei do Bem de Família']],
    'a subject’s name with do',
  ],
  ['Segundo o art. 171 do Estatuto Repressivo.', [['CP.171', 'art. 171 do Estatuto Repressivo']], 'CP by a nickname'],
  [
    'Incide o art. 3º do Pacote Anticrime.',
    [['LEI-13964-2019.3', 'art. 3º do Pacote Anticrime']],
    'a law of no catalogue',
  ],
  [
    'Incide o artigo V, 2, b, da Convenção de Nova York.',
    [['DEC-4311-2002.5.2.b', 'artigo V, 2, b, da Convenção de Nova York']],
    'a convention by its usual name',
  ],
  [
    'Incide o art. 5º da Convenção de Nova York sobre Prestação de Alimentos no Estrangeiro.',
    [['*.5', 'art. 5º da Convenção de Nova York sobre Prestação']],
    'another convention whose name begins so',
  ],
];
