import type { PrecedenteCitado } from '../../contract/model/verification/citacao.ts';
import { textOf } from '../tokens/locate.ts';
import { endAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { tellCourts } from './court-of-text.ts';
import { courtBefore } from './courts.ts';
import { findMayBeHeads, GLUED, type Head, readHead } from './heads.ts';
import { type Found, identify } from './identify.ts';
import { itemsBefore } from './items.ts';
import { readNumbers } from './numbers.ts';
import { isSaid, mergeScopes, type Scope } from './scope.ts';
import { offsetBefore } from './written.ts';

/**
 * Every súmula, theme, orientation and statement that the text cites by number, in order: one citation for each number
 * of a list, one for each of a range (which share their span). The court is the one that stands beside the number, or else
 * the one that the rest of the text tells (see `court-of-text.ts`). Time is linear in the length of the text.
 * @param limit once more than so many are found, reading stops
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

/** The numbers that the word at a token announces; none begins before token `from`. */
function readList(tokens: Tokens, at: number, from: number): Found[] {
  const head = readHead(tokens, at);
  if (head === null) return [];
  const read = readNumbers(tokens, head.to, head.plural, head.allowed);
  const wrong = read.findIndex(({ numbers, scope }) => (numbers[0] as number) >= MOST && !isOfCourt(head, scope));
  const list = wrong < 0 ? read : read.slice(0, wrong);
  if (list.length === 0) return [];
  const said = isSaid(head.scope) || list.some(({ scope }) => isSaid(scope));
  const { begin, owned } = beginOf(tokens, from, head, said);
  return list.map((member, i) => ({
    ...member,
    head: owned,
    from: i === 0 ? begin : member.from,
    scope: mergeScopes(owned.scope, member.scope),
  }));
}

/** No court has so many: only a court shows that it is a number of its own, and a wrong one. */
const MOST = 10_000;

const isOfCourt = (head: Head, scope: Scope): boolean =>
  head.flags.has('binding') || head.scope.hasCourt || scope.hasCourt;

/** Where the first citation begins: at its items (`item IV da Súmula …`), or at its court (`STM – Súmula 12`). */
function beginOf(tokens: Tokens, from: number, head: Head, said: boolean): { begin: number; owned: Head } {
  const begin = itemsBefore(tokens, from, head.at);
  const court = said || begin < head.at ? null : courtBefore(tokens, from, head.at);
  if (!court) return { begin, owned: head };
  return { begin: court.from, owned: { ...head, scope: { ...head.scope, court: court.court, hasCourt: true } } };
}

/** What ties two citations into one run, of which `ambas do TST` speaks. */
const LINK = phrase(
  '( :comma e? | :semicolon | e|ou | bem como | assim como ) ( com? a|à|as|às|o|os|ao|do|da|dos|das|no|na|nos|nas|pelo|pela|pelos|pelas )?',
);

/**
 * `Súmula 288 e à OJ 26 da SBDI-1, ambas do TST`: the last one's court is that of the run that names none; its section
 * and system too, of those of the same kind (`OJ 5 e OJ 7, ambas da SBDI-1`).
 */
function shareCourt(tokens: Tokens, all: Found[]): void {
  const last = all.at(-1) as Found;
  const { court, hasCourt, pointing } = last.scope;
  for (let i = all.length - 2; i >= 0; i--) {
    const [found, next] = all.slice(i, i + 2) as [Found, Found];
    if (found.scope.hasCourt || endAhead(tokens, found.to, LINK) !== next.from) return;
    // Without a court it was said of these already: to say it again for every one to come would take quadratic time.
    if (found.scope.ofAll && found.scope !== last.scope && !isSaid(last.scope)) return;
    const sameKind = found.head.kind === last.head.kind;
    if (sameKind ? isSaid(found.scope) : !hasCourt) return;
    found.scope = sameKind ? mergeScopes(found.scope, last.scope) : { ...found.scope, court, hasCourt, pointing };
  }
}

/** The citations that a member of a list is: one for each of its numbers, none when it turns out to be something else. */
function toCitations(found: Found, tokens: Tokens): PrecedenteCitado[] {
  const identity = identify(found, tokens);
  if (identity === null) return [];
  const { from, to, numbers } = found;
  const offset = beginOfWord(tokens, from);
  const fim = offsetBefore(tokens, to);
  const span = { rotulo: tokens.text.slice(offset, fim), offset, fim };
  return numbers.map((numero) => ({ ...identity, ...span, numero }));
}

/** Where a token begins, without the preposition that is glued to it: `da|Súmula`. */
function beginOfWord(tokens: Tokens, at: number): number {
  const glued = GLUED.exec(textOf(tokens, at, at + 1));
  return (tokens.start[at] as number) + (glued?.[0].length ?? 0);
}
