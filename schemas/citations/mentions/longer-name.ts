import { COUNTRY_CODES } from '../lexicon/places.ts';
import { isGlued, textOf } from '../tokens/locate.ts';
import { endAhead, type Pattern, partsAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { isCapitalized, isUpper, wordOf } from '../tokens/words.ts';
import { findName, type Nomes } from './names.ts';
import { readScope, type Scope } from './whose/scope.ts';

/** ` de Weimar`; ` do CFM`, a body with rules of its own. */
const OF_SOMEONE = phrase(':de (! :union|:no-continuation ) (<whom> :cap )');
/** ` (PT)`. */
const COUNTRY_CODE = phrase(':open :word^^ :close');
/** `Lei de Introdução ao Código Penal`. */
const INTRODUCTION_TO = phrase('a|ao|aos :word ( :de? (<whom> :cap ) ){0,4}');
/** `Convenção Americana sobre Asilo`. */
const TREATY_ABOUT = phrase('sobre|contra|relativo|relativa|para ( o|ao|a )? (<whom> :cap )');
/** ` Militar`, ` e Comercial`. */
const OF_OTHER_LAW = phrase('(<whom> :other-law ) | e|y (<whom> comercial )');
/** ` Digital`, ` Modelo`: a capitalized word and the ones that belong to it. */
const PROPER = phrase('(<whom> (! :no-continuation ) :cap ) ( ( e|para|:de )? :cap ( :dash :cap )? ){0,3}');
/** `/PT`, `-Penitenciário`: glued to an acronym. After a name in words it must be capitalized. */
const GLUED = phrase(':dash|:slash (! :no-continuation ) (<whom> :word )');
const TREATY = /^(?:conven|pacto|tratado|estatuto|protocolo)/i;

/**
 * Reads words that continue a name beyond its known end, so that it names an unknown act: `ECA Digital`, `CC/PT`, `CPC
 * do CFM`. A name that is not understood up to its end belongs to no known act.
 * @param from where the name begins
 */
export function readLongerName(tokens: Tokens, from: number, to: number, names: Nomes): Scope | null {
  const country = endAhead(tokens, to, COUNTRY_CODE);
  if (country >= 0 && COUNTRY_CODES.has(textOf(tokens, to + 1, to + 2))) return { of: 'abroad', to: country };
  if (isGlued(tokens, to)) return readGlued(tokens, from, to, names);
  const last = wordOf(tokens, to - 1);
  const other =
    (last === 'introducao' ? read(tokens, to, INTRODUCTION_TO) : null) ??
    read(tokens, to, OF_OTHER_LAW) ??
    (TREATY.test(wordOf(tokens, from)) ? read(tokens, to, TREATY_ABOUT) : null);
  if (other) return other;
  return isCapitalized(tokens, to) && wordOf(tokens, to) !== 'de'
    ? readProper(tokens, to)
    : readOfSomeone(tokens, to, names);
}

function read(tokens: Tokens, at: number, wanted: Pattern): Scope | null {
  const match = partsAhead(tokens, at, wanted);
  if (!match) return null;
  const whom = match.parts.whom;
  return { of: 'other', whom: whom ? textOf(tokens, ...whom) : 'OUTRO', to: match.to };
}

/**
 * Without a preposition these nouns do not continue a name: `Código Civil Admissibilidade`. Summaries of decisions
 * often lose the dashes between their clauses (`do Código Civil Medida de exceção`).
 */
const NOUN = /(?:[cs]ao|[cs]oes|dades?|mentos?|[ae]ncias?)$/;

/** In text all in capitals only a country shows that another act is meant: `ORIENTAL DO URUGUAI`. */
function readProper(tokens: Tokens, at: number): Scope | null {
  const proper = NOUN.test(wordOf(tokens, at)) ? null : read(tokens, at, PROPER);
  const whose = proper && readScope(tokens, at + 1, false);
  if (whose?.of === 'abroad') return whose;
  return isUpper(tokens, at) || wordOf(tokens, at).length < 3 ? null : proper;
}

function readOfSomeone(tokens: Tokens, at: number, names: Nomes): Scope | null {
  const match = partsAhead(tokens, at, OF_SOMEONE);
  const whom = match?.parts.whom;
  if (!match || !whom || findName(tokens, whom[0], names)) return null;
  // Text all in capitals does not distinguish the acronym of a body from a common word.
  const length = wordOf(tokens, whom[0]).length;
  const shouted = isUpper(tokens, whom[0]) && (isUpper(tokens, at) || length > 10);
  return length < 2 || shouted ? null : { of: 'other', whom: textOf(tokens, ...whom), to: match.to };
}

function readGlued(tokens: Tokens, from: number, to: number, names: Nomes): Scope | null {
  const match = isGlued(tokens, to + 1) ? partsAhead(tokens, to, GLUED) : null;
  const whom = match?.parts.whom;
  if (!match || !whom || wordOf(tokens, whom[0]).length < 2 || findName(tokens, whom[0], names)) return null;
  return to - from === 1 || isCapitalized(tokens, whom[0])
    ? { of: 'other', whom: textOf(tokens, ...whom), to: match.to }
    : null;
}
