import { beginBehind, endAhead, findWithin, pattern } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { CLAUSE, INSTRUMENT, KIND, WORD } from '../phrases.ts';

/** What an act is named for where it stands, if not for its own provisions; tokens `[from, to)`. */
export interface Span {
  from: number;
  to: number;
}

const BY = 'pelo|pela|pelos|pelas';
const BY_OR_OF = `${BY}|do|da|dos|das`;

const WORDING = pattern(
  `( redacao|alteracoes :word{0,3} | :changed ( em :number )? :a-prep|a|o|no|na|nos|nas ${WORD}{1,6} :comma? ) ${BY_OR_OF}`,
);
const CHANGED = pattern(`:changed ( em :number )? ${BY_OR_OF}`);
const CHANGED_WHOLE = pattern(
  `:comma ( ja | tal? como | conforme | depois | :adverb )? :changed|:participle|:undone ( em :number )? ${BY}`,
);
const GIVEN = pattern(`dado|dada|dados|dadas|conferido|conferida|conferidos|conferidas|determinado|determinada ${BY}`);
const UNDONE = pattern(`:undone ${BY}`);
const OF_WORDING = pattern(`redacao ${CLAUSE}*`);

/** What an act did to the one named before it. */
export interface Changer {
  /** Provisions right behind it are the changed act's: `a CLT, na redação da Lei X, art. 71`. */
  wording: boolean;
}

/**
 * Whether an act that begins at token `act` is named only as one that changed what was cited: `na redação da | Lei X`,
 * `incluído pela | Lei X`.
 * @param afterProvision whether what was named right before is a provision: a law that revoked a whole act takes its place
 */
export function changerAt(tokens: Tokens, act: number, afterProvision: () => boolean): Changer | null {
  const from = tokens.sentence[act] as number;
  if (beginBehind(tokens, from, act, WORDING) >= 0) return { wording: true };
  if (beginBehind(tokens, from, act, CHANGED) >= 0)
    return { wording: beginBehind(tokens, from, act, CHANGED_WHOLE) >= 0 && !afterProvision() };
  const undone = beginBehind(tokens, from, act, UNDONE) >= 0;
  if (undone && afterProvision()) return { wording: false };
  const given = beginBehind(tokens, from, act, GIVEN) >= 0;
  return given && findWithin(tokens, from, act, OF_WORDING) >= 0 ? { wording: false } : null;
}

const GOES_ON = pattern(':comma ( :cujo | que | o|a|os|as qual|quais )');
/** Whether the sentence goes on with the act itself: `alterada pela Lei X |, cujo art. 2º`. */
export const isGoneOnWith = (tokens: Tokens, to: number): boolean => endAhead(tokens, to, GOES_ON) >= 0;

const AND_BY = pattern(
  `( :comma ( ( :conjunction | bem como | assim como )? ( :adverb|:word )? ( ${BY_OR_OF} ) | e ) | ( :conjunction | bem como | assim como ) ( :adverb|:word )? ( ${BY_OR_OF} )? )`,
);
/** Whether an act at `act` is one more of those that one ending at `from` is of: `alterada pela Lei X e pela | Lei Y`. */
export const isOneMore = (tokens: Tokens, from: number, act: number): boolean => {
  if (act - from > 7 || act <= from) return false;
  return beginBehind(tokens, from, act, AND_BY) === from;
};

const COMPARED = pattern(
  '( ao contrario :line? | diversamente | diferentemente | a diferenca | em vez | e nao | sucessor|sucessora|substituto|substituta ) do|da|dos|das :line?',
);
/** Whether an act is only set beside the one that is spoken of: `a CF, ao contrário do | CP, art. 12`. */
export const isCompared = (tokens: Tokens, act: number): boolean =>
  beginBehind(tokens, tokens.sentence[act] as number, act, COMPARED) >= 0;

const REGULATION = pattern(
  '( regulamento|regulamentos|regulamentacao|regulamenta|regulamentou|regulamentar|regulamentando | minuta|reforma|proposta | decreto|resolucao|portaria | instrucao normativa? | protocolo|aditivo :word? ) ( do|da | o|a | :a-prep )',
);
/** Whether an act only tells what another is about: `o regulamento do | CDC`, `o decreto que regulamenta a | LGPD`. */
export const isRegulated = (tokens: Tokens, act: number): boolean =>
  beginBehind(tokens, tokens.sentence[act] as number, act, REGULATION) >= 0;

