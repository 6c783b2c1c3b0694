import type { LexiconRow } from '../tokens/lexicon.ts';

/** Words for the levels of a provision (LC 95/1998, art. 10); the class is the level's name in the contract. */
export const LEVELS: readonly LexiconRow[] = [
  { lemma: 'artigo', forms: 'artigo artigos art. arts.', classes: ['level'] },
  { lemma: 'paragrafo', forms: '§ parágrafo parágrafos parág. págs. par.', classes: ['level'] },
  { lemma: 'inciso', forms: 'inciso incisos inc. incs.', classes: ['level'] },
  { lemma: 'alinea', forms: 'alínea alíneas al. letra letras', classes: ['level'] },
  { lemma: 'item', forms: 'item itens', classes: ['level'] },
  { lemma: 'caput', forms: 'caput cabeça', classes: ['level'] },
];
