import { deepestOf, depthOf, isAbove, type Level, type Provision } from '../../provisions/provision.ts';
import { CODE } from '../../tokens/codes.ts';
import { distance, type Span } from '../../tokens/locate.ts';
import {
  beginBehind,
  endAhead,
  findWithin,
  isOnly,
  type Pattern,
  partsAhead,
  pattern,
  phrase,
} from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import type { Origin, ToldAct } from '../told-act.ts';
import { REACH } from './antecedents.ts';

/** The last article cited in the text, with its act: the antecedent of `o § 3º desse artigo`. */
export interface LastArticle {
  provision: Provision;
  told: ToldAct;
  /** Whether it is the last of several articles in one list, so that it is unknown which one is meant. */
  several: boolean;
}

/** Returns the article of a list to which later words may refer back; null if the list has none. */
export function lastArticleOf(provisions: readonly Provision[], told: ToldAct): LastArticle | null {
  const provision = provisions.at(-1);
  if (!provision?.artigo) return null;
  return {
    provision,
    told,
    several: provisions.length > 1 && provisions.some(({ artigo }) => artigo !== provision.artigo),
  };
}

/** `desse artigo`, `do mesmo dispositivo`. `deste artigo` is not read, because a law uses it for its own article. */
const SAME_ARTICLE = phrase(
  `:comma? ( desse|daquele|nesse|naquele | do|no :referred ) mesmo? ( (<article> artigo ) | dispositivo|preceito|preceptivo ) legal? (! :number|:ordinal | do|da )`,
);
/** `. Seu § 3º`, `. Em seu inciso I`, with nothing else named in between. */
const ITS = pattern(
  '!:stop|:semicolon|:colon|:open|:close|:line|:paragraph{0,14} :stop|:semicolon|:comma e? em? seu|seus',
);

const ABOVE = ['paragrafo', 'inciso'] as const;

/**
 * Gives levels without an article the article to which they refer back. Returns how this is known, or null if they do
 * not refer back to it.
 * @param to the token behind the last level
 */
export function goBackTo(
  { provision: told, several }: LastArticle,
  tokens: Tokens,
  provisions: readonly Provision[],
  to: number,
): Origin | null {
  const first = provisions[0];
  const last = provisions.at(-1);
  if (!first || !last || distance(tokens, told.from, first.from) > REACH) return null;
  const shown = partsAhead(tokens, to, SAME_ARTICLE);
  const its = shown !== null || beginBehind(tokens, told.to, first.from, ITS) === told.to;
  if (its && several) return null;
  if (!its && endAhead(tokens, first.from, OF_QUESTION) >= 0) return null;
  if (!its && (!ENOUGH.has(first.top) || !isLooseLevel(tokens, told.to, { from: first.from, to }))) return null;
  // `dispositivo` may mean the inciso cited before, and so may whatever is above a bare alínea. `artigo` means the
  // article.
  const level = shown?.parts.article ? 'artigo' : deepestOf(told);
  for (const provision of provisions) {
    provision.artigo = told.artigo;
    const above = ABOVE.filter((one) => depthOf(one) <= depthOf(level) && isAbove(one, deepestOf(provision)));
    // The `inciso I do caput` does not belong to a paragraph.
    if (!provision.caput) for (const one of above) provision[one] ??= told[one];
  }
  if (shown) last.to = shown.to;
  return its ? 'anafora' : 'mencao_anterior';
}

/** Levels that are enough to refer back. Texts use others for things that are not laws: `o item 2`, `a letra c`. */
const ENOUGH: ReadonlySet<Level> = new Set<Level>(['paragrafo', 'inciso', 'alinea']);
/**
 * These are also excluded: `A letra B está errada` is an answer to an exam question, and `o item II` a part of the
 * question.
 */
const OF_QUESTION = pattern('letra|letras|item|itens');

/** The greatest distance in characters; a bare level further away belongs to something else. */
const NEAR = 400;
const ARTICLE = 'o|a|os|as|no|na|nos|nas|do|da|dos|das|ao|aos|à|às|pelo|pela|pelos|pelas';
/**
 * `o inciso X`, `no § 2º`, `em seu § 1º`: a sentence mentions the level. A label at the head of a law's line has no
 * such word before it.
 */
