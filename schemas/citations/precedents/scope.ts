import type { Sistematica } from '../../contract/model/verification/citacao.ts';
import { isGlued, textOf } from '../tokens/locate.ts';
import { endAhead, partsAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { readBody, TRANSITORY } from './bodies.ts';
import { readCourt } from './courts.ts';
import { readSystem } from './systems.ts';

/** The court, body or system to whose numbering a precedent's number belongs, as far as the text says. */
export interface Scope {
  court: string | null;
  /** Whether a court is named or pointed to (`desta Corte`). */
  hasCourt: boolean;
  /** The tokens that point to a court without naming it: `do mesmo tribunal`. */
  pointing: readonly [from: number, to: number] | null;
  body: string | null;
  bodyOfTst: boolean;
  system: Sistematica | null;
  /** `da Súmula`, `da jurisprudência predominante`: the number is that of a statement of the súmula. */
  ofSumula: boolean;
  /** `da Súmula Vinculante`, `Súmula 14 vinculante`. */
  binding: boolean;
  /** `ambas do TST`, `todas do STJ`: applies to every citation of the run. */
  ofAll: boolean;
}

export const NO_SCOPE: Scope = {
  court: null,
  hasCourt: false,
  pointing: null,
  body: null,
  bodyOfTst: false,
  system: null,
  ofSumula: false,
  binding: false,
  ofAll: false,
};

/** Whether the text names or points to a court, body or system. */
export const isSaid = ({ hasCourt, body, system }: Scope): boolean => hasCourt || body !== null || system !== null;

/** Completes the first scope with what only the second says. */
export function mergeScopes(first: Scope, second: Scope): Scope {
  const court = first.hasCourt ? first : second;
  // `OJ Transitória 75 da SBDI-1`: the series before the number is more specific than the section after it.
  const body = first.body !== null && second.body !== TRANSITORY ? first : second;
  return {
    court: court.court,
    hasCourt: court.hasCourt,
    pointing: court.pointing,
    body: body.body,
    bodyOfTst: body.bodyOfTst,
    system: first.system ?? second.system,
    ofSumula: first.ofSumula || second.ofSumula,
    binding: first.binding || second.binding,
    ofAll: first.ofAll || second.ofAll,
  };
}

/** Which parts a scope may have, depending on the kind of precedent. */
export interface Allowed {
  system?: boolean;
  body?: boolean;
  otherAcronym?: boolean;
}

/** The words that tie a court, body or system to what comes before it. A bracket must close again. */
const LINK = phrase(
  // Twice, for the typing error `do do TST`.
  `( ( (<open> :open ) | (<slash> :slash ) | :dash|:comma ) ( :dash|:slash|:comma )? )? (<all> :all-of-them )?
  (<by> ( :de|em|deste|desta|desse|dessa|daquele|daquela | aprovado|aprovada|aprovados|aprovadas no|na ) ( do|da )? )?`,
);
const CLOSE = phrase(':close');
const OF_SUMULA = phrase(
  `( súmula|súmulas (<binding> :vinculante )? ( da|de )? jurisprudência? | jurisprudência ) ( pre? dominante | predominante|uniforme|consolidada )?
  (! :numero? :number )`,
);
/** `do CRPS`, `/CSMP`: an acronym that is in no list here. */
const OTHER_ACRONYM = phrase(':word^ ( :dash|:slash :word^ )? (! :numero? :number )');
/** `24ITSE`: a slash that was misread as a letter, as by OCR. */
const MISREAD = phrase(':misread-court|:mixed | :bar :national-court');
const READ_AS_SLASH = /^[Il|]\s?(ST[FJM]|TS[TE]|TCU)$/;

/** No scope has more parts than this: `do TST da SBDI-1, todas da jurisprudência`. */
const MOST_PARTS = 5;

interface ScopeAt {
  scope: Scope;
  to: number;
}

/**
 * Reads the scope after the numbers or, in a head, before them: `da SBDI-1 do TST`, `/STF`, `, STJ`, `da repercussão
 * geral`.
 */
export function readScope(tokens: Tokens, at: number, allowed: Allowed): ScopeAt {
  let found: ScopeAt = { scope: NO_SCOPE, to: at };
  for (let i = 0; i < MOST_PARTS; i++) {
    const next = readPart(tokens, found, allowed);
    if (next === null) break;
    found = next;
  }
  return found;
}

function readPart(tokens: Tokens, { scope, to }: ScopeAt, allowed: Allowed): ScopeAt | null {
  if (to >= tokens.count) return null;
  if (!scope.hasCourt && isGlued(tokens, to)) {
    const past = endAhead(tokens, to, MISREAD);
    const court = READ_AS_SLASH.exec(textOf(tokens, to, past))?.[1];
    if (court !== undefined) return { scope: { ...scope, court, hasCourt: true }, to: past };
  }
  const link = partsAhead(tokens, to, LINK);
  if (!link) return null;
  const { open, slash, all, by } = link.parts;
  const part = readName(tokens, link.to, scope, allowed, by !== undefined, slash !== undefined);
  if (part === null) return null;
  if (!scope.hasCourt && part.scope.hasCourt && part.scope.court === null) part.scope.pointing = [to, part.to];
  if (all) part.scope.ofAll = true;
  if (!open) return part;
  const past = endAhead(tokens, part.to, CLOSE);
  return past < 0 ? null : { ...part, to: past };
}

/** Reads one more part of the scope, of a kind that it does not have yet. */
function readName(
  tokens: Tokens,
  at: number,
  scope: Scope,
  allowed: Allowed,
  by: boolean,
  slash: boolean,
): ScopeAt | null {
  const system = allowed.system && scope.system === null ? readSystem(tokens, at) : null;
  if (system) return { scope: { ...scope, system: system.system }, to: system.to };
  const body = allowed.body && scope.body === null ? readBody(tokens, at) : null;
  if (body) return { scope: { ...scope, body: body.body, bodyOfTst: body.ofTst }, to: body.to };
  if (!scope.hasCourt) {
    const court = readCourt(tokens, at, by);
    if (court) return { scope: { ...scope, court: court.court, hasCourt: true }, to: court.to };
    const to = allowed.otherAcronym && (by || slash) ? endAhead(tokens, at, OTHER_ACRONYM) : -1;
    const acronym = /^[A-Z]{3,8}(?:[-/][A-Z]{2}$|$|(?=\W))/.exec(textOf(tokens, at, to))?.[0];
    if (acronym !== undefined)
      return {
        scope: { ...scope, court: acronym, hasCourt: true },
        to: acronym.includes('/') || acronym.includes('-') ? to : at + 1,
      };
  }
  const sumula = by && !scope.ofSumula ? partsAhead(tokens, at, OF_SUMULA) : null;
  const binding = sumula?.parts.binding !== undefined;
  return sumula && { scope: { ...scope, ofSumula: true, binding: scope.binding || binding }, to: sumula.to };
}
