import { CODE } from '../tokens/codes.ts';
import { isGlued, skipLines, textOf } from '../tokens/locate.ts';
import { endAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { isDigits } from './numbers.ts';
import { pastComma } from './separators.ts';

/** What follows the words about a provision: the rest of its list, or its act. */
const GOES_ON = ':comma? e|:de|:all | :comma? :romanLower :slash';
const LEVELS = ':paragrafo|:inciso|:alinea|:item';

/** ` – homicídio – do CP`. */
const ASIDE = phrase(
  `:dash (! :de|e|${LEVELS}|:artigo|:caput|:roman|:romanLower | :romanLower :slash ) (:word|:comma|:slash){1,14} :dash (= ${GOES_ON} )`,
);
/** `in fine`, `primeira parte`, `por três vezes`, `[sic]`, `e seguintes`. */
const PART = phrase(
  `:open? :openQuote? in fine :closeQuote? :close?
   | :ordinal-word :part | :number|:ordinal ( :sign )? :part | parte final | por :word|:number vezes
   | e :following | et :following | :following | :open :sic :close`,
);
/** `e seus respectivos parágrafos`, `incisos e alíneas`: level words without values. */
const LEVELS_ALONE = phrase(
  `e? ( seu|seus|sua|suas :respectivo? )? ${LEVELS} ( :comma|e ${LEVELS} ){0,3}
   (= :comma|:semicolon|:stop|:close|e|:all|:de | :romanLower :slash | (! :any) )`,
);
/** `(homicídio)`: only words, before the list goes on. */
const BRACKET = phrase(
  `:open (:word|:comma|:dash|:openQuote|:closeQuote|:slash|:stop|:colon){1,10} :close (= ${GOES_ON} | :comma )`,
);
/** `(atual art. 5º)`, `(com a redação da Lei …)`, `(duas vezes)`. */
const WORDING = phrase(':open ( :wording | por | com | :number vezes ) !:open|:close{0,20} :close');
const BRACKETED_LEVEL = phrase(`!:open|:close{0,14} ${LEVELS}|:caput|:roman|:romanLower`);

/**
 * Returns the token after words that say which part of a provision is meant, or that extend the citation: `, in fine`,
 * `e seguintes`. Returns -1 if there are none.
 */
export function endOfTail(tokens: Tokens, from: number): number {
  const note = endOfNote(tokens, from);
  if (note >= 0) return note;
  const at = pastComma(tokens, from);
  switch (tokens.codes[skipLines(tokens, from)] as number) {
    case CODE.dash:
      return endOfAside(tokens, at);
    case CODE.open:
      return endOfBracket(tokens, at);
    default:
      return Math.max(endAhead(tokens, at, PART), endOfLevelsAlone(tokens, at));
  }
}

/** Between dashes with blanks around them. */
function endOfAside(tokens: Tokens, at: number): number {
  const end = isGlued(tokens, at) ? -1 : endAhead(tokens, at, ASIDE);
  const blank = end >= 0 && (!isGlued(tokens, end) || tokens.codes[end] === CODE.comma);
  return blank ? end : -1;
}

function endOfBracket(tokens: Tokens, at: number): number {
  const words = endAhead(tokens, at + 1, BRACKETED_LEVEL) < 0 ? endAhead(tokens, at, BRACKET) : -1;
  return Math.max(endAhead(tokens, at, PART), words, endAhead(tokens, at, WORDING), endOfAmendment(tokens, at));
}

/** `parágrafos`: a plural, so that no value follows. */
function endOfLevelsAlone(tokens: Tokens, at: number): number {
  const end = endAhead(tokens, at, LEVELS_ALONE);
  return end >= 0 && /(?:s|§|par[áa]grafo)$/i.test(textOf(tokens, end - 1, end)) ? end : -1;
}

/** The number of a note: `III¹`, `5º [3]`. */
function endOfNote(tokens: Tokens, from: number): number {
  let at = from;
  while (at < tokens.count && tokens.codes[at] === CODE.sign && /^[¹²³⁰⁴-⁹]$/.test(textOf(tokens, at, at + 1))) at += 1;
  if (at > from) return at;
  const bracketed = tokens.codes[from] === CODE.open && /^\[\d{1,3}\]$/.test(textOf(tokens, from, from + 3));
  return bracketed && isDigits(tokens, from + 1) ? from + 3 : -1;
}

const CHANGED_BY = phrase(
  `:open ( ( com|na|no )? :article? nova? :new-wording ( dada pela|pelo | :de ) | :changed|:undone|:participle por|pelo|pela ) ( :artigo :number|:ordinal )? !:open|:close|:artigo|§{1,30} :close (= :comma|:semicolon|e|:de|:all | :romanLower :slash )`,
);
const LAW = ':open :numbered-act !:open|:close|:artigo|§{1,16} :close';
/**
 * `art. 215-A (Lei 13.718/2018) e art. 216-B (Lei 13.772/2018), ambos do CP`: each provision with the law that created
 * it.
 */
const EACH_BY_ITS_LAW = phrase(
  `${LAW} (= ( (:comma|:semicolon|e|:romanLower) !:open|:close|:semicolon{1,12} ${LAW} ){1,4} :comma? :all :de )`,
);

/**
 * Returns the token after a bracket between a provision and its act that names the law that changed the provision, or
 * -1.
 */
export function endOfAmendment(tokens: Tokens, at: number): number {
  return Math.max(endAhead(tokens, at, CHANGED_BY), endAhead(tokens, at, EACH_BY_ITS_LAW));
}
