import type { Linha } from './estrutura.ts';

/** Names and numbers that stand in another's name, beside another act, or between a provision and its act. */
export const ALHEIOS: readonly Linha[] = [
  [
    'Protocolo Facultativo ao Pacto Internacional sobre Direitos Civis e Políticos, art. 1º',
    [['?.1', 'art. 1º']],
    'a protocol to a treaty is not the treaty',
  ],
  ['Decreto do CDC, art. 12.', [['?.12', 'art. 12']], 'nor the decree of a code the code'],
  ['Instrução da Lei 8.429/92, art. 5º.', [['?.5', 'art. 5º']], 'nor the instruction of a law the law'],
  [
    'Constituição Política do Império do Brasil, art. 98.',
    [['X-CF-IMPERIO.98', 'Constituição Política do Império do Brasil, art. 98']],
    'the constitution of the empire is not that of today',
  ],
  [
    'Conforme o CPC, a Lei 6.830/80, em seu art. 3º, exige.',
    [['LEF.3', 'Lei 6.830/80, em seu art. 3º']],
    'behind a comma and its article another act begins',
  ],
  [
    'Com base na CF, a Lei 9.605/98, art. 3º.',
    [['LEI-9605-1998.3', 'Lei 9.605/98, art. 3º']],
    'a later law there changed nothing of the act before',
  ],
  [
    'Lei de Licitações (Lei 14.133/2021), art. 75.',
    [['LLC.75', 'Lei de Licitações (Lei 14.133/2021), art. 75']],
    'the number is that of the law which is called new by that name',
  ],
  [
    'O art. 28-A (incluído pelo art. 3º da Lei 13.964/2019) do CPP.',
    [['CPP.28-A', 'art. 28-A (incluído pelo art. 3º da Lei 13.964/2019) do CPP']],
    'the article of the law that changed a provision',
  ],
  [
    'A CLT, art. 482, b, e a CF, art. 5º.',
    [
      ['CLT.482.b', 'CLT, art. 482, b'],
      ['CF.5', 'CF, art. 5º'],
    ],
    'an article of speech before the next act is no alínea',
  ],
  ['A CF, art. 5º, LV, v. acórdão recorrido.', [['CF.5.LV', 'CF, art. 5º, LV']], 'venerando in small letters'],
  [
    'O ECA, art. 98, I - III.',
    [
      ['ECA.98.I', 'ECA, art. 98, I - III'],
      ['ECA.98.II', 'ECA, art. 98, I - III'],
      ['ECA.98.III', 'ECA, art. 98, I - III'],
    ],
    'a hyphen with spaces between numerals',
  ],
  [
    'o art. 5º, v e x, da cf',
    [
      ['CF.5.V', 'art. 5º, v'],
      ['CF.5.X', 'x, da cf'],
    ],
    'numerals in small letters joined by a conjunction',
  ],
];
