import { type Heading, headingAt, isBelow, readHeadings } from '../../tokens/headings.ts';
import type { Tokens } from '../../tokens/tokenize.ts';

/**
 * Who owns what is loose below the headings of a text: the act that the nearest heading above names, at any distance. What was
 * named in a section that has ended is no antecedent of what stands in another.
 */
export class HeadingOwners<M extends { sigla: string | null }> {
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
