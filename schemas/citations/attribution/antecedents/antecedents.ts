import type { Nomes } from '../../mentions/names.ts';
import { todayOf } from '../../mentions/other-year.ts';
import { type Heading, headingAt, isBelow, readHeadings } from '../../tokens/headings.ts';
import { distance, type Span, textOf } from '../../tokens/locate.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { type Kind, kindOf, kindsOf, LAWS_TOO } from './kinds.ts';

/**
 * An act that the text names, with its place. A null sigla means that it is not an act of ours: a contract, a bill, a
 * law of another country.
 */
export interface Antecedent extends Span {
  sigla: string | null;
  /** The sigla of a later act that is written next to its name. */
  beside?: string | undefined;
  /** The end of the words that describe the act further, if they continue behind its name. */
  readTo?: number | undefined;
}

export type KnownAntecedent = Antecedent & { sigla: string };

/**
 * A stretch of the text in which acts may be named far from any provision. It is read only when a list needs to know
 * which acts it names.
 */
interface Stretch {
  to: number;
  /** Remembers the acts that the stretch names. */
  read(): void;
}

/** The greatest distance, in characters, at which an earlier mention still decides which act or article is meant. */
export const REACH = 2_000;

/** The acts that the text has named so far, by kind: `a referida lei` is the last one that was called a law. */
export class Antecedents {
  private last: Antecedent | null = null;
  /** The last mention of an act other than `last`. */
  private other: Antecedent | null = null;
  private readonly byKind = new Map<Kind, Antecedent>();
  /** Acts that are not in `byKind` yet because no list has asked for a kind since. */
  private news: Antecedent[] = [];
  /** Stretches that have not been read yet, in order of the text. */
  private readonly stretches: Stretch[] = [];
  private readonly headings: HeadingOwners;
  private readonly tokens: Tokens;
  private readonly names: Nomes;

  constructor(tokens: Tokens, names: Nomes) {
    this.tokens = tokens;
    this.headings = new HeadingOwners(tokens);
    this.names = names;
  }

  /** The end of the act named last; words before it cannot own a list behind it. */
  get to(): number {
    return this.last?.to ?? 0;
  }

  /** The act named last, and the last mention of a different act. */
  get lastTwo(): readonly [last: Antecedent | null, other: Antecedent | null] {
    return [this.last, this.other];
  }

  /** @param named an act behind those remembered so far, or before them if it was read late (`defer`) */
  remember(named: Antecedent): void {
    this.headings.note(named);
    this.news.push(named);
    const { last, other } = this;
    const late = last !== null && named.from < last.from;
    const before = late ? named : last;
    if (!late) this.last = named;
    if (before && before.sigla !== this.last?.sigla && before.from >= (other?.from ?? 0)) this.other = before;
  }

  /** Returns the act of the heading above a list if the act named last is in another section or too far away. */
  ofHeading(list: number): KnownAntecedent | null {
    if (this.headings.isEmpty) return null;
    this.readFrom(0);
    if (this.last && this.isNear(this.last, list) && this.headings.reaches(this.last.from, list)) return null;
    return known(this.headings.ownerOf(list));
  }

  /** Returns whether a heading above a list names its act and no other act was named in that section since. */
  isBelowItsHeading(list: number): boolean {
    if (this.headings.isEmpty) return false;
    this.readFrom(0);
    const owner = this.headings.ownerOf(list)?.sigla ?? null;
    return owner !== null && (this.ofHeading(list) ?? this.lastBefore(list))?.sigla === owner;
  }

  /** Returns whether the section of the act named last ended before a list. */
  isInOtherSection(list: number): boolean {
    return this.last !== null && !this.headings.reaches(this.last.from, list);
  }

  /**
   * Returns whether two different acts were named near enough before a list, so that `aquele diploma` is not the nearer
   * one.
   */
  hasTwoBefore(list: number): boolean {
    this.readNear(list);
    return this.other !== null && this.isNear(this.other, list);
  }

  /** Returns whether the act named last is a different one, and is named at token `since` or later. */
  isOtherSince(sigla: string | null, since: number): boolean {
    return this.last !== null && this.last.from >= since && this.last.sigla !== sigla;
  }

  /**
   * Returns the last act named before token `at` and near enough, of the kind that the words `called` name (`referida
   * lei`). Returns null if there is none or it is not an act of ours.
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
    for (const named of this.news.sort((a, b) => a.from - b.from)) {
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

  /** Puts off reading acts that no provisions follow, until a later list asks which acts were named. Few lists do. */
  defer(stretch: Stretch): void {
    this.stretches.push(stretch);
  }

  /** Reads the stretches that were put off and end behind token `since`. */
  readFrom(since: number): void {
    this.readLast(({ to }) => to > since);
  }

  private readNear(at: number): void {
    this.readLast((stretch) => this.endsNear(stretch, at));
  }

  /** Reads, in order of the text, the last of the stretches that were put off. */
  private readLast(isWanted: (stretch: Stretch) => boolean): void {
    let first = this.stretches.length;
    while (first > 0 && isWanted(this.stretches[first - 1] as Stretch)) first -= 1;
    for (const stretch of this.stretches.splice(first)) stretch.read();
  }

  private endsNear({ to }: Stretch, at: number): boolean {
    return distance(this.tokens, to - 1, at) <= REACH;
  }

  /**
   * Reads the stretches that were put off, from the last one backwards, until one names an act behind the last known
   * act.
   */
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

const known = (named: Antecedent | null): KnownAntecedent | null => (named && isKnown(named) ? named : null);

export const isKnown = (named: Antecedent): named is KnownAntecedent => named.sigla !== null;

/**
 * Finds the act that owns a list without an act below a heading: the act that the nearest heading above names, at any
 * distance. An act named in a section that has ended is not an antecedent for a list in another section.
 */
class HeadingOwners {
  private readonly headings: readonly Heading[];
  /** By heading, its act; null if the heading names several. */
  private readonly owners = new Map<Heading, Antecedent | null>();

  constructor(tokens: Tokens) {
    this.headings = readHeadings(tokens);
  }

  get isEmpty(): boolean {
    return this.headings.length === 0;
  }

  /** Remembers an act if it is named in a heading. */
  note(act: Antecedent): void {
    const heading = headingAt(this.headings, act.from);
    if (!heading || act.from >= heading.to) return;
    const owner = this.owners.get(heading);
    if (owner === undefined) this.owners.set(heading, act);
    else if (owner?.sigla !== act.sigla) this.owners.set(heading, null);
  }

  /**
   * Returns whether an act named at one token may own a list at another, because the section of the act has not ended
   * there.
   */
  reaches(act: number, list: number): boolean {
    return isBelow(headingAt(this.headings, list), headingAt(this.headings, act));
  }

  /**
   * Returns the act of the nearest heading above a list that names an act. Returns null if no heading does or if that
   * heading names several.
   */
  ownerOf(list: number): Antecedent | null {
    for (let heading = headingAt(this.headings, list); heading; heading = heading.above) {
      const owner = this.owners.get(heading);
      if (owner !== undefined) return owner;
    }
    return null;
  }
}
