import type { Tokens } from '../../tokens/tokenize.ts';
import { type Changer, changerAt, isGoneOnWith, isOneMore, type Span } from './act-roles.ts';

/** Tells the acts that are named only as those that changed what was cited: what follows is not theirs for want of another. */
export class Changers {
  /** The last of them, to which more may be added. */
  private last: { changer: Changer; to: number } | null = null;
  private readonly tokens: Tokens;
  private readonly endsInArticle: (at: number) => boolean;

  /** @param endsInArticle whether what was named right before is a provision: a law that revoked a whole act takes its place */
  constructor(tokens: Tokens, endsInArticle: (at: number) => boolean) {
    this.tokens = tokens;
    this.endsInArticle = endsInArticle;
  }

  read({ from, to }: Span): Changer | null {
    const { last, tokens } = this;
    const more = last !== null && isOneMore(tokens, last.to, from);
    const changer = more ? last.changer : changerAt(tokens, from, () => this.endsInArticle(from));
    if (!changer || isGoneOnWith(tokens, to)) return null;
    this.last = { changer, to };
    return changer;
  }
}
