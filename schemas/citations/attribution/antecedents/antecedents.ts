import type { Nomes } from '../../mentions/names.ts';
import { todayOf } from '../../mentions/other-year.ts';
import { type Heading, headingAt, isBelow, readHeadings } from '../../tokens/headings.ts';
import { distance, textOf } from '../../tokens/locate.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import type { Span } from '../act/act-roles.ts';
import { type Kind, kindOf, kindsOf, LAWS_TOO } from './kinds.ts';

/** An act that the text names, and where; without sigla it is none of ours: a contract, a bill, another country's. */
export interface Antecedent extends Span {
  sigla: string | null;
  /** What is said beside it of a later act. */
  beside?: string | undefined;
  /** Past the words that tell more of it, where they go on behind its name. */
  nameTo?: number | undefined;
}

export type KnownAntecedent = Antecedent & { sigla: string };

/** The words that name it, with what is said beside it. */
export const nameOf = ({ from, to, nameTo }: Antecedent): Span => ({ from, to: nameTo ?? to });

/** A stretch of the text in which acts may be named far from any provision: read once somebody asks what they are. */
export interface Stretch {
  to: number;
  /** Remembers what is named there. */
  read(): void;
}

/** How many characters back a mention still tells which act is meant. */
const REACH = 2_000;

/** The acts that the text has named so far, by kind: `a referida lei` is the last that was called a law. */
export class Antecedents {
  private last: Antecedent | null = null;
  /** The last that is of another act than the last of all. */
  private other: Antecedent | null = null;
  private readonly byKind = new Map<Kind, Antecedent>();
  /** Those whose kind nobody has asked for yet, in order. */
  private news: Antecedent[] = [];
  /** What was not read yet, in order. */
  private readonly stretches: Stretch[] = [];
  private readonly headings: HeadingOwners<Antecedent>;
  private readonly tokens: Tokens;
  private readonly names: Nomes;

  constructor(tokens: Tokens, names: Nomes) {
    this.tokens = tokens;
    this.headings = new HeadingOwners(tokens);
    this.names = names;
  }

  /** Where the last of them that was read ends; what stands before it owns nothing behind it. */
  get to(): number {
    return this.last?.to ?? 0;
  }

  /** The last act named, and the last that is of another one. */
  get lastTwo(): readonly [last: Antecedent | null, other: Antecedent | null] {
    return [this.last, this.other];
  }

  remember(named: Antecedent): void {
    if (!this.headings.isEmpty) this.headings.note(named.from, named);
    const { news } = this;
    let place = news.length;
    while (place > 0 && (news[place - 1] as Antecedent).from > named.from) place -= 1;
    news.splice(place, 0, named);
    const [before, last] = this.last && named.from < this.last.from ? [named, this.last] : [this.last, named];
    if (before && before.sigla !== last.sigla && before.from >= (this.other?.from ?? 0)) this.other = before;
    this.last = last;
  }

  /** The act of the heading that stands above a list, where the act named last stands in another section. */
  ofHeading(list: number): KnownAntecedent | null {
    if (this.headings.isEmpty) return null;
    this.readFrom(0);
    if (this.last && this.isNear(this.last, list) && this.headings.reaches(this.last.from, list)) return null;
    return known(this.headings.ownerOf(list));
  }

  /** Whether a heading above a list names its act, and no other act was named in that section since. */
  isBelowItsHeading(list: number): boolean {
    if (this.headings.isEmpty) return false;
    this.readFrom(0);
    const owner = this.headings.ownerOf(list)?.sigla ?? null;
    return owner !== null && (this.ofHeading(list) ?? this.lastBefore(list))?.sigla === owner;
  }

  /** Whether the section of the act named last has ended before a list. */
  isInOtherSection(list: number): boolean {
    if (this.headings.isEmpty || !this.last) return false;
    return !this.headings.reaches(this.last.from, list);
  }

  /** Whether two acts were named near enough before a list: then `aquele diploma` is not the nearer one. */
  hasTwoBefore(list: number): boolean {
    this.readNear(list);
    return this.other !== null && this.isNear(this.other, list);
  }

  /** Whether the last act named is another one, named behind token `since`. */
  isOtherSince(sigla: string | null, since: number): boolean {
    return this.last !== null && this.last.from >= since && this.last.sigla !== sigla;
  }

