import { CODE, isLineEnd } from '../citations/tokens/codes.ts';
import type { Tokens } from '../citations/tokens/tokenize.ts';
import { wordOf } from '../citations/tokens/words.ts';
import type { Quotation } from './find-quotations.ts';

/**
 * How a text offers words as those of the provision cited near them: `said` with a verb or a colon (`dispõe que`),
 * `beside` if they directly adjoin the citation, `perhaps` if they are only close to it, or `not`.
 */
export type Offer = 'said' | 'beside' | 'perhaps' | 'not';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Verbs and nouns that say what a provision does with its own words. */
const PROVIDES = words(`
  dispoe dispoem dispor dispondo dispos dispunha preve preveem prever prevendo previu previa estabelece estabelecem
  estabelecer estabelecendo estabeleceu estabelecia estabeleca determina determinam determinar determinando determinou
  reza rezam preceitua preceituam preconiza preconizar prescreve estipula estatui define definem diz dizem assegura
  asseguram garante garantem assevera veda vedam proibe permite permitem autoriza autorizam consagra exige exigem afasta
  ressalva ressalvam complementa acrescenta esclarece considera consideram atribui possibilita enumera elenca verbis
  litteris transcreve transcrito transcrita redacao textual textualmente literal literalmente dita ordena impoe limita
  admite contem traz fala segundo qual consoante fixa disciplina regula trata menciona caput texto teor enuncia proclama expressa
`);
/** Words for sources that are not the law. */
const OF_OTHERS = words(`
  precedente precedentes jurisprudencia jurisprudencial julgado julgados julgamento acordao acordaos ementa doutrina
  doutrinador licao licoes ensina ensinamento leciona quesito quesitos denuncia denominado denominada denominados
  denominadas chamado chamada conhecido conhecida entendimento entendeu tese teses decisao sentenca voto relator ministro
  ministra desembargador juiz juiza magistrado magistrada autor autora reu re parte embargante agravante recorrente
  recorrido impetrante defesa sustenta sustentou alega alegou aduz aduziu afirmou afirmando assentou assinalou concluiu
  consignada consignado assentado precitado estabelecimento empresa narra consta laudo contrato clausula edital depoimento
  testemunha fl fls peca acusatoria
`);
/** Introduces a citation as a source: `Segundo o art. 794 do CC, “…”`. */
const ACCORDING = words('segundo conforme consoante termos acordo forma diccao teor');
/** Verbs that follow a quotation to say who said it. */
const SAID_BY = words(`
  afirmou assinalou concluiu registrou ressaltou destacou disse explicou observou ponderou frisou salientou enfatizou
  declarou lembrou pontuou escreveu consignou argumentou sustentou alegou
`);
/** Words that begin a bracket directly after a quotation: a precedent, or a page of the case. */
const SOURCE = words(`
  resp aresp eresp agrg agint edcl hc rhc ms rms mi rcl adi adin adc adpf re are rext ai inq ap apelacao apn stf stj tst tse tj
  tjsp tjmg tjrj trf trt rel relator relatora min fl fls e-stj pag p id evento doc ementa autor doutrina in obra ed ob rr airr rmi
  lição
`);
/** `Este dispositivo permite … “…”`: words with which the next sentence continues about the provision. */
const GOES_ON = words('este esse o a tal referido citado');
const PROVISION = words(
  'dispositivo artigo paragrafo inciso alinea preceito norma regra sumula verbete enunciado caput',
);

/** If more words than this separate a citation from a quotation, they do not belong together. */
const MOST = 45;
/** The same limit in tokens, which include signs and line ends. */
const FARTHEST = 3 * MOST;
/** Without a verb between them, more words than this make the offer doubtful. */
const FEW = 6;

const isWord = (tokens: Tokens, at: number): boolean => /\p{L}/u.test(tokens.text[tokens.start[at] as number] ?? '');

function countWords(tokens: Tokens, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) if (isWord(tokens, at)) count += 1;
  return count;
}

function wordsBetween(tokens: Tokens, from: number, to: number): string[] {
  const found: string[] = [];
  for (let at = from; at < to; at++) if (isWord(tokens, at)) found.push(wordOf(tokens, at));
  return found;
}

/**
 * Returns how a text offers a quotation that follows a citation.
 * @param cited the tokens of the citation: `[from, to)`
 */
export function offerBehind(tokens: Tokens, cited: { from: number; to: number }, quotation: Quotation): Offer {
  const from = cited.to;
  if (quotation.from - from > FARTHEST) return 'not';
  const { codes } = tokens;
  let last = quotation.from - 1;
  while (last >= from && (isLineEnd(codes[last] as number) || isMarkup(tokens, last))) last -= 1;
  // Counting words takes less time than reading them, and most quotations are not offered at all.
  if (countWords(tokens, from, quotation.from) > MOST) return 'not';
  if (isAnothers(tokens, quotation) || isOfKey(tokens, last) || isNextString(tokens, from, last)) return 'not';
  const between = wordsBetween(tokens, from, quotation.from);
  const stop = stopBetween(tokens, from, last);
  const said = stop < 0 ? between : wordsBetween(tokens, stop + 1, quotation.from);
  const goesOn = said.length > 1 && GOES_ON.has(said[0] as string) && PROVISION.has(said[1] as string);
  if (stop >= 0 && !goesOn) return 'perhaps';
  if (between.some((word) => OF_OTHERS.has(word))) return 'perhaps';
  if (between.some((word) => PROVIDES.has(word))) return 'said';
  const colon = last >= from && codes[last] === CODE.colon;
  if (colon) return stop < 0 || goesOn ? 'said' : 'perhaps';
  if (between.length > FEW) return 'perhaps';
  const according = wordsBetween(tokens, Math.max(0, cited.from - 3), cited.from).some((word) => ACCORDING.has(word));
  return according || (isHeading(tokens, cited.from) && isDash(tokens, quotation.from - 2)) ? 'said' : 'beside';
}

