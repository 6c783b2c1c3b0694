import type { DispositivoCitado } from '../../contract/model/verification/citacao.ts';
import { readByName } from '../mentions/by-name.ts';
import { readGloss } from '../mentions/gloss.ts';
import type { ActMention, NamedMention } from '../mentions/mention.ts';
import { isAcronym, type Nomes } from '../mentions/names.ts';
import { readAct } from '../mentions/read-act.ts';
import { startsOf } from '../mentions/text-names.ts';
import { replacedBy } from '../mentions/year.ts';
import { type Before, startOf } from '../provisions/before.ts';
import { beginOfList, endOfEllipsis, type ProvisionList, readLevelsBehind, readList } from '../provisions/list.ts';
import { deepestOf, type Provision } from '../provisions/provision.ts';
import { textOf } from '../tokens/locate.ts';
import { endAhead, pattern } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { type Changer, changerAt, isAside, isCompared, isNamedWithOther, isRegulated } from './act/act-roles.ts';
import { hasOwnList, ownerOf } from './act/possession.ts';
import { tellNamed, tellOpen } from './antecedents/antecedents.ts';
import { Attribution } from './attribute.ts';
import { type Candidate, findCandidates, hasBareArticle } from './candidates.ts';
import {
  endOfUnreadName,
  readActBehind,
  readActBeside,
  readAddedTo,
  readEach,
  readNextOwner,
} from './list/act-behind.ts';
import { beginOfOtherGroup } from './list/groups.ts';
import { leavesBareLevel } from './list/lost-level.ts';
import { isOfThisText } from './list/own-text.ts';
import {
  behindAct,
  endToProvisions,
  goesOnWithoutAct,
  goOnFrom,
  hasFollowing,
  leadsToProvisions,
  numberBehind,
  promisesMore,
} from './list/provisions-behind.ts';
import { isOfFormer } from './list/which-act.ts';

/** Yields every citation of a provision, in order, in groups. Time is linear in the length of the text. */
export function findProvisions(tokens: Tokens, names: Nomes): Iterable<DispositivoCitado[]> {
  const { starts, names: known } = startsOf(tokens, names);
  return new Walk(tokens, known).run(findCandidates(tokens, starts));
}

/**
 * Goes through the places of a text where a list or an act may begin (`candidates.ts`), reads what is there, and gives
 * each list its act. A list takes, in this order, the act right behind it (`takeNamed`), the one that words behind it
 * point to, the one right before it, and otherwise what `Attribution.takeWithoutAct` decides.
 */
class Walk {
  private readonly attribution: Attribution;
  /** The last act that is named only because it changed what was cited. */
  private changer: Changer | null = null;
  /** The results of the last two calls of `readBehind`: for a list without a leading act, and for one with it. */
  private readonly lastBehind: readonly Behind[] = [false, true].map(() => ({ to: -1, act: null }));
  private readonly tokens: Tokens;
  private readonly names: Nomes;
  private readonly isAct = (to: number): boolean => this.behind(to, false) !== null;

  constructor(tokens: Tokens, names: Nomes) {
    this.tokens = tokens;
    this.names = names;
    this.attribution = new Attribution(tokens, names);
  }

  *run(candidates: readonly Candidate[]): Generator<DispositivoCitado[]> {
    let at = 0;
    for (let i = 0; i < candidates.length; i++) {
      const candidate = candidates[i] as Candidate;
      if (candidate.at < at) continue;
      if (candidate.distantTo > 0) {
        this.putOff(candidates, i, candidate.distantTo);
        i = candidate.distantTo - 1;
        continue;
      }
      at = Math.max(this.take(candidate), candidate.at + 1);
      const found = this.attribution.take();
      if (found.length > 0) yield found;
    }
  }

  /** Puts off reading the acts `[from, to)` of the candidates, because no provisions follow them. */
  private putOff(candidates: readonly Candidate[], from: number, to: number): void {
    const read = () => {
      let at = 0;
      for (let i = from; i < to; i++) {
        const candidate = candidates[i] as Candidate;
        if (candidate.at >= at) at = Math.max(this.take(candidate), candidate.at + 1);
      }
    };
    this.attribution.antecedents.defer({ to: (candidates[to - 1] as Candidate).at + 1, read });
  }

  /** Reads what begins at a candidate and returns the token behind it. */
  private take({ kind, at }: Candidate): number {
    if (kind === 'level') return this.takeLevel(at);
    if (kind === 'ellipsis') return this.takeEllipsis(at);
    return kind === 'number' ? at : this.takeAct(at, kind === 'act' ? readAct : readByName);
  }

