import type { LexiconRow } from '../tokens/lexicon.ts';

/**
 * Prepositions, articles, conjunctions and pronouns. They tie the members of a list to each other, and a list to its
 * act.
 */
export const FUNCTION_WORDS: readonly LexiconRow[] = [
  { lemma: 'de', forms: 'de do da dos das', classes: ['preposition'] },
  { lemma: 'em', forms: 'em no na nos nas', classes: ['preposition'] },
  { lemma: 'a-prep', forms: '=à =às ao aos', classes: ['preposition'] },
  { lemma: 'por', forms: 'por pelo pela pelos pelas', classes: ['preposition'] },
  { lemma: 'com', forms: 'com', classes: ['preposition'] },
  { lemma: 'o', forms: 'o os a as', classes: ['article'] },
  { lemma: 'um', forms: 'um uma uns umas', classes: ['article'] },
  { lemma: 'e', forms: 'e ou', classes: ['conjunction'] },
  { lemma: 'ser', forms: '=é', classes: [] },
  { lemma: 'seu', forms: 'seu seus sua suas', classes: [] },
  { lemma: 'cujo', forms: 'cujo cujos cuja cujas', classes: [] },
  {
    lemma: 'este',
    forms: 'este esta estes estas deste desta destes destas neste nesta nestes nestas',
    classes: ['demonstrative'],
  },
  {
    lemma: 'esse',
    forms: 'esse essa esses essas desse dessa desses dessas nesse nessa nesses nessas',
    classes: ['demonstrative'],
  },
  {
    lemma: 'aquele',
    forms: 'aquele aquela aqueles aquelas daquele daquela naquele naquela àquele àquela',
    classes: ['demonstrative'],
  },
];
