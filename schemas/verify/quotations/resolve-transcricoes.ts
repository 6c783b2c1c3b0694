import { readText } from '../../citations/extract.ts';
import type { Tokens } from '../../citations/tokens/tokenize.ts';
import type { Transcricao, TranscricaoConferida } from '../../contract/model/verification/transcricao.ts';
import { findQuotations, type Quotation } from '../../quotations/find-quotations.ts';
import { type Judgement, judge, type Law } from '../../quotations/judge.ts';
import { type Cited, type Pair, pairsOf } from '../../quotations/pair.ts';
import { readWords, type Words } from '../../quotations/words.ts';
import type { Acervo } from '../acervo/acervo.ts';
import { gravidadeDasPalavras } from '../gravidade.ts';
import type { CitacaoResolvida } from '../resolve-texto.ts';
import { lawOf } from './law-of-acervo.ts';
import { sayTranscricao } from './say-transcricao.ts';

/**
 * Matches a quotation mark, a line of a block quotation, or a colon at the end of a line. Before `>` it allows only
 * blanks of the same line; otherwise a run of empty lines would be scanned once for each of them.
 */
const QUOTES = /["“”«»‘„']|^[^\S\n\r\u2028\u2029]*>|:\s*\n/m;

/** Whether a text may quote anything; false if it has no sign of a quotation. */
export const mayQuote = (texto: string): boolean => QUOTES.test(texto);

/**
 * Compares with the law the words that a text offers as those of the provisions that it cites, in order. Words that are
 * not clearly offered as the law's are left out.
 */
export function resolveTranscricoes(
  texto: string,
  resolvidas: readonly CitacaoResolvida[],
  acervo: Acervo,
): Transcricao[] {
  if (!mayQuote(texto) || resolvidas.every(({ resolucao }) => resolucao.ref_key === undefined)) return [];
  const law = lawOf(acervo);
  return law ? layOver(readOferecidas(texto, resolvidas), law) : [];
}

/** The quotations of a text, each with the provisions that it may be quoting. */
export interface Oferecidas {
  texto: string;
  reading: Reading;
  itens: readonly { begin: number; end: number; pairs: readonly Pair[] }[];
}

/** Reads what a text quotes without looking up the law, so that a caller without the law learns which acts to fetch. */
export function readOferecidas(texto: string, resolvidas: readonly CitacaoResolvida[]): Oferecidas {
  const reading = new Reading(texto);
  if (!mayQuote(texto)) return { texto, reading, itens: [] };
  const { tokens } = reading;
  const cited = reading.citedIn(resolvidas);
  const found = findQuotations(tokens).flatMap((quotation) => {
    const pairs = pairsOf(tokens, quotation, cited);
    return pairs.length === 0 ? [] : [{ quotation, pairs }];
  });
  const itens = withoutQuoting(found, cited).map(({ quotation: { from, to }, pairs }) => ({
    ...{ begin: tokens.start[from] as number, end: tokens.end[to - 1] as number, pairs },
  }));
  return { texto, reading, itens };
}

interface Found {
  quotation: Quotation;
  pairs: readonly Pair[];
}

/**
 * `"O art. 146, § 3º, do CP diz: 'não se compreende …'"`: a quotation that itself cites a provision and quotes it is
 * not the law's.
 */
function withoutQuoting(found: readonly Found[], cited: readonly Cited[]): Found[] {
  const quoting = new Set<Found>();
  let open: Found[] = [];
  for (const one of found) {
    open = open.filter(({ quotation }) => one.quotation.to <= quotation.to);
    const citedAt = cited[one.pairs[0]?.citacao ?? -1]?.from ?? -1;
    for (const outer of open) if (outer.quotation.from <= citedAt && citedAt < one.quotation.from) quoting.add(outer);
    open.push(one);
  }
  return found.filter((one) => !quoting.has(one));
}

/** Returns the place of a quotation in its text and the index of the likeliest citation that it belongs to. */
export const placeOf = ({ reading }: Oferecidas, { begin, end, pairs }: Oferecidas['itens'][number]) => ({
  ...{ offset: reading.original(begin), fim: reading.originalEnd(end) },
  citacao: pairs[0]?.citacao ?? 0,
});

const FAITHFUL: ReadonlySet<Transcricao['situacao']> = new Set(['literal', 'com_cortes', 'redacao_anterior']);
/** Matches what courts' systems print at the foot of each page: `Documento assinado digitalmente conforme MP nº …`. */
const PE_DE_PAGINA =
  /documento assinado (?:digital|eletronica)mente|inteiro teor do ac[óo]rd[ãa]o\s*-\s*p[áa]gina \d|site certificado\s*-\s*dje/i;

/** Compares quotations with the law, in order. */
export function layOver({ texto, reading, itens }: Oferecidas, law: Law): Transcricao[] {
  const { tokens } = reading;
  const found: Transcricao[] = [];
  for (const { begin, end, pairs } of itens) {
    const quoted = tokens.text.slice(begin, end);
    const words = readWords(quoted);
    const judged = judge(words, pairs, law);
    // The quotation runs across a page's foot and head, and nothing shows where these end.
    if (!judged || (!FAITHFUL.has(judged.situacao) && PE_DE_PAGINA.test(quoted))) continue;
    found.push({
      offset: reading.original(begin),
      fim: reading.originalEnd(end),
      citacao: judged.pair.citacao,
      ...conferida(judged, words, (from, to) => {
        const offset = reading.original(begin + from);
        const fim = to === from ? offset : reading.originalEnd(begin + to);
        return { citado: texto.slice(offset, fim), offset, fim };
      }),
    });
  }
  return found;
}

/**
 * Compares words that are offered as those of one provision. Returns null if the provision's words are not available or
 * the words are too few.
 */
export function resolveTranscricao(palavras: string, refKey: string, acervo: Acervo): TranscricaoConferida | null {
  const law = lawOf(acervo);
  if (!law) return null;
  const words = readWords(palavras);
  const judged = judge(words, [{ citacao: 0, ref_key: refKey, offer: 'said' }], law);
  return judged && conferida(judged, words, (offset, fim) => ({ citado: palavras.slice(offset, fim), offset, fim }));
}

type Place = (from: number, to: number) => { citado: string; offset: number; fim: number };

/** @param placeOf returns the words and the place in the text of a span of the quotation */
function conferida({ situacao, pair, comparison, de }: Judgement, words: Words, placeOf: Place): TranscricaoConferida {
  const diferencas = (comparison?.differences ?? []).map(({ tipo, lei, from, to }) => {
    const begin = words.start[from] ?? words.end.at(-1) ?? 0;
    return { tipo, lei, ...placeOf(begin, to === from ? begin : (words.end[to - 1] as number)) };
  });
  const semelhanca = Math.round((comparison?.similarity ?? 0) * 1000) / 1000;
  const { cuts = [], keys = [] } = comparison ?? {};
  const dita = sayTranscricao({ situacao, de, ref_key: pair.ref_key, diferencas, cuts, keys });
  const mensagem = dita === null ? {} : { mensagem: dita };
  const gravidade = gravidadeDasPalavras({ situacao, ...mensagem });
  return { situacao, gravidade, ref_key: pair.ref_key, de, semelhanca, diferencas, ...mensagem };
}

/** A text as it is read for quotations, with the mapping back to its original offsets. */
class Reading {
  readonly tokens: Tokens;
  readonly original: (offset: number) => number;
  readonly originalEnd: (end: number) => number;

  constructor(texto: string) {
    const { tokens, normalized } = readText(texto);
    this.tokens = tokens;
    this.original = normalized ? (offset) => normalized.original(offset) : (offset) => offset;
    this.originalEnd = normalized ? (end) => normalized.originalEnd(end) : (end) => end;
  }

  /** The citations by their tokens, in order of the text. */
  citedIn(resolvidas: readonly CitacaoResolvida[]): Cited[] {
    return resolvidas.map(({ citacao, resolucao }) => ({
      from: this.tokenFrom(citacao.offset),
      to: this.tokenFrom(citacao.fim),
      ref_key: resolucao.ref_key ?? null,
    }));
  }

  /** The first token that begins at or after an offset of the original text. */
  private tokenFrom(offset: number): number {
    const { start, count } = this.tokens;
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.original(start[middle] as number) >= offset) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