/**
 * Returns how a text offers a quotation that precedes a citation: `“…” (art. 5º, LV, da CF)`, `“…”, art. 5º da CF`.
 * @param to the token at which the citation begins
 */
export function offerBefore(tokens: Tokens, quotation: Quotation, to: number): Offer {
  const { codes } = tokens;
  if (to - quotation.to > FARTHEST) return 'not';
  const marked = quotation.kind === 'marks' ? 1 : 0;
  let at = quotation.to + marked;
  while (at < to && (isPause(tokens, at) || codes[at] === CODE.line)) at += 1;
  const bracket = codes[at] === CODE.open;
  if (at < to && !bracket && !isDash(tokens, at) && !isWord(tokens, at)) return 'not';
  const between = countWords(tokens, at, to);
  if (bracket && between <= 2) return 'beside';
  const stopped =
    stopBetween(tokens, quotation.to + marked, to - 1) >= 0 || hasLineEnd(tokens, quotation.to + marked, to);
  if (stopped || isAnothers(tokens, quotation)) return 'not';
  return between <= 1 ? 'beside' : between <= MOST_BEHIND ? 'perhaps' : 'not';
}

/** If more words than this separate a quotation from the citation after it, they do not belong together. */
const MOST_BEHIND = 12;

function hasLineEnd({ codes }: Tokens, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (isLineEnd(codes[at] as number)) return true;
  return false;
}

const isPause = ({ codes }: Tokens, at: number): boolean =>
  codes[at] === CODE.comma || codes[at] === CODE.stop || codes[at] === CODE.closeQuote;

function isMarkup({ text, start, codes }: Tokens, at: number): boolean {
  const sign = text[start[at] as number] as string;
  return '*_>`#•'.includes(sign) || codes[at] === CODE.openQuote || codes[at] === CODE.dash;
}

const isDash = ({ codes }: Tokens, at: number): boolean => codes[at] === CODE.dash;

/** `1. Art. 938 do Código Civil – “…”`: whether only a mark or a number precedes the citation on its line. */
function isHeading(tokens: Tokens, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && (isMarkup(tokens, before) || isItem(tokens, before))) before -= 1;
  return before < 0 || isLineEnd(tokens.codes[before] as number);
}
const isItem = ({ codes }: Tokens, at: number): boolean =>
  codes[at] === CODE.number || codes[at] === CODE.stop || codes[at] === CODE.close;

/** `"conteudo": "…"`, `{ artigo: "art. 5º", conteudo: "…" }`: whether the quotation is the value of a key in code or data. */
function isOfKey(tokens: Tokens, last: number): boolean {
  const { codes } = tokens;
  if (codes[last] !== CODE.colon) return false;
  let at = last - 2;
  while (at > 0 && isLineEnd(codes[at] as number)) at -= 1;
  if (codes[last - 1] === CODE.closeQuote || firstOf(tokens, at) === '{') return true;
  return codes[at] === CODE.comma && `"'\``.includes(firstOf(tokens, at - 1));
}

/** `["art. 186 do CC", "quem causa dano"]`: whether only a comma parts the quotation from a string that ends at `to`. */
function isNextString(tokens: Tokens, to: number, last: number): boolean {
  return tokens.codes[last] === CODE.comma && last === to + 1 && `"'\``.includes(firstOf(tokens, to));
}

const firstOf = ({ text, start }: Tokens, at: number): string => text[start[at] as number] ?? ' ';

/** Returns the stop of the last sentence that ends in the range, or -1. */
function stopBetween({ codes, sentence }: Tokens, from: number, last: number): number {
  let next = last + 1;
  for (let at = last; at >= from; at--) {
    if (isLineEnd(codes[at] as number)) continue;
    if (codes[at] === CODE.stop && next > at && (sentence[next] as number) > at) return at;
    next = at;
  }
  return -1;
}

/** Whether the words after a quotation say that someone else said it. */
function isAnothers(tokens: Tokens, { to }: Quotation): boolean {
  const { codes, count } = tokens;
  let at = to + 1;
  while (at < count && isPause(tokens, at)) at += 1;
  while (at < count && codes[at] === CODE.line) at += 1;
  if (at >= count) return false;
  if (codes[at] === CODE.open) {
    const inside = wordsBetween(tokens, at + 1, Math.min(count, at + 8));
    return inside.slice(0, 3).some((each) => SOURCE.has(each));
  }
  return SAID_BY.has(wordOf(tokens, at));
}
