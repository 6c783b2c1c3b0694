import type { Linha } from './estrutura.ts';

/** What may be an article or a level of one, and of one act or another. */
export const INCERTOS: readonly Linha[] = [
  [
    'O art. 5º, 10, da CF.',
    [
      ['?.5', 'art. 5º'],
      ['?.10', '10, da CF'],
    ],
    'a comma between one article and a bare number',
  ],
  [
    'CF, art. 5º, 10.',
    [
      ['?.5', 'CF, art. 5º'],
      ['?.10', '10'],
    ],
    'a bare number behind the act',
  ],
  [
    'O art. 5º, 10 e 12, da CF.',
    [
      ['?.5', 'art. 5º'],
      ['?.10', '10'],
      ['?.12', '12, da CF'],
    ],
    'and all that follow it',
  ],
  [
    'O art. 5º, 6º, da CF.',
    [
      ['?.5', 'art. 5º'],
      ['?.6', '6º, da CF'],
    ],
    'an ordinal',
  ],
  [
    'O art. 186, 927 do CC.',
    [
      ['CC.186', 'art. 186'],
      ['CC.927', '927 do CC'],
    ],
    'no article has so many paragraphs',
  ],
  [
    'O art. 20, 21 e 22 da LGPD.',
    [
      ['LGPD.20', 'art. 20'],
      ['LGPD.21', '21'],
      ['LGPD.22', '22 da LGPD'],
    ],
    'a list that counts on',
  ],
  [
    'O art. 5º e 10 da CF.',
    [
      ['CF.5', 'art. 5º'],
      ['CF.10', '10 da CF'],
    ],
    'a conjunction joins articles',
  ],
  [
    'Os arts. 5º, 10, da CF.',
    [
      ['CF.5', 'arts. 5º'],
      ['CF.10', '10, da CF'],
    ],
    'a plural promised them',
  ],
  ['O art. 8º, 2, da CADH.', [['CADH.8.2', 'art. 8º, 2, da CADH']], 'a treaty has such paragraphs'],
  [
    'A CF, art. 5º, em seu LXXVIII, garante.',
    [['CF.5.LXXVIII', 'CF, art. 5º, em seu LXXVIII']],
    'a numeral behind a possessive, the act before',
  ],
  ['ART. 5º DA CF, EM SEU LXXVIII.', [['CF.5.LXXVIII', 'ART. 5º DA CF, EM SEU LXXVIII']], 'a possessive in capitals'],
  [
    'O art. 5º da CF, em seus X e XI, garante.',
    [
      ['CF.5.X', 'art. 5º da CF, em seus X'],
      ['CF.5.XI', 'XI'],
    ],
    'several of them behind a possessive',
  ],
  ['O art. 5º da CF garante, em seu LXXVIII, a celeridade.', [['?.5', 'art. 5º da CF']], 'a verb between'],
  ['ART. 5º DA CF, NO "Z", DIZ.', [['?.5', 'ART. 5º DA CF']], 'a letter in capitals'],
  ['ART. 5º DA CF, NO VALOR DE MIL.', [['CF.5', 'ART. 5º DA CF']], 'a word that is no numeral'],
  [
    'O CDC e o CC, nos arts. 14 e 186.',
    [
      ['?.14', 'arts. 14'],
      ['?.186', '186'],
    ],
    'two acts and two articles',
  ],
  [
    'Viola CDC e CC (arts. 14 e 186).',
    [
      ['?.14', 'arts. 14'],
      ['?.186', '186'],
    ],
    'in a bracket, with no article of speech',
  ],
  [
    'A CF, o CC e o CDC, arts. 5º, 186 e 14.',
    [
      ['?.5', 'arts. 5º'],
      ['?.186', '186'],
      ['?.14', '14'],
    ],
    'three acts and three articles',
  ],
  [
    'A CF e o CPC, em seu art. 489, § 1º, I e II.',
    [
      ['CPC.489.1.I', 'CPC, em seu art. 489, § 1º, I'],
      ['CPC.489.1.II', 'II'],
    ],
    'one article is of the nearer',
  ],
  [
    'Viola o art. 14 do CDC e o CC, arts. 187 e 927.',
    [
      ['CDC.14', 'art. 14 do CDC'],
      ['CC.187', 'CC, arts. 187'],
      ['CC.927', '927'],
    ],
    'an act that had its article has no part in them',
  ],
  [
    'Os arts. 14, 186 e 7º, do CDC, CC e contrato, respectivamente.',
    [
      ['?.14', 'arts. 14'],
      ['?.186', '186'],
      ['?.7', '7º'],
    ],
    'acts that were not all read',
  ],
  [
    'Os arts. 186 e 187 do CC, que tratam, respectivamente, do ilícito e do abuso.',
    [
      ['CC.186', 'arts. 186'],
      ['CC.187', '187 do CC'],
    ],
    'respectivamente said of what they rule',
  ],
  ['CF, art. 14, IV Jornada de Direito Civil.', [['CF.14', 'CF, art. 14']], 'a meeting has its numeral'],
  ['CF, art. 5º, XX Prêmio Innovare.', [['CF.5', 'CF, art. 5º']], 'a prize'],
  ['CPC, art. 489, I FPPC.', [['CPC.489', 'CPC, art. 489']], 'a forum by its acronym'],
  ['CF, art. 5º, I RELATÓRIO', [['CF.5', 'CF, art. 5º']], 'the heading of a decision'],
  ['CF, art. 5º, II – Fundamentação', [['?.5', 'art. 5º']], 'behind a dash nobody can tell'],
  ['CF, art. 5º, II – ninguém será obrigado.', [['CF.5.II', 'CF, art. 5º, II']], 'the words of the inciso'],
];
