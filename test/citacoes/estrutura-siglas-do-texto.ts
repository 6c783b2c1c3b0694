import type { Linha } from './estrutura.ts';

/** What a text itself says that an acronym stands for is what it is there, whatever it is elsewhere. */
export const SIGLAS_DO_TEXTO: readonly Linha[] = [
  // Another thing: its initials, and a word for acts, contracts or bodies.
  [
    'A Câmara votou o Código de Posturas (CP). O vizinho infringiu o art. 40 do CP.',
    [['X-CP.40', 'art. 40 do CP']],
    'a town’s code in a bracket',
  ],
  [
    'O Código Portuário (CP), art. 9º, e o art. 10 do CP.',
    [
      ['X-CP.9', 'Código Portuário (CP), art. 9º'],
      ['X-CP.10', 'art. 10 do CP'],
    ],
    'its own articles right behind it',
  ],
  ['CÓDIGO DE POSTURAS (CP)\nMulta do art. 12 do CP.', [['X-CP.12', 'art. 12 do CP']], 'a code’s name in capitals'],
  ['A Convenção de Condomínio (CC) veda; o art. 8º da CC pune.', [['X-CC.8', 'art. 8º da CC']], 'a convention'],
  ['Assinou a Carta de Fiança ("CF"); vide o art. 2º da CF.', [['X-CF.2', 'art. 2º da CF']], 'in quotation marks'],
  ['O Conselho Penitenciário (CP) reuniu-se: art. 6º do CP.', [['X-CP.6', 'art. 6º do CP']], 'a body'],
  ['A Comissão de Ética (CE) opinou. Art. 4º da CE.', [['X-CE.4', 'Art. 4º da CE']], 'whose word has an accent'],
  ['Código Penitenciário do Paraná – CPP. O art. 15 do CPP rege.', [['X-CPP.15', 'art. 15 do CPP']], 'behind a dash'],
  [
    'O CPC (Comitê de Pronunciamentos Contábeis) diz, no art. 3º do CPC, o mesmo.',
    [['X-CPC.3', 'art. 3º do CPC']],
    'the name behind the acronym',
  ],
  [
    'O Contrato de Depósito Comum, doravante CDC, prevê no art. 15 do CDC a multa.',
    [['X-CDC.15', 'art. 15 do CDC']],
    'doravante',
  ],
  [
    'A locadora ALFA LTDA., doravante denominada simplesmente "CP", citou o art. 3º do CP.',
    [['X-CP.3', 'art. 3º do CP']],
    'doravante tells it of anything',
  ],
  ['A Lei Municipal 100/2010 (LIA) rege. Art. 5º da LIA.', [['*.5', 'Art. 5º da LIA']], 'a town’s law by its number'],
  [
    'O Código Civil português (CC) rege. Art. 483 do CC.',
    [['X-CC-EXT.483', 'Art. 483 do CC']],
    'another country’s code',
  ],
  ['O Código Civil de 1916 (CC) regia. Art. 159 do CC.', [['LEI-3071-1916.159', 'Art. 159 do CC']], 'an older code'],
  ['O Código Florestal (CF) protege. Art. 3º do CF.', [['CFLO.3', 'Art. 3º do CF']], 'another act of the catalogue'],
  [
    'O Código Florestal (CF) protege. Art. 225 da CF/88.',
    [['CF.225', 'Art. 225 da CF/88']],
    'with its year it is what it is everywhere',
  ],
  [
    'O Comitê de Política Criminal (CPC) opinou. O Código de Processo Civil (CPC) rege: art. 7º do CPC.',
    [['CPC.7', 'art. 7º do CPC']],
    'the last that the text says',
  ],
  [
    'Vale o art. 121 do CP. O Código de Posturas (CP) é outro.',
    [['CP.121', 'art. 121 do CP']],
    'not before the text says so',
  ],
  [
    'O Código de Posturas (CP) obriga. As multas dos arts. 3º e 4º, ambos do CP, cabem.',
    [
      ['X-CP.3', 'arts. 3º'],
      ['X-CP.4', '4º, ambos do CP'],
    ],
    'told of a list by `ambos`',
  ],

  // The same as everywhere.
  ['O Código Penal Brasileiro (CP) pune. Art. 121 do CP.', [['CP.121', 'Art. 121 do CP']], 'its own name, lengthened'],
  ['O Código Processual Civil (CPC) rege. Art. 300 do CPC.', [['CPC.300', 'Art. 300 do CPC']], 'nearly its name'],
  ['O Código (CP) pune. Art. 121 do CP.', [['CP.121', 'Art. 121 do CP']], 'a bare word'],
  ['O diploma consumerista (CDC) protege. Art. 6º do CDC.', [['CDC.6', 'Art. 6º do CDC']], 'a paraphrase'],
  [
    'A legislação consumerista, doravante CDC, protege. Art. 6º do CDC.',
    [['CDC.6', 'Art. 6º do CDC']],
    'a paraphrase with doravante',
  ],
  [
    'A Lei nº 8.078, de 11 de setembro de 1990, doravante CDC, rege. Art. 6º do CDC.',
    [['CDC.6', 'Art. 6º do CDC']],
    'its number with doravante',
  ],
  [
    'O Crédito Direto ao Consumidor (CDC) é oneroso. Art. 6º do CDC.',
    [['CDC.6', 'Art. 6º do CDC']],
    'a loan has no articles',
  ],
  ['Abriu Conta Corrente (CC). Art. 368 do CC.', [['CC.368', 'Art. 368 do CC']], 'nor has an account'],
  [
    'O crime de Corrupção Passiva (CP) é próprio. Art. 317 do CP.',
    [['CP.317', 'Art. 317 do CP']],
    'what is spelled by chance',
  ],
  [
    'A prisão (CPP, art. 312) cabe. Art. 319 do CPP.',
    [
      ['CPP.312', 'CPP, art. 312'],
      ['CPP.319', 'Art. 319 do CPP'],
    ],
    'a citation in a bracket',
  ],
  ['Compete à lei estadual (CF). Art. 24 da CF.', [['CF.24', 'Art. 24 da CF']], 'what a law rests on'],
  [
    'Os Códigos Civil (CC) e Penal (CP): art. 186 do CC, art. 121 do CP.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['CP.121', 'art. 121 do CP'],
    ],
    'names that share a word',
  ],
  ['Contrato de trabalho - CLT. Art. 442 da CLT.', [['CLT.442', 'Art. 442 da CLT']], 'a subject and its law'],

  // Two laws of one acronym.
  [
    'A Lei 11.101/05 (LRF) sujeita os créditos. Art. 49 da LRF.',
    [['LREF.49', 'Art. 49 da LRF']],
    'LRF beside the number of the bankruptcy law',
  ],
  [
    'A Lei de Recuperação e Falências (LRF) sujeita os créditos. Art. 49 da LRF.',
    [['LREF.49', 'Art. 49 da LRF']],
    'and beside its name',
  ],
  [
    'Segundo o art. 6º da Lei 11.101/2005 e o art. 47 da LRF.',
    [
      ['LREF.6', 'art. 6º da Lei 11.101/2005'],
      ['LREF.47', 'art. 47 da LRF'],
    ],
    'in a text that names no other',
  ],
  [
    'O plano de recuperação judicial segue o art. 47 da LRF.',
    [['X-LRF.47', 'art. 47 da LRF']],
    'by its subject alone it is not the treasury’s',
  ],
  [
    'A Lei de Responsabilidade Fiscal (LRF) limita. Art. 20 da LRF.',
    [['LRF.20', 'Art. 20 da LRF']],
    'LRF of the treasury',
  ],
  [
    'Houve falência. O Município feriu a LC nº 101/2000 (art. 20 da LRF).',
    [['LRF.20', 'art. 20 da LRF']],
    'named in a text that speaks of both',
  ],
  ['A despesa com pessoal obedece ao art. 19 da LRF.', [['LRF.19', 'art. 19 da LRF']], 'with nothing else said'],
  [
    'A Câmara de Prevenção e Conciliação (CPC) segue o art. 15 da CPC.',
    [['X-CPC.15', 'art. 15 da CPC']],
    'a chamber of three words',
  ],
  ['A Câmara Cível (CC) aplicou o art. 186 do CC.', [['CC.186', 'art. 186 do CC']], 'a chamber of a court'],
  [
    'O Código de Trânsito de Buenos Aires (CTB) rege: art. 15 do CTB.',
    [['X-CTB-EXT.15', 'art. 15 do CTB']],
    'a code of a city elsewhere',
  ],
  [
    'A massa falida invoca o art. 49, § 3º, da LRF.',
    [['X-LRF.49.3', 'art. 49, § 3º, da LRF']],
    'LRF of one who is bankrupt',
  ],
  [
    'A Lei 5.869/73 (CPC) regia o caso, e o art. 535 do CPC foi violado.',
    [['LEI-5869-1973.535', 'art. 535 do CPC']],
    'the code before, by its number',
  ],
];
