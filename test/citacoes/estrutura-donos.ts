import type { Linha } from './estrutura.ts';

/** What is of a contract, of a bill, of another's law, by what stands before it. */
export const DONOS: readonly Linha[] = [
  [
    'No CC e no CPC, arts. 186 e 300, respectivamente.',
    [
      ['?.186', 'arts. 186'],
      ['?.300', '300'],
    ],
    'two acts, each with its own article',
  ],
  ['CPC e CLT: vale o art. 300 daquele.', [['?.300', 'art. 300']], 'daquele is not the nearer act'],
  ['O CP e o CPP: art. 155 do primeiro.', [['?.155', 'art. 155']], 'the first of two acts'],
  ['Segundo a CF, art. 5º da Carta anterior.', [['?.5', 'art. 5º']], 'an earlier act of the kind'],
  ['A CF, ao contrário do CP, art. 12.', [['CF.12 ~mencao', 'art. 12']], 'an act that another is set against'],
  ['Curso de direito civil, art. 421 do CC, p. 300.', [['CC.421', 'art. 421 do CC']], 'a page is no alínea'],
  ['Valem os arts. 186 et seq. do CC.', [['CC.186', 'arts. 186 et seq. do CC']], 'et seq.'],
  [
    'O Código Penal e o Código de Processo Penal. O art. 33 daquele Código.',
    [['?.33', 'art. 33 daquele Código']],
    'aquele Código is the farther of two',
  ],

  ['Vale o CDC. O Projeto de Lei 4.321/2021, art. 12, muda isso.', [['?.12', 'art. 12']], 'a bill'],
  ['Vale o CDC. No PL 4321/2021, art. 12, lê-se o mesmo.', [['?.12', 'art. 12']], 'a bill by its acronym'],
  ['Vale o CDC. Na PEC 32, art. 12, lê-se o mesmo.', [['?.12', 'art. 12']], 'an amendment that is not yet one'],
  [
    'Vale a Lei 9.656/98. A ANS, na RN 555/2022, art. 12, manda cobrir.',
    [['X-RN.12', 'RN 555/2022, art. 12']],
    'a rule of an agency by acronym and number',
  ],
  [
    'Vale o CDC. A RDC 44/2009 da ANVISA, art. 12, exige.',
    [['X-RDC.12', 'RDC 44/2009 da ANVISA, art. 12']],
    'acronym, number and body',
  ],
  [
    'Vale o CDC. A RDC n. 96/2008, art. 12, exige.',
    [['X-RDC.12', 'RDC n. 96/2008, art. 12']],
    'the mark of a number ends no sentence',
  ],
  [
    'Vale o CDC. O decreto regulamentador, em seu art. 12, exige.',
    [['?.12', 'art. 12']],
    'a decree that nobody named, with the possessive',
  ],
  ['Vale o CDC. A lei municipal prevê no art. 12 a multa.', [['?.12', 'art. 12']], 'the law of a town, and a verb'],
  ['Vale o CDC. A lei paulista, em seu art. 12, exige.', [['?.12', 'art. 12']], 'the law of a state'],
  ['Vale o CDC. A nova lei, art. 12, exige.', [['?.12', 'art. 12']], 'a law that is none of those named'],
  ['Vale a LGPD. O GDPR, art. 7º, pede consentimento.', [['X-GDPR.7', 'GDPR, art. 7º']], 'another law by its acronym'],
  [
    'Vale a LGPD. O Regulamento (UE) 2016/679, art. 7º, pede consentimento.',
    [['X-R.7', 'Regulamento (UE) 2016/679, art. 7º']],
    'a regulation of the Union, with a bracket in its name',
  ],
  ['Vale o CC. O Código alemão prevê no art. 12 outra coisa.', [['?.12', 'art. 12']], 'the code of another country'],
  ['Vale o CDC. A Diretiva 93/13/CEE, art. 3º, é outra.', [['X-D.3', 'Diretiva 93/13/CEE, art. 3º']], 'a directive'],
  [
    'Vale o ECA. A Convenção sobre os Direitos da Criança, art. 12, também.',
    [['?.12', 'art. 12']],
    'a convention by a long name',
  ],
  ['Vale o CDC. O edital, no art. 12, exige caução.', [['?.12', 'art. 12']], 'the terms of a competition'],
  ['Vale a CLT. Na convenção coletiva (art. 12), há piso.', [['?.12', 'art. 12']], 'a bracket behind the instrument'],
  ['Vale o CDC. No termo de adesão, art. 12, há multa.', [['?.12', 'art. 12']], 'a form that one signs'],
  [
    'Vale o CDC. O contrato, que é de adesão, prevê no art. 12 a multa.',
    [['?.12', 'art. 12']],
    'words between commas before the verb',
  ],
  [
    'Vale o CDC. O contrato prevê multa. Em seu art. 12, veda a cessão.',
    [['?.12', 'art. 12']],
    'the possessive at the head of the next sentence',
  ],
  [
    'Vale a LGPD. A regulamentação da LGPD, art. 12, diz.',
    [['?.12', 'art. 12']],
    'what regulates an act is not the act',
  ],
  [
    'O CDC (art. 12) e o contrato; o art. 6º deste prevê multa.',
    [
      ['CDC.12', 'CDC (art. 12)'],
      ['?.6', 'art. 6º'],
    ],
    'a pronoun for what was said last',
  ],
  [
    'Vale o CPC. Nos termos do art. 6º, acima, do pacto.',
    [['?.6', 'art. 6º']],
    'a word between the provision and what it is of',
  ],
  [
    'O contrato, art. 3º, e o art. 6º da Lei 8.078/90.',
    [
      ['?.3', 'art. 3º'],
      ['CDC.6', 'art. 6º da Lei 8.078/90'],
    ],
    'the article of a contract is not of the law behind the next',
  ],
  [
    'A portaria, arts. 3º e 4º, c/c art. 6º da Lei 8.078/90.',
    [
      ['?.3', 'arts. 3º'],
      ['?.4', '4º'],
      ['CDC.6', 'art. 6º da Lei 8.078/90'],
    ],
    'nor are those of a regulation',
  ],
  [
    'O GDPR, art. 7º, e o art. 7º da LGPD.',
    [
      ['X-GDPR.7', 'GDPR, art. 7º'],
      ['LGPD.7', 'art. 7º da LGPD'],
    ],
    'nor that of a law known by its acronym',
  ],
  [
    'Segundo o edital, art. 3º, § 1º, e os arts. 6º e 14 do CDC.',
    [
      ['?.3.1', 'art. 3º, § 1º'],
      ['CDC.6', 'arts. 6º'],
      ['CDC.14', '14 do CDC'],
    ],
    'levels on one side, a list on the other',
  ],
  ['Vale o CDC. A lei, em seu art. 6º, garante.', [['CDC.6 ~mencao', 'art. 6º']], 'the law alone is the one named'],
  [
    'Vale a CF. A lei, em seu art. 6º, garante.',
    [['?.6', 'art. 6º']],
    'the law alone is none where only the Constitution was named',
  ],
  ['Vale o CDC. A Lei federal prevê no art. 6º.', [['CDC.6 ~mencao', 'art. 6º']], 'a federal law may be the one named'],
  [
    'Vale o CDC. O contrato firmado viola o disposto no art. 6º.',
    [['CDC.6 ~mencao', 'art. 6º']],
    'a verb that is not of one who commands leaves the list to the law',
  ],
  [
    'Vale o CDC. Há responsabilidade do fornecedor, art. 12.',
    [['CDC.12 ~mencao', 'art. 12']],
    'a noun that is no instrument owns nothing',
  ],
  [
    'Vale o CDC. Além disso, no contrato de adesão, o art. 54 exige clareza.',
    [['CDC.54 ~mencao', 'art. 54']],
    'the subject of a new clause is of the law',
  ],
  [
    'O art. 5º da CF é claro. Veja-se a Res. CNJ 125/2010, art. 3º.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['?.3', 'art. 3º'],
    ],
    'right before the article, an abbreviated resolution of a body',
  ],
  [
    'O art. 5º da CF é claro. Veja-se a Port. MTE 3.214/78, art. 3º.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['?.3', 'art. 3º'],
    ],
    'right before the article, an abbreviated ordinance',
  ],
  [
    'O art. 5º da CF é claro. Veja-se o Prov. 88/2019 do CNJ, art. 9º.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['?.9', 'art. 9º'],
    ],
    'right before the article, the body behind the number',
  ],
  [
    'O art. 5º da CF é claro. Veja-se a NR-15, art. 3º.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['X-NR15.3', 'NR-15, art. 3º'],
    ],
    'right before the article, a number behind a hyphen',
  ],
  [
    'O art. 5º da CF é claro. Veja-se o RIR/2018, art. 1º.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['X-RIR2018.1', 'RIR/2018, art. 1º'],
    ],
    'right before the article, an acronym and its year',
  ],
  [
    'O art. 5º da CF é claro. Veja-se a PEC nº 6/2019 (art. 2º).',
    [
      ['CF.5', 'art. 5º da CF'],
      ['?.2', 'art. 2º'],
    ],
    'right before the article, a bill, its article in a bracket',
  ],
  [
    'O art. 5º da CF é claro. Veja-se o Parecer AGU 5, art. 3º.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['?.3', 'art. 3º'],
    ],
    'right before the article, an opinion with its number',
  ],
  [
    'O art. 5º da CF é claro. Veja-se a Orientação Normativa 5, art. 3º.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['?.3', 'art. 3º'],
    ],
    'right before the article, a word for a rule that is not told one by one',
  ],
  [
    'O art. 5º da CF é claro. Veja-se a Lei-Modelo UNCITRAL, art. 7º.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['?.7', 'art. 7º'],
    ],
    'right before the article, a model law',
  ],
  [
    'O art. 5º da CF é claro. Veja-se o Code Civil, art. 1.382.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['X-CC.1382', 'Code Civil, art. 1.382'],
    ],
    'right before the article, a foreign code',
  ],
  [
    'O art. 5º da CF é claro. Veja-se o art. 3º da norma coletiva.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['?.3', 'art. 3º'],
    ],
    'a collective rule is no norm named before',
  ],
  [
    'O art. 5º da CF é claro (HC 123.456, art. 7º).',
    [
      ['CF.5', 'art. 5º da CF'],
      ['CF.7 ~mencao', 'art. 7º'],
    ],
    'a case with its number owns no article',
  ],
  [
    'O art. 5º da CF é claro. Veja-se a L.C. 101/2000, art. 20.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['LRF.20', 'L.C. 101/2000, art. 20'],
    ],
    'LC with its stops is an act by its number',
  ],
  [
    'O art. 5º da CF é claro. Veja-se o D. 3.048/99, art. 5º.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['DEC-3048-1999.5', 'D. 3.048/99, art. 5º'],
    ],
    'D. and a number is a decree',
  ],
  [
    'O art. 5º da CF é claro (Recurso Extraordinário 1.234.567/SP, art. 102).',
    [
      ['CF.5', 'art. 5º da CF'],
      ['CF.102 ~mencao', 'art. 102'],
    ],
    'a case by its full name owns no article',
  ],
  [
    'O art. 5º da CF é claro (Título 2, art. 7º).',
    [
      ['CF.5', 'art. 5º da CF'],
      ['CF.7 ~mencao', 'art. 7º'],
    ],
    'a part of the law is no other act',
  ],
  [
    'O CDC é claro. Contrato regido pelos arts. 4º e 5º da Lei nº XXX/XXXX. A multa do art. 6º é certa.',
    [
      ['?.4', 'arts. 4º'],
      ['?.5', '5º'],
      ['?.6', 'art. 6º'],
    ],
    'a law whose number is masked owns what follows, though an instrument is named before',
  ],
  [
    '# Penas (art. 59 CP)\n\n## Causas\n\n| Furto de noite | art. 155, § 1º |\n\n## Drogas\n\nVale a Lei 11.343/06.\n',
    [
      ['CP.59', 'art. 59 CP'],
      ['CP.155.1 ~mencao', 'art. 155, § 1º'],
    ],
    'the cell of a table below a heading that names the act',
  ],
  [
    '# Penas\n\nVale o CP.\n\n| Furto de noite | art. 155, § 2º |\n',
    [['?.155.2', 'art. 155, § 2º']],
    'the cell of a table below none that does',
  ],
];
