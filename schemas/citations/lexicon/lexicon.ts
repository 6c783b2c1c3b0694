import { Lexicon } from '../tokens/lexicon.ts';
import { ACT_NOUNS } from './act-nouns.ts';
import { ACTS } from './acts.ts';
import { CONNECTIVES } from './connectives.ts';
import { COURTS } from './courts.ts';
import { ENACTMENT, PLAIN_WORDS } from './enactment.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { INSTRUMENTS } from './instruments.ts';
import { LEVELS } from './levels.ts';
import { LIST_WORDS } from './list-words.ts';
import { PLACES } from './places.ts';
import { PRECEDENTS } from './precedents.ts';
import { VERBS } from './verbs.ts';

/**
 * Every word that the stages distinguish: one row for each lemma, one file for each field. Patterns may spell no other
 * words.
 */
export const LEXICON: Lexicon = new Lexicon([
  ...FUNCTION_WORDS,
  ...LEVELS,
  ...LIST_WORDS,
  ...INSTRUMENTS,
  ...VERBS,
  ...CONNECTIVES,
  ...ACT_NOUNS,
  ...ACTS,
  ...ENACTMENT,
  PLAIN_WORDS,
  ...PLACES,
  ...COURTS,
  ...PRECEDENTS,
]);
