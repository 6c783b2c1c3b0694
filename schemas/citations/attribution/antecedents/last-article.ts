import { depthOf, isAbove, type Level } from '../../provisions/levels.ts';
import { deepestOf, type Provision } from '../../provisions/provision.ts';
import { CODE } from '../../tokens/codes.ts';
import { distance } from '../../tokens/locate.ts';
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
import type { Span } from '../act/act-roles.ts';

/** The last article that a text told, and of which act: what `o § 3º desse artigo` goes back to. */
export interface LastArticle {
  provision: Provision;
  sigla: string | null;
  beside?: string | undefined;
  /** The words that name it. */
  named?: Span | undefined;
  /** It is the last of several that one list told: nobody can tell which of them is meant. */
  several: boolean;
}

/** How many characters back it still is the one that is meant. */
const REACH = 2_000;

/** What a list leaves to go back to. */
export function lastArticleOf(
  provisions: readonly Provision[],
  { sigla, beside, named }: Pick<LastArticle, 'sigla' | 'beside' | 'named'>,
): LastArticle | null {
  const provision = provisions.at(-1);
  if (!provision?.artigo) return null;
  return { provision, sigla, beside, named, several: provisions.some(({ artigo }) => artigo !== provision.artigo) };
}

/** `desse artigo`, `do mesmo dispositivo`; `deste artigo` is how a law speaks of its own, and not read. */
const SAME_ARTICLE = phrase(
  `:comma? ( desse|daquele|nesse|naquele | do|no :referred ) mesmo? ( (<article> artigo ) | dispositivo|preceito|preceptivo ) legal? (! :number|:ordinal | do|da )`,
);
/** `. Seu § 3º`, `. Em seu inciso I`, and nothing else named between. */
const ITS = pattern(
  '!:stop|:semicolon|:colon|:open|:close|:line|:paragraph{0,14} :stop|:semicolon|:comma e? em? seu|seus',
);

const ABOVE = ['paragrafo', 'inciso'] as const;

/**
 * Gives levels without an article the one that they go back to, and tells how it is known; null when they go back to none.
 * @param to past the last level
 */
export function goBackTo(
  { provision: told, several }: LastArticle,
  tokens: Tokens,
  provisions: readonly Provision[],
  to: number,
): 'anafora' | 'mencao_anterior' | null {
  const first = provisions[0];
  const last = provisions.at(-1);
  if (!first || !last || distance(tokens, told.from, first.from) > REACH) return null;
  const shown = partsAhead(tokens, to, SAME_ARTICLE);
  const its = shown !== null || beginBehind(tokens, told.to, first.from, ITS) === told.to;
  if (its && several) return null;
  if (!its && endAhead(tokens, first.from, OF_QUESTION) >= 0) return null;
  if (!its && (!ENOUGH.has(first.top) || !isLooseLevel(tokens, told.to, { from: first.from, to }))) return null;
  // `dispositivo` may be the inciso that was told, as may what is above a bare alínea; `artigo` is the article.
  const level = shown?.parts.article ? 'artigo' : deepestOf(told);
  for (const provision of provisions) {
    provision.artigo = told.artigo;
    const above = ABOVE.filter((one) => depthOf(one) <= depthOf(level) && isAbove(one, deepestOf(provision)));
    // `inciso I do caput` is of no paragraph.
    if (!provision.caput) for (const one of above) provision[one] ??= told[one];
  }
  if (shown) last.to = shown.to;
  return its ? 'anafora' : 'mencao_anterior';
}

/** Of other levels a text speaks that are no law's: `o item 2`, `a letra c`. */
const ENOUGH: ReadonlySet<Level> = new Set<Level>(['paragrafo', 'inciso', 'alinea']);
/** Nor is `A letra B está errada`, of the answers to a question, or `o item II`, of what it asks. */
const OF_QUESTION = pattern('letra|letras|item|itens');

