import type { Linha } from './estrutura.ts';

/** A text that is a law, or a bill for one, by its heading, owns `esta Lei`. */
export const LEI_PROPRIA: readonly Linha[] = [
  [
    'PROJETO DE LEI Nº 1, DE 2020. Altera a Lei nº 8.078, de 1990. Os fornecedores de que trata o art. 5º desta Lei.',
    [['?.5', 'art. 5º desta Lei']],
    'a bill by its title',
  ],
  [
    'Altera a Lei nº 8.078, de 1990.\nO CONGRESSO NACIONAL decreta:\nOs fornecedores de que trata o art. 5º desta Lei.',
    [['?.5', 'art. 5º desta Lei']],
    'by who decrees it',
  ],
  [
    'Acrescenta artigo à Lei nº 8.078, de 1990.\nArt. 1º O disposto no art. 5º desta Lei.',
    [['?.5', 'art. 5º desta Lei']],
    'by its ementa, and an article of its own',
  ],
  [
    'LEI Nº 14.905, DE 28 DE JUNHO DE 2024\nAltera a Lei nº 10.406, de 2002. Observe-se o art. 5º desta Lei.',
    [['?.5', 'art. 5º desta Lei']],
    'by its epigraph',
  ],
  [
    'A Câmara Municipal decreta e eu sanciono. Vale a Lei nº 8.078, de 1990. O art. 5º desta Lei.',
    [['?.5', 'art. 5º desta Lei']],
    'that of a town',
  ],
  ['altera o código civil\nart. 1º', [], 'a label in small letters'],
  [
    'altera o código civil.\nart. 1º os bens de que trata o art. 5º desta lei',
    [['?.5', 'art. 5º desta lei']],
    'and a text that has no capitals',
  ],
  [
    'altera o código de processo penal.\no congresso nacional decreta:\nart. 1º esta lei altera o art. 3º do código de processo penal.',
    [['CPP.3', 'art. 3º do código de processo penal']],
    'what names its act is still read',
  ],
  [
    'violou o código civil\nart. 186',
    [['CC.186', 'código civil\nart. 186']],
    'a line that is no ementa ends with the act',
  ],
  [
    'Altera o autor a verdade. O CDC rege o caso. O art. 6º desta Lei vale.',
    [['CDC.6 ~anafora', 'art. 6º desta Lei']],
    'a verb alone makes no law',
  ],
  [
    'Lei nº 8.078, de 11 de setembro de 1990. O art. 6º desta Lei protege.',
    [['CDC.6 ~anafora', 'art. 6º desta Lei']],
    'an act that is named is no epigraph',
  ],
  [
    'O CDC é claro. O art. 6º desta Lei protege.',
    [['CDC.6 ~anafora', 'art. 6º desta Lei']],
    'elsewhere this law is the one under discussion',
  ],
  [
    'CF. projeto de lei\naltera o código civil\nart. 1º fica revogado o art. 5º',
    [['?.5', 'art. 5º']],
    'a bill in small letters behind something else',
  ],
  [
    'Projeto de Lei\nAltera o Código Civil\nart. 1º fica criado o cadastro.',
    [],
    'small labels under a heading with capitals',
  ],
  [
    'Segue o texto:\n\nPROJETO DE LEI Nº 5/2020\nAltera o Código Civil.\nO art. 5º desta Lei.',
    [['?.5', 'art. 5º desta Lei']],
    'a bill by its title in a later line',
  ],
  [
    'texto: proposta de emenda à constituição\naltera a constituição federal\nart. 1º fica assim.',
    [],
    'a bill for an amendment',
  ],
  ['Ementa: altera o código civil\nart. 1º fica criado o cadastro.', [], 'an ementa called so'],
  [
    'Nota.\nAltera o Código Civil.\nArt. 1º Fica criado o cadastro de que trata o art. 5º desta Lei.',
    [['?.5', 'art. 5º desta Lei']],
    'an ementa in a later line',
  ],
  [
    'altera o código penal.\nart. 1º o art. 121 do código penal passa a vigorar assim.',
    [['CP.121', 'art. 121 do código penal']],
    'a small label and the article that it changes',
  ],
  [
    'Discutiu-se o\nprojeto de lei que altera a CLT. O art. 5º desta Lei vale.',
    [['CLT.5 ~anafora', 'art. 5º desta Lei']],
    'a bill that is spoken of at the head of a line',
  ],
  [
    'Institui o réu obrigação, nos termos do\nart. 5º do Código Civil, e mais nada.',
    [['CC.5', 'art. 5º do Código Civil']],
    'a sentence that goes on in the next line',
  ],
  [
    'lei maria da penha\nart. 5º configura violência',
    [['LMP.5', 'lei maria da penha\nart. 5º']],
    'an act at the head of its article',
  ],
  [
    'ESTATUTO DA CRIANÇA E DO ADOLESCENTE, art. 98. O art. 101 prevê as medidas.',
    [
      ['ECA.98', 'ESTATUTO DA CRIANÇA E DO ADOLESCENTE, art. 98'],
      ['ECA.101 ~mencao', 'art. 101'],
    ],
    'a statute that is cited at the head of a text is not its title',
  ],
  [
    'O CPC é claro, como se viu2\nArt. 323, § 2º. O pedido deve ser certo e determinado.',
    [['CPC.323.2 ~mencao', 'Art. 323, § 2º']],
    'a label is that of an article alone: with a paragraph it cites',
  ],
];
