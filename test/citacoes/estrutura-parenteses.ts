import type { Linha } from './estrutura.ts';

/** What stands in a bracket beside an act or beside a provision: of which act each provision is. */
export const PARENTESES: readonly Linha[] = [
  [
    'Base: CDC (Lei 8.078/90), art. 12; CPC, art. 319.',
    [
      ['CDC.12', 'CDC (Lei 8.078/90), art. 12'],
      ['CPC.319', 'CPC, art. 319'],
    ],
    'a number in a bracket is the act that stands before it, and a semicolon ends its provisions',
  ],
  [
    'Base: Marco Civil (Lei 12.965/14), arts. 9º e 10; LGPD, arts. 6º e 7.777.',
    [
      ['MCI.9', 'Marco Civil (Lei 12.965/14), arts. 9º'],
      ['MCI.10', '10'],
      ['LGPD.6', 'LGPD, arts. 6º'],
      ['LGPD.7777', '7.777'],
    ],
    'the list behind the bracket, and one of another act, with an article that no law has',
  ],
  [
    'Base: Código Civil (CC), art. 421; Código Penal (CP), art. 171.',
    [
      ['CC.421', 'Código Civil (CC), art. 421'],
      ['CP.171', 'Código Penal (CP), art. 171'],
    ],
    'an acronym in the bracket',
  ],
  [
    'Base: Lei 9.099/95 (Juizados Especiais): art. 38; CPC: art. 489.',
    [
      ['LJE.38', 'Lei 9.099/95 (Juizados Especiais): art. 38'],
      ['CPC.489', 'CPC: art. 489'],
    ],
    'a note in the bracket, and colons',
  ],
  [
    'Base: Lei 8.078/90 [CDC], art. 6º, VIII; CC, art. 927.',
    [
      ['CDC.6.VIII', 'Lei 8.078/90 [CDC], art. 6º, VIII'],
      ['CC.927', 'CC, art. 927'],
    ],
    'an acronym in square brackets',
  ],
  [
    'Base: (Lei 8.078/90) art. 12; (CC) art. 421.',
    [
      ['CDC.12', '(Lei 8.078/90) art. 12'],
      ['CC.421', '(CC) art. 421'],
    ],
    'the act alone in the bracket, before its provisions',
  ],
  ['Base: CDC (Lei 8.078/90) - art. 12.', [['CDC.12', 'CDC (Lei 8.078/90) - art. 12']], 'a dash behind the bracket'],
  [
    'Base: Lei n. 8.078/90, art. 12, a Lei 9.099/95, art. 38.',
    [
      ['CDC.12', 'Lei n. 8.078/90, art. 12'],
      ['LJE.38', 'Lei 9.099/95, art. 38'],
    ],
    'an article of grammar ties no act to what stands before it',
  ],
  [
    'Base: CC, art. 421, e art. 6º do CDC.',
    [
      ['CC.421', 'CC, art. 421'],
      ['CDC.6', 'art. 6º do CDC'],
    ],
    'between two acts each has its own provisions',
  ],
  [
    'Base: Código Civil, arts. 421 e 422, e arts. 6º e 12 do CDC.',
    [
      ['CC.421', 'Código Civil, arts. 421'],
      ['CC.422', '422'],
      ['CDC.6', 'arts. 6º'],
      ['CDC.12', '12 do CDC'],
    ],
    'between two acts, lists',
  ],
  [
    'Base: Lei 8.078/90, art. 12; no CPC, art. 319.',
    [
      ['CDC.12', 'Lei 8.078/90, art. 12'],
      ['CPC.319', 'CPC, art. 319'],
    ],
    'behind a semicolon `no` leads on',
  ],
  ['Base: CDC (e CC), art. 421.', [['?.421', 'art. 421']], 'two acts, and nobody can tell which'],
  ['Base: Código Penal (CC), art. 171.', [['?.171', 'art. 171']], 'name and acronym of two acts'],
  [
    'Vale a Lei 8.078/90. Ao lado do art. 3º, a Lei 9.099/95 cuida do rito.',
    [['CDC.3 ~mencao', 'art. 3º']],
    'the subject of the sentence is no act of the provision before it',
  ],
  [
    'Base: art. 319 (CPC), art. 12 (CDC) e art. 421 (CC).',
    [
      ['CPC.319', 'art. 319 (CPC)'],
      ['CDC.12', 'art. 12 (CDC)'],
      ['CC.421', 'art. 421 (CC)'],
    ],
    'the act of each in a bracket',
  ],
  [
    'Base: arts. 37 (CF) e 421 (CC).',
    [
      ['CF.37', 'arts. 37 (CF)'],
      ['CC.421', '421 (CC)'],
    ],
    'one word for the articles, and the act of each in a bracket',
  ],
  [
    'Base: arts. 171, § 2º, I (CP), e 37 da CF.',
    [
      ['CP.171.2.I', 'arts. 171, § 2º, I (CP)'],
      ['CF.37', '37 da CF'],
    ],
    'levels before the bracket',
  ],
  [
    'Base: art. 319 (do CPC), art. 12 (Código de Defesa do Consumidor) e art. 5º da CF.',
    [
      ['CPC.319', 'art. 319 (do CPC)'],
      ['CDC.12', 'art. 12 (Código de Defesa do Consumidor)'],
      ['CF.5', 'art. 5º da CF'],
    ],
    'a preposition, and a name, in the bracket',
  ],
  ['Base: art. 3º (contrato) e art. 12 do CDC.', [['CDC.12', 'art. 12 do CDC']], 'the article of a contract'],
  [
    'Base: art. 6º (estatuto social) e art. 12 do CDC.',
    [['CDC.12', 'art. 12 do CDC']],
    'the article of a company statute',
  ],
  [
    'Base: art. 12 (Portaria 5/20), e art. 5º da CF.',
    [
      ['*.12', 'art. 12 (Portaria 5/20)'],
      ['CF.5', 'art. 5º da CF'],
    ],
    'the article of a regulation',
  ],
  [
    'Base: art. 100 (CPC/73) e 46 do CPC.',
    [
      ['LEI-5869-1973.100', 'art. 100 (CPC/73)'],
      ['CPC.46', '46 do CPC'],
    ],
    'the code of old in the bracket, and that of today behind',
  ],
  [
    'Vale o Código Civil. Base: art. 12 (CDC, art. 6º).',
    [
      ['CC.12 ~mencao', 'art. 12'],
      ['CDC.6', 'CDC, art. 6º'],
    ],
    'an act with provisions of its own in the bracket is not of those before it',
  ],
  ['Base: art. 171 (CP), § 2º.', [['CP.171.2', 'art. 171 (CP), § 2º']], 'a paragraph behind the bracket with the act'],
  [
    'Base: art. 171 (estelionato), art. 155 (Furto) e art. 180 do CP.',
    [
      ['CP.171', 'art. 171 (estelionato)'],
      ['CP.155', 'art. 155 (Furto)'],
      ['CP.180', 'art. 180 do CP'],
    ],
    'a bracket that names no act leaves the list whole',
  ],
  [
    'Base: art. 12 do CDC (Lei 8.078/90), § 3º, III.',
    [['CDC.12.3.III', 'art. 12 do CDC (Lei 8.078/90), § 3º, III']],
    'levels behind the number of the act',
  ],
  [
    'Base: art. 12 do CDC (Lei 8.078/90) e 421 do CC.',
    [
      ['CDC.12', 'art. 12 do CDC'],
      ['CC.421', '421 do CC'],
    ],
    'a bare number with an act of its own behind the bracket',
  ],
  [
    'Incide o art. 121, § 2º, VI (incluído pela Lei nº 13.104/2015), do Código Penal.',
    [['CP.121.2.VI', 'art. 121, § 2º, VI (incluído pela Lei nº 13.104/2015), do Código Penal']],
    'the law that changed an article stands between it and its act',
  ],
  [
    'Incidem os arts. 389 e 406 (na redação da Lei 14.905/2024) do Código Civil.',
    [
      ['CC.389', 'arts. 389'],
      ['CC.406', '406 (na redação da Lei 14.905/2024) do Código Civil'],
    ],
    'the law that gave the wording stands there',
  ],
  [
    'Incide o art. 611-A (inserido pela Reforma Trabalhista - Lei 13.467/2017) da CLT.',
    [['CLT.611-A', 'art. 611-A (inserido pela Reforma Trabalhista - Lei 13.467/2017) da CLT']],
    'that law by its name and number',
  ],
  [
    'Incidem o art. 121, VI (acrescido pela Lei 13.104/15), e o art. 240 (revogado pela Lei 11.106/05) do CP.',
    [
      ['CP.121.VI', 'art. 121, VI (acrescido pela Lei 13.104/15)'],
      ['CP.240', 'art. 240 (revogado pela Lei 11.106/05) do CP'],
    ],
    'such a bracket in the middle of a list',
  ],
  [
    'Incidem o art. 215-A (Lei 13.718/2018) e o art. 216-B (Lei 13.772/2018), ambos do CP.',
    [
      ['CP.215-A', 'art. 215-A (Lei 13.718/2018)'],
      ['CP.216-B', 'art. 216-B (Lei 13.772/2018), ambos do CP'],
    ],
    'laws alone in brackets, and the act that all articles are of',
  ],
  [
    'Incidem o art. 216-A (Lei 10.224/2001) do CP e o art. 14 (Lei 8.078/90), no ponto.',
    [
      ['CP.216-A', 'art. 216-A (Lei 10.224/2001) do CP'],
      ['CDC.14', 'art. 14 (Lei 8.078/90)'],
    ],
    'a law alone in a bracket is the act where no other follows',
  ],
  [
    'Incidem o art. 14 (Lei 8.078/90) e o art. 186 do CC; e o art. 18 (Lei 8.078/90) do Estado.',
    [
      ['CDC.14', 'art. 14 (Lei 8.078/90)'],
      ['CC.186', 'art. 186 do CC'],
      ['CDC.18', 'art. 18 (Lei 8.078/90)'],
    ],
    'nor where the act behind is of the next article, or none',
  ],
];
