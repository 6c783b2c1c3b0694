import type { Linha } from './estrutura.ts';

const linha = (rotulo: string, chave: string, prova: string): Linha => [
  `O recorrente invoca o ${rotulo}.`,
  [[chave, rotulo]],
  prova,
];

/** Treaties and their Roman articles, and acts outside the corpus that have a short name or are said to be past. */
export const TRATADOS: readonly Linha[] = [
  linha('art. 11 da Convenção Americana', 'CADH.11', 'a treaty’s short name'),
  linha('art. 999 da Convenção Americana', 'CADH.999', 'a treaty’s short name, an article that it lacks'),
  linha('art. 2º da Convenção Americana sobre Asilo', '*.2', 'a treaty’s short name that goes on'),
  linha('art. 8º, 2, "c", do Estatuto de Roma', 'DEC-4388-2002.8.2.c', 'a statute that is a treaty has paragraphs'),
  linha('art. 3º do Estatuto de Roma do TPI', 'DEC-4388-2002.3', 'a treaty’s name and its court’s acronym'),
  linha('artigo III da Convenção de Nova York de 1958', 'DEC-4311-2002.3', 'a Roman article of a treaty'),
  linha('artigo V, 1, "e", da Convenção de Nova York de 1958', 'DEC-4311-2002.5.1.e', 'levels of a Roman article'),
  [
    'Vejam-se os artigos VIII e IX da Declaração Americana dos Direitos e Deveres do Homem.',
    [
      ['*.8', 'artigos VIII'],
      ['*.9', 'IX da Declaração Americana dos Direitos e Deveres do Homem'],
    ],
    'Roman articles of a treaty outside the catalogue',
  ],
  [
    'Vejam-se os artigos I, II e V da CADH.',
    [
      ['CADH.1', 'artigos I'],
      ['CADH.2', 'II'],
      ['CADH.5', 'V da CADH'],
    ],
    'a list of Roman articles',
  ],
  linha('artigo 7 (5) da CADH', 'CADH.7.5', 'a paragraph of a treaty in brackets'),
  linha('art. 8(2)(h) da CADH', 'CADH.8.2.h', 'a paragraph and a letter of a treaty in brackets'),
  [
    'Vejam-se o art. 8º (1) e (2) da CADH.',
    [
      ['CADH.8.1', 'art. 8º (1)'],
      ['CADH.8.2', '(2) da CADH'],
    ],
    'two paragraphs in brackets',
  ],
  ['Vejam-se os arts. I e II da Lei 8.078/90.', [], 'no law has a list of Roman articles'],
  linha('art. XLV da CISG', 'DEC-8327-2014.45', 'a Roman article of three letters, by an acronym'),
  ['O recorrente invoca o artigo V da CF.', [], 'no law has Roman articles'],
  ['O anexo traz o artigo IV, e nada mais.', [], 'a Roman article of nobody'],
  linha('art. 29 da Consolidação', 'CLT.29', 'Consolidação alone'),
  linha('art. 2º da Consolidação das Leis da Previdência Social', '*.2', 'a consolidation of other laws'),
  [
    'A Consolidação Normativa da Corregedoria rege o ato. Veja-se o art. 40 da Consolidação.',
    [['*.40', 'art. 40 da Consolidação']],
    'Consolidação alone where the text names another one',
  ],
  linha('art. 59 desta Consolidação', 'CLT.59', 'the consolidation that shows itself'),
  [
    'A Consolidação dos Provimentos da Corregedoria vale. Leia-se o art. 41 desta Consolidação.',
    [['*.41 ~anafora', 'art. 41 desta Consolidação']],
    'a consolidation that shows itself where the text names another one',
  ],
  linha('art. 59 do texto celetista', 'CLT.59', 'the labour text'),
  linha('art. 4º do AI-2', '*.4', 'an institutional act by its letters'),
  linha('art. 10 da Declaração Universal dos Direitos Humanos', '*.10', 'a declaration'),
  linha('art. 25 da revogada Lei nº 8.666/93', 'LEI-8666-1993.25', 'a law that was repealed, and is said to be'),
  linha('art. 25 da revogada Lei nº 8.069/90', '*.25', 'a law in force that is said to be repealed'),
  linha('art. 3º da LC gaúcha 101/2000', '*.3', 'a state’s complementary law by its letters'),
  linha('art. 3º do CPC/15 revogado', 'X-CPC-2015.3', 'today’s code that is said to be repealed'),
];
