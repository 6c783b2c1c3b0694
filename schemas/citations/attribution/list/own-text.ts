import type { Provision } from '../../provisions/provision.ts';
import { charOf, distance, type Span, textOf } from '../../tokens/locate.ts';
import { beginBehind, endAhead, findWithin, pattern } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';

/** The beginning of a line or of a quotation. */
const HEAD = pattern('( :line|:paragraph | ^ )? :openQuote|:closeQuote|:line|:paragraph');
/**
 * The beginning of the article's text, or the label of a paragraph if no other text is given: `Art. 43⏎⏎§ 2º
 * Considera-se`.
 */
const TITLE = pattern(':line? ( :stop|:dash|:colon ){0,3} :openQuote|:closeQuote|:open? :cap | :paragraph :paragrafo');
/** The end of a sentence or of a command: `DECRETA: `, `(NR) `. */
const AFTER_SENTENCE = pattern(':stop|:colon|:semicolon|:close :closeQuote?');
/** `Art. 1º Fica instituído`, `Art. 2º - O Comitê`: a sentence begins and no act is named. */
const SENTENCE = pattern(
  ':dash? ( :cap :comma? :word_|:number|:ordinal|:paragrafo|:cap~:capitals | este|esta|estes|estas^ )',
);
/** `RESOLVE: ART. 1º APROVAR`, where all is in capitals. */
const COMMAND = pattern(':capitals :colon');
const SHOUTED = pattern(':dash? :cap');
const SHOUTED_SENTENCE = pattern(
  ':dash? ( o|a|os|as^ | é|sao^ | fica|ficam^ | este|esta^ | revoga|revogam|aplica|aplicam|considera|consideram|entra|entram^ ) :capitals|:dash',
);
/**
 * Behind a stop, only words that begin the sentence of a provision. In `Art. 121. Homicídio` the word names the subject
 * of a cited article.
 */
const SENTENCE_AFTER_STOP = pattern(
  ':stop ( :o^ | é|sao^ | fica|ficam^ | este|esta^ | revoga|revogam^ | para^ | no|na|nos|nas^ | ao|aos|às^ | que|quem|se^ | todo|toda|todos|todas^ | cabe|compete|aplica|aplicam|considera|consideram|entra^ )',
);
const CAPITAL_ARTICLE = pattern('artigo|art^');
/** A label has only an article: `Art. 322, § 1º. A interpretação` cites another text. */
const LEVEL = pattern(':comma :paragrafo|:inciso|:alinea|:roman');

/**
 * Returns whether a list `[from, to)` at the head of a line or sentence is the text's own label: `Art. 5º Todos são
 * iguais …`.
 */
export function isLabel(tokens: Tokens, from: number, to: number): boolean {
  if (endAhead(tokens, from, CAPITAL_ARTICLE) < 0 || findWithin(tokens, from, to, LEVEL) >= 0) return false;
  if (from === 0 || beginBehind(tokens, 0, from, HEAD) >= 0) return endAhead(tokens, to, TITLE) >= 0;
  if (beginBehind(tokens, 0, from, COMMAND) >= 0 && endAhead(tokens, to, SHOUTED) >= 0) return true;
  if (beginBehind(tokens, 0, from, AFTER_SENTENCE) < 0) return false;
  return [SENTENCE, SENTENCE_AFTER_STOP, SHOUTED_SENTENCE].some((wanted) => endAhead(tokens, to, wanted) >= 0);
}

const LINE_BEFORE = pattern(':line|:paragraph');
/** `⏎art. 1º fica instituído`; not `⏎art. 5º da cf`. */
const SMALL_SENTENCE = pattern(
  `( :dash|:stop )? ( :line|:paragraph | (! :any ) | (! do|da|dos|das|de|c|e|ou|:caput|:inciso|:paragrafo|:alinea|todos|ambos ) :word_ )`,
);
/** The end of a line after which the sentence continues: `nos termos do⏎art. 5º`, `do Código Civil,⏎art. 186`. */
const OPEN_LINE = pattern(
  '( :comma|:open|:dash|:slash | :o|no|na|nos|nas|do|da|dos|das|ao|aos|à|às|pelo|pela|pelos|pelas|e|ou|que|em|de|com|por|para|:seu|:cujo|segundo|conforme|se|nao|é | c :slash c ) ( :line|:paragraph )?',
);

const THIS = pattern(':dash|:stop? este|esta^');
/**
 * Returns whether the demonstrative behind an article means the text itself, as in `Art. 3º Este Decreto`, and not an
 * act that owns the article.
 */
export const isOfThisText = (tokens: Tokens, from: number, to: number): boolean =>
  endAhead(tokens, to, THIS) >= 0 && isLabel(tokens, from, to);

const OF_THE_PRESENT = pattern('( do|da presente | este|esta|deste|desta ) :word');
/**
 * Returns whether the words behind a list say that it belongs to the text itself: `o art. 6º deste Regulamento`, `o
 * art. 5º do presente instrumento`.
 */
export const isOfPresent = (tokens: Tokens, last: number, to: number): boolean =>
  findWithin(tokens, last, Math.min(tokens.count, to + 3), OF_THE_PRESENT) >= 0;

// ── the kind of the whole text ─────────────────────────────────────────────────────────────────────────────────────

/** How many tokens at the beginning of a text decide whether it is a law. */
const OPENING = 600;
const BILL = `( projeto|anteprojeto de lei|decreto|resolucao|emenda ( complementar|legislativo|ordinaria )? | proposta de emenda à|a constituicao federal? )`;
const SUMMARY = 'altera|acrescenta|modifica|revoga|inclui|insere|institui|regulamenta';
/**
 * `PROJETO DE LEI Nº 5/2020`: at the head of the text. Elsewhere (`BILL_TITLE`) it must be followed by the end of the
 * line or by a summary.
 */
