import type { PrecedenteCitado } from '../../contract/model/verification/citacao.ts';
import { CODE } from '../tokens/codes.ts';
import { lengthOf, textOf } from '../tokens/locate.ts';
import { endAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { tellCourts } from './court-of-text.ts';
import { courtBefore } from './courts.ts';
import { findMayBeHeads, GLUED, type Head, readHead } from './heads.ts';
import { type Found, identify } from './identify.ts';
import { itemsBefore, readNumbers } from './numbers.ts';
import { hasCourt, isSaid, mergeScopes, type NumberScope } from './scope.ts';

/**
 * Returns every súmula, theme, orientation and statement that the text cites by number, in order: one citation for each
 * number of a list or range (those of a range share their span). The court is the one next to the number, or else the
 * one that the rest of the text indicates (see `court-of-text.ts`). Time is linear in the length of the text.
 * @param limit reading stops once more citations than this are found
 */
export function findPrecedents(tokens: Tokens, limit = Number.POSITIVE_INFINITY): PrecedenteCitado[] {
  const all: Found[] = [];
  let past = 0;
  let numbers = 0;
  for (const at of findMayBeHeads(tokens)) {
    if (numbers > limit) break;
    if (at < past) continue;
    const found = readList(tokens, at, past);
    all.push(...found);
    for (const member of found) numbers += member.numbers.length;
    const last = found.at(-1);
    if (last === undefined) continue;
    past = last.to;
    if (last.scope.ofAll) shareCourt(tokens, all);
  }
  const cited = all.flatMap((found) => toCitations(found, tokens).map((citado) => ({ citado, found })));
  tellCourts(tokens, cited);
  return cited.map(({ citado }) => citado);
}

/** No court has this many. Such a number counts only with a court, as a citation of a súmula that does not exist. */
const MOST = 10_000;

/**
 * Reads the numbers that the word at a token announces. The first citation begins at its items (`item IV da Súmula …`)
 * or at its court (`STM – Súmula 12`), if these are not before token `from`.
 */
function readList(tokens: Tokens, at: number, from: number): Found[] {
  const head = readHead(tokens, at);
  if (head === null) return [];
  const read = readNumbers(tokens, head);
  const wrong = read.findIndex(({ numbers, scope }) => (numbers[0] as number) >= MOST && !isOfCourt(head, scope));
  const list = wrong < 0 ? read : read.slice(0, wrong);
  if (list.length === 0) return [];
  const items = itemsBefore(tokens, from, at);
  const said = isSaid(head.scope) || list.some(({ scope }) => isSaid(scope));
  const before = said || items < at ? null : courtBefore(tokens, from, at);
  const scope = before ? { ...head.scope, court: before.court } : head.scope;
  return list.map((member, i) => ({
    ...member,
    head,
    from: i === 0 ? (before?.from ?? items) : member.from,
    scope: mergeScopes(scope, member.scope),
  }));
}

const isOfCourt = (head: Head, scope: NumberScope): boolean =>
  head.qualifiers.binding !== undefined || hasCourt(head.scope) || hasCourt(scope);

/** What may join the citations of one run, to all of which `ambas do TST` applies. */
const LINK = phrase(
  '( :comma e? | :semicolon | e|ou | bem como | assim como ) ( com? a|à|as|às|o|os|ao|do|da|dos|das|no|na|nos|nas|pelo|pela|pelos|pelas )?',
);

/**
 * Copies what follows the last citation to the earlier ones of its run. `Súmula 288 e à OJ 26 da SBDI-1, ambas do TST`:
 * the court applies to those that have none. Section and system apply only to citations of the same kind (`OJ 5 e OJ 7,
 * ambas da SBDI-1`).
 */
function shareCourt(tokens: Tokens, all: Found[]): void {
  const last = all.at(-1) as Found;
  const { court, pointing } = last.scope;
  for (let i = all.length - 2; i >= 0; i--) {
    const [found, next] = all.slice(i, i + 2) as [Found, Found];
    if (hasCourt(found.scope) || endAhead(tokens, found.to, LINK) !== next.from) return;
    // Without a court, an earlier `ambas` was already applied to these. To apply each new one again would take
    // quadratic time.
    if (found.scope.ofAll && found.scope !== last.scope && !isSaid(last.scope)) return;
    const sameKind = found.head.kind === last.head.kind;
    if (sameKind ? isSaid(found.scope) : !hasCourt(last.scope)) return;
    found.scope = sameKind ? mergeScopes(found.scope, last.scope) : { ...found.scope, court, pointing };
  }
}

/** Makes the citations of a member of a list: one for each of its numbers, none if it is not a precedent. */
function toCitations(found: Found, tokens: Tokens): PrecedenteCitado[] {
  const identity = identify(found, tokens);
  if (identity === null) return [];
  const { from, to, numbers } = found;
  const offset = beginOfWord(tokens, from);
  const fim = offsetBefore(tokens, withoutQuote(tokens, from, to));
  const span = { rotulo: tokens.text.slice(offset, fim), offset, fim };
  return numbers.map((numero) => ({ ...identity, ...span, numero }));
}

/** `"Súmula 7"`: a quotation mark that closes what begins before the citation is no part of it. */
function withoutQuote({ codes }: Tokens, from: number, to: number): number {
  if (codes[to - 1] !== CODE.closeQuote) return to;
  for (let at = from; at < to; at++) if (codes[at] === CODE.openQuote) return to;
  return to - 1;
}

/** Returns the offset where a token begins, without a preposition glued to it: `da|Súmula`. */
function beginOfWord(tokens: Tokens, at: number): number {
  const glued = GLUED.exec(textOf(tokens, at, at + 1));
  return (tokens.start[at] as number) + (glued?.[0].length ?? 0);
}

/** The length of `J.`, the last of `S.T.J.` */
const INITIAL = 2;

/** Returns the offset where the last token before `to` ends, without the stop of an abbreviation. */
function offsetBefore(tokens: Tokens, to: number): number {
  const end = tokens.end[to - 1] as number;
  return tokens.text[end - 1] === '.' && lengthOf(tokens, to - 1) > INITIAL ? end - 1 : end;
}
