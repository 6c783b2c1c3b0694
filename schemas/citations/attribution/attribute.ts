import type { DispositivoCitado } from '../../contract/model/verification/citacao.ts';
import { cite } from '../cite.ts';
import type { Nomes } from '../mentions/names.ts';
import { ofOtherYear } from '../mentions/other-year.ts';
import type { ProvisionList } from '../provisions/list.ts';
import type { Provision } from '../provisions/provision.ts';
import { CODE } from '../tokens/codes.ts';
import { distance, type Span } from '../tokens/locate.ts';
import { beginBehind, endAhead, pattern } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { isRespective } from './act/act-roles.ts';
import { type Antecedent, Antecedents, type KnownAntecedent } from './antecedents/antecedents.ts';
import { goBackTo, type LastArticle, lastArticleOf } from './antecedents/last-article.ts';
import { Inference } from './infer.ts';
import { ActsOfSentence, namesActAhead } from './list/act-ahead.ts';
import { findUncertain, withoutOtherNumbers } from './list/bare-articles.ts';
import { beginOfOtherGroup, countOfSubject, isLoose } from './list/groups.ts';
import { leavesLevel } from './list/lost-level.ts';
import { CELLS, OF_OTHER, SET_AGAINST, UNREAD_ACT } from './list/nobody.ts';
import { isOfPresent, OwnText } from './list/own-text.ts';
import { nobodysRule, type Owner, OwnerOfList, ownerBefore } from './list/owner-before.ts';
import { endOfYearBehind, isOfSuperseded, lawBehind, readWhichYear } from './list/which-act.ts';
import { type Origin, type ToldAct, tellNamed, tellOpen } from './told-act.ts';

/** The greatest distance, in characters, at which an article and an act count as parts of one sentence. */
const SENTENCE = 400;
const endsSentence = (code: number): boolean => code === CODE.stop || code === CODE.semicolon;
const PLACED_IN = pattern(':placed no|na|nos|nas|em');

/**
 * Gives each list its act: the one that stands with it, one named earlier, or null. A list owned by something that is
 * not an act of ours has none.
 */
export class Attribution {
  readonly antecedents: Antecedents;
  readonly own: OwnText;
  private readonly owner: OwnerOfList;
  private readonly inference: Inference;
  private readonly acts: ActsOfSentence;
  /** The last article cited, with its act, for `o § 3º desse artigo`. */
  private article: LastArticle | null = null;
  private found: DispositivoCitado[] = [];
  private readonly tokens: Tokens;
  private readonly names: Nomes;

  constructor(tokens: Tokens, names: Nomes) {
    this.tokens = tokens;
    this.names = names;
    this.antecedents = new Antecedents(tokens, names);
    this.own = new OwnText(tokens);
    this.owner = new OwnerOfList(tokens, this.antecedents);
    this.acts = new ActsOfSentence(tokens, names);
    this.inference = new Inference(tokens, names, this.antecedents, this.own);
  }

  /** Returns the citations found since the last call. */
  take(): DispositivoCitado[] {
    const { found } = this;
    if (found.length > 0) this.found = [];
    return found;
  }

  /**
   * Returns whether the act that the sentence named last before a token was named with provisions.
   * @param since the end of that act
   */
  endsInArticle(at: number, since = this.antecedents.to): boolean {
    const to = this.article?.provision.to ?? 0;
    if (this.article === null || to < since || at <= to || distance(this.tokens, to, at) > SENTENCE) return false;
    return !this.tokens.codes.subarray(to, at).some(endsSentence);
  }

  /**
   * Records that a text which is not an act of ours was named, so that later lists do not go back to the act before it:
   * `o art. 7º do contrato; o art. 9º`. Returns the end of that text.
   * @param named where it is named; with a sigla (`X-CC-EXT`) if it is a foreign law with the name of one of ours
   */
  disown(named: Span & { sigla?: string | null }): number {
    const { from, to, sigla = null } = named;
    this.antecedents.remember({ sigla, from, to });
    // A text that is read late (`Antecedents.defer`) may be before the article, which then stays.
    if (this.article && this.article.provision.from < from) this.article = null;
    return to;
  }

  /**
   * Cites the provisions that belong to the act or other text before the list, and leaves in `provisions` those that
   * belong to the act behind it.
   */
  part(provisions: Provision[], lead: KnownAntecedent | null): void {
    const count = provisions.length > 1 ? beginOfOtherGroup(this.tokens, provisions) : 0;
    if (count === 0) return;
    const owner = lead ? null : this.owner.of(provisions[0]?.from ?? 0);
    if (lead) this.tellLed(provisions.splice(0, count), lead);
    else if (owner && !this.isPlaced(provisions)) this.tellOwned(provisions.splice(0, count), owner);
  }

