import { FUNCTION_WORDS } from '../lexicon/connectives.ts';
import { LEVELS } from '../lexicon/list-words.ts';
import { UFS } from '../lexicon/places.ts';
import { Lexicon, type LexiconRow } from '../tokens/lexicon.ts';

const words = (lemma: string, forms = lemma, ...classes: string[]): LexiconRow => ({ lemma, forms, classes });

/**
 * The words that rewriting a query distinguishes. They differ from those of a text, where `p.` is not a paragraph and
 * `l` not a law.
 */
export const TYPED: Lexicon = new Lexicon([
  ...FUNCTION_WORDS,
  ...LEVELS,
  words('até'),
  words('p', 'p.', 'one-letter'),
  words('l', 'l.', 'one-letter'),
  words('d', 'd.', 'one-letter'),
  words('unico', 'único un.'),
  words('numero', 'n. número'),
  words('sumula', 'súmula súmulas súm. súms.', 'statement'),
  words('vinculante', 'vinculante vinculantes', 'statement'),
  words('vinc', 'vinc.'),
  words('sv', 'sv'),
  words('tema', 'tema temas', 'statement'),
  words('statement', 'verbete verbetes enunciado enunciados'),
  words('court', 'STF STJ STM TST TSE TNU'),
  words('court in words', 'supremo superior tribunal federal justiça'),
  words('lei', 'lei leis', 'form'),
  words('decreto', 'decreto decretos', 'form'),
  words('form', 'lc dl ec mp dec.'),
  words('form in words', 'complementar provisória emenda'),
  words('const'),
  words('ce'),
  words('uf', UFS.join(' ')),
]);

/** Parts of patterns. */
export const NUMBER = ':number|:ordinal';
export const LETTER = ':letter|:letterUpper|:roman|:romanLower|a|e|o|:one-letter';
