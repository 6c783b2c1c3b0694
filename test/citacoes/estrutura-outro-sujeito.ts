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
];
