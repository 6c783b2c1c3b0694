import { pattern } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import type { Antecedents } from '../antecedents/antecedents.ts';
import { isOnly } from '../between.ts';
import { type Owner, ownerBefore } from './owner-before.ts';

/** `Contrato social, |`: nothing else stands between what was told last and the list. */
const ONLY_COMMA = pattern(':comma|:open ( em|no|na|nos|nas )? ( seu|seus )?');

/** Tells who owns a list by what stands before it; more than one question about a list begins so, and it is read once. */
export class OwnerOfList {
  private read: { list: number; since: number; owner: Owner | null } = { list: -1, since: 0, owner: null };
  private readonly tokens: Tokens;
  private readonly antecedents: Antecedents;

  constructor(tokens: Tokens, antecedents: Antecedents) {
    this.tokens = tokens;
    this.antecedents = antecedents;
  }

  /** Who owns a list, be it what was told last, and is no act of ours. */
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
