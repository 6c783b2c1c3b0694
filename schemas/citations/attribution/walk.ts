import type { DispositivoCitado } from '../../contract/model/verification/citacao.ts';
import { readByName } from '../mentions/by-name.ts';
import { readGloss } from '../mentions/gloss.ts';
import type { NamedMention } from '../mentions/mention.ts';
import { isNamed } from '../mentions/mention.ts';
import { isAcronym, type Nomes } from '../mentions/names.ts';
import { readAct } from '../mentions/read-act.ts';
import { startsOf } from '../mentions/text-names.ts';
import { startOf } from '../provisions/before.ts';
import { beginOfList, endOfEllipsis, type ProvisionList } from '../provisions/list.ts';
import { deepestOf, type Provision } from '../provisions/provision.ts';
import { textOf } from '../tokens/locate.ts';
import { endAhead, pattern } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { type Changer, changerAt, isAside, isCompared, isNamedWithOther, isRegulated } from './act/act-roles.ts';
import { ownerOf } from './act/owner.ts';
import { Attribution } from './attribute.ts';
import { type Candidate, findCandidates, hasBareArticle } from './candidates.ts';
import { endOfUnreadName, hasOwnList, readEach, readNextOwner } from './list/act-behind.ts';
import { leavesBareLevel } from './list/lost-level.ts';
import { isOfThisText } from './list/own-text.ts';
import { behindAct, endToProvisions, hasFollowing, leadsToProvisions, promisesMore } from './list/provisions-behind.ts';
import { ListReader } from './list-reader.ts';
import { tellNamed, tellOpen } from './told-act.ts';

/** Yields every citation of a provision, in order, in groups. Time is linear in the length of the text. */
export function findProvisions(tokens: Tokens, names: Nomes): Iterable<DispositivoCitado[]> {
  const { starts, names: known } = startsOf(tokens, names);
  return new Walk(tokens, known).run(findCandidates(tokens, starts, known));
}

/**
 * Goes through the places of a text where a list or an act may begin (`candidates.ts`), reads what is there, and gives
 * each list its act. `takeOne` asks, in this order, whether it is the text's own label, and takes the act right behind
 * it or the one that words behind it point to. `Attribution.takeWithoutAct` decides about a list without these.
 */
class Walk {
  private readonly lists: ListReader;
  private readonly attribution: Attribution;
  /** The last act that is named only because it changed what was cited. */
  private changer: Changer | null = null;
  private readonly tokens: Tokens;
  private readonly names: Nomes;

  constructor(tokens: Tokens, names: Nomes) {
    this.tokens = tokens;
    this.names = names;
    this.lists = new ListReader(tokens, names);
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
    const list = this.lists.read(from, from < at ? startOf('inciso') : null);
    return list ? this.takeList(list, null) : at;
  }

  /** The number in `incurso nas penas do 157` counts as an article only if an act follows it. */
  private takeEllipsis(at: number): number {
    const from = endOfEllipsis(this.tokens, at);
    const list = from < 0 ? null : this.lists.read(from, behindAct());
    return list && this.lists.actBehind(list.to, false)?.kind === 'act' ? this.takeList(list, null) : at;
  }

  /** Remembers an act. If provisions are right behind it, gives them to it: `CF, art. 5º`. */
  private takeAct(at: number, read: typeof readAct): number {
    const { tokens, names, lists, attribution } = this;
    const bare = this.isAcronymWithArticle(at);
    const act = read(tokens, at, names, bare || leadsToProvisions(tokens, at) ? 'before' : 'alone');
    if (!act || act.kind === 'anaphor') return at;
    if (!isNamed(act)) return attribution.disown(act);
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
    const list = from < 0 ? null : lists.read(from, behindAct());
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
  private isAcronymWithArticle(at: number): boolean {
    return hasBareArticle(this.tokens, at, this.names) && isAcronym(textOf(this.tokens, at, at + 1), this.names);
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
    return !this.attribution.endsInArticle(at, since) && this.lists.actBehind(to, true) === null;
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
    const { tokens, lists, attribution } = this;
    const { provisions, to } = list;
    if (!lead && this.isOfThisText(list)) {
      attribution.label(provisions);
      return { to, next: null };
    }
    const act = lists.actBehind(to, lead !== null, provisions);
    const named = isNamed(act) ? act : null;
    if (act && !named && act.kind !== 'anaphor') {
      // `arts. 3º do edital e 37 da CF`
      attribution.disown(act);
      return { to: act.to, next: lists.next(provisions, endOfUnreadName(tokens, act.to)) };
    }
    // `ad. 73` is a scanning error for `art. 73`. It counts as an article only if an act follows it.
    if (act?.kind !== 'act' && endAhead(tokens, provisions[0]?.from ?? to, SCANNED) >= 0) return { to, next: null };
    const apart = named !== null && !lead && hasOwnList(tokens, to, named) && attribution.isOfInstrument(provisions);
    if (!act || apart) {
      attribution.takeWithoutAct(list, lead);
      return { to, next: null };
    }
    const each = named && readEach(tokens, provisions, named, this.names);
    if (each) {
      for (const one of each) this.remember(one);
      attribution.distribute(provisions, each);
      return { to: each.at(-1)?.to ?? act.to, next: null };
    }
    attribution.part(provisions, lead);
    if (named) {
      const end = this.takeNamed(list, lead, named);
      return { to: end, next: lists.next(provisions, end) };
    }
    const end = lists.extend(provisions, act);
    attribution.refer(provisions, act);
    return { to: end, next: lists.next(provisions, end) };
  }

  /** Gives a list the act right behind it: `art. 5º da CF`. Returns the token behind what was read. */
  private takeNamed(list: ProvisionList, lead: NamedMention | null, act: NamedMention): number {
    const { tokens, attribution } = this;
    const { provisions } = list;
    if (!lead) attribution.leaveOthers(list, act);
    const last = provisions.at(-1);
    this.remember(act, provisions[0]?.from);
    const end = this.lists.extend(provisions, act);
    attribution.tell(provisions, leavesBareLevel(tokens, end) ? tellOpen('level-left') : tellNamed(act, 'behind'));
    const more = last && promisesMore(tokens, provisions) && !hasFollowing(tokens, last.from, act.from);
    return more ? this.takeOtherActs(last, end) : end;
  }

  private isOfThisText({ provisions, to }: ProvisionList): boolean {
    const one = provisions[0];
    if (!one || provisions.length !== 1 || deepestOf(one) !== 'artigo') return false;
    return isOfThisText(this.tokens, one.from, to);
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
}

/** The end of what was read of a list, and the list that continues it. */
interface Taken {
  to: number;
  next: ProvisionList | null;
}

/** `ad. 73`, a scanning error for `art. 73`. */
const SCANNED = pattern('ad');
