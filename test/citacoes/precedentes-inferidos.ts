import type { Linha } from './precedentes-sumulas.ts';

/** The court that the text tells otherwise than beside the number: `STJ 7 ~titulo` says by which rule. */
export const INFERIDAS: readonly Linha[] = [
  // A heading.
  ['# Súmulas do STJ\n\na |Súmula 471|', ['STJ 471 ~titulo'], 'the heading above names the court'],
  ['## STJ\n\n### Pena\n\na |Súmula 440|', ['STJ 440 ~titulo'], 'the nearest heading that names one'],
  ['# Súmulas do STF\n\n## STJ\n\na |Súmula 440|', ['STJ 440 ~titulo'], 'the nearer heading wins'],
  ['## STF\n\na |Súmula 711|\n\n## STJ\n\na |Súmula 231|', ['STF 711 ~titulo', 'STJ 231 ~titulo'], 'until the next'],
  ['# Súmulas do STJ\n\n### |Súmula 439|\n\ntexto', ['STJ 439 ~titulo'], 'the heading itself looks to those above it'],
  ['# Supremo Tribunal Federal\n\na |Súmula 711|', ['STF 711 ~titulo'], 'a heading that is a name alone'],
  ['# Súmulas do TST\n\na |Súmula 331|', ['TST 331 ~titulo'], 'a court whose súmulas nobody verifies here'],
  ['# Súmulas do STJ\n\na |Súmula 145 do STF|', ['STF 145'], 'a court beside the number wins'],
  ['# Súmulas do STF e do STJ\n\na |Súmula 7|', ['? 7'], 'a heading that names two courts tells none'],
  ['# STJ\n\n## STF e STJ\n\na |Súmula 7|', ['? 7'], 'nor does one above it'],
  ['# |Súmula 7 do STJ|\n\na |Súmula 283|', ['STJ 7', '? 283'], 'the court of one number is not that of another'],
  ['# Tribunal de Justiça\n\na |Súmula 7|', ['? 7'], 'a heading that names a court of no state'],
  ['# Resolução do CNJ\n\na |Súmula 7|', ['? 7'], 'a body that has no súmulas'],
  ['## STJ\n\nnada\n\n# Conclusão\n\na |Súmula 7|', ['? 7'], 'the section has ended'],
  ['a |Súmula 7|\n\n# STJ', ['? 7'], 'a heading owns nothing above it'],
  ['# Súmulas do STJ\n\na |Súmula 7 desta Corte|', ['? 7'], 'the heading is not the court that is pointed at'],
  ['# Súmulas do STJ\n\no |Enunciado 7|', ['enunciado ? 7'], 'a statement of nobody is no súmula of the heading'],
  // The same number with its court elsewhere.
  ['a |Súmula 315/STJ|. A |Súmula 315| é anterior.', ['STJ 315', 'STJ 315 ~mesma_sumula'], 'said before'],
  ['A |Súmula 315| é anterior. A |Súmula 315/STJ|.', ['STJ 315 ~mesma_sumula', 'STJ 315'], 'said behind'],
  [
    'a |Súmula 7/STJ|. As |Súmulas 5| e |7 desta Corte|.',
    ['STJ 7', 'STJ 5 ~mesma_sumula', 'STJ 7 ~mesma_sumula'],
    'the words point at one court for the list',
  ],
  ['a |Súmula 12 do STM|; a |Súmula 12|', ['STM 12', 'STM 12 ~mesma_sumula'], 'the same súmula of a military court'],
  ['a |Súmula 7/STJ|; a |Súmula 7/STF|; a |Súmula 7|', ['STJ 7', 'STF 7', '? 7'], 'two courts have that number here'],
  ['a |Súmula Vinculante 14|; a |Súmula 14|', ['STF vinculante 14', '? 14'], 'of the other kind'],
  [
    'a |Súmula Vinculante 14|; a |Súmula 14/STJ|; a |Súmula 14|',
    ['STF vinculante 14', 'STJ 14', '? 14'],
    'of both kinds',
  ],
  ['a |Súmula 7/STJ|; a |Súmula 8|', ['STJ 7', '? 8'], 'another number'],
  ['o |Tema 7 do STJ|; a |Súmula 7|', ['tema STJ ? 7', '? 7'], 'a theme is no súmula'],
  ['# Súmulas do STF\n\na |Súmula 7|; a |Súmula 7 do STJ|', ['? 7', 'STJ 7'], 'the heading and the number disagree'],
  ['a |Súmula 7/STJ|; a |Súmula 7 desta Corte Militar|', ['STJ 7', '? 7'], 'a military court is not the STJ'],
  ['a |Súmula 9/STJ|; a |Súmula 9 deste Tribunal Regional|', ['STJ 9', '? 9'], 'a regional court is not the STJ'],
  // The text's own court.
  [
    'RECURSO ESPECIAL Nº 1.136.904 - RS (2009/0078995-9)\n\nIncide a |Súmula 7 desta Corte|.',
    ['STJ 7 ~proprio_tribunal'],
    'the class and the number of the appeal',
  ],
  [
    'AgRg no AGRAVO EM RECURSO ESPECIAL Nº 687.468 - RJ\n\no óbice da |Súmula nº 7 deste Superior Tribunal|.',
    ['STJ 7 ~proprio_tribunal'],
    'an appeal within an appeal',
  ],
  ['EDcl no AREsp 687.468/RJ\n\na |Súmula 7 deste Tribunal|', ['STJ 7 ~proprio_tribunal'], 'the class as an acronym'],
  [
    'Superior Tribunal de Justiça\n\nO recurso esbarra na |Súmula 7 desta Corte|.',
    ['STJ 7 ~proprio_tribunal'],
    'the name is a line of the head',
  ],
  [
    'SUPREMO TRIBUNAL FEDERAL\nRECURSO EXTRAORDINÁRIO 566.621 RIO GRANDE DO SUL\n\nas |Súmulas 282| e |356 desta Corte|',
    ['STF 282 ~proprio_tribunal', 'STF 356 ~proprio_tribunal'],
    'a list of the own court',
  ],
  [
    'SUPERIOR TRIBUNAL MILITAR\n\nconforme a |Súmula n° 3 desta Corte Militar|',
    ['STM 3 ~proprio_tribunal'],
    'a military court is itself',
  ],
  [
    'TRIBUNAL SUPERIOR ELEITORAL\n\na |Súmula 26 desta Corte|',
    ['TSE 26 ~proprio_tribunal'],
    'an electoral court is itself',
  ],
  [
    'TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO\n\na |Súmula 60 deste Tribunal|',
    ['TJSP 60 ~proprio_tribunal'],
    'a state court is itself',
  ],
  ['Incide a |Súmula 8 desta Corte|.', ['? 8'], 'nothing tells whose the text is'],
  [
    'Apelação Cível nº 70012345678\n\nO REsp 1.136.904/RS foi provido.\n\na |Súmula 8 desta Corte|',
    ['? 8'],
    'an appeal named in a sentence is not the class of the text',
  ],
  ['RECURSO ESPECIAL Nº 0001234-12.2010.8.26.0000\n\na |Súmula 8 desta Corte|', ['? 8'], 'a number of the court below'],
  [
    'Superior Tribunal de Justiça\nSupremo Tribunal Federal\n\na |Súmula 8 desta Corte|',
    ['? 8'],
    'two courts in the head',
  ],
  [
    'Segue o entendimento do\nSuperior Tribunal de Justiça\nquanto ao tema. Aplica-se a |Súmula 8 desta Corte|',
    ['? 8'],
    'a name cut out by the ends of lines',
  ],
  [
    'Superior Tribunal de Justiça\n\n"Incide a |Súmula 8 desta Corte|." (AC 123, TJSP, Rel. Des. Fulano)',
    ['? 8'],
    'a quoted decision of another court',
  ],
  [
    'Superior Tribunal de Justiça\n\n"Incide a |Súmula 8 desta Corte|." (AgRg no REsp 1015470/SC, Rel. Min. Fulano)',
    ['STJ 8 ~proprio_tribunal'],
    'a quoted decision of the same court',
  ],
  [
    'Superior Tribunal de Justiça\n\nDisse o Tribunal: “Incide a |Súmula 8 desta Corte|, no caso.”',
    ['? 8'],
    'between quotation marks of nobody knows whom',
  ],
  ['Superior Tribunal de Justiça\n\na |Súmula 8 desta Corte Eleitoral|', ['? 8'], 'the own court is none of that kind'],
  ['Superior Tribunal de Justiça\n\na |Súmula 8|', ['? 8'], 'nothing points at the own court'],
  // The court named last.
  ['O TST aplicou a |Súmula 289 do mesmo tribunal|', ['TST 289 ~mesmo_tribunal'], 'do mesmo tribunal'],
  ['O STJ negou, pela |Súmula 7 do próprio Tribunal|', ['STJ 7 ~mesmo_tribunal'], 'do próprio tribunal'],
  [
    'a |Súmula 284 do STF|, e não a |Súmula 7 do STJ|, nem a |Súmula 83 do mesmo Tribunal|',
    ['STF 284', 'STJ 7', 'STJ 83 ~mesmo_tribunal'],
    'the one named last',
  ],
  ['O STJ negou.\n\nA |Súmula 7 do mesmo tribunal|', ['? 7'], 'named in another paragraph'],
  ['O recurso esbarra na |Súmula 7 do mesmo tribunal|', ['? 7'], 'none is named'],
];
