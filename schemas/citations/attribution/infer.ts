import { isAcronym, type Nomes } from '../mentions/names.ts';
import type { Provision } from '../provisions/provision.ts';
import { CODE, isLineEnd } from '../tokens/codes.ts';
import { distance, type Span, textOf } from '../tokens/locate.ts';
import { endAhead, pattern } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { isOneOfTwo } from './act/act-roles.ts';
import { isOpposedByLast, speaksOfOtherText, subjectOfClause } from './act/last-named.ts';
import { type Antecedent, type Antecedents, isKnown, type KnownAntecedent, REACH } from './antecedents/antecedents.ts';
import { kindOf, kindsOf } from './antecedents/kinds.ts';
import { isOfOtherQuality } from './antecedents/quality.ts';
import type { OwnText } from './list/own-text.ts';
import { isElsewhere, whichActBefore } from './list/which-act.ts';
import { type Origin, type ToldAct, tellNamed, tellOpen } from './told-act.ts';

const THAT = pattern('aquele|aquela|daquele|daquela|naquele|naquela|aqueles|aquelas');
const THIS = pattern('este|esta|deste|desta|neste|nesta');
/** How many tokens, from the first one on, are read as the kind of an act: `O Estatuto da Criança`. */
const WORDS_OF_KIND = 5;

/** Decides which act named earlier owns a list, if any. */
export class Inference {
  private readonly cited = new CitedArticles();
  /** The end of the last list that was given an act. */
  private toldTo = 0;
  private readonly tokens: Tokens;
  private readonly names: Nomes;
  private readonly antecedents: Antecedents;
  private readonly own: OwnText;

  constructor(tokens: Tokens, names: Nomes, antecedents: Antecedents, own: OwnText) {
    this.tokens = tokens;
    this.names = names;
    this.antecedents = antecedents;
    this.own = own;
  }

  /** Remembers provisions that were cited with an act. */
  note(act: ToldAct, provisions: readonly Provision[]): void {
    this.cited.note(act, provisions);
    this.toldTo = provisions.at(-1)?.to ?? this.toldTo;
  }

  /** @param called the words that name the kind of the act */
  find(provisions: readonly Provision[], origin: Origin, called: Span | null): ToldAct {
    const { tokens, antecedents } = this;
    const list = provisions[0]?.from ?? 0;
    const which = origin === 'mencao_anterior' ? whichActBefore(tokens, list) : null;
    if (this.isOwn(list, called) || which === 'nth' || this.isFartherOne(list, which, called))
      return tellOpen('none-named');
    if (!called) {
      const heading = antecedents.ofHeading(list);
      if (heading) return tellNamed(heading, 'heading', origin);
      const again = which ? null : this.citedBefore(provisions);
      if (again) return tellNamed(again, 'article-cited-before', origin);
    }
    const act = called ? antecedents.lastBefore(list, called) : this.lastOwner(list);
    if (!act) return tellOpen('none-named');
    if (isOfOtherQuality(tokens, provisions.at(-1)?.to ?? 0, called, act, this.names))
      return tellOpen('not-true-of-the-act');
    if (origin === 'anafora') return tellNamed(act, 'anaphor', origin);
    if (this.isAbove(provisions, act.sigla)) return tellOpen('open');
    if (called) return tellNamed(act, 'last-of-its-kind', origin);
    return this.isOfOther(list, which === 'near') ? tellOpen('open') : tellNamed(act, 'last-named', origin);
  }

  /**
   * Returns the act with which the text cited the same articles before. The act named last comes first only if the
   * clause of the list names it: `Cita o art. 5º da CF. O CDC prevê, no art. 5º`.
   */
  private citedBefore(provisions: readonly Provision[]): KnownAntecedent | null {
    const list = provisions[0]?.from ?? 0;
    const { codes, sentence } = this.tokens;
    let at = this.antecedents.to;
    if (at > (sentence[list] as number)) while (at < list && !endsClause(codes[at] as number)) at += 1;
    const act = at < list ? this.cited.actOf(provisions) : null;
    if (!act || distance(this.tokens, act.from, list) > REACH) return null;
    return this.antecedents.isBelowItsHeading(list) ? null : act;
  }

  /** Returns whether the list belongs to the text itself. */
  private isOwn(list: number, called: Span | null): boolean {
    if (called) return endAhead(this.tokens, called.from, THIS) >= 0 && this.own.isThis(list);
    return this.own.owns(list);
  }

