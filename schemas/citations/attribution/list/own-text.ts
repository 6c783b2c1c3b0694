import type { Provision } from '../../provisions/provision.ts';
import { distance, textOf } from '../../tokens/locate.ts';
import { beginBehind, endAhead, findWithin, pattern } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import type { Span } from '../act/act-roles.ts';

/** At the head of a line, or of what is quoted. */
const HEAD = pattern('( :line|:paragraph | ^ )? :openQuote|:closeQuote|:line|:paragraph');
/** Its text, or the label of what it has alone: `Art. 43⏎⏎§ 2º Considera-se`. */
const TITLE = pattern(':line? ( :stop|:dash|:colon ){0,3} :openQuote|:closeQuote|:open? :cap | :paragraph :paragrafo');
/** Behind a sentence or a command: `DECRETA: `, `(NR) `. */
const AFTER_SENTENCE = pattern(':stop|:colon|:semicolon|:close :closeQuote?');
/** `Art. 1º Fica instituído`, `Art. 2º - O Comitê`: a sentence begins, and no act is named. */
const SENTENCE = pattern(
  ':dash? ( :cap :comma? :word_|:number|:ordinal|:paragrafo|:cap~:capitals | este|esta|estes|estas^ )',
);
/** `RESOLVE: ART. 1º APROVAR`, where all is in capitals. */
const COMMAND = pattern(':capitals :colon');
const SHOUTED = pattern(':dash? :cap');
const SHOUTED_SENTENCE = pattern(
  ':dash? ( o|a|os|as^ | é|sao^ | fica|ficam^ | este|esta^ | revoga|revogam|aplica|aplicam|considera|consideram|entra|entram^ ) :capitals|:dash',
);
/** Behind a stop only words with which a provision's sentence begins: `Art. 121. Homicídio` tells what it is about. */
const SENTENCE_AFTER_STOP = pattern(
  ':stop ( :o^ | é|sao^ | fica|ficam^ | este|esta^ | revoga|revogam^ | para^ | no|na|nos|nas^ | ao|aos|às^ | que|quem|se^ | todo|toda|todos|todas^ | cabe|compete|aplica|aplicam|considera|consideram|entra^ )',
);
const CAPITAL_ARTICLE = pattern('artigo|art^');
/** A label is that of an article alone: `Art. 322, § 1º. A interpretação` cites another text's. */
const LEVEL = pattern(':comma :paragrafo|:inciso|:alinea|:roman');

/** Whether a list `[from, to)` at the head of a line or a sentence is the text's own label: `Art. 5º Todos são iguais …`. */
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
/** Ends a line with which the sentence goes on: `nos termos do⏎art. 5º`, `do Código Civil,⏎art. 186`. */
const OPEN_LINE = pattern(
  '( :comma|:open|:dash|:slash | :o|no|na|nos|nas|do|da|dos|das|ao|aos|à|às|pelo|pela|pelos|pelas|e|ou|que|em|de|com|por|para|:seu|:cujo|segundo|conforme|se|nao|é | c :slash c ) ( :line|:paragraph )?',
);

/** Whether what was read up to token `to` goes on in the next line. */
export const isOpenLine = (tokens: Tokens, to: number): boolean => beginBehind(tokens, 0, to, OPEN_LINE) >= 0;

/** Whether a line begins with a label in a law that was written in small letters: `altera o código civil⏎art. 1º fica`. */
const isSmallLabel = (tokens: Tokens, from: number, to: number): boolean =>
  beginBehind(tokens, 0, from, LINE_BEFORE) >= 0 &&
  endAhead(tokens, to, SMALL_SENTENCE) >= 0 &&
  !isOpenLine(tokens, from);

const THIS = pattern(':dash|:stop? este|esta^');
/** `Art. 3º Este Decreto`: what the demonstrative shows is the text itself, and no act that the article is of. */
export const isOfThisText = (tokens: Tokens, from: number, to: number): boolean =>
  endAhead(tokens, to, THIS) >= 0 && isLabel(tokens, from, to);

