import type { LexiconRow } from '../tokens/lexicon.ts';

/** Words that a page sometimes glues to the next word: `noartigo 53`, `daSúmula`. */
export const GLUED_PREPOSITIONS = 'o no do ao os nos dos aos e a na da à as nas das às pela pelas com ou'.split(' ');
const GLUED = GLUED_PREPOSITIONS.flatMap((word) => [`${word}artigo`, `${word}artigos`]);

/** Words for the levels of a provision (LC 95/1998, art. 10). The lemma is the name of the level in the contract. */
export const LEVELS: readonly LexiconRow[] = [
  { lemma: 'artigo', forms: `artigo artigos art. arts. ${GLUED.join(' ')}`, classes: ['level'] },
  { lemma: 'paragrafo', forms: '§ parágrafo parágrafos parág. parágs. par. pars.', classes: ['level'] },
  { lemma: 'inciso', forms: '=inciso =incisos inc. incs.', classes: ['level'] },
  { lemma: 'alinea', forms: 'alínea alíneas al. als. letra letras', classes: ['level'] },
  { lemma: 'item', forms: 'item itens', classes: ['level'] },
  { lemma: 'caput', forms: 'caput cabeça', classes: ['level'] },
];
