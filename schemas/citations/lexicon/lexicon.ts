import { Lexicon } from '../tokens/lexicon.ts';
import { CONNECTIVES } from './connectives.ts';
import { COURTS } from './courts.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { INSTRUMENTS } from './instruments.ts';
import { LEVELS } from './levels.ts';
import { PRECEDENTS } from './precedents.ts';
import { VERBS } from './verbs.ts';

/** Every word that the stages tell apart, a row a lemma, a file a field. Patterns may spell no other. */
export const LEXICON: Lexicon = new Lexicon([
  ...FUNCTION_WORDS,
  ...LEVELS,
  ...COURTS,
  ...PRECEDENTS,
  ...INSTRUMENTS,
  ...VERBS,
  ...CONNECTIVES,
]);