  /**
   * `Este decreto trata das contratações previstas nos | art. 74 e art. 75 da Lei X`: the words say where the contracts
   * are provided for, so the decree does not own the articles.
   */
  private isPlaced([first]: readonly Provision[]): boolean {
    return first !== undefined && beginBehind(this.tokens, 0, first.from, PLACED_IN) >= 0;
  }

  /** Cites without an act those provisions of a list that may not belong to the act behind it. */
  leaveOthers(list: ProvisionList, act: KnownAntecedent): void {
    const { provisions } = list;
    // In `… nos termos do art. 5º da CF`, what stands before `nos termos` belongs to the CF only if the CF was also the
    // last act named before.
    if (isLoose(list, act) && this.antecedents.lastBefore(act.from)?.sigla !== act.sigla)
      this.tell(provisions.splice(0, list.loose), tellOpen('by-what-it-is-read'));
    const count = countOfSubject(this.tokens, provisions, act, (at) => this.antecedents.lastBefore(at));
    if (count > 0) this.tell(provisions.splice(0, count), tellOpen('subject-of-the-clause'));
  }

  /** Returns whether a list is owned by a text before it that is not an act of ours. */
  isOfInstrument([first]: readonly Provision[]): boolean {
    return this.owner.of(first?.from ?? 0)?.kind === null;
  }

  /** Cites a list behind the two acts named last. Without `respectivamente` it is open whose each provision is. */
  share({ provisions, to }: ProvisionList): void {
    const [second, first] = this.antecedents.lastTwo;
    if (first && second && provisions.length === 2 && isRespective(this.tokens, first, second, to))
      this.distribute(provisions, [first, second]);
    else this.tell(provisions, tellOpen('several-acts-before'));
  }

  /** Gives each provision the act in the same position. If the numbers differ, no provision gets an act. */
  distribute(provisions: readonly Provision[], acts: readonly Antecedent[]): void {
    const each = provisions.length === acts.length;
    for (const [i, provision] of provisions.entries())
      this.tell([provision], each ? tellNamed(acts[i] as Antecedent, 'respectively') : tellOpen('respectively'));
  }

  /** Handles a list with no act behind it. The act may be before it, named earlier, or unknown. */
  takeWithoutAct({ provisions, to }: ProvisionList, lead: KnownAntecedent | null): void {
    const from = provisions[0]?.from ?? 0;
    if (provisions.every(({ artigo }) => artigo === null)) this.takeWithoutArticle(provisions, to);
    else if (lead) this.takeLed(provisions, to, lead);
    else if (provisions.length === 1 && !provisions[0]?.range && this.own.isLabel({ from, to })) this.label(provisions);
    else if (!this.takeOfOtherYear(provisions, to)) this.takeBare(provisions, { from, to });
  }

  private takeLed(provisions: Provision[], to: number, lead: KnownAntecedent): void {
    const ofOther = endAhead(this.tokens, to, OF_OTHER) >= 0;
    if (ofOther) this.part(provisions, lead);
    if (ofOther) this.tell(provisions, tellOpen('one-of-several'));
    else if (leavesLevel(this.tokens, to)) this.tellLeft(provisions, lead);
    else this.tellLed(provisions, lead);
  }

  /** `CDC, art. 14 e art. 42, § z`: only the last article lacks a level. */
  private tellLeft(provisions: Provision[], lead: KnownAntecedent): void {
    const last = provisions.at(-1)?.artigo;
    const left = provisions.findLastIndex(({ artigo }) => artigo !== last) + 1;
    if (left > 0) this.tellLed(provisions.slice(0, left), lead);
    this.tell(provisions.slice(left), tellOpen('level-left'));
  }

  /** Decides from the words around a list that has no act on either side. */
  private takeBare(provisions: readonly Provision[], list: Span): void {
    const { tokens, names } = this;
    const owner = this.owner.of(list.from);
    if (owner) {
      this.tellOwned(provisions, owner);
      return;
    }
    const ahead = namesActAhead(tokens, list.to, names) && this.acts.find(list.to)?.all !== true;
    const nobody = ahead ? 'named-ahead' : nobodysRule(tokens, this.antecedents.to, list, names);
    if (nobody !== null && !(CELLS.has(nobody) && this.antecedents.isBelowItsHeading(list.from))) {
      this.tell(provisions, tellOpen(nobody));
      // The act is named but unreadable, so nothing behind it is given to an earlier act.
      if (nobody === UNREAD_ACT) this.disown(list);
    } else if (!this.takeOfSentence(provisions, list))
      this.infer(provisions, 'mencao_anterior', lawBehind(tokens, list.to));
  }

