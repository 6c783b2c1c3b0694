import { Lexicon } from '../tokens/lexicon.ts';
import { COURTS } from './courts.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { LEVELS } from './levels.ts';
import { PRECEDENTS } from './precedents.ts';

/** Every word that the stages tell apart, a row a lemma, a file a field. Patterns may spell no other. */
export const LEXICON: Lexicon = new Lexicon([...FUNCTION_WORDS, ...LEVELS, ...COURTS, ...PRECEDENTS]);
