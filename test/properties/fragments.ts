import fc from 'fast-check';

/** What labels are made of, in the spellings of the source and in wrong ones. */
const ROTULOS = [
  ...['Art. 1º ', 'Art. 2o ', 'Art. 3° - ', 'Art. 10. ', 'Art. 1.003. ', 'Art 20.', 'Art. . 154 - ', 'Art. 401A. '],
  ...['Art. 5º-A. ', 'Art. 359-M-A ', 'Art. 2º A ', 'Art. 3º -A. ', 'ARTIGO 4 ', 'Artigo primeiro. ', 'Art. único. '],
  ...['Art. 5 a 7. (Revogados pela Lei nº 90.101, de 2095)', 'Arts. 8º e 9º (VETADOS)', 'Art. XIV. ', 'Art. l º '],
  ...[
    'Art. 0 ',
    'Art. 99999. ',
    'Art. 99999999999999999999999 ',
    '§ 99999999999999999999999º ',
    'Art. 52 a 250. (Revogados)',
    'Art.',
    'Art. do',
    'art. 5º',
    'Art. 6 \n o ',
  ],
  ...[
    '§ 1º ',
    '§ 2o ',
    '§ 2º-A ',
    '§ 3º -A Considera',
    '§1º',
    '§ 10. ',
    '§§ 1º e 2º ',
    '§ único ',
    '§',
    '§ 4º do art. 58',
  ],
  ...['Parágrafo único. ', 'Parágrafo único - ', 'PARÁGRAFO ÚNICO ', 'Paragrafo unico, O', 'Parágrafo único-A. '],
  ...['I - ', 'II – ', 'III — ', 'IV-A - ', 'V o ', 'IIII - ', 'XIV) ', 'C ', 'L - ', 'Vl - ', 'I', 'MCMLXXXVIII - '],
  ...['a) ', 'b ) ', 'aa) ', 'a-A) ', 'c. ', 'd - ', '(a) ', 'i) ', 'ii) ', 'iv) ', 'abcd) ', 'z) '],
  ...['1. ', '2 - ', '3) ', '(4) ', '1-A) ', '3º Os ', '465. O ', '0. ', '1.1. ', '999) '],
];

const TITULOS = [
  ...['P A R T E  G E R A L', 'LIVRO I', 'TÍTULO II', 'Título II-A', 'SUBTÍTULO I', 'CAPITULO III', 'CAPÍTULO ÚNICO'],
  ...['Seção I', 'SEÇÃOI', 'Subseção II', 'Da Poda', 'DISPOSIÇÕES FINAIS', 'Furto de fruta', 'Pena de'],
  ...['ANEXO', 'ANEXO I', 'ÍNDICE', 'ATO DAS DISPOSIÇÕES CONSTITUCIONAIS TRANSITÓRIAS', 'PARTES VETADAS'],
];

const NOTAS = [
  '(Redação dada pela Lei nº 90.101, de 2095)',
  '(Incluído pela Lei nº 90.101, de 2095)',
  '(Renumerado do parágrafo único pela Lei nº 90.101, de 2095)',
  '(Renumerado do § 2º com nova redação pela Lei nº 90.101, de 2095)',
  '(Revogado pela Lei nº 90.101, de 2095)',
  '(Revogado pela Lei nº 90.101, de 2095) (Vigência)',
  '(VETADO)',
  '(Vide ADI 99.901)',
  '(Vigência encerrada)',
  '(Declarado inconstitucional)',
  '(NR)',
  'Vigência',
  'Regulamento',
  '(Incluído pela',
  '()',
];

/** A combining mark always has its letter before it: no text begins with one. */
const FRASES = [
  ...[
    'A ilha é de todos.',
    'são bens comuns:',
    'vale o disposto no art. 5º, § 2º, da Lei nº 90.001, de 2091',
    'salvo se',
  ],
  ...[
    'passa a vigorar com a seguinte redação:',
    'passam a vigorar acrescidos do seguinte:',
    'Revogam-se:',
    'Ficam revogados:',
  ],
  ...['Fica aprovada a Consolidação anexa a este decreto', 'O PRESIDENTE DA REPÚBLICA faço saber'],
  ...['LEI Nº 90.001, DE 1º DE ABRIL DE 2091', 'DECRETO-LEI N.º 90.452, DE 1º DE MAIO DE 2043', 'Institui o pomar.'],
  ...['Brasília, 25 de julho de 2091; 3º da Sombra.', 'Este texto não substitui o publicado no DOU de 2.4.2091'],
  ...[
    'Em fé do que, assinam',
    'Pena - regar por uma semana.',
    'FULANA DE TAL',
    '...........',
    '“',
    '”',
    '"',
    '‘',
    '’',
    '” (NR)',
  ],
  ...[
    ':',
    ';',
    '.',
    ',',
    '-',
    '(',
    ')',
    ' ',
    '\n',
    '\u00a0',
    '&nbsp;',
    '&#150;',
    'a&#769;',
    '&#894;',
    '&amp',
    '&lt;p&gt;',
  ],
  ...[
    '\u00ad',
    '\u200b',
    '\ufeff',
    '\u0085',
    'e\u0301',
    'e\u200b\u0301',
    '\u1100\u1161',
    '😀',
    '\u2028',
    '\0',
    '0',
    'l',
  ],
];

export const rotulo = fc.constantFrom(...ROTULOS);
export const titulo = fc.constantFrom(...TITULOS);
export const nota = fc.constantFrom(...NOTAS);
export const frase = fc.constantFrom(...FRASES);

/** A few fragments in a row, now and then with a stretch of any characters at all. */
export const trecho = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: rotulo },
      { weight: 2, arbitrary: nota },
      { weight: 5, arbitrary: frase },
      { weight: 1, arbitrary: titulo },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
      { weight: 1, arbitrary: fc.nat(100_000).map(String) },
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
