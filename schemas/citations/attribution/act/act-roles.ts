import { beginBehind, endAhead, findWithin, pattern } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { CLAUSE, INSTRUMENT, KIND, WORD } from '../phrases.ts';

/** The tokens `[from, to)`. */
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

/** What an act did to the act or provision named before it. */
export interface Changer {
  /** Whether provisions right behind it belong to the changed act: `a CLT, na redação da Lei X, art. 71`. */
  wording: boolean;
}

/**
 * Returns what the act beginning at token `act` did if it is named only because it changed what was cited: `na redação
 * da | Lei X`, `incluído pela | Lei X`. Returns null for any other act.
 * @param afterProvision whether the words right before name a provision; if they name a whole act, a law that revoked
 * it takes its place
 */
function changerAt(tokens: Tokens, act: number, afterProvision: () => boolean): Changer | null {
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
/** Returns whether the sentence goes on about the act itself: `alterada pela Lei X |, cujo art. 2º`. */
const isGoneOnWith = (tokens: Tokens, to: number): boolean => endAhead(tokens, to, GOES_ON) >= 0;

const AND_BY = pattern(
  `( :comma ( ( :conjunction | bem como | assim como )? ( :adverb|:word )? ( ${BY_OR_OF} ) | e ) | ( :conjunction | bem como | assim como ) ( :adverb|:word )? ( ${BY_OR_OF} )? )`,
);
/**
 * Returns whether the act at token `act` is another member of the series in which the act that ends at `from` stands:
 * `alterada pela Lei X e pela | Lei Y`.
 */
export const isOneMore = (tokens: Tokens, from: number, act: number): boolean => {
  if (act - from > 7 || act <= from) return false;
  return beginBehind(tokens, from, act, AND_BY) === from;
};

const COMPARED = pattern(
  '( ao contrario :line? | diversamente | diferentemente | a diferenca | em vez | e nao | sucessor|sucessora|substituto|substituta ) do|da|dos|das :line?',
);
/**
 * Returns whether an act is named only for comparison with the one that the sentence is about: `a CF, ao contrário do |
 * CP, art. 12`.
 */
export const isCompared = (tokens: Tokens, act: number): boolean =>
  beginBehind(tokens, tokens.sentence[act] as number, act, COMPARED) >= 0;

const REGULATION = pattern(
  '( regulamento|regulamentos|regulamentacao|regulamenta|regulamentou|regulamentar|regulamentando | minuta|reforma|proposta | decreto|resolucao|portaria | instrucao normativa? | protocolo|aditivo :word? ) ( do|da | o|a | :a-prep )',
);
/**
 * Returns whether an act is named only as the subject matter of another text: `o regulamento do | CDC`, `o decreto que
 * regulamenta a | LGPD`.
 */
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
 * Returns whether an act is named only to say since when a provision of another act applies: `Após a | EC 45/2004, o
 * art. 5º`, or right behind the act it changed, `A CLT, após a | Lei X, art. 5º`.
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
  // A short acronym without provisions of its own is not remembered as an antecedent, so it is looked for here.
  return at >= 0 && (at === since || beginBehind(tokens, from, at, ACRONYM) >= 0);
}
const COMMA_OR_OPEN = pattern(':comma|:open');

// ── asides between commas, and possessives ─────────────────────────────────────────────────────────────────────────

const ASIDE = pattern(
  `( :comma ( que | o|a|os|as qual|quais | conforme|segundo|como|consoante|em|com|de|por|sob|ao|:a-prep|no|na|nos|nas|lei|norma | :participle|:changed|:undone | :word ) ${WORD}{1,12}
    | :open|:dash :word_ ${WORD}{1,12} )`,
);
const SENTENCE_GOES_ON = pattern(
  `:comma|:close|:dash (! :o|:a-prep|e|ou|um|uma|que|se|caso|quando|:cujo|:artigo|por|pelo|pela|segundo|conforme|consoante|no|na|nos|nas|do|da|dos|das|em|com|para|de|ante|sob|bem|alem|mas|nem|c|todos|ambos ) :word_ (! :semicolon|:stop )`,
);
/**
 * Returns whether `[from, to)` is an aside about the act that ended at `since`, with the sentence continuing about that
 * act: `A Lei X, que regula o art. 102 da CF, autoriza (art. 27)`.
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
/** The beginning of a clause, with the article (`o`, `a`) of its subject. */
const SUBJECT_HEAD =
  '( ^ | :stop|:semicolon|:colon|:line|:paragraph|ja|mas|e|que|pois|assim|:provides ) :openQuote? :o';
const OTHER_SUBJECT = pattern(`${SUBJECT_HEAD} ( ${INSTRUMENT} | ${KIND} | :entity | ec|mp|mpv|lc ) ${CLAUSE}{0,20}`);
const INSTRUMENT_SUBJECT = pattern(
  `${SUBJECT_HEAD} ( ${INSTRUMENT} | estatuto|regulamento|regimento|portaria|resolucao ) ${WORD}{0,8} :comma em|conforme|segundo|consoante|nos|a|de|com|por|sob ${WORD}{0,8}`,
);

/** Returns whether the act is the subject of its clause: `A CLT`, `, e o CDC`. */
export const isSubject = (tokens: Tokens, act: number): boolean => beginBehind(tokens, 0, act, SUBJECT) >= 0;
const SUBJECT = pattern(
  '( ^ | :stop|:semicolon|:colon|:close|:dash|:comma|:line|:paragraph|e|que|mas|porque|pois ) :o',
);

/**
 * Returns whether the possessive between an act and a list may refer to another text: `O Decreto X, editado sob a égide
 * da | CF, em seu art. 23`.
 */
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

/**
 * Recognizes acts that are named only because they changed what was cited. A list that follows without an act must not
 * be given to them.
 */
export class Changers {
  /** The last act of this kind; the sentence may add more to it (`e pela Lei Y`). */
  private last: { changer: Changer; to: number } | null = null;
  private readonly tokens: Tokens;
  private readonly endsInArticle: (at: number) => boolean;

  /**
   * @param endsInArticle whether the words right before name a provision; if they name a whole act, a law that revoked
   * it takes its place
   */
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
