import type { Linha } from './estrutura.ts';

/** The act is named, and the article is of something else that the sentence speaks of. */
export const OUTRO_SUJEITO: readonly Linha[] = [
  [
    'Conforme o CC, o contrato social, em seu art. 12, prevê.',
    [['?.12', 'art. 12']],
    'an instrument between commas owns the possessive',
  ],
  ['Nos termos da CF, o projeto de lei, em seu art. 3º, cria cargos.', [['?.3', 'art. 3º']], 'a bill between commas'],
  [
    'Para o Código Penal, a doutrina, em seu art. 12, discorda.',
    [['?.12', 'art. 12']],
    'a subject that is no act at all',
  ],
  [
    'A CF, a Lei Maior, em seu art. 5º, garante.',
    [['CF.5', 'Lei Maior, em seu art. 5º']],
    'an apposition that is the same act',
  ],
  [
    'À luz do CDC, o contrato não pode, no art. 6º, restringir.',
    [['?.6', 'art. 6º']],
    'what an instrument may not do in an article',
  ],
  [
    'Vale o CDC. As condições gerais, art. 14, excluem isso.',
    [['?.14', 'art. 14']],
    'general conditions, in the plural',
  ],
  [
    'O Decreto 9.830/2019, que regulamenta a LINDB, dispõe no art. 3º.',
    [['DEC-9830-2019.3 ~mencao', 'art. 3º']],
    'an act named only in what is said of another',
  ],
  [
    'A Lei 9.507/97, a qual disciplina o habeas data da Constituição Federal, exige, em seu art. 8º, prova.',
    [['?.8', 'art. 8º']],
    'an act in a relative clause owns no possessive behind it',
  ],
  [
    'A Lei 12.016/2009, editada sob a égide da Constituição de 1988, prevê em seu art. 23 prazo.',
    [['?.23', 'art. 23']],
    'nor one behind a participle',
  ],
  [
    'A regra está na CLT, notadamente em seu art. 5º.',
    [['CLT.5', 'CLT, notadamente em seu art. 5º']],
    'right behind the act it does',
  ],
  [
    'O CPP, alterado pela Lei 13.964/2019, em seu art. 315, § 2º.',
    [['?.315.2', 'art. 315, § 2º']],
    'nor the law that changed what the sentence is about',
  ],
  [
    'A Constituição de 1988. O Município, no art. 5º de sua Lei Orgânica.',
    [['X-LO.5', 'art. 5º de sua Lei Orgânica']],
    'de sua ties as da does',
  ],
  [
    'CF, art. 5º, V, e art. 186, CC, e art. 6º, VI, CDC.',
    [
      ['CF.5.V', 'CF, art. 5º, V'],
      ['CC.186', 'art. 186, CC'],
      ['CDC.6.VI', 'art. 6º, VI, CDC'],
    ],
    'an act glued behind an article wins over the one that leads the list',
  ],
  [
    'CF, art. 5º, CLT, art. 7º, CDC, art. 6º.',
    [
      ['CF.5', 'CF, art. 5º'],
      ['CLT.7', 'CLT, art. 7º'],
      ['CDC.6', 'CDC, art. 6º'],
    ],
    'but not one that leads the next',
  ],
  ['A constituição do crédito (art. 142) ocorre.', [['?.142', 'art. 142']], 'what comes to be is no constitution'],
  [
    'O § 1º do art. 14 da CF trata disso, e seu inciso II, do mais.',
    [
      ['CF.14.1', '§ 1º do art. 14 da CF'],
      ['CF.14.1.II ~anafora', 'inciso II'],
    ],
    'seu goes back to the paragraph told last',
  ],
  [
    'A Lei 13.467/2017 revogou o art. 792 e alterou o art. 790, § 3º, da CLT.',
    [
      ['?.792', 'art. 792'],
      ['CLT.790.3', 'art. 790, § 3º, da CLT'],
    ],
    'what a law revoked is no article of its own',
  ],
  [
    'A Lei 14.811/2024 incluiu no art. 146-A o que faltava.',
    [['?.146-A', 'art. 146-A']],
    'nor what it put into another',
  ],
  [
    'Crime do art. 155, § 4º, I e IV, e § 1º, c/c o art. 29, ambos do CP.',
    [
      ['CP.155.4.I', 'art. 155, § 4º, I'],
      ['CP.155.4.IV', 'IV'],
      ['CP.155.1', '§ 1º'],
      ['CP.29', 'art. 29, ambos do CP'],
    ],
    'c/c o leads to no level above',
  ],
  [
    'Crime do art. 155, caput e § 1º, c/c o art. 29 do CP.',
    [
      ['CP.155+caput', 'art. 155, caput'],
      ['CP.155.1', '§ 1º'],
      ['CP.29', 'art. 29 do CP'],
    ],
    'nor behind a caput',
  ],
  [
    'A CF garante a honra e, em seu art. 5º, X, prevê indenização.',
    [['CF.5.X', 'CF garante a honra e, em seu art. 5º, X']],
    'an act that is the subject goes on itself',
  ],
  [
    'O CDC é aplicável. O referido diploma, em seu art. 5º, exclui.',
    [['CDC.5 ~mencao', 'art. 5º']],
    'a word for the kind of act points back',
  ],
  ['Cita o CDC; edital nº 5 art. 6º.', [['?.6', 'art. 6º']], 'the number of an instrument right before its article'],
];
