import { CODE } from '../../tokens/codes.ts';
import { isGlued, skipLines, textOf } from '../../tokens/locate.ts';
import { endAhead, phrase } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { isCapitalized } from '../../tokens/words.ts';
import { adjectiveAt, endOfAbroad, stateAt, ufAt } from './places.ts';

/** Whose law a name or number is, according to the words next to it. `to` is the first token after them. */
export type Scope =
  /** A state's; `uf` is null if the text does not say which. */
  | { of: 'state'; uf: string | null; to: number }
  | { of: 'town'; to: number }
  | { of: 'abroad'; to: number }
  /** Of something other than a state, a town or a country in the lists: `do Império`. */
  | { of: 'other'; whom: string; to: number };

/** The ending of the `X-` sigla for a law of a state, town or another country. Null if it is not known whose. */
export const ownerOf = (scope: Scope): string | null =>
  scope.of === 'state' ? scope.uf : scope.of === 'town' ? 'MUN' : scope.of === 'abroad' ? 'EXT' : null;

const OPEN = phrase(':open :de?');
const CLOSE = phrase(':close');
/** A mark follows, so the words end here. */
const SAID = phrase('(! !:stop|:comma|:semicolon|:colon|:close )');
/** `Código Civil e Comercial da Nação Argentina`, `Constituição Política do Chile`. */
const LONGER = phrase('( e comercial | :regime-adjective )');
const OF = phrase(':de');
const OF_BEHIND_COMMA = phrase(':comma? :de');
const BEHIND_COMMA = phrase(':comma ( :de | (= :cap ) )');
/** `, na Itália, trata`: not `, em Portugal, o réu`. */
const IN_COUNTRY = phrase(':comma :em (= :cap )');
const GOES_ON = phrase(':comma (! :o|e|mas|um|onde|quando|local|pais|cidade ) :word_');
const STATE = phrase('( assembleia legislativa :de? )? estado :de?');
const TOWN = phrase(':town | camara ( municipal | :de vereadores ) | distrito (! federal )');
const TOWN_NAME = phrase('( :de? :cap ( :dash :word )? ){1,4}');
/** `daquele Estado`, `deste Município`, behind a number. */
const OF_SUCH = phrase(':comma? daquele|daquela|deste|desta|desse|dessa mesmo? (= estado|:town )');
/** `, norma estadual,` behind a number. */
const APPOSED = phrase(':comma? lei|norma|diploma|ato|legislacao|decreto complementar?');
const REGIME = phrase(':regime :regime-adjective?');
/** Words after a name that leave it federal. */
const UNION = phrase('republica federativa | republica (! :word ) | brasil|uniao | nacao (! :word )');
/** From before the republic. */
const EMPIRE = phrase('imperio ( do brasil )? (! :de | :lower )');
const SOME_NAME = phrase(':cap');

/** Whether a token is a mark behind which nothing more is said about the name or number before it. */
export function endsName({ codes, count }: Tokens, at: number): boolean {
  const code = codes[at] as number;
  return at >= count || code === CODE.stop || code === CODE.semicolon || code === CODE.colon || code === CODE.close;
}

/** Returns whose law a name or number that ends before token `at` is. Null if the text leaves it federal. */
export function readScope(tokens: Tokens, at: number, numbered: boolean): Scope | null {
  if (endsName(tokens, at)) return null;
  if (!numbered && endAhead(tokens, at, COMMA) >= 0) return readBehindComma(tokens, at);
  const uf = readUf(tokens, at, numbered);
  if (uf) return uf;
  if (endAhead(tokens, at, OPEN) >= 0) return readInBracket(tokens, at);
  if (tokens.codes[at] === CODE.dash) return readCountry(tokens, at + 1, false);
  const told = numbered ? readApposed(tokens, at) : null;
  if (told) return told;
  const from = Math.max(at, endAhead(tokens, at, LONGER));
  return readAdjective(tokens, from) ?? readOfPlace(tokens, from, numbered);
}

const COMMA = phrase(':comma');

/** `/SP`, `-SP`, `(SP)`, `Lei 10.177/98 - SP`. */
function readUf(tokens: Tokens, at: number, numbered: boolean): Scope | null {
  const mark = tokens.codes[at];
  if (mark !== CODE.slash && mark !== CODE.open && mark !== CODE.dash) return null;
  const uf = ufAt(tokens, at + 1);
  if (uf === null) return null;
  const glued = isGlued(tokens, at) && isGlued(tokens, at + 1);
  const tied = mark !== CODE.dash || glued || (numbered && endAhead(tokens, at + 2, SAID) >= 0);
  return tied ? { of: 'state', uf, to: Math.max(at + 2, endAhead(tokens, at + 2, CLOSE)) } : null;
}