/** A bare level further on than so many characters is of something else. */
const NEAR = 400;
const ARTICLE = 'o|a|os|as|no|na|nos|nas|do|da|dos|das|ao|aos|à|às|pelo|pela|pelos|pelas';
/** `o inciso X`, `no § 2º`, `em seu § 1º`: a sentence speaks of it; the label of a law's own line has no such word before it. */
const SPOKEN_OF = pattern(`${ARTICLE}|:seu`);
/** `art. 155 do CP, na forma tentada, § 4º`: in the same sentence, between commas. */
const BEHIND_ASIDE = pattern(':comma !:comma|:stop|:semicolon|:colon|:open|:close|:line|:paragraph{1,10} :comma');
/** What a level named behind may be of instead. */
const OTHER_THING = pattern(
  `clausula|clausulas|peticao|tabela|quadro|anexo | ( ^ | :stop|:semicolon|:comma|:open|e ) no|na|o|a
   ( contrato|edital|acordo|convencao|estatuto|regulamento|regimento|portaria|resolucao|proposta|projeto|apolice|decreto | lei :local )`,
);
/** `§ 2º da lei estadual`, `§ 6º deste`: of what is named there, which is no article told before. */
const OF_SOMETHING = phrase(
  `:comma? ( do|da|de|dos|das (! mesmo|referido|citado|mencionado|aludido? artigo|dispositivo|preceito ) :word
   | deste|desta|destes|destas|desse|dessa|desses|dessas|daquele|daquela )`,
);
/** `aplicou o art. 5º e, no § 3º |, condenou`: what somebody did there, and no law does. */
const SOMEBODY_DID = phrase(':comma :adverb? :did');

/** `O inciso X`, `Já o § 2º`, `Nos termos do § 3º`, `(§ 1º`, `- O inciso X`: the sentence begins with it, and nothing else may own it. */
const BEGINS_WITH_IT = phrase(`:dash|:openQuote{0,2} ( :opener ( :dash se )? :comma? ){0,7} ${ARTICLE}|:open`);
/** `Há regra própria (§ 1º)`: of what there is nobody else is the owner. */
const THERE_IS = phrase('há|existe|existem|cabe|cabem :word{1,8} :open');

/** `o contrato`, `na escritura`, not `no caso`: a thing that may have levels. */
const SOMETHING = `( :o|um|uma|este|esta|estes|estas|esse|essa|esses|essas|aquele|aquela|aqueles|aquelas|no|na|nos|nas|neste|nesta|nesse|nessa|naquele|naquela|pelo|pela|pelos|pelas
  (! :level|:no-thing ) :word|:number|:ordinal )`;
/** Who speaks next in the same sentence: `, e a sentença`, `, na escritura`. */
const OTHER_SUBJECT = phrase(
  `( ^ | :comma|:colon|:open|:dash|e|mas|que|porem|pois|porque|quando|como|embora|enquanto|segundo|conforme ) ${SOMETHING}`,
);
const OTHER_NAME = phrase(':comma|:colon|:open|:dash|e|mas|que|segundo|conforme (! :level ) :cap~:letterUpper|o|a|e|à');
/** A sentence between that is about something else. */
const OTHER_SENTENCE = phrase(`:openQuote|:open? ${SOMETHING}`);

/**
 * Whether levels that no article follows are of the one told before: `o art. 5º da CF … no inciso X`. Something must tie them to
 * it, the same sentence or the head of a new one; anything may have paragraphs.
 * @param told past that article
 */
function isLooseLevel(tokens: Tokens, told: number, { from, to }: Span): boolean {
  if (from <= told || distance(tokens, told, from) > NEAR || endAhead(tokens, to, OF_SOMETHING) >= 0) return false;
  const has = (wanted: Pattern) => findWithin(tokens, told, from, wanted) >= 0;
  if (isOnly(tokens, told, from, BEHIND_ASIDE)) return !has(OTHER_THING);
  if (!(isInBracket(tokens, { from, to }) || beginBehind(tokens, told, from, SPOKEN_OF) >= 0)) return false;
  if (has(OTHER_THING) || endAhead(tokens, to, SOMEBODY_DID) >= 0) return false;
  const sentences = sentencesOf(tokens, told, from);
  if (sentences.length === 1) return !has(OTHER_SUBJECT) && !has(OTHER_NAME);
  const last = sentences.at(-1) as Span;
  const begins = [BEGINS_WITH_IT, THERE_IS].some((wanted) => isOnly(tokens, last.from, from, wanted));
  return begins && !sentences.slice(1, -1).some((between) => endAhead(tokens, between.from, OTHER_SENTENCE) >= 0);
}

const isInBracket = ({ codes }: Tokens, { from, to }: Span): boolean =>
  codes[from - 1] === CODE.open && codes[to] === CODE.close;

/** The sentences, and the parts of one that stand by themselves, between two tokens. */
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
