import type { Linha } from './estrutura.ts';

/** Acts that changed another one, or that only tell since when something holds, own no article. */
export const DESDE_QUANDO: readonly Linha[] = [
  [
    'A CLT, alterada pela Lei 13.467/2017, art. 71, diz.',
    [['?.71', 'art. 71']],
    'a participle between commas is said of the whole act',
  ],
  [
    'A CLT, recentemente alterada pela Lei 13.467/2017, art. 71.',
    [['?.71', 'art. 71']],
    'an adverb before the participle',
  ],
  ['A CLT, tal como modificada em 2017 pela Lei 13.467, art. 71.', [['?.71', 'art. 71']], 'its year behind it'],
  ['O CPP, reformado pela Lei 13.964/2019 (art. 315), exige.', [['?.315', 'art. 315']], 'the list in a bracket'],
  ['A CF, emendada pela EC 45/2004, art. 5º.', [['?.5', 'art. 5º']], 'an amendment has an article of that number too'],
  [
    'O art. 71 da CLT, alterado pela Lei 13.467/2017, art. 1º.',
    [
      ['CLT.71', 'art. 71 da CLT'],
      ['LEI-13467-2017.1', 'Lei 13.467/2017, art. 1º'],
    ],
    'behind an article it is the article that the law changed it by',
  ],
  [
    'A CLT, aprovada pelo Decreto-Lei 5.452/43, art. 71.',
    [['CLT.71', 'CLT, aprovada pelo Decreto-Lei 5.452/43, art. 71']],
    'the act that approved it is itself',
  ],
  [
    'A CLT (alterada pela Lei 13.467/2017), art. 72.',
    [['CLT.72', 'CLT (alterada pela Lei 13.467/2017), art. 72']],
    'in a bracket the law that changed it takes nothing',
  ],
  ['A Lei 13.467/2017 deu nova redação ao art. 71.', [['?.71', 'art. 71']], "to give a wording is to change another's"],
  ['A Lei 13.467/2017 mudou a redação do art. 71.', [['?.71', 'art. 71']], 'or to change its wording'],
  ['A Lei 13.467/2017 alterou substancialmente o art. 71.', [['?.71', 'art. 71']], 'an adverb behind the verb'],
  ['Com a Lei 13.467/2017, revogou-se o art. 384.', [['?.384', 'art. 384']], 'a verb with its pronoun'],
  ['Com a Lei 13.467/2017, foi revogado o art. 384.', [['?.384', 'art. 384']], 'a passive'],
  [
    'A Lei 13.467/2017 é clara no art. 8º.',
    [['LEI-13467-2017.8 ~mencao', 'art. 8º']],
    'what a law says it says in its own article',
  ],
  [
    'Após a EC 45/2004, o art. 5º passou a prever a duração razoável.',
    [['?.5', 'art. 5º']],
    'since when, and not of what',
  ],
  ['Antes da Lei 13.467/2017, o art. 71 dizia outra coisa.', [['?.71', 'art. 71']], 'until when'],
  ['A partir da vigência da Lei 13.467/2017, o art. 71 mudou.', [['?.71', 'art. 71']], 'since a law is in force'],
  [
    'Com o advento da EC 45/2004, o art. 5º da CF mudou.',
    [['CF.5', 'art. 5º da CF']],
    'its own act behind it still tells',
  ],
  [
    'Na vigência da Lei 8.666/93, art. 24, dispensou-se.',
    [['LEI-8666-1993.24', 'Lei 8.666/93, art. 24']],
    "without an article of speech the list is the act's",
  ],
  [
    'Segundo a Lei 9.099/95, o art. 61 define.',
    [['LJE.61', 'Lei 9.099/95, o art. 61']],
    "a word that tells no time leaves it the act's",
  ],
  ['A CF, após a EC 45/2004, art. 5º, prevê.', [['?.5', 'art. 5º']], 'right behind the act that it amended'],
];