const OF_THE_PRESENT = pattern('( do|da presente | este|esta|deste|desta ) :word');
/** Whether a list is said to be of the text itself: `o art. 6º deste Regulamento`, `o art. 5º do presente instrumento`. */
export const isOfPresent = (tokens: Tokens, last: number, to: number): boolean =>
  findWithin(tokens, last, Math.min(tokens.count, to + 3), OF_THE_PRESENT) >= 0;

// ── what the whole text is ─────────────────────────────────────────────────────────────────────────────────────────

/** How many tokens of a text tell whether it is a law. */
const OPENING = 600;
const BILL = `( projeto|anteprojeto de lei|decreto|resolucao|emenda ( complementar|legislativo|ordinaria )? | proposta de emenda à|a constituicao federal? )`;
const SUMMARY = 'altera|acrescenta|modifica|revoga|inclui|insere|institui|regulamenta';
/** `PROJETO DE LEI Nº 5/2020`: at the head of the text, or up to the end of a line, or to what it says of itself. */
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

/** Whether a text is a public notice, a statute, a bill, by its title in capitals: its bare articles are its own. */
function isInstrument(tokens: Tokens): boolean {
  const end = endAhead(tokens, 0, INSTRUMENT_TITLE);
  return end >= 0 && /^\s*\p{Lu}{4}/u.test(textOf(tokens, 0, end));
}

/** Whether a text is a law or a bill by how it begins. */
function isLaw(tokens: Tokens): boolean {
  const end = Math.min(tokens.count, OPENING);
  if (endAhead(tokens, 0, BILL_AT_HEAD) >= 0) return true;
  if ([BILL_TITLE, EPIGRAPH, DECREES].some((wanted) => findWithin(tokens, 0, end, wanted) >= 0)) return true;
  const first = findWithin(tokens, 0, end, FIRST_ARTICLE);
  for (let from = 0; from < first; ) {
    const at = findWithin(tokens, from, first, SUMMARY_LINE);
    if (at < 0) return false;
    if (!isOpenLine(tokens, at)) return true;
    from = at + 1;
  }
  return false;
}

/** No article of a law is longer than so many characters, but for a few. */
const REACH_OF_LABEL = 1_000;
const OPENS_QUOTE = /["“'‘«]/;
const SMALL = 'a';

/** What a text says as one that has articles itself: a law, a bill, a statute, a notice. */
export class OwnText {
  /** Where the last label stands of a law, a statute, a regulation that the text is, or has in it. */
  private lastLabel = -1;
  private law: boolean | undefined;
  /** The text is a notice, a statute, a bill: its bare articles are its own. */
  private readonly instrument: boolean;
  private readonly tokens: Tokens;

  constructor(tokens: Tokens) {
    this.tokens = tokens;
    this.instrument = isInstrument(tokens);
  }

  /** Whether a bare article at a token is that of the text that has labels. */
  owns(at: number): boolean {
    return this.instrument || (this.lastLabel >= 0 && distance(this.tokens, this.lastLabel, at) < REACH_OF_LABEL);
  }

  /** Whether `esta Lei` at a token is the text itself. */
  isThis(at: number): boolean {
    return this.owns(at) || this.isLaw();
  }

  isLabel({ from, to }: Span): boolean {
    return isLabel(this.tokens, from, to) || this.isSmallLabel({ from, to });
  }

  /** Whether the line begins with a label in a law that was written in small letters: `altera o código civil⏎art. 1º fica`. */
  isSmallLabel({ from, to }: Span): boolean {
    if (this.tokens.text[this.tokens.start[from] as number] !== SMALL) return false;
    return isSmallLabel(this.tokens, from, to) && this.isLaw();
  }

  /** A label is no citation; of a text that has an `Art. 1º` of its own, a bare article is the text's. */
  noteLabel({ artigo, from }: Provision): void {
    if (from > 0 && OPENS_QUOTE.test(textOf(this.tokens, from - 1, from))) return;
    if (artigo === '1' || this.owns(from)) this.lastLabel = from;
  }

  private isLaw(): boolean {
    this.law ??= isLaw(this.tokens);
    return this.law;
  }
}
