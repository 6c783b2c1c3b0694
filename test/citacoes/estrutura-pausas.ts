import type { Linha } from './estrutura.ts';

/** A level behind a sign that is no comma, or with no word: read, or the act is lost, but never the whole article instead. */
export const PAUSAS: readonly Linha[] = [
  ['A CF, art. 5º: LXXVIII.', [['CF.5.LXXVIII', 'CF, art. 5º: LXXVIII']], 'a numeral behind a colon'],
  ['Viola o art. 5º. LXXVIII, da CF.', [['CF.5.LXXVIII', 'art. 5º. LXXVIII, da CF']], 'a numeral behind a stop'],
  ['Viola o art. 7º. XVIII da CF.', [['CF.7.XVIII', 'art. 7º. XVIII da CF']], 'and its act without a comma'],
  [
    'A CF, art. 5º: X e XI.',
    [
      ['CF.5.X', 'CF, art. 5º: X'],
      ['CF.5.XI', 'XI'],
    ],
    'numerals behind a colon',
  ],
  ['A CF, art. 5º; X.', [['CF.5.X', 'CF, art. 5º; X']], 'a semicolon is a slip where only a numeral follows'],
  ['A CF, art. 5º/X.', [['CF.5.X', 'CF, art. 5º/X']], 'a slash before a level below'],
  ['O art. 5º: inciso X, da CF.', [['CF.5.X', 'art. 5º: inciso X, da CF']], 'the word for a level behind a colon'],
  ['O art. 121. § 2º. IV do CP.', [['CP.121.2.IV', 'art. 121. § 2º. IV do CP']], 'stops for all commas'],
  [
    'A CF, art. 5º: LXXVIII – a todos são assegurados.',
    [['CF.5.LXXVIII', 'CF, art. 5º: LXXVIII']],
    'the provision and its words, behind a colon',
  ],
  ['A CF, art. 5º. I Seminário de Direito.', [['CF.5', 'CF, art. 5º']], 'a sentence that begins with a numeral'],
  ['A CF, art. 5º. A lei é outra.', [['CF.5', 'CF, art. 5º']], 'a sentence that begins with an article of speech'],
  ['O CPC, art. 485. II - DISPOSITIVO', [['CPC.485', 'CPC, art. 485']], 'a heading behind a stop'],
  ['A CF, art. 5º; b) o contrato.', [['CF.5', 'CF, art. 5º']], 'the label of what is enumerated is no alínea'],
  ['O CDC, art. 6º: i) a vida; ii) a saúde.', [['CDC.6', 'CDC, art. 6º']], 'nor is it behind a colon'],
  [
    'Segundo a Lei 8.078/90, art. 6º. Parágrafo único. O contratante paga.',
    [['CDC.6', 'Lei 8.078/90, art. 6º']],
    'the line of a contract behind a stop',
  ],
  ['A CF, art. 102, III-a.', [['CF.102.III.a', 'CF, art. 102, III-a']], 'a small letter behind a hyphen is no suffix'],
  ["O art. 102, III-'a', da CF.", [['CF.102.III.a', "art. 102, III-'a', da CF"]], 'a quoted letter behind a hyphen'],
  ['O art. 102, III/a, da CF.', [['CF.102.III.a', 'art. 102, III/a, da CF']], 'a letter behind a slash'],
  ['O art. 102, III (a), da CF.', [['CF.102.III.a', 'art. 102, III (a), da CF']], 'a letter in a bracket'],
  ['O CDC, art. 6º, VIII – a facilitação.', [['CDC.6.VIII', 'CDC, art. 6º, VIII']], 'what the provision says'],
  [
    'O CP, art. 121, § 2º / IX.',
    [['CP.121.2.IX', 'CP, art. 121, § 2º / IX']],
    'no range goes from digits to a numeral',
  ],

  ['A CLT, art. 482, i.', [['CLT.482.i', 'CLT, art. 482, i']], 'of the CLT a small i is an alínea'],
  ['O art. 482, i, da CLT.', [['CLT.482.i', 'art. 482, i, da CLT']], 'and so before its act'],
  ['O art. 482 i da CLT.', [['CLT.482.i', 'art. 482 i da CLT']], 'and without a comma'],
  ['o art. 5, i, da cf.', [['CF.5.I', 'art. 5, i, da cf']], 'of other acts it is a numeral in a text without capitals'],
  ['O art. 482, e, da CLT.', [['CLT.482.e', 'art. 482, e, da CLT']], 'an e between commas before the act alone'],
  [
    'Viola o art. 5º, e, da CF, o art. 7º.',
    [
      ['?.5', 'art. 5º'],
      ['CF.7', 'CF, o art. 7º'],
    ],
    'an e that goes on to another article',
  ],

  ['XII do art. 5º da CF.', [['CF.5.XII', 'XII do art. 5º da CF']], 'a bare numeral before its article'],
  ['A falta da "i" do art. 482 da CLT.', [['CLT.482.i', '"i" do art. 482 da CLT']], 'a bare letter before its article'],
  ['O Anexo I do art. 5º da Lei 8.078/90.', [['CDC.5', 'art. 5º da Lei 8.078/90']], 'the numeral of something else'],

  ['Viola o art. 121 do CP | § 19.', [['?.121', 'art. 121 do CP']], 'a level behind a bar, and the act before'],
  ['Viola o art. 5º da CF (LXXXV).', [['?.5', 'art. 5º da CF']], 'a numeral in a bracket behind the act'],
  ['Viola o art. 5º da CF LXXXV.', [['?.5', 'art. 5º da CF']], 'a numeral right behind the act'],
  ['Viola o art. 482 da CLT (z).', [['?.482', 'art. 482 da CLT']], 'a letter in a bracket behind the act'],
  ['Viola a CF, art. 5º "LXXXV".', [['?.5', 'art. 5º']], 'a numeral between quotation marks, the act before'],
  ['Vale o art. 421 do Código Civil (CC).', [['CC.421', 'art. 421 do Código Civil']], 'an acronym is no numeral'],
  ['Viola o art. 5º da CF (i) e outro.', [['CF.5', 'art. 5º da CF']], 'nor is the mark of what is enumerated'],

  ['O CPP, art. 28-a.', [['CPP.28-A', 'CPP, art. 28-a']], 'a small letter behind the hyphen of a number is its suffix'],
  ['o § 2º-a do art. 157 do CP', [['CP.157.2-A', '§ 2º-a do art. 157 do CP']], 'of a paragraph too'],
  ['o art. 28a do CPP', [['CPP.28-A', 'art. 28a do CPP']], 'or glued to the number'],
  ['A CF, art. 102-III-a.', [['CF.102.III.a', 'CF, art. 102-III-a']], 'hyphens for all commas'],
  ['O art. 302, § 1º-III, do CTB.', [['CTB.302.1.III', 'art. 302, § 1º-III, do CTB']], 'a numeral behind a hyphen'],
  ['A CADH, art. 8º, 2, h', [['CADH.8.2.h', 'CADH, art. 8º, 2, h']], 'nothing follows the letter of a treaty'],
  [
    'A Lei 8.213/91, arts. 11, VII, "a", 1; 39, I.',
    [
      ['LBPS.11.VII.a.1', 'Lei 8.213/91, arts. 11, VII, "a", 1'],
      ['LBPS.39.I', '39, I'],
    ],
    'a number below that of the article is an item of the alínea',
  ],
  [
    'A Lei 8.213/91, art. 11, VII, a, 1 e 2.',
    [
      ['LBPS.11.VII.a.1', 'Lei 8.213/91, art. 11, VII, a, 1'],
      ['LBPS.11.VII.a.2', '2'],
    ],
    'and another behind it',
  ],
  ['Viola a CF, art. 5º, LXXXXV.', [['?.5', 'art. 5º']], 'what was to be a numeral'],
  ['Viola a CF, art. 5º, LXXVlll.', [['?.5', 'art. 5º']], 'a scanned numeral'],
  ['Viola a CF, art. 5º, incíso LXXXV.', [['?.5', 'art. 5º']], 'a slip in the word for a level'],
  ['Viola a CF, art. 37, $ 60.', [['?.37', 'art. 37']], 'a scanned sign'],
  ['Viola a CF, art. 5º • LXXXV.', [['?.5', 'art. 5º']], 'a numeral behind a dot of a list'],
  ['Viola a CF, art. 5º, inciso: LXXXV.', [['?.5', 'art. 5º']], 'a colon behind the word for a level'],
  ['Viola o CPP, art. 28/A.', [['?.28', 'art. 28']], 'what may be a suffix, behind a slash'],
  ['Viola o CP, art. 157, § 2º A.', [['?.157.2', 'art. 157, § 2º']], 'or behind a blank'],
  ['O CPP, art. 28, a lei e a pena.', [['CPP.28', 'CPP, art. 28']], 'an article of speech behind a comma'],
];
