import type { NamedMention } from '../../mentions/mention.ts';
import type { Nomes } from '../../mentions/names.ts';
import { endAhead, partsAhead, pattern, phrase } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { readKnown } from './act-behind.ts';

/** How many characters behind a list its clause may still name its act: `art. 155, por duas vezes, do Código Penal`. */
const CLAUSE = 90;
/** The end of the clause, or the beginning of another list. */
const CLAUSE_ENDS = pattern(':stop|:semicolon|:paragraph | :artigo');
/** `da 8.666/93`: a law named only by its number. */
const NUMBER_ALONE = phrase('do|da :number :slash :number');
const OF = phrase('do|da|dos|das (= :word )');
const NAME_NEXT = phrase(':comma? (= :word )');

/**
 * Returns whether the clause goes on to name an act that was not read as the act of the list ending at `to`. Since it
 * may own the list, no earlier act can be assumed, and the list is cited without an act.
 */
export function namesActAhead(tokens: Tokens, to: number, names: Nomes): boolean {
  const { start, end, count } = tokens;
  // `art. 14, lei 8.078/90`, `art. 5º cf`: right behind the list, without a preposition and in small letters.
  if (readInForce(tokens, endAhead(tokens, to, NAME_NEXT), names)) return true;
  const limit = (end[to - 1] as number) + CLAUSE;
  for (let at = to; at < count && (start[at] as number) < limit; at++) {
    if (endAhead(tokens, at, CLAUSE_ENDS) >= 0) return false;
    if (endAhead(tokens, at, NUMBER_ALONE) >= 0) return true;
    if (readInForce(tokens, endAhead(tokens, at, OF), names)) return true;
  }
  return false;
}

/** Reads a known act. A constitution of before (`X-CF-1967`) does not count. */
function readInForce(tokens: Tokens, at: number, names: Nomes): NamedMention | null {
  const act = readKnown(tokens, at, names);
  return act && (act.numbered !== undefined || !act.sigla.startsWith('X-')) ? act : null;
}

/** An act that the sentence names further on. */
export interface ActOfSentence {
  sigla: string;
  /** `todos do CP`, `ambos da CLT`: the act owns all the articles before it. */
  all: boolean;
}

/** How many characters of a sentence are searched. */
const SENTENCE = 260;
/** `todos do CP`, `da CLT`, `art. 8º, CLT`, `art. 8º CLT`, `responde (CDC)`. */
const OF_ALL = phrase(
  '(<all> todos|todas|ambos|ambas eles? )? do|da|dos|das (= :word ) | :comma (= :capitals ) | (<bracket> :open ) (= :capitals :close ) | :number|:ordinal (= :capitals )',
);
/** Behind such a line end, another item of a list (`c)`) begins. */
const LINE_ENDS = pattern(':stop :line');
const ARTICLE = pattern('art|arts|artigo|artigos');

/** Finds the act that the sentence names behind further articles. A sentence is read once for all its lists. */
export class ActsOfSentence {
  private from = 0;
  private to = -1;
  private act: ActOfSentence | null = null;
  private readonly tokens: Tokens;
  private readonly names: Nomes;

  constructor(tokens: Tokens, names: Nomes) {
    this.tokens = tokens;
    this.names = names;
  }

  /**
   * Returns the first act named behind token `to`, if another article is before it, if it is alone in a bracket, or if
   * the words say that it is the act of all (`todos do CP`). Returns null if there is none.
   */
  find(to: number): ActOfSentence | null {
    if (to < this.from || to > this.to) this.read(to);
    return this.act;
  }

  private read(from: number): void {
    const { tokens } = this;
    const { start, end, sentence, count } = tokens;
    const limit = (end[from - 1] as number) + SENTENCE;
    const begin = sentence[from - 1];
    this.from = from;
    this.act = null;
    let pastArticle = false;
    let at = from;
    for (; at < count && sentence[at] === begin && (start[at] as number) < limit; at++) {
      if (endAhead(tokens, at, LINE_ENDS) >= 0) break;
      const found = partsAhead(tokens, at, OF_ALL);
      const all = found?.parts.all !== undefined;
      if (found && (all || pastArticle || found.parts.bracket)) {
        const act = readInForce(tokens, found.to, this.names);
        if (act) {
          this.act = { sigla: act.sigla, all };
          break;
        }
      }
      pastArticle ||= endAhead(tokens, at, ARTICLE) >= 0;
    }
    this.to = at;
  }
}
