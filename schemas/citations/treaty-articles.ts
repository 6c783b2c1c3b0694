import { romanValue } from '../law/numerais.ts';
import { deepestOf, type Provision } from './provisions/provision.ts';
import { CODE } from './tokens/codes.ts';
import { endAhead, findWithin, pattern } from './tokens/pattern.ts';
import type { Tokens } from './tokens/tokenize.ts';

/** `artigo VIII`, `artigos I a IV` of a treaty. */
export function withArabicNumbers(provision: Provision): Provision {
  const { artigo, range } = provision;
  if (artigo === null || artigo.charCodeAt(0) < 0x41) return provision;
  const arabic = (numeral: string) => `${romanValue(numeral)}`;
  const articles = range !== null && deepestOf(provision) === 'artigo' ? range.map(arabic) : range;
  return { ...provision, artigo: arabic(artigo), range: articles };
}

/** `art. 8º, item 2, "h"`, `art. 8.2.h` of a treaty: paragraph 2. */
export function asParagraph(provision: Provision): Provision {
  const { paragrafo, inciso, alinea, item } = provision;
  if (paragrafo !== null) return provision;
  if (inciso !== null) return /^\d/.test(inciso) ? { ...provision, paragrafo: inciso, inciso: null } : provision;
  return item !== null && alinea === null ? { ...provision, paragrafo: item, item: null } : provision;
}

const ONE_ARTICLE = pattern('art|artigo');
/** The mark of an ordinal at the first number. */
const MARKED = pattern('!:number|:ordinal{0,6} ( :ordinal | :number :mark )');
const COMMA = pattern(':comma');

/** `art. 9º, 3 e 4` of a treaty: paragraphs, since articles are told in their order and `3` has no ordinal mark. */
export function joinParagraphs(tokens: Tokens, provisions: readonly Provision[]): Provision[] {
  const joined: Provision[] = [];
  const marked = provisions.some(({ from }) => endAhead(tokens, from, MARKED) >= 0);
  for (const provision of provisions) {
    const last = joined.at(-1);
    const bare =
      last && deepestOf(provision) === 'artigo' && provision.range === null && isPlain(tokens, provision.from);
    const singular = joined.some(({ from, to }) => findWithin(tokens, from, to, ONE_ARTICLE) >= 0);
    const below =
      bare &&
      Number(provision.artigo) <= Number(last.artigo) &&
      (singular || (marked && Number(provision.artigo) < 10));
    if (below && deepestOf(last) === 'artigo' && endAhead(tokens, last.to, COMMA) === provision.from)
      joined.splice(-1, 1, { ...last, paragrafo: provision.artigo, to: provision.to });
    else if (below && deepestOf(last) === 'paragrafo')
      joined.push({ ...provision, artigo: last.artigo, paragrafo: provision.artigo });
    else joined.push(provision);
  }
  return joined;
}

/** A number of one digit or two, without the mark of an ordinal. */
const isPlain = ({ codes, start, end }: Tokens, at: number): boolean =>
  codes[at] === CODE.number && (end[at] as number) - (start[at] as number) <= 2;
