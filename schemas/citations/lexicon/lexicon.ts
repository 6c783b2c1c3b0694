import { Lexicon } from '../tokens/lexicon.ts';
import { ACT_NOUNS, INSTRUMENTS } from './act-nouns.ts';
import { ACTS } from './acts.ts';
import { CONNECTIVES, FUNCTION_WORDS } from './connectives.ts';
import { ENACTMENT } from './enactment.ts';
import { LEVEL_WORDS, LIST_WORDS } from './list-words.ts';
import { PLACES } from './places.ts';
import { PLAIN_WORDS } from './plain-words.ts';
import { COURTS, PRECEDENTS } from './precedents.ts';
import { VERBS } from './verbs.ts';

/**
 * Every word that the stages distinguish. A word may have several rows: each gives it the classes of one field. Patterns
 * may spell no other words.
 */
export const LEXICON: Lexicon = new Lexicon([
  ...FUNCTION_WORDS,
  ...LEVEL_WORDS,
  ...LIST_WORDS,
  ...INSTRUMENTS,
  ...VERBS,
  ...CONNECTIVES,
  ...ACT_NOUNS,
  ...ACTS,
  ...ENACTMENT,
  ...PLACES,
  ...COURTS,
  ...PRECEDENTS,
  PLAIN_WORDS,
]);
