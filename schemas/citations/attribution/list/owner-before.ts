import { isAcronym, type Nomes } from '../../mentions/names.ts';
import { type Span, textOf } from '../../tokens/locate.ts';
import { beginBehind, endAhead, isOnly, type Pattern, partsBehind, pattern, phrase } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { isChangedByLast } from '../act/last-named.ts';
import type { Antecedents } from '../antecedents/antecedents.ts';
import { ALONE, ATTRIBUTE, DETERMINER, KIND, LEADS, OPENS, QUALIFIER, WORD } from '../phrases.ts';
import { leavesLevel } from './lost-level.ts';
import { OF_NOBODY, OWNED_BY_OTHERS } from './nobody.ts';

/** The owner of a list, as shown by the words before it: `O contrato, art. 5º`, `A lei municipal prevê no art. 6º`. */
export interface Owner {
  /** The first token of the noun phrase. */
  from: number;
  /** The id of the rule that decided. */
  rule: string;
  /**
   * The words that name an earlier act by its kind: `A lei, em seu art. 6º`; null if the owner is not an act of ours.
   */
  kind: Span | null;
}

/** A noun for a kind of act, with the words around it that may say that it is another one. */
const KIND_NAMED = `(<attributes> ${ATTRIBUTE}{0,3} ) (<kind> ${KIND} ) (<said> ${QUALIFIER} )`;
/** How an act that is named by its kind may own the list behind it. */
const KIND_OWNS: readonly Pattern[] = [
  pattern(`( ${DETERMINER} | ^ | :stop|:line|:paragraph ) ${KIND_NAMED} ${LEADS}`),
  pattern(`( ${ALONE} | ^ | :stop|:line|:paragraph | :part do|da|dos|das ) ${KIND_NAMED} ${OPENS}`),
  // `dispositivos da aludida lei (…), dentre os quais não se encontra o |`: one of several provisions of that law.
  pattern(
    `dispositivo|dispositivos|artigo|artigos|preceito|preceitos|norma|normas|regra|regras do|da ${KIND_NAMED}
     ( :open !:open|:close{0,20} :close )? :comma dentre|entre ( :o quais ${WORD}{0,6} | eles :comma? ) :o`,
  ),
  pattern(
    `no|na|nos|nas|nesse|nessa|neste|nesta|naquele|naquela (<attributes> ${ATTRIBUTE}{0,3} ) (<kind> ${KIND} )
     :comma ( :o | no|na|nos|nas )`,
  ),
  pattern(`(<kind> ${KIND} )`),
];
/** Words that may describe the act named before: `a lei federal`, `o diploma em comento`. */
const OPEN_KIND = pattern(
  '( federal|legal|:normativo|constitucional|consolidado|complementar|:referred|vigente|magna|maior|fundamental | em :comento|vigor | de regencia )*',
);

/**
 * Returns the owner shown by the words right before a list, or null.
 * @param since the token behind the act named last; words before it cannot own the list
 * @param list the first token of the list
 */
export function ownerBefore(tokens: Tokens, since: number, list: number): Owner | null {
  for (const { id, before } of OWNED_BY_OTHERS) {
    const from = before ? beginBehind(tokens, since, list, before) : -1;
    if (from >= 0) return { from, rule: id, kind: null };
  }
  for (const wanted of KIND_OWNS) {
    const owner = kindBefore(tokens, since, list, wanted);
    if (owner) return owner;
  }
  return null;
}

function kindBefore(tokens: Tokens, since: number, list: number, wanted: Pattern): Owner | null {
  const found = partsBehind(tokens, since, list, wanted);
  if (!found) return null;
  const { kind, said, attributes } = found.parts;
  if (!kind) return null;
  const other = attributes !== undefined && endAhead(tokens, attributes[0], OTHER) >= 0;
  const open = !other && (said === undefined || endAhead(tokens, said[0], OPEN_KIND) >= said[1]);
  return {
    from: found.from,
    rule: open ? 'kind' : 'other-kind',
    kind: open ? { from: kind[0], to: said?.[1] ?? kind[1] } : null,
  };
}

const OTHER = pattern(':other');

/**
 * Returns the id of the rule by which the words before or behind a list leave its act open; null if there is none.
 * @param since the token behind the act named last
 */
export function nobodysRule(tokens: Tokens, since: number, { from, to }: Span, names: Nomes): string | null {
  for (const { id, before, list, behind } of OF_NOBODY) {
    if (list && endAhead(tokens, from, list) < 0) continue;
    if (before && beginBehind(tokens, since, from, before) >= 0) return id;
    if (behind && endAhead(tokens, to, behind) >= 0) return id;
  }
  if (leavesLevel(tokens, to)) return 'level-left';
  if (isChangedByLast(tokens, since, from)) return 'changed-by-last';
  return isOfSmallAcronym(tokens, from, to, names) ? 'small-acronym' : null;
}

const NEXT_WORD = phrase(':comma? :word_');
const SMALL = /^[a-z]{2,6}$/;

/**
 * Returns whether an acronym in small letters is right behind or before a list `[from, to)`: `| cp`, `cpc |`. It is too
 * short to be read as an act, but it shows that no act named before owns the list.
 */
function isOfSmallAcronym(tokens: Tokens, from: number, to: number, names: Nomes): boolean {
  const isSmall = (word: string) => SMALL.test(word) && isAcronym(word, names);
  const behind = endAhead(tokens, to, NEXT_WORD);
  if (behind >= 0 && isSmall(textOf(tokens, behind - 1, behind))) return true;
  return from > 0 && isSmall(textOf(tokens, from - 1, from));
}

/** `Contrato social, |`: nothing else is between the text named last and the list. */
const ONLY_COMMA = pattern(':comma|:open ( em|no|na|nos|nas )? ( seu|seus )?');

/**
 * Finds the owner of a list from the words before it. Keeps the result, because several questions about a list begin
 * with it.
 */
export class OwnerOfList {
  private read: { list: number; since: number; owner: Owner | null } = { list: -1, since: 0, owner: null };
  private readonly tokens: Tokens;
  private readonly antecedents: Antecedents;

  constructor(tokens: Tokens, antecedents: Antecedents) {
    this.tokens = tokens;
    this.antecedents = antecedents;
  }

  /**
   * Returns the owner shown by the words before a list, or the text named last if that is right before the list and is
   * not an act of ours. Returns null if there is none.
   */
  of(list: number): Owner | null {
    const since = this.antecedents.to;
    if (list === this.read.list && since === this.read.since) return this.read.owner;
    const owner = this.toldLast(list) ?? ownerBefore(this.tokens, since, list);
    this.read = { list, since, owner };
    return owner;
  }

  private toldLast(list: number): Owner | null {
    const [last] = this.antecedents.lastTwo;
    const owns = last?.sigla === null && isOnly(this.tokens, last.to, list, ONLY_COMMA);
    return owns ? { from: last.from, rule: 'told-last', kind: null } : null;
  }
}