  /**
   * The last act named before token `at`, near enough, of the kind that the words `called` call it by (`referida lei`); null
   * when there is none, or it is none of ours.
   */
  lastBefore(at: number, called: Span | null = null): KnownAntecedent | null {
    const words = called && textOf(this.tokens, called.from, called.to);
    const kind = words === null ? null : kindOf(words);
    if (kind === null) this.readUpToOne(at);
    else this.readNear(at);
    const found = known(kind === null ? this.last : this.find(kind, at));
    if (!found || !this.isNear(found, at)) return null;
    return words === null ? found : { ...found, sigla: todayOf(found.sigla, words, this.names) };
  }

  private find(kind: Kind, at: number): Antecedent | null {
    for (const named of this.news) {
      if (!this.isNear(named, at)) continue;
      const written = textOf(this.tokens, named.from, named.to);
      for (const its of kindsOf(named.sigla, written, this.names)) this.byKind.set(its, named);
    }
    this.news = [];
    const named = this.byKind.get(kind) ?? null;
    if (named || kind !== 'lei') return named;
    const others = LAWS_TOO.map((other) => this.byKind.get(other)).filter((other) => other !== undefined);
    return others.sort((a, b) => b.from - a.from)[0] ?? null;
  }

  private isNear({ from }: Span, at: number): boolean {
    return distance(this.tokens, from, at) <= REACH;
  }

  /** Acts that no provisions follow are read when a later list asks which were named: few are. */
  defer(stretch: Stretch): void {
    this.stretches.push(stretch);
  }

  /** Reads what was put off from token `since` on. */
  readFrom(since: number): void {
    let first = this.stretches.length;
    while (first > 0 && (this.stretches[first - 1] as Stretch).to > since) first -= 1;
    for (const stretch of this.stretches.splice(first)) stretch.read();
  }

  private readNear(at: number): void {
    let first = this.stretches.length;
    while (first > 0 && this.endsNear(this.stretches[first - 1] as Stretch, at)) first -= 1;
    for (const stretch of this.stretches.splice(first)) stretch.read();
  }

  private endsNear({ to }: Stretch, at: number): boolean {
    return distance(this.tokens, to - 1, at) <= REACH;
  }

  /** Reads backwards what was put off, until an act is found behind the last one that is known. */
  private readUpToOne(at: number): void {
    for (let stretch = this.stretches.at(-1); stretch; stretch = this.stretches.at(-1)) {
      const before = this.last;
      if (stretch.to <= (before?.from ?? 0) || !this.endsNear(stretch, at)) return;
      this.stretches.pop();
      stretch.read();
      if (this.last !== before) return;
    }
  }
}

const known = (named: Antecedent | null): KnownAntecedent | null =>
  named && named.sigla !== null ? { ...named, sigla: named.sigla } : null;

/**
 * Who owns what is loose below the headings of a text: the act that the nearest heading above names, at any distance. What was
 * named in a section that has ended is no antecedent of what stands in another.
 */
class HeadingOwners<M extends { sigla: string | null }> {
  private readonly headings: readonly Heading[];
  /** Null where a heading names several. */
  private readonly owners = new Map<Heading, M | null>();

  constructor(tokens: Tokens) {
    this.headings = readHeadings(tokens);
  }

  get isEmpty(): boolean {
    return this.headings.length === 0;
  }

  /** Remembers an act named at token `at`, where that is in a heading. */
  note(at: number, mention: M): void {
    const heading = headingAt(this.headings, at);
    if (!heading || at >= heading.to) return;
    const owner = this.owners.get(heading);
    if (owner === undefined) this.owners.set(heading, mention);
    else if (owner?.sigla !== mention.sigla) this.owners.set(heading, null);
  }

  /** Whether an act named at one token may be that of a list at another: its section has not ended there. */
  reaches(mention: number, list: number): boolean {
    return isBelow(headingAt(this.headings, list), headingAt(this.headings, mention));
  }

  /** The act of the nearest heading above a list that names one; null where none does, or it names several. */
  ownerOf(list: number): M | null {
    for (let heading = headingAt(this.headings, list); heading; heading = heading.above) {
      const owner = this.owners.get(heading);
      if (owner !== undefined) return owner;
    }
    return null;
  }
}