const BILL_AT_HEAD = pattern(`( :line|:paragraph )? ${BILL}`);
const BILL_TITLE = pattern(
  `( :line|:paragraph|:stop|:colon|:close|:semicolon ) ${BILL} ( n? :number ( :slash|:dash|:stop :number ){0,2} !:line|:paragraph{0,8} )? :stop|:colon? ( :line|:paragraph | ${SUMMARY} | dispoe sobre | da nova redacao )`,
);
const EPIGRAPH = pattern(
  `( :line|:paragraph | ^ ) ( lei|decreto|medida|emenda^ ) ( :dash? lei|complementar|legislativo|municipal|estadual|provisoria|constitucional^ )? n :number :comma de^ :number|:ordinal de^ :capitals de^ :number`,
);
const DECREES = pattern(
  `( congresso nacional | assembleia legislativa | camara ( municipal|legislativa | dos deputados ) | presidente|presidenta da republica | prefeito|prefeita|governador|governadora )
   !:stop|:colon|:semicolon{0,24} ( decreta|decretam|resolve|resolvem|adota|promulga|promulgam|sanciono ) ( :colon|:comma|:line|:paragraph | e ( eu | promulga ) | a|as seguinte|seguintes | (! :any ) )`,
);
const FIRST_ARTICLE = pattern('( :line|:paragraph|:stop|:colon|:close ) :artigo ( :ordinal | :number (! :number ) )');
const SUMMARY_LINE = pattern(
  `( :line|:paragraph | ^ | ementa :colon ) ( ${SUMMARY} | dispoe sobre | da nova redacao )`,
);
const INSTRUMENT_TITLE = pattern(
  `( :line|:paragraph )? ( edital|regimento|regulamento|portaria|resolucao|minuta|projeto|anteprojeto^ | instrucao^ | convencao^ coletiva^ | acordo^ coletivo^ | estatuto^ (! do|da|de|dos|das^ !:line|:paragraph{1,10} :comma|:open :artigo ) )`,
);

/**
 * Returns whether a text is a public notice, a statute or a bill, by its title in capitals. Its bare articles are its
 * own.
 */
function isInstrument(tokens: Tokens): boolean {
  const end = endAhead(tokens, 0, INSTRUMENT_TITLE);
  return end >= 0 && /^\s*\p{Lu}{4}/u.test(textOf(tokens, 0, end));
}

/** Returns whether a text is a law or a bill, by how it begins. */
function isLaw(tokens: Tokens): boolean {
  const end = Math.min(tokens.count, OPENING);
  if (endAhead(tokens, 0, BILL_AT_HEAD) >= 0) return true;
  if ([BILL_TITLE, EPIGRAPH, DECREES].some((wanted) => findWithin(tokens, 0, end, wanted) >= 0)) return true;
  return findWithin(tokens, 0, findWithin(tokens, 0, end, FIRST_ARTICLE), SUMMARY_LINE) >= 0;
}

/** The longest article of a law in characters, with few exceptions. */
const REACH_OF_LABEL = 1_000;
const OPENS_QUOTE = /["“'‘«]/;
/** `a`, with which a label in small letters begins: `art.`, `artigo`. */
const SMALL_A = 0x61;

/** Decides what belongs to a text that has articles itself: a law, a bill, a statute, a notice. */
export class OwnText {
  /** The token of the last label of a law, statute or regulation that the text is or contains; -1 if there was none. */
  private lastLabel = -1;
  private law: boolean | undefined;
  /** Whether the text is a notice, a statute or a bill, so that its bare articles are its own. */
  private readonly instrument: boolean;
  private readonly tokens: Tokens;

  constructor(tokens: Tokens) {
    this.tokens = tokens;
    this.instrument = isInstrument(tokens);
  }

  /**
   * Returns whether a bare article at a token belongs to the text itself, because the text is an instrument or a label
   * is near.
   */
  owns(at: number): boolean {
    return this.instrument || (this.lastLabel >= 0 && distance(this.tokens, this.lastLabel, at) < REACH_OF_LABEL);
  }

  /** Returns whether `esta Lei` at a token means the text itself. */
  isThis(at: number): boolean {
    return this.owns(at) || this.isLaw();
  }

  isLabel({ from, to }: Span): boolean {
    return isLabel(this.tokens, from, to) || this.isSmallLabel({ from, to });
  }

  /**
   * Returns whether the line begins with a label, in a law written in small letters: `altera o código civil⏎art. 1º
   * fica`.
   */
  isSmallLabel({ from, to }: Span): boolean {
    const { tokens } = this;
    return (
      charOf(tokens, from) === SMALL_A &&
      beginBehind(tokens, 0, from, LINE_BEFORE) >= 0 &&
      endAhead(tokens, to, SMALL_SENTENCE) >= 0 &&
      beginBehind(tokens, 0, from, OPEN_LINE) < 0 &&
      this.isLaw()
    );
  }

  /** Notes a label of the text. Once a text has its own `Art. 1º`, bare articles near a label belong to the text. */
  noteLabel({ artigo, from }: Provision): void {
    if (from > 0 && OPENS_QUOTE.test(textOf(this.tokens, from - 1, from))) return;
    if (artigo === '1' || this.owns(from)) this.lastLabel = from;
  }

  private isLaw(): boolean {
    this.law ??= isLaw(this.tokens);
    return this.law;
  }
}