// ── since when ─────────────────────────────────────────────────────────────────────────────────────────────────────

const DATE =
  '( vigencia|edicao|promulgacao|publicacao|sancao|advento|reforma|superveniencia|surgimento|chegada | entrada em vigor )';
const ATTRIBUTE = '( recente|:attribute|novo|nova )?';
const TIME = `( ( ( antes|depois do|da | a partir do|da | anterior|anteriormente|posterior|posteriormente :a-prep|a|o | apos|desde|ate :o? ) ( ${DATE} do|da )? ) | ${DATE} do|da )`;
const CLAUSE_HEAD =
  '( ^ | :stop|:semicolon|:colon|:open|:line|:paragraph ) ( ( e|mas | ocorre|sucede que | todavia|contudo|entretanto | no entanto | porem | recentemente|hoje|atualmente|posteriormente|depois|ademais|assim|ja|agora ) :comma? )?';
const MORE_THAN_ONE = `( ${WORD}{1,8} e ( do|da|o|a )? )?`;
const SINCE = pattern(`( ${TIME} | ${CLAUSE_HEAD} com o|a ) ${ATTRIBUTE} ${MORE_THAN_ONE}`);
const SUBJECT_FOLLOWS = pattern(':comma? ( :o | no|na|nos|nas )');
const BY_FORCE = pattern(
  `${CLAUSE_HEAD} ( pelo|pela | ( por forca|meio|obra|conta | em razao|virtude|decorrencia|face|funcao | atraves ) do|da | mediante o|a | gracas :a-prep|a|o ) ${ATTRIBUTE}`,
);
const WAS_CHANGED = pattern(
  `${WORD}{0,5} ( ( foi|foram|fica|ficou|ficam|ficaram|restou|restaram|esta|estao|encontra|é|sao ( :dash se )? :adverb? :changed|:undone )
    | ( teve|tiveram|tem|sofreu|sofreram|ganhou|ganharam|recebeu|receberam ( a|sua|uma|nova|profunda|relevante|relevantes ){0,2} :change )
    | passou|passaram|passa|passam a :word )`,
);
const AFTER_CHANGE = pattern(
  `:comma ja? ( ( com o|a )? ${TIME} | com o|a | ( com o | no|na ) texto|versao do|da
    | ( com|apos|conforme|segundo|depois|desde|antes|no|na|nos|nas ) ( do|da|dos|das|:o )? :change ( :word )? pelo|pela|do|da )`,
);
const ACRONYM = pattern(':capitals ( :slash :number )?');

/**
 * Whether an act only tells since when something holds that is of another one: `Após a | EC 45/2004, o art. 5º`, or right
 * behind what it changed, `A CLT, após a | Lei X, art. 5º`.
 * @param since the token behind the act named before
 */
export function isSince(tokens: Tokens, act: Span, list: Span, since: number): boolean {
  const from = tokens.sentence[act.from] as number;
  if (endAhead(tokens, act.to, SUBJECT_FOLLOWS) === list.from) {
    if (beginBehind(tokens, from, act.from, SINCE) >= 0) return true;
    if (beginBehind(tokens, from, act.from, BY_FORCE) >= 0 && endAhead(tokens, list.to, WAS_CHANGED) >= 0) return true;
  }
  if (endAhead(tokens, act.to, COMMA_OR_OPEN) < 0) return false;
  const at = beginBehind(tokens, from, act.from, AFTER_CHANGE);
  // A short acronym with no provisions of its own is not remembered.
  return at >= 0 && (at === since || beginBehind(tokens, from, at, ACRONYM) >= 0);
}
const COMMA_OR_OPEN = pattern(':comma|:open');

// ── what stands between commas, and possessives ────────────────────────────────────────────────────────────────────