/** `, de Portugal`, `, Portugal`: after a name, a comma can only introduce another country. */
function readBehindComma(tokens: Tokens, at: number): Scope | null {
  const place = endAhead(tokens, at, IN_COUNTRY);
  const country = place < 0 ? null : readCountry(tokens, place, true);
  if (country) return endAhead(tokens, country.to, GOES_ON) < 0 ? null : country;
  const from = endAhead(tokens, at, BEHIND_COMMA);
  return from < 0 ? null : readCountry(tokens, from, from > at + 1);
}

/** @param tied whether a preposition ties the country to the name; without one, a mark must follow the country */
function readCountry(tokens: Tokens, at: number, tied: boolean): Scope | null {
  const to = tied || isCapitalized(tokens, at) ? endOfCountry(tokens, at) : -1;
  return to >= 0 && (tied || endAhead(tokens, to, SAID) >= 0) ? { of: 'abroad', to } : null;
}

/** `(Portuguesa)`, `(estadual)`, `(Município de Campinas)`. */
function readInBracket(tokens: Tokens, at: number): Scope | null {
  const from = endAhead(tokens, at, OPEN);
  const adjective = from > at + 1 ? null : readAdjective(tokens, from);
  return readTown(tokens, from) ?? adjective ?? readCountry(tokens, from, true) ?? readState(tokens, from);
}

function readTown(tokens: Tokens, at: number): Scope | null {
  const to = endAhead(tokens, at, TOWN);
  return to < 0 ? null : { of: 'town', to: Math.max(to, endAhead(tokens, to, TOWN_NAME)) };
}

/** Words about a number set off by a comma: `, daquele Estado`, `, norma municipal`. */
function readApposed(tokens: Tokens, at: number): Scope | null {
  const such = endAhead(tokens, at, OF_SUCH);
  if (such >= 0) return readTown(tokens, such) ?? readState(tokens, such);
  const apposed = endAhead(tokens, at, APPOSED);
  const whose = apposed < 0 ? null : readAdjective(tokens, apposed);
  return whose?.of === 'state' || whose?.of === 'town' ? whose : null;
}

/** `estadual do Pará`, `municipal`, `paulista`, `portuguesa`. */
export function readAdjective(tokens: Tokens, at: number): Scope | null {
  const found = adjectiveAt(tokens, skipLines(tokens, at));
  if (!found) return null;
  const scope = { ...found.whose, to: found.to };
  const of = scope.of === 'state' && scope.uf === null ? endAhead(tokens, scope.to, OF) : -1;
  return (of < 0 ? null : readState(tokens, of)) ?? scope;
}

/** `de Portugal`, `do Estado do Pará`, `da República Oriental do Uruguai`. */
function readOfPlace(tokens: Tokens, at: number, numbered: boolean, regimes = 1): Scope | null {
  const from = endAhead(tokens, at, numbered ? OF_BEHIND_COMMA : OF);
  if (from < 0) return null;
  const country = endOfCountry(tokens, from);
  if (country >= 0) return { of: 'abroad', to: country };
  if (endAhead(tokens, from, UNION) >= 0) return null;
  const empire = endAhead(tokens, from, EMPIRE);
  if (empire >= 0) return { of: 'other', whom: 'Imperio', to: empire };
  const local = readState(tokens, from) ?? readTown(tokens, from);
  if (local) return local;
  const regime = regimes > 0 ? endAhead(tokens, from, REGIME) : -1;
  if (regime >= 0) {
    const whose = readAdjective(tokens, regime) ?? readOfPlace(tokens, regime, false, regimes - 1);
    if (whose || numbered) return whose;
  }
  // A republic in no list of countries: `da República dos Ipês`.
  const proper = numbered || regimes > 0 ? -1 : endAhead(tokens, from, SOME_NAME);
  return proper < 0 ? null : { of: 'other', whom: textOf(tokens, from, proper), to: proper };
}

/** `Estado do Pará`, `Estado`, `Pará`, `SP`. */
function readState(tokens: Tokens, at: number): Scope | null {
  const head = endAhead(tokens, at, STATE);
  const from = Math.max(at, head);
  const uf = ufAt(tokens, from);
  if (uf !== null) return { of: 'state', uf, to: from + 1 };
  const state = stateAt(tokens, from);
  if (state) return { of: 'state', ...state };
  return head < 0 ? null : { of: 'state', uf: null, to: endAhead(tokens, at, STATE_ALONE) };
}

const STATE_ALONE = phrase('( assembleia legislativa :de? )? estado');

/** Returns the token after the longest name of a foreign place, or -1. */
function endOfCountry(tokens: Tokens, at: number): number {
  const to = endOfAbroad(tokens, at);
  const further = to < 0 ? null : readAdjective(tokens, to);
  return further?.of === 'abroad' ? further.to : to;
}