  private takeLevel(at: number): number {
    const from = beginOfList(this.tokens, at);
    // A level without its word, before its article.
    const list = this.readList(from, from < at ? startOf('inciso') : null);
    return list ? this.takeList(list, null) : at;
  }

  /** The number in `incurso nas penas do 157` counts as an article only if an act follows it. */
  private takeEllipsis(at: number): number {
    const from = endOfEllipsis(this.tokens, at);
    const list = from < 0 ? null : this.readList(from, behindAct());
    return list && this.behind(list.to, false)?.kind === 'act' ? this.takeList(list, null) : at;
  }

  /** Remembers an act. If provisions are right behind it, gives them to it. */
  private takeAct(at: number, read: typeof readAct): number {
    const { tokens, names, attribution } = this;
    const bare = this.hasBareArticle(at);
    const act = read(tokens, at, names, bare || leadsToProvisions(tokens, at) ? 'before' : 'alone');
    if (!act || act.kind === 'anaphor') return at;
    if (!isNamed(act)) return attribution.disown(act, act.sigla);
    const since = attribution.antecedents.to;
    const changer = changerAt(tokens, act, this.changer, () => attribution.endsInArticle(at));
    if (changer) this.changer = changer;
    const compared = isCompared(tokens, at);
    if (!changer && !compared) this.remember(act);
    const { to, other } = readGloss(tokens, act, names);
    const span = { from: at, to };
    if (other) return attribution.disown(span);
    const next = endToProvisions(tokens, to);
    const from = next < 0 && bare && act.to === at + 1 ? act.to : next;
    const list = from < 0 ? null : this.readList(from, behindAct());
    if (!list) return to;
    const open = compared || changer?.wording === true;
    const owner = open ? 'open' : ownerOf(tokens, span, { from, to: list.to }, since, attribution.own);
    if (owner === 'other') attribution.disown(span);
    if (owner !== 'act') return this.takeList(list, null);
    if (!this.isOfSeveral(list, at, since)) return this.takeList(list, act);
    attribution.share(list);
    return list.to;
  }

  /** Returns whether an acronym of the catalogue has an article right behind it: `CPC 300`. */
  private hasBareArticle(at: number): boolean {
    return hasBareArticle(this.tokens, at) && isAcronym(textOf(this.tokens, at, at + 1), this.names);
  }

  /** Reads a list, up to a bracket that names an act. */
  private readList(at: number, before: Before | null): ProvisionList | null {
    return readList(this.tokens, at, before, this.isAct);
  }

  /**
   * Remembers an act, unless it is only part of an aside about another act, which then stays the one named last.
   * @param from the beginning of the list that the act is named with
   */
  private remember(act: NamedMention, from = act.from): NamedMention {
    const { antecedents } = this.attribution;
    if (!isAside(this.tokens, { from, to: act.to }, antecedents.to) && !this.isRegulatedByLast(from))
      antecedents.remember(act);
    return act;
  }

  /** `A LC 142 regulamentou o | § 1º do art. 201 da CF. Segundo o art. 2º`: the sentence is about the law that regulates. */
  private isRegulatedByLast(at: number): boolean {
    const since = this.attribution.antecedents.to;
    return since > (this.tokens.sentence[at] as number) && isRegulated(this.tokens, at);
  }

  /** Returns whether a list behind an act may also belong to another act named together with it. */
  private isOfSeveral({ provisions, to }: ProvisionList, at: number, since: number): boolean {
    if (provisions.every(({ artigo }) => artigo === provisions[0]?.artigo)) return false;
    if (!isNamedWithOther(this.tokens, since, at, (word) => isAcronym(word, this.names))) return false;
    return !this.attribution.endsInArticle(at, since) && this.behind(to, true) === null;
  }

  /**
   * Gives a list its act and cites its provisions, and does the same for the lists that continue it. Returns the token
   * behind the last one.
   * @param lead the act right before the list
   */
  private takeList(first: ProvisionList, lead: NamedMention | null): number {
    let { to, next } = this.takeOne(first, lead);
    while (next) ({ to, next } = this.takeOne(next, null));
    return to;
  }

