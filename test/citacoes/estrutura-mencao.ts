import type { Linha } from './estrutura.ts';

const muito = 'O autor insiste na tese já exposta e pede que seja acolhida. '.repeat(50);
const pouco = 'O autor insiste na tese já exposta e pede que seja acolhida. '.repeat(20);

/** A bare article takes the nearest act mentioned before it, within 2,000 characters. */
export const MENCAO: readonly Linha[] = [
  [
    'O CPC regula a tutela. O art. 300 exige perigo de dano.',
    [['CPC.300 ~mencao', 'art. 300']],
    'a strong acronym alone, then a bare article',
  ],
  ['A CLT ampara o empregado. Vale o art. 468.', [['CLT.468 ~mencao', 'art. 468']], 'CLT alone as antecedent'],
  ['A CF é clara. Basta ler o art. 37, § 6º.', [['CF.37.6 ~mencao', 'art. 37, § 6º']], 'a bare article with a level'],
  [
    'A LGPD está em vigor. O art. 18 dá ao titular o acesso.',
    [['LGPD.18 ~mencao', 'art. 18']],
    'an acronym of four letters alone is a mention',
  ],
  [
    'A petição cumpre o art. 319 do CPC. Falta, porém, o do art. 320.',
    [
      ['CPC.319', 'art. 319 do CPC'],
      ['CPC.320 ~mencao', 'art. 320'],
    ],
    'the antecedent is the act of a citation',
  ],
  [
    'A Lei Maria da Penha protege a vítima. O art. 5º define a violência.',
    [['LMP.5 ~mencao', 'art. 5º']],
    'a nickname as antecedent',
  ],
  [
    'A Lei nº 8.078/90 protege o consumidor. O art. 51 anula a cláusula.',
    [['CDC.51 ~mencao', 'art. 51']],
    'a numbered act as antecedent',
  ],
  [
    'A Lei nº 8.666/93 foi revogada. O art. 78 previa a rescisão.',
    [['LEI-8666-1993.78 ~mencao', 'art. 78']],
    'an antecedent outside the catalogue',
  ],
  [
    'O Código Civil fixa a regra geral. A Lei nº 8.666/93 fixava a especial. O art. 78 previa a rescisão.',
    [['LEI-8666-1993.78 ~mencao', 'art. 78']],
    'the nearer wins though outside the catalogue',
  ],
  [
    'A Lei nº 8.666/93 fixava a regra especial. O Código Civil fixa a geral. O art. 422 impõe a boa-fé.',
    [['CC.422 ~mencao', 'art. 422']],
    'the nearer wins, the other way round',
  ],
  [
    'O RISTJ dispõe sobre o agravo. O art. 258 fixa o prazo.',
    [['X-RISTJ.258 ~mencao', 'art. 258']],
    'internal rules as antecedent',
  ],
  [
    'A Constituição do Estado de São Paulo é expressa. O art. 115 trata do concurso.',
    [['X-CE-SP.115 ~mencao', 'art. 115']],
    'a state constitution as antecedent',
  ],
  [
    'O CPC/73 regia o ato. O art. 535 previa os embargos.',
    [['LEI-5869-1973.535 ~mencao', 'art. 535']],
    'a superseded code as antecedent',
  ],
  ['Basta ler o art. 319.', [['?.319', 'art. 319']], 'no act at all'],
  ['Basta ler o inciso II do art. 319.', [['?.319.II', 'inciso II do art. 319']], 'no act, inverted order'],
  [
    'Bastam os arts. 186 e 927.',
    [
      ['?.186', 'arts. 186'],
      ['?.927', '927'],
    ],
    'no act, a list',
  ],
  ['Basta o art. 5º, caput.', [['?.5+caput', 'art. 5º, caput']], 'no act, caput'],
  [
    'Bastam os arts. 7º a 9º.',
    [
      ['?.7', 'arts. 7º a 9º'],
      ['?.8', 'arts. 7º a 9º'],
      ['?.9', 'arts. 7º a 9º'],
    ],
    'no act, a range',
  ],
  ['Basta o art. 98. Depois virá o CPC.', [['?.98', 'art. 98']], 'an act mentioned only afterwards is no antecedent'],
  [
    'Invocou o art. 186. Já o art. 6º da CF trata de direito social.',
    [
      ['?.186', 'art. 186'],
      ['CF.6', 'art. 6º da CF'],
    ],
    'the act of the next sentence’s citation is no antecedent',
  ],
  [
    `O CPC regula a tutela. ${pouco}O art. 300 exige perigo de dano.`,
    [['CPC.300 ~mencao', 'art. 300']],
    'a mention some 1,200 characters before',
  ],
  [
    `O CPC regula a tutela. ${muito}O art. 300 exige perigo de dano.`,
    [['?.300', 'art. 300']],
    'a mention more than 2,000 characters before',
  ],
  [
    'O CPC rege a matéria. Aplicam-se os arts. 98 e 99.',
    [
      ['CPC.98 ~mencao', 'arts. 98'],
      ['CPC.99 ~mencao', '99'],
    ],
    'a whole list is inferred',
  ],
  [
    'O CPC rege a matéria. Aplica-se o § 3º do art. 99.',
    [['CPC.99.3 ~mencao', '§ 3º do art. 99']],
    'inverted order is inferred',
  ],
  [
    'O CPC rege a matéria. Aplica-se o art. 99, parágrafo terceiro.',
    [['CPC.99.3 ~mencao', 'art. 99, parágrafo terceiro']],
    'words for the paragraph are inferred',
  ],
  [
    'O CPC rege o rito; a CLT, o contrato. Vem daí o art. 443.',
    [['CLT.443 ~mencao', 'art. 443']],
    'the nearer of two acts of the catalogue',
  ],
  [
    'O art. 186 do Código Civil basta. No CPC, nada há. O art. 373 cuida do ônus.',
    [
      ['CC.186', 'art. 186 do Código Civil'],
      ['CPC.373 ~mencao', 'art. 373'],
    ],
    'a mention alone is nearer than the act of a citation',
  ],
  [
    'Aplica-se o art. 14 do CDC. O art. 186 do CC vem depois; e o art. 927 o completa.',
    [
      ['CDC.14', 'art. 14 do CDC'],
      ['CC.186', 'art. 186 do CC'],
      ['CC.927 ~mencao', 'art. 927'],
    ],
    'a contextual acronym bound to a provision is an antecedent',
  ],
  [
    'A EC nº 45/2004 reformou a Justiça. O art. 7º criou a comissão.',
    [['EC-45-2004.7 ~mencao', 'art. 7º']],
    'an amendment as antecedent',
  ],
  [
    'A MP nº 905/2019 perdeu eficácia. O art. 51 revogava normas.',
    [['MP-905-2019.51 ~mencao', 'art. 51']],
    'a provisional measure as antecedent',
  ],
  [
    'A LC nº 123/2006 instituiu o Simples. O art. 17 traz as vedações.',
    [['LC-123-2006.17 ~mencao', 'art. 17']],
    'a complementary law as antecedent',
  ],
  ['O CPC rege a matéria. (art. 85, § 11)', [['CPC.85.11 ~mencao', 'art. 85, § 11']], 'a bare article in brackets'],
  [
    'A Constituição Federal rege o tema. O art. 3º do manual do servidor repete a regra.',
    [['?.3', 'art. 3º']],
    'an article of something unknown is not of the act before it',
  ],
  [
    'Com base no art. 129, I, da CF, o réu está incurso no art. 155, por duas vezes, do Código Penal.',
    [
      ['CF.129.I', 'art. 129, I, da CF'],
      ['CP.155', 'art. 155, por duas vezes, do Código Penal'],
    ],
    'an act named behind an aside is not the one mentioned before',
  ],
  [
    'Vale o art. 5º da CF. O artigo 20, lei n.º 9.099, de 26 de setembro de 1995, trata disso.',
    [
      ['CF.5', 'art. 5º da CF'],
      ['LJE.20', 'artigo 20, lei n.º 9.099, de 26 de setembro de 1995'],
    ],
    'a law in small letters, without a preposition',
  ],
  [
    'Vale o art. 186 do CC. O art. 10, eca, trata disso.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['ECA.10', 'art. 10, eca'],
    ],
    'a strong acronym in small letters right behind is the act, not the one before',
  ],
  [
    'Vale o art. 186 do CC. O art. 121 par 2 inc IV do CP trata disso.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['CP.121.2.IV', 'art. 121 par 2 inc IV do CP'],
    ],
    'levels cut short without a stop stand before the act',
  ],
  [
    'Vale o art. 186 do CC. O art. 5º da 8.666/93 trata disso.',
    [
      ['CC.186', 'art. 186 do CC'],
      ['?.5', 'art. 5º'],
    ],
    'a law by its number alone',
  ],
];