  /** `aquele diploma` means the act further away if two were named. */
  private isFartherOne(list: number, which: ReturnType<typeof whichActBefore>, called: Span | null): boolean {
    const far = which === 'far' || (called !== null && endAhead(this.tokens, called.from, THAT) >= 0);
    return far && this.antecedents.hasTwoBefore(list);
  }

  /**
   * Returns the act named last. If that act is only the object of the clause, returns the subject instead, or null if
   * the subject is not an act of ours.
   */
  private lastOwner(list: number): KnownAntecedent | null {
    const found = this.antecedents.lastBefore(list);
    if (this.antecedents.isInOtherSection(list)) return null;
    const [last, other] = this.antecedents.lastTwo;
    if (!found || !last) return found;
    const subject = subjectOfClause(this.tokens, last, other, list);
    if (subject === undefined) return found;
    return subject && isKnown(subject) ? subject : null;
  }

  /**
   * Returns whether the act named last may not own a list, because of what it was named with or what it does to the
   * list.
   * @param shown whether the words before the list point to that act: `Esta, no art. 5º`
   */
  private isOfOther(list: number, shown: boolean): boolean {
    const { tokens } = this;
    const [last, other] = this.antecedents.lastTwo;
    if (!last) return false;
    if (isOpposedByLast(tokens, last, list)) return true;
    if (speaksOfOtherText(tokens, last, list, (from) => this.isKindOf(from, last))) return true;
    if (shown) return false;
    const before = other && other.to <= last.from ? other : null;
    return isOneOfTwo(tokens, last, before, this.toldTo, (word) => isAcronym(word, this.names));
  }

  /** `O Estatuto` may be a name of the act itself. */
  private isKindOf(from: number, act: Antecedent): boolean {
    const kind = kindOf(textOf(this.tokens, from, from + WORDS_OF_KIND));
    const written = textOf(this.tokens, act.from, act.to);
    return kind !== null && [...kindsOf(act.sigla, written, this.names)].includes(kind);
  }

  /**
   * Returns whether a list is said to be above or below in the text, although the text has not cited it with this act
   * so far.
   */
  private isAbove(provisions: readonly Provision[], sigla: string): boolean {
    if (!isElsewhere(this.tokens, provisions.at(-1)?.to ?? 0)) return false;
    return provisions.some(({ artigo }) => !this.cited.has(sigla, artigo));
  }
}

const endsClause = (code: number): boolean => code === CODE.semicolon || isLineEnd(code);

// ── the articles cited before ───────────────────────────────────────────────────────────────────────────────────────

/** The articles that the text has cited so far, with their acts. */
class CitedArticles {
  /** Every article cited, with its act: `CDC 6`. */
  private readonly cited = new Set<string>();
  /** By article, the act that was last written with it, and not inferred. */
  private readonly named = new Map<string, KnownAntecedent>();
  /** Citations that are in neither yet. They are added only when a list asks for them. Few texts do. */
  private news: { act: ToldAct; provisions: readonly Provision[] }[] = [];

  note(act: ToldAct, provisions: readonly Provision[]): void {
    this.news.push({ act, provisions });
  }

  /** Returns whether the text has cited an article with an act. */
  has(sigla: string, artigo: string | null): boolean {
    this.catchUp();
    return this.cited.has(`${sigla} ${artigo}`);
  }

  /** `art. 312 do CPP … (art. 5º da CF). Falta requisito do | art. 312`: the act with which the article was cited. */
  actOf(provisions: readonly Provision[]): KnownAntecedent | null {
    this.catchUp();
    const acts = provisions.map(({ artigo }) => (artigo === null ? undefined : this.named.get(artigo)));
    const [act] = acts;
    return act && acts.every((other) => other?.sigla === act.sigla) ? act : null;
  }

  private catchUp(): void {
    for (const { act, provisions } of this.news) {
      const { sigla } = act;
      if (sigla === null) continue;
      for (const { artigo, from, to } of provisions) {
        this.cited.add(`${sigla} ${artigo}`);
        if (artigo === null || act.inference) continue;
        const { beside, named } = act;
        this.named.set(artigo, { sigla, beside, from: named?.from ?? from, to: named?.to ?? to });
      }
    }
    this.news = [];
  }
}
