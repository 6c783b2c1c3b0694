import { depthOf, isAbove, type Level } from '../../provisions/levels.ts';
import { deepestOf, type Provision } from '../../provisions/provision.ts';
import { beginBehind, partsAhead, pattern, phrase } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import type { Span } from '../act/act-roles.ts';
import { distance } from '../between.ts';
import { isLooseLevel } from './loose-level.ts';

/** The last article that a text told, and of which act: what `o § 3º desse artigo` goes back to. */
export interface LastArticle {
  provision: Provision;
  sigla: string | null;
  beside?: string | undefined;
  /** The words that name it. */
  named?: Span | undefined;
  /** It is the last of several that one list told: nobody can tell which of them is meant. */
  several: boolean;
}

/** How many characters back it still is the one that is meant. */
const REACH = 2_000;

/** What a list leaves to go back to. */
export function lastArticleOf(
  provisions: readonly Provision[],
  { sigla, beside, named }: Pick<LastArticle, 'sigla' | 'beside' | 'named'>,
): LastArticle | null {
  const provision = provisions.at(-1);
  if (!provision?.artigo) return null;
  return { provision, sigla, beside, named, several: provisions.some(({ artigo }) => artigo !== provision.artigo) };
}

/** `desse artigo`, `do mesmo dispositivo`; `deste artigo` is how a law speaks of its own, and not read. */
const SAME_ARTICLE = phrase(
  `:comma? ( desse|daquele|nesse|naquele | do|no :referred ) mesmo? ( (<article> artigo ) | dispositivo|preceito|preceptivo ) legal? (! :number|:ordinal | do|da )`,
);
/** `. Seu § 3º`, `. Em seu inciso I`, and nothing else named between. */
const ITS = pattern(
  '!:stop|:semicolon|:colon|:open|:close|:line|:paragraph{0,14} :stop|:semicolon|:comma e? em? seu|seus',
);

const ABOVE = ['paragrafo', 'inciso'] as const;

/**
 * Gives levels without an article the one that they go back to, and tells how it is known; null when they go back to none.
 * @param to past the last level
 */
export function goBackTo(
  { provision: told, several }: LastArticle,
  tokens: Tokens,
  provisions: readonly Provision[],
  to: number,
): 'anafora' | 'mencao_anterior' | null {
  const first = provisions[0];
  const last = provisions.at(-1);
  if (!first || !last || distance(tokens, told.from, first.from) > REACH) return null;
  const shown = partsAhead(tokens, to, SAME_ARTICLE);
  const its = shown !== null || beginBehind(tokens, told.to, first.from, ITS) === told.to;
  if (its && several) return null;
  if (!its && (!ENOUGH.has(first.top) || !isLooseLevel(tokens, told.to, { from: first.from, to }))) return null;
  // `dispositivo` may be the inciso that was told, as may what is above a bare alínea; `artigo` is the article.
  const level = shown?.parts.article ? 'artigo' : deepestOf(told);
  for (const provision of provisions) {
    provision.artigo = told.artigo;
    const above = ABOVE.filter((one) => depthOf(one) <= depthOf(level) && isAbove(one, deepestOf(provision)));
    // `inciso I do caput` is of no paragraph.
    if (!provision.caput) for (const one of above) provision[one] ??= told[one];
  }
  if (shown) last.to = shown.to;
  return its ? 'anafora' : 'mencao_anterior';
}

/** Of other levels a text speaks that are no law's: `o item 2`, `a letra c`. */
const ENOUGH: ReadonlySet<Level> = new Set<Level>(['paragrafo', 'inciso', 'alinea']);
