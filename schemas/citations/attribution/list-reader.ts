import { readGloss } from '../mentions/gloss.ts';
import { type ActMention, isNamed, type NamedMention } from '../mentions/mention.ts';
import type { Nomes } from '../mentions/names.ts';
import { replacedBy } from '../mentions/other-year.ts';
import type { Before } from '../provisions/before.ts';
import { type ProvisionList, readLevelsBehind, readList } from '../provisions/list.ts';
import type { Provision } from '../provisions/provision.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { readActBehind, readActBeside, readAddedTo } from './list/act-behind.ts';
import { beginOfOtherGroup } from './list/groups.ts';
import { goesOnWithoutAct, goOnFrom, numberBehind } from './list/provisions-behind.ts';
import { isOfFormer } from './list/which-act.ts';

/** Reads lists of provisions and the acts behind them. What the text named before a list is not looked at. */
export class ListReader {
  /** The last result of `readBehind`, which is asked for twice: to find the end of the list, and to give it its act. */
  private last: { to: number; act: ActMention | null } = { to: -1, act: null };
  private readonly tokens: Tokens;
  private readonly names: Nomes;
  private readonly isAct = (to: number): boolean => this.actBehind(to, false) !== null;

  constructor(tokens: Tokens, names: Nomes) {
    this.tokens = tokens;
    this.names = names;
  }

  /** Reads the list that begins at a token, up to a bracket that names an act. */
  read(at: number, before: Before | null): ProvisionList | null {
    return readList(this.tokens, at, before, this.isAct);
  }

  /**
   * Returns the act behind a list that ends before token `to`, or null.
   * @param led whether an act leads the list
   * @param provisions the list, if it is read to its end
   */
  actBehind(to: number, led: boolean, provisions: readonly Provision[] = []): ActMention | null {
    const { tokens, names } = this;
    const from = provisions[0]?.from ?? -1;
    const act =
      this.readBehind(to, led) ??
      (!led && from >= 0 ? readAddedTo(tokens, from, to, names) : null) ??
      (led && beginOfOtherGroup(tokens, provisions) > 0 ? readActBeside(tokens, to, names) : null);
    const former = isNamed(act) && isOfFormer(tokens, Math.max(0, from), act, names);
    return former ? { ...act, ...replacedBy(act.sigla, names) } : act;
  }

  private readBehind(to: number, led: boolean): ActMention | null {
    if (led) return readActBehind(this.tokens, to, true, this.names);
    if (this.last.to !== to) this.last = { to, act: readActBehind(this.tokens, to, false, this.names) };
    return this.last.act;
  }

  /**
   * Extends a list by its act and by the levels of its last article that are behind the act. Returns the end of what
   * was read.
   */
  extend(provisions: Provision[], act: ActMention): number {
    const last = provisions.at(-1);
    if (last) last.to = act.to;
    const past = isNamed(act) ? this.endOfGloss(act) : act.to;
    if (!last?.artigo) return past;
    const { tokens } = this;
    const levels =
      readLevelsBehind(tokens, act.to, last) ?? (past > act.to ? readLevelsBehind(tokens, past, last) : null);
    if (!levels) return past;
    const [first] = levels.provisions;
    if (first) first.from = last.from;
    // `…, § 2º, da Lei X`: the levels belong to that law, unless it is the same act again.
    const again = this.actBehind(levels.to, true);
    const same = again?.kind === 'anaphor' || (again?.kind === 'act' && again.sigla === act.sigla);
    if (again && !same) return past;
    provisions.splice(-1, 1, ...levels.provisions);
    return again ? again.to : levels.to;
  }

  /**
   * Returns the end of the bracket that describes an act, or the end of the act if the bracket is about another act.
   */
  private endOfGloss(act: NamedMention): number {
    const { to, other } = readGloss(this.tokens, act, this.names);
    return other ? act.to : to;
  }

  /**
   * Reads the list that continues behind an act: `; 896 do Código Civil`, or bare numbers that belong to the same act.
   */
  next(provisions: readonly Provision[], to: number): ProvisionList | null {
    const at = numberBehind(this.tokens, to);
    const before = at < 0 ? null : goOnFrom(provisions);
    const list = before && this.read(at, before);
    if (!list) return null;
    const kind = this.actBehind(list.to, false)?.kind;
    const goesOn = kind === 'act' || kind === 'anaphor' || goesOnWithoutAct(this.tokens, provisions, to, list);
    return goesOn ? list : null;
  }
}
