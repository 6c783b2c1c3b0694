import { textOf } from '../citations/tokens/locate.ts';
import { partsAhead, pattern } from '../citations/tokens/pattern.ts';
import type { Tokens } from '../citations/tokens/tokenize.ts';
import type { Quotation } from './find-quotations.ts';
import { type Offer, offerBefore, offerBehind } from './introduction.ts';

/** A citation of the text: its tokens `[from, to)`, and the provision or súmula that it resolved to, if any. */
export interface Cited {
  from: number;
  to: number;
  ref_key: string | null;
}

/** A provision whose words a quotation may be offered as. */
export interface Pair {
  /** The index of the citation. */
  citacao: number;
  ref_key: string;
  offer: Exclude<Offer, 'not'>;
}

/** How many citations of a list are considered, from the quotation backwards. */
const MOST_OF_LIST = 6;
/** The maximum number of tokens between two citations of one list: `arts. 186 e 927`, `art. 5º, LV, c/c o art. 7º`. */
const WITHIN_LIST = 8;

/**
 * Returns the provisions that a quotation may be offered as the words of, the likeliest first. `cited` is in the order
 * of the text.
 */
export function pairsOf(tokens: Tokens, quotation: Quotation, cited: readonly Cited[]): Pair[] {
  const found: Pair[] = [];
  const add = (citacao: number, offer: Offer): void => {
    const refKey = cited[citacao]?.ref_key ?? null;
    if (offer !== 'not' && refKey !== null && !isCitedWithin(tokens, quotation, cited, refKey))
      found.push({ citacao, ref_key: refKey, offer });
  };
  if (isCitation(tokens, quotation, cited) || isAddress(tokens, quotation)) return found;
  const next = firstFrom(cited, quotation.to);
  const last = lastUpTo(cited, quotation.from);
  const before = next < cited.length ? offerBefore(tokens, quotation, (cited[next] as Cited).from) : 'not';
  if (before === 'beside') add(next, before);
  const behind = last >= 0 ? offerBehind(tokens, cited[last] as Cited, quotation) : 'not';
  // If the last citation was not resolved, the quotation belongs less certainly to the earlier ones of its list.
  const others = cited[last]?.ref_key === null && behind !== 'not' ? 'perhaps' : behind;
  for (let at = last; at >= 0 && at > last - MOST_OF_LIST; at--) {
    if (at < last && !isOneList(tokens, cited[at] as Cited, cited[at + 1] as Cited)) break;
    add(at, at === last ? behind : others);
  }
  if (before === 'perhaps') add(next, before);
  return withOwnLabel(tokens, quotation, found);
}

/** A quotation with at most this many words besides its citations says nothing of the law. */
const FEW = 3;

/** `"art. 186 c/c art. 927, ambos do CC"`: whether a quotation is nothing but citations. */
function isCitation(tokens: Tokens, { from, to }: Quotation, cited: readonly Cited[]): boolean {
  let next = firstFrom(cited, from);
  if ((cited[next]?.to ?? Number.POSITIVE_INFINITY) > to) return false;
  let rest = 0;
  for (let at = from; at < to && rest <= FEW; at++) {
    while (next < cited.length && (cited[next] as Cited).to <= at) next += 1;
    const inside = (cited[next]?.from ?? to) <= at;
    if (!inside && /^\p{L}/u.test(textOf(tokens, at, at + 1))) rest += 1;
  }
  return rest <= FEW;
}

/** With its act. A number alone may be another article's, quoted amiss: `observado o art. 187`. */
const NUMBERED = /art\S{0,6}\s*\d.*\sd[aeo]\s/is;
const articleOf = (refKey: string): string => refKey.split('.', 2).join('.');

/**
 * `O art. 186 do CC: "o dever está no art. 186 do CC"`: no law cites the article that it is written in by its number, so
 * such words only speak of it. At its head the number is the label of the words.
 */
function isCitedWithin(tokens: Tokens, { from, to }: Quotation, cited: readonly Cited[], refKey: string): boolean {
  for (let at = firstFrom(cited, from + 1); at < cited.length && (cited[at] as Cited).to <= to; at++) {
    const inside = cited[at] as Cited;
    const same = inside.ref_key !== null && articleOf(inside.ref_key) === articleOf(refKey);
    if (same && NUMBERED.test(textOf(tokens, inside.from, inside.to))) return true;
  }
  return false;
}

/** Whether a quotation is the address of a page. */
const isAddress = ({ text, start }: Tokens, { from }: Quotation): boolean =>
  /^https?:\/\//.test(text.slice(start[from], (start[from] as number) + 8));

const isOneList = (tokens: Tokens, one: Cited, next: Cited): boolean =>
  next.from - one.to <= WITHIN_LIST && tokens.sentence[one.from] === tokens.sentence[next.from];

const ARTICLE = pattern('artigo (<number> :number|:ordinal )');

/**
 * `os dispositivos citados: “Art. 178. …”`: adds the article of the act that the quotation's own label names. If the
 * words are clearly offered as those of another article, the label does not change that.
 */
function withOwnLabel(tokens: Tokens, { from }: Quotation, pairs: Pair[]): Pair[] {
  const [at] = partsAhead(tokens, from, ARTICLE)?.parts.number ?? [];
  const number = at === undefined ? null : /^\d+/.exec(textOf(tokens, at, at + 1).replaceAll('.', ''))?.[0];
  if (!number) return pairs;
  const labelled = pairs.flatMap(({ citacao, ref_key, offer }): Pair[] => {
    const [sigla, artigo] = ref_key.split('.', 2);
    return offer !== 'perhaps' && artigo !== number ? [] : [{ citacao, ref_key: `${sigla}.${number}`, offer }];
  });
  return [...pairs, ...labelled];
}

function firstFrom(cited: readonly Cited[], token: number): number {
  let low = 0;
  let high = cited.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cited[middle] as Cited).from >= token) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns the last citation that ends at or before a token; -1 if there is none. */
function lastUpTo(cited: readonly Cited[], token: number): number {
  let last = firstFrom(cited, token) - 1;
  while (last >= 0 && (cited[last] as Cited).to > token) last -= 1;
  return last;
}
