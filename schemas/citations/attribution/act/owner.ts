import { CODE, isLineEnd } from '../../tokens/codes.ts';
import { hasLine, type Span } from '../../tokens/locate.ts';
import { beginBehind, endAhead, findWithin, pattern } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { isLabel, type OwnText } from '../list/own-text.ts';
import { CLAUSE, INSTRUMENT, KIND, WORD } from '../phrases.ts';
import { isRegulated, isSubject } from './act-roles.ts';

/**
 * Returns the owner of a list right behind an act: in `Lei nº 8.112/1990, art. 7º` that act, in `A CLT, após a Lei nº
 * 13.467/2017, art. 7º` another text, which the act only describes. It may also be open.
 * @param act the act, including a bracket behind it
 * @param since the token behind the act named before it
 */
export function ownerOf(tokens: Tokens, act: Span, list: Span, since: number, own: OwnText): 'act' | 'other' | 'open' {
  if (isLabelOfOther(tokens, act, list) || own.isSmallLabel(list)) return 'open';
  const other =
    isRegulated(tokens, act.from) || isOwnOfOther(tokens, act, list.from) || isSince(tokens, act, list, since);
  return other ? 'other' : 'act';
}

/** What may stand before an act that is alone on its line: a list mark, the bar of a table, a number. */
const ONLY_MARK = pattern(
  '( ^ | :line|:paragraph ) ( :dash|:sign|:bar|:number|:ordinal|:stop|:close|:open ){0,4} ( o|a )?',
);
/** `Nos termos da |LAI: Art. 6º O pedido`, `altera o |CPC: Art. 1º`: the label that follows may be the text's own. */
const GOVERNS_LABEL = pattern(
  '( do|da|dos|das|pelo|pela|pelos|pelas|no|na|nos|nas|ao|aos|à|às | com o|a | :changes|:regulates ( :dash se )? o|a )',
);
const CAPITAL = 'A';

/**
 * Returns whether the label `Art. 5º` behind an act may belong to another text. This is so if the label is on the next
 * line and the act only ends a line instead of being the heading of a list, or if the label is behind a colon and the
 * act is not a subject.
 */
function isLabelOfOther(tokens: Tokens, act: Span, list: Span): boolean {
  if (tokens.text[tokens.start[list.from] as number] !== CAPITAL) return false;
  const between = tokens.codes.subarray(act.to, list.from);
  const label = () => isLabel(tokens, list.from, list.to);
  if (between.includes(CODE.colon)) return label() && beginBehind(tokens, 0, act.from, GOVERNS_LABEL) >= 0;
  if (!hasLine(tokens, act.to, list.from)) return false;
  const alone = beginBehind(tokens, 0, act.from, ONLY_MARK) >= 0;
  // `segue o CDC,⏎Art. 5º O locatário` is a label of its own. Without the form of a label, a list behind a comma (`art.
  // 5º, X`) belongs to the act.
  if (between.includes(CODE.comma)) return !alone && label();
  // `Homicídio – |Código Penal⏎Art. 121`
  if (tokens.codes[act.from - 1] === CODE.dash) return !isLineEnd(tokens.codes[list.to] as number) && label();
  return !alone;
}

// ── since when ─────────────────────────────────────────────────────────────────────────────────────────────────────

const DATE =
  '( vigencia|edicao|promulgacao|publicacao|sancao|advento|reforma|superveniencia|surgimento|chegada | entrada em vigor )';
const ADJECTIVE = '( recente|:attribute|novo|nova )?';
const TIME = `( ( ( antes|depois do|da | a partir do|da | anterior|anteriormente|posterior|posteriormente :a-prep|a|o | apos|desde|ate :o? ) ( ${DATE} do|da )? ) | ${DATE} do|da )`;
const CLAUSE_HEAD =
  '( ^ | :stop|:semicolon|:colon|:open|:line|:paragraph ) ( ( e|mas | ocorre|sucede que | todavia|contudo|entretanto | no entanto | porem | recentemente|hoje|atualmente|posteriormente|depois|ademais|assim|ja|agora ) :comma? )?';
const MORE_THAN_ONE = `( ${WORD}{1,8} e ( do|da|o|a )? )?`;
const SINCE = pattern(`( ${TIME} | ${CLAUSE_HEAD} com o|a ) ${ADJECTIVE} ${MORE_THAN_ONE}`);
const SUBJECT_FOLLOWS = pattern(':comma? ( :o | no|na|nos|nas )');
const BY_FORCE = pattern(
  `${CLAUSE_HEAD} ( pelo|pela | ( por forca|meio|obra|conta | em razao|virtude|decorrencia|face|funcao | atraves ) do|da | mediante o|a | gracas :a-prep|a|o ) ${ADJECTIVE}`,
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
function isSince(tokens: Tokens, act: Span, list: Span, since: number): boolean {
  const from = tokens.sentence[act.from] as number;
  if (endAhead(tokens, act.to, SUBJECT_FOLLOWS) === list.from) {
    if (beginBehind(tokens, from, act.from, SINCE) >= 0) return true;
    if (beginBehind(tokens, from, act.from, BY_FORCE) >= 0 && endAhead(tokens, list.to, WAS_CHANGED) >= 0) return true;
  }
  const next = tokens.codes[act.to];
  if (next !== CODE.comma && next !== CODE.open) return false;
  const at = beginBehind(tokens, from, act.from, AFTER_CHANGE);
  // A short acronym without provisions of its own is not remembered as an antecedent, so it is looked for here.
  return at >= 0 && (at === since || beginBehind(tokens, from, at, ACRONYM) >= 0);
}

// ── possessives ─────────────────────────────────────────────────────────────────────────────────────────────────────

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

/**
 * Returns whether the possessive between an act and a list may refer to another text: `O Decreto X, editado sob a égide
 * da | CF, em seu art. 23`.
 */
function isOwnOfOther(tokens: Tokens, act: Span, list: number): boolean {
  const own = beginBehind(tokens, act.to, list, OWN) >= 0;
  const within = endAhead(tokens, act.to, IN) === list;
  if (!own && !within) return false;
  const from = tokens.sentence[act.from] as number;
  if (within && beginBehind(tokens, from, act.from, INSTRUMENT_SUBJECT) >= 0) return true;
  if (!own) return false;
  if (beginBehind(tokens, from, act.from, RELATIVE_BEFORE) >= 0) return true;
  const subject = isSubject(tokens, act.from);
  if (endAhead(tokens, act.to, AND_IN_OWN) >= 0) return !subject;
  const back = !subject && findWithin(tokens, act.to, list, BACK_TO_SUBJECT) >= 0;
  if (back && beginBehind(tokens, from, act.from, OTHER_SUBJECT) >= 0) return true;
  return beginBehind(tokens, from, act.from, GOVERNED) >= 0 && endAhead(tokens, act.to, RIGHT_IN_OWN) !== list;
}
