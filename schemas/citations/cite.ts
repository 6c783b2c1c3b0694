import type { DispositivoCitado } from '../contract/model/verification/citacao.ts';
import { romanValue } from '../law/numerais.ts';
import { noteTold } from './attribution/how-told.ts';
import type { ToldAct } from './attribution/told-act.ts';
import type { Nomes } from './mentions/names.ts';
import { deepestOf, eachOf, type Provision } from './provisions/provision.ts';
import { CODE } from './tokens/codes.ts';
import { textOf } from './tokens/locate.ts';
import { endAhead, findWithin, pattern } from './tokens/pattern.ts';
import type { Tokens } from './tokens/tokenize.ts';

/**
 * Writes the citations of a list whose act was decided, even if as unknown. This is where tokens become characters of
 * the text.
 */
export function cite(
  tokens: Tokens,
  provisions: readonly Provision[],
  act: ToldAct,
  { tratados }: Nomes,
  found: DispositivoCitado[],
): void {
  const treaty = act.sigla !== null && tratados.has(act.sigla);
  const arabic = treaty || act.sigla?.startsWith('X-') ? provisions.map(withArabicNumbers) : provisions;
  for (const provision of treaty ? joinParagraphs(tokens, arabic) : arabic) {
    // Only treaties, and unknown acts that may be one, have articles with Roman numbers.
    if (provision.artigo === null || isRoman(provision.artigo)) continue;
    if (provision.range === null && !treaty) found.push(citeOne(tokens, provision, act));
    else for (const one of eachOf(provision)) found.push(citeOne(tokens, treaty ? asParagraph(one) : one, act));
  }
}

function citeOne(tokens: Tokens, provision: Provision, told: ToldAct): DispositivoCitado {
  const { sigla, beside, inference, named, rule } = told;
  const { paragrafo, inciso, alinea, item, caput } = asLetter(provision, sigla);
  const { offset, fim } = withBrackets(tokens, provision);
  const cited: DispositivoCitado = {
    tipo: 'dispositivo',
    rotulo: tokens.text.slice(offset, fim),
    offset,
    fim,
    sigla,
    artigo: provision.artigo as string,
    paragrafo,
    inciso,
    alinea,
    item: item !== null && alinea === null ? `item-${item}` : item,
    caput: caput && paragrafo === null && inciso === null && alinea === null,
    diploma_inferido: inference !== undefined,
  };
  if (beside !== undefined) cited.ao_lado = beside;
  if (inference && sigla !== null) {
    const offset_mencao = tokens.start[inference.from] as number;
    cited.inferencia = { origem: inference.origin, sigla, offset_mencao, distancia: offset - offset_mencao };
  }
  noteTold(cited, rule, named && textOf(tokens, named.from, named.to));
  return cited;
}

/**
 * The CLT is older than the present use of incisos (LC 95/1998, art. 10, II): its articles have alíneas right below
 * them.
 */
const BY_LETTERS: ReadonlySet<string | null> = new Set(['CLT']);

/** `CLT, art. 482, i` is an alínea; in other acts a small `i` is a numeral. */
function asLetter(provision: Provision, sigla: string | null): Provision {
  const { inciso, alinea } = provision;
  if (inciso === null || !/^[a-z]$/.test(inciso)) return provision;
  const letter = alinea === null && BY_LETTERS.has(sigla);
  return letter ? { ...provision, inciso: null, alinea: inciso } : { ...provision, inciso: inciso.toUpperCase() };
}

const isRoman = (artigo: string): boolean => artigo.charCodeAt(0) >= 0x41;

/** Returns where a word begins that the page glued to the one before it: `no|artigo 53`. */
function startOfWord({ start, codes, lexicon }: Tokens, at: number): number {
  const glued = lexicon.formOf(codes[at] as number)?.text.indexOf('artigo') ?? 0;
  return (start[at] as number) + Math.max(0, glued);
}

/**
 * Extends a span by a bracket of its own: `CDC (art. 14` ends with the closing bracket, and `CDC) art. 14` begins with
 * the opening one.
 */
function withBrackets(tokens: Tokens, { from, to }: Provision): { offset: number; fim: number } {
  const { text, end } = tokens;
  const offset = startOfWord(tokens, from);
  const fim = end[to - 1] as number;
  const opened = OPENED_BY[text[fim] ?? ''];
  const closed = CLOSED_BY[text[offset - 1] ?? ''];
  if (opened === undefined && closed === undefined) return { offset, fim };
  const inside = text.slice(offset, fim);
  const opens = opened !== undefined && inside.lastIndexOf(opened) > inside.lastIndexOf(text[fim] as string);
  const at = closed === undefined ? -1 : inside.indexOf(closed);
  const closes = at >= 0 && !inside.slice(0, at).includes(text[offset - 1] as string);
  return { offset: closes ? offset - 1 : offset, fim: opens ? fim + 1 : fim };
}

/** For each bracket, the one that opens or closes it. */
const OPENED_BY: Readonly<Record<string, string>> = { ')': '(', ']': '[' };
const CLOSED_BY: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** Writes the Roman articles of a treaty in Arabic numbers: `artigo VIII`, `artigos I a IV`. */
function withArabicNumbers(provision: Provision): Provision {
  const { artigo, range } = provision;
  if (artigo === null || artigo.charCodeAt(0) < 0x41) return provision;
  const arabic = (numeral: string) => `${romanValue(numeral)}`;
  const articles = range !== null && deepestOf(provision) === 'artigo' ? range.map(arabic) : range;
  return { ...provision, artigo: arabic(artigo), range: articles };
}

/** Reads the level below a treaty's article as a paragraph, here 2: `art. 8º, item 2, "h"`, `art. 8.2.h`. */
function asParagraph(provision: Provision): Provision {
  const { paragrafo, inciso, alinea, item } = provision;
  if (paragrafo !== null) return provision;
  if (inciso !== null) return /^\d/.test(inciso) ? { ...provision, paragrafo: inciso, inciso: null } : provision;
  return item !== null && alinea === null ? { ...provision, paragrafo: item, item: null } : provision;
}

const ONE_ARTICLE = pattern('art|artigo');
/** The first number has an ordinal mark. */
const MARKED = pattern('!:number|:ordinal{0,6} ( :ordinal | :number :mark )');
const COMMA = pattern(':comma');

/**
 * Reads `art. 9º, 3 e 4` of a treaty as paragraphs: articles are cited in ascending order, and `3` has no ordinal mark.
 */
function joinParagraphs(tokens: Tokens, provisions: readonly Provision[]): Provision[] {
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

/** Whether a token is a number of one or two digits without an ordinal mark. */
const isPlain = ({ codes, start, end }: Tokens, at: number): boolean =>
  codes[at] === CODE.number && (end[at] as number) - (start[at] as number) <= 2;