const SPOKEN_OF = pattern(`${ARTICLE}|:seu`);
/** `art. 155 do CP, na forma tentada, § 4º`: an aside between commas, in the same sentence. */
const BEHIND_ASIDE = pattern(':comma !:comma|:stop|:semicolon|:colon|:open|:close|:line|:paragraph{1,10} :comma');
/** Something between the article and the level that may own the level instead. */
const OTHER_THING = pattern(
  `clausula|clausulas|peticao|tabela|quadro|anexo | ( ^ | :stop|:semicolon|:comma|:open|e ) no|na|o|a
   ( contrato|edital|acordo|convencao|estatuto|regulamento|regimento|portaria|resolucao|proposta|projeto|apolice|decreto | lei :local )`,
);
/** `§ 2º da lei estadual`, `§ 6º deste`: the level belongs to what is named there, not to the article cited before. */
const OF_SOMETHING = phrase(
  `:comma? ( do|da|de|dos|das (! mesmo|referido|citado|mencionado|aludido? artigo|dispositivo|preceito ) :word
   | deste|desta|destes|destas|desse|dessa|desses|dessas|daquele|daquela )`,
);
/**
 * `aplicou o art. 5º e, no § 3º |, condenou`: only a person does what the verb says, so the level is of that person's
 * text and not of the law.
 */
const SOMEBODY_DID = phrase(':comma :adverb? :did');

/**
 * `O inciso X`, `Já o § 2º`, `Nos termos do § 3º`, `(§ 1º`, `- O inciso X`: the sentence begins with the level, so
 * nothing else can own it.
 */
const BEGINS_WITH_IT = phrase(`:dash|:openQuote{0,2} ( :opener ( :dash se )? :comma? ){0,7} ${ARTICLE}|:open`);
/** `Há regra própria (§ 1º)`: such a sentence has no subject that could own the level. */
const THERE_IS = phrase('há|existe|existem|cabe|cabem :word{1,8} :open');

/** `o contrato`, `na escritura`, but not `no caso`: a thing that may have levels. */
const SOMETHING = `( :o|um|uma|este|esta|estes|estas|esse|essa|esses|essas|aquele|aquela|aqueles|aquelas|no|na|nos|nas|neste|nesta|nesse|nessa|naquele|naquela|pelo|pela|pelos|pelas
  (! :level|:no-thing ) :word|:number|:ordinal )`;
/** Another subject in the same sentence: `, e a sentença`, `, na escritura`. */
const OTHER_SUBJECT = phrase(
  `( ^ | :comma|:semicolon|:colon|:open|:dash|e|mas|que|porem|pois|porque|quando|como|embora|enquanto|segundo|conforme ) ${SOMETHING}`,
);
const OTHER_NAME = phrase(
  ':comma|:semicolon|:colon|:open|:dash|e|mas|que|segundo|conforme (! :level ) :cap~:letterUpper|o|a|e|à',
);
/** A sentence in between that is about something else. */
const OTHER_SENTENCE = phrase(`:openQuote|:open? ${SOMETHING}`);

/**
 * Returns whether levels without an article belong to the article cited before: `o art. 5º da CF … no inciso X`. Many
 * things have paragraphs, so a tie is required: the same sentence, or the beginning of a new one.
 * @param told the token behind that article
 */
function isLooseLevel(tokens: Tokens, told: number, { from, to }: Span): boolean {
  if (from <= told || distance(tokens, told, from) > NEAR || endAhead(tokens, to, OF_SOMETHING) >= 0) return false;
  const has = (wanted: Pattern) => findWithin(tokens, told, from, wanted) >= 0;
  if (isOnly(tokens, told, from, BEHIND_ASIDE)) return !has(OTHER_THING);
  if (!(isInBracket(tokens, { from, to }) || beginBehind(tokens, told, from, SPOKEN_OF) >= 0)) return false;
  if (has(OTHER_THING) || endAhead(tokens, to, SOMEBODY_DID) >= 0) return false;
  const sentences = sentencesOf(tokens, told, from);
  const alone = () => !has(OTHER_SUBJECT) && !has(OTHER_NAME);
  if (sentences.length === 1) return alone();
  // `o art. 33 do CP; reconhecer o |§ 2º não basta`: only semicolons come between, and they go on with the same matter.
  const goesOn = sentences.slice(0, -1).every((one) => tokens.codes[one.to] === CODE.semicolon);
  if (goesOn && alone()) return true;
  const last = sentences.at(-1) as Span;
  const begins = [BEGINS_WITH_IT, THERE_IS].some((wanted) => isOnly(tokens, last.from, from, wanted));
  return begins && !sentences.slice(1, -1).some((between) => endAhead(tokens, between.from, OTHER_SENTENCE) >= 0);
}

const isInBracket = ({ codes }: Tokens, { from, to }: Span): boolean =>
  codes[from - 1] === CODE.open && codes[to] === CODE.close;

/** Returns the sentences between two tokens, also split at semicolons and ends of paragraphs. */
function sentencesOf({ codes, sentence }: Tokens, from: number, to: number): Span[] {
  const found: Span[] = [];
  let begin = from;
  for (let at = from; at < to; at++) {
    const code = codes[at] as number;
    if (code === CODE.semicolon || code === CODE.paragraph) {
      found.push({ from: begin, to: at });
      begin = at + 1;
    } else if (sentence[at] === at && at > begin) {
      found.push({ from: begin, to: at });
      begin = at;
    }
  }
  return [...found, { from: begin, to }];
}