  private takeOne(list: ProvisionList, lead: NamedMention | null): Taken {
    const { tokens, attribution } = this;
    const { provisions, to } = list;
    if (!lead && this.isOfThisText(list)) {
      attribution.label(provisions);
      return { to, next: null };
    }
    const act = this.behind(to, lead !== null, provisions);
    if (act && act.kind !== 'anaphor' && !isNamed(act)) {
      // `arts. 3º do edital e 37 da CF`
      attribution.disown(act, act.sigla);
      return { to: act.to, next: this.follow(provisions, endOfUnreadName(tokens, act.to)) };
    }
    // `ad. 73` is a scanning error for `art. 73`. It counts as an article only if an act follows it.
    if (act?.kind !== 'act' && endAhead(tokens, provisions[0]?.from ?? to, SCANNED) >= 0) return { to, next: null };
    const apart = act !== null && isNamed(act) && !lead && hasOwnList(tokens, to, act);
    if (!act || (apart && attribution.isOfInstrument(provisions))) {
      attribution.takeWithoutAct(list, lead);
      return { to, next: null };
    }
    const each = isNamed(act) ? readEach(tokens, provisions, act, this.names) : null;
    if (each) {
      for (const one of each) this.remember(one);
      attribution.distribute(provisions, each);
      return { to: each.at(-1)?.to ?? act.to, next: null };
    }
    attribution.part(provisions, lead);
    const end = isNamed(act) ? this.takeNamed(list, lead, act) : this.takeLevels(provisions, act);
    if (!isNamed(act)) attribution.refer(provisions, act);
    return { to: end, next: this.follow(provisions, end) };
  }

  /** Gives a list the act right behind it. Returns the token behind what was read. */
  private takeNamed(list: ProvisionList, lead: NamedMention | null, act: NamedMention): number {
    const { tokens, attribution } = this;
    const { provisions } = list;
    if (!lead) attribution.leaveOthers(list, act);
    const last = provisions.at(-1);
    this.remember(act, provisions[0]?.from);
    const end = this.takeLevels(provisions, act);
    attribution.tell(provisions, leavesBareLevel(tokens, end) ? tellOpen('level-left') : tellNamed(act, 'behind'));
    const more = last && promisesMore(tokens, provisions) && !hasFollowing(tokens, last.from, act.from);
    return more ? this.takeOtherActs(last, end) : end;
  }

  private isOfThisText({ provisions, to }: ProvisionList): boolean {
    const [one] = provisions;
    if (!one || provisions.length !== 1 || deepestOf(one) !== 'artigo') return false;
    return isOfThisText(this.tokens, one.from, to);
  }

  private behind(to: number, led: boolean, provisions: readonly Provision[] = []): ActMention | null {
    const { tokens, names } = this;
    const from = provisions[0]?.from ?? -1;
    const act =
      this.readBehind(to, led) ??
      (!led && from >= 0 ? readAddedTo(tokens, from, to, names) : null) ??
      (led && beginOfOtherGroup(tokens, provisions) > 0 ? readActBeside(tokens, to, names) : null);
    const former = act !== null && isNamed(act) && isOfFormer(tokens, Math.max(0, from), act, names);
    return former ? { ...act, ...replacedBy(act.sigla, names) } : act;
  }

  /**
   * Reads the act right behind a list. It is needed twice: to find the end of the list, and to give the list its act.
   */
  private readBehind(to: number, led: boolean): ActMention | null {
    const last = this.lastBehind[led ? 1 : 0] as Behind;
    if (last.to !== to) {
      last.act = readActBehind(this.tokens, to, led, this.names);
      last.to = to;
    }
    return last.act;
  }

  /**
   * Extends a list by its act and by the levels of its last article that are behind the act. Returns the end of what
   * was read.
   */
  private takeLevels(provisions: Provision[], act: ActMention): number {
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
    const again = this.behind(levels.to, true);
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

  /** `arts. 5º do CPC e da CF`: one article number of several acts. */
  private takeOtherActs(provision: Provision, from: number): number {
    let end = from;
    for (;;) {
      const other = readNextOwner(this.tokens, end, this.names);
      if (!other) return end;
      this.remember(other);
      this.attribution.tell(
        [{ ...provision, from: other.from, to: other.to }],
        tellNamed(other, 'several-acts-behind'),
      );
      end = other.to;
    }
  }

  /**
   * Reads the list that continues behind an act: `; 896 do Código Civil`, or bare numbers that belong to the same act.
   */
  private follow(provisions: readonly Provision[], to: number): ProvisionList | null {
    const at = numberBehind(this.tokens, to);
    const before = at < 0 ? null : goOnFrom(provisions);
    const list = before && this.readList(at, before);
    if (!list) return null;
    const kind = this.behind(list.to, false)?.kind;
    const goesOn = kind === 'act' || kind === 'anaphor' || goesOnWithoutAct(this.tokens, provisions, to, list);
    return goesOn ? list : null;
  }
}

/** The end of what was read of a list, and the list that continues it. */
interface Taken {
  to: number;
  next: ProvisionList | null;
}

/** The act behind the list that ends before token `to`. */
interface Behind {
  to: number;
  act: ActMention | null;
}

/** `ad. 73`, a scanning error for `art. 73`. */
const SCANNED = pattern('ad');

const isNamed = (act: ActMention): act is NamedMention => act.kind === 'act' && act.sigla !== null;