  /**
   * `nem o art. 7º nem o art. 8º da CLT`: an earlier act may not own an article that stands before the article of
   * another act.
   */
  private takeOfSentence(provisions: readonly Provision[], list: Span): boolean {
    const act = this.acts.find(list.to);
    if (!act) return false;
    const before = this.antecedents.lastBefore(list.from);
    if (!act.all && (!before || before.sigla === act.sigla)) return false;
    this.tell(provisions, { sigla: act.all ? act.sigla : null, rule: 'act-of-the-sentence' });
    return true;
  }

  /** Notes a label of the text's own article, which is not a citation. */
  label([provision]: readonly Provision[]): void {
    this.article = null;
    if (provision) this.own.noteLabel(provision);
  }

  /** `O CC de 1916, art. 159, e o de 2002, no art. 186`: the list belongs to another act of the same name. */
  private takeOfOtherYear(provisions: readonly Provision[], to: number): boolean {
    const from = provisions[0]?.from ?? 0;
    const which = readWhichYear(this.tokens, { from, to }, this.antecedents.to);
    const act = which === null ? null : this.antecedents.lastBefore(from);
    if (which === null || !act) return false;
    const sigla = ofOtherYear(act.sigla, which, this.names);
    const last = provisions.at(-1);
    if (last) last.to = endOfYearBehind(this.tokens, to);
    this.tell(provisions, { sigla, rule: 'other-year', inference: tied(sigla, 'anafora', act.from) });
    return true;
  }

  /** Cites levels of the last article: `o § 3º desse artigo`, `Seu § 3º`. */
  private takeWithoutArticle(provisions: readonly Provision[], to: number): void {
    const { article, tokens, antecedents } = this;
    const origin = article && goBackTo(article, tokens, provisions, to);
    if (!origin) return;
    const { provision, told, several } = article;
    antecedents.readFrom(provision.from);
    if (this.article !== article) return;
    // Another act was named since, or another text owns the levels, so it is unknown to which they belong.
    const list = provisions[0]?.from ?? 0;
    const other =
      antecedents.isOtherSince(told.sigla, provision.to) || ownerBefore(tokens, provision.to, list)?.kind === null;
    if (origin === 'mencao_anterior' && (other || endAhead(tokens, to, SET_AGAINST) >= 0)) return;
    const rule = 'article-told-before';
    this.tell(
      provisions,
      several ? tellOpen(rule) : { ...told, rule, inference: tied(told.sigla, origin, provision.from) },
    );
  }

  /** Cites a list whose act the words behind it point to: `art. 5º do mesmo diploma`. */
  refer(provisions: readonly Provision[], anaphor: Span): void {
    if (isOfSuperseded(this.tokens, anaphor.to)) this.tell(provisions, tellOpen('of-superseded'));
    else this.infer(provisions, 'anafora', anaphor);
  }

  /** @param called the words that name the kind of the act */
  private infer(provisions: readonly Provision[], origin: Origin, called: Span | null): void {
    this.tell(provisions, this.inference.find(provisions, origin, called));
  }

  private tellOwned(provisions: readonly Provision[], { from, kind, rule }: Owner): void {
    if (kind === null) {
      this.disown({ from, to: provisions[0]?.from ?? from });
      this.tell(provisions, tellOpen(rule));
    } else this.infer(provisions, 'mencao_anterior', kind);
  }

  private tellLed(provisions: readonly Provision[], act: KnownAntecedent): void {
    const own = this.names.tratados.has(act.sigla) ? provisions : withoutOtherNumbers(this.tokens, provisions);
    const [first] = provisions;
    if (first) first.from = act.from;
    this.tell(own, tellNamed(act, 'before'));
  }

  tell(provisions: readonly Provision[], act: ToldAct): void {
    const plain = act.sigla !== null && provisions.length > 1 && !this.names.tratados.has(act.sigla);
    const uncertain = plain ? findUncertain(this.tokens, provisions) : null;
    if (uncertain) {
      const { from, to } = uncertain;
      if (from > 0) this.tell(provisions.slice(0, from), act);
      this.tell(provisions.slice(from, to), tellOpen('numbers-of-something'));
      if (to < provisions.length) this.tell(provisions.slice(to), act);
      return;
    }
    cite(this.tokens, provisions, act, this.names, this.found);
    this.article = lastArticleOf(provisions, act);
    if (act.sigla !== null) this.inference.note(act, provisions);
    else {
      // `o art. 6º deste Regulamento` belongs to the text itself, and what follows may too.
      const last = provisions.at(-1);
      if (last && isOfPresent(this.tokens, last.from, last.to)) this.disown(last);
    }
  }
}

const tied = (sigla: string | null, origin: Origin, from: number): ToldAct['inference'] =>
  sigla === null ? undefined : { origin, from };