const ASIDE = pattern(
  `( :comma ( que | o|a|os|as qual|quais | conforme|segundo|como|consoante|em|com|de|por|sob|ao|:a-prep|no|na|nos|nas|lei|norma | :participle|:changed|:undone | :word ) ${WORD}{1,12}
    | :open|:dash :word_ ${WORD}{1,12} )`,
);
const SENTENCE_GOES_ON = pattern(
  `:comma|:close|:dash (! :o|:a-prep|e|ou|um|uma|que|se|caso|quando|:cujo|:artigo|por|pelo|pela|segundo|conforme|consoante|no|na|nos|nas|do|da|dos|das|em|com|para|de|ante|sob|bem|alem|mas|nem|c|todos|ambos ) :word_`,
);
/**
 * Whether what stands at `[from, to)` only says something of the act that ended at `since`, with which the sentence goes on:
 * `A Lei X, que regula o art. 102 da CF, autoriza (art. 27)`.
 */
export function isAside(tokens: Tokens, { from, to }: Span, since: number): boolean {
  return endAhead(tokens, to, SENTENCE_GOES_ON) >= 0 && beginBehind(tokens, since, from, ASIDE) === since;
}

const OWN = pattern(':seu');
const RIGHT_IN_OWN = pattern(
  `:comma? ( :adverb :comma? | ( que | o|a qual ) :comma? ( ${WORD}{0,8} )? )? em|no|na|nos|nas :seu`,
);
const IN = pattern(':comma ( no|na|nos|nas | em :seu )');
const RELATIVE_BEFORE = pattern(`:comma ( que | o|a qual ) (! é|sao ) ${WORD}{1,12}`);
const GOVERNED = pattern('do|da|dos|das|pelo|pela|no|na|nos|nas|:a-prep|com :o?');
const AND_IN_OWN = pattern(':comma? e');
const BACK_TO_SUBJECT = pattern('e|mas|pois|porque|porem|contudo|embora');
/** The head of a clause, with the article of its subject. */
const SUBJECT_HEAD =
  '( ^ | :stop|:semicolon|:colon|:line|:paragraph|ja|mas|e|que|pois|assim|:provides ) :openQuote? :o';
const OTHER_SUBJECT = pattern(`${SUBJECT_HEAD} ( ${INSTRUMENT} | ${KIND} | :entity | ec|mp|mpv|lc ) ${CLAUSE}{0,20}`);
const INSTRUMENT_SUBJECT = pattern(
  `${SUBJECT_HEAD} ( ${INSTRUMENT} | estatuto|regulamento|regimento|portaria|resolucao ) ${WORD}{0,8} :comma em|conforme|segundo|consoante|nos|a|de|com|por|sob ${WORD}{0,8}`,
);

/** Whether the act is the subject of its clause: `A CLT`, `, e o CDC`. */
export const isSubject = (tokens: Tokens, act: number): boolean => beginBehind(tokens, 0, act, SUBJECT) >= 0;
const SUBJECT = pattern(
  '( ^ | :stop|:semicolon|:colon|:close|:dash|:comma|:line|:paragraph|e|que|mas|porque|pois ) :o',
);

/** Whether the possessive that leads from an act to a list may be another's: `O Decreto X, editado sob a égide da | CF, em seu art. 23`. */
export function isOwnOfOther(tokens: Tokens, act: Span, list: number): boolean {
  const own = beginBehind(tokens, act.to, list, OWN) >= 0;
  const within = endAhead(tokens, act.to, IN) === list;
  if (!own && !within) return false;
  const from = tokens.sentence[act.from] as number;
  if (within && beginBehind(tokens, from, act.from, INSTRUMENT_SUBJECT) >= 0) return true;
  if (!own) return false;
  if (beginBehind(tokens, from, act.from, RELATIVE_BEFORE) >= 0) return true;
  const subject = isSubject(tokens, act.from);
  if (endAhead(tokens, act.to, AND_IN_OWN) >= 0) return !subject;
  if (
    !subject &&
    findWithin(tokens, act.to, list, BACK_TO_SUBJECT) >= 0 &&
    beginBehind(tokens, from, act.from, OTHER_SUBJECT) >= 0
  )
    return true;
  return beginBehind(tokens, from, act.from, GOVERNED) >= 0 && endAhead(tokens, act.to, RIGHT_IN_OWN) !== list;
}

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
