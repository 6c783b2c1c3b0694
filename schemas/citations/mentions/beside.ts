import { readActCitations } from '../../law/act-citation.ts';
import { type AtoNumerado, expandAno, type FormaNumerada, makeSigla, printNumero } from '../../law/act-name.ts';
import { CODE } from '../tokens/codes.ts';
import { textOf, tokenAt } from '../tokens/locate.ts';
import { endAhead, type Pattern, partsAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { wordOf } from '../tokens/words.ts';
import { type ActMention, actAt, isNamed, MARK, type NamedMention, outsideSigla } from './mention.ts';
import { findName, type Nomes } from './names.ts';

/** An act read by its form and number; `to` is the first token after it. */
export interface NumberRead {
  numbered: AtoNumerado;
  to: number;
}

/** Reads the act that begins at a token by its form and number. Null for token -1. */
export function readNumber(tokens: Tokens, at: number): NumberRead | null {
  const found = at < 0 || at >= tokens.count ? null : readActCitations(tokens.text, tokens.start[at] as number)[0];
  if (!found) return null;
  const { forma, numero, ano, fim } = found;
  return { numbered: { forma, numero, ano }, to: tokenAt(tokens, fim) };
}

/** `Código Civil (Lei nº 10.406/2002)`: from the end of a name to the act number written next to it. */
const APPOSED = phrase('( :open|:dash|:comma )? o|a? (= :numbered|:letterUpper )');
/** `Código Civil, instituído pela Lei nº 10.406/2002`. */
const ORIGIN = phrase(':comma? ( que foi )? :enacted :por (= :numbered|:letterUpper )');
/** `Lei Maria da Penha (11.340/06)`, `Lei Maria da Penha nº 11.340/2006`. */
const BARE_NUMBER = phrase(
  `( :open|:comma|:dash ${MARK}? | ${MARK} )? (<number> :number ) ( :slash|:dash | :comma? de ) (<year> :number )`,
);
const FORMS: readonly FormaNumerada[] = ['lei', 'lei_complementar', 'decreto_lei', 'decreto', 'medida_provisoria'];
const CLOSE = phrase(':close');

/** The end of a mention, including the bracket that closes after the number. */
const closing = (tokens: Tokens, to: number): number => Math.max(to, endAhead(tokens, to, CLOSE));

/** Reads the act number next to a name, also if the name is unknown. Null if there is none. */
export const readNumberBeside = (tokens: Tokens, to: number): NumberRead | null =>
  readNumber(tokens, endAhead(tokens, to, APPOSED));

/** `…, aprovado pelo | Decreto nº 3.048/99`. */
export const readNumberOfOrigin = (tokens: Tokens, to: number): NumberRead | null =>
  readNumber(tokens, endAhead(tokens, to, ORIGIN));

/**
 * Decides which act is meant by a name with a number next to it. If the number is another act's, the mention gets a
 * sigla of its own (`X-…`), which no act has, because neither can be assumed. A later act may have changed the named
 * one (`CP (Lei 14.994/2024)`); only the corpus can tell whether it did.
 */
export function readNumberOfName(tokens: Tokens, named: NamedMention, names: Nomes): NamedMention {
  const number = readNumberBeside(tokens, named.to);
  if (number) return settleNumber(tokens, named, number, names);
  const origin = readNumberOfOrigin(tokens, named.to);
  if (origin) {
    const { numbered, to: readTo } = origin;
    if (isOf(numbered, named.sigla, names)) return { ...named, readTo };
    // A number of another year is that of a law that changed the act: `art. 28-A do CPP, instituído pela Lei nº
    // 13.964/2019`.
    const year = names.ano.get(named.sigla) ?? null;
    const near = year !== null && (numbered.ano === year || isOf({ ...numbered, ano: year }, named.sigla, names));
    if (near) return { ...conflict(named, numbered, names), readTo };
  }
  const bare = readBareNumber(tokens, named.to);
  return bare ? agree(named, bare.readings, closing(tokens, bare.to), names) : named;
}

function settleNumber(tokens: Tokens, named: NamedMention, { numbered, to }: NumberRead, names: Nomes): NamedMention {
  // `Conforme o CPC, a Lei 6.830/80, …`: a comma and a definite article begin another act.
  const apart = endAhead(tokens, named.to, COMMA_ARTICLE) >= 0;
  if (apart && !isOf(numbered, named.sigla, names) && !earlier(numbered, named, names)) return named;
  const readTo = closing(tokens, to);
  if (isNewOne(tokens, named, numbered, names) || isHomonym(tokens, named, numbered, names))
    return { ...named, sigla: names.numerado(numbered), readTo };
  return agree(named, [numbered], readTo, names);
}

const COMMA_ARTICLE = phrase(':comma o|a');

function readBareNumber(tokens: Tokens, at: number): { readings: AtoNumerado[]; to: number } | null {
  const match = partsAhead(tokens, at, BARE_NUMBER);
  if (!match) return null;
  const digits = wordOf(tokens, match.parts.number?.[0] as number);
  const year = wordOf(tokens, match.parts.year?.[0] as number);
  if (!/^\d{1,3}\.?\d{3}$/.test(digits) || !/^(?:\d{4}|\d{2})$/.test(year)) return null;
  const numero = printNumero(digits);
  const readings = FORMS.map((forma) => {
    const ano = year.length === 4 ? Number(year) : expandAno({ forma, numero }, Number(year));
    return { forma, numero, ano };
  });
  return { readings, to: match.to };
}

/**
 * `Lei de Licitações (Lei 14.133/2021)`: whether the number belongs to the act that is called `nova` plus this name.
 */
function isNewOne(tokens: Tokens, { from, to }: NamedMention, number: AtoNumerado, names: Nomes): boolean {
  return ['novo', 'nova'].some((word) => {
    const raiz = names.raiz.next.get(word);
    const found = raiz && findName(tokens, from, { raiz });
    return found?.to === to && found.sigla === names.numerado(number);
  });
}

/** Returns the act of the name, an earlier act of that name, or an `X-…` mention if the number fits neither. */
function agree(named: NamedMention, readings: readonly AtoNumerado[], readTo: number, names: Nomes): NamedMention {
  if (readings.some((reading) => isOf(reading, named.sigla, names))) return { ...named, readTo };
  const [number] = readings as [AtoNumerado];
  const older = earlier(number, named, names);
  if (!older && isLater(number, named, names)) return { ...named, beside: makeSigla(number), readTo };
  return { ...(older ?? conflict(named, number, names)), readTo };
}

const isHomonym = (tokens: Tokens, { from, to }: ActMention, number: AtoNumerado, { homonimos }: Nomes): boolean =>
  homonimos.get(textOf(tokens, from, to)) === makeSigla(number);

/** Whether an act is of a later year than the named one. An amendment is always later than its constitution. */
function isLater({ forma, ano }: AtoNumerado, { sigla, homonym }: NamedMention, names: Nomes): boolean {
  const own = homonym === undefined ? (names.ano.get(sigla) ?? null) : null;
  if (own === null || names.anteriores.has(sigla)) return false;
  return ano === null ? forma === 'emenda_constitucional' : ano > own;
}

/** Whether the number is that of the act. A number written without its year only has to be the same number. */
function isOf(number: AtoNumerado, sigla: string, names: Nomes): boolean {
  const made = names.numerado(number);
  return made === sigla || (number.ano === null && sigla.startsWith(`${made}-`));
}

/** `CPC (Lei 5.869/73)`: the number of an earlier act of the same name. */
function earlier(number: AtoNumerado, named: NamedMention, names: Nomes): NamedMention | null {
  const homonym = named.homonym ?? named.sigla;
  for (const ano of names.anosAnteriores.get(homonym) ?? []) {
    const sigla = names.superados.get(`${homonym}/${ano}`);
    if (sigla === undefined || (number.ano ?? ano) !== ano) continue;
    if (names.numerado({ ...number, ano }) === sigla) return { ...named, sigla, homonym, year: ano };
  }
  return null;
}

function conflict(named: NamedMention, numbered: AtoNumerado, names: Nomes): NamedMention {
  const sigla = outsideSigla(named.sigla.replace(/^X-/, ''), names.numerado(numbered));
  return { ...named, sigla, homonym: named.homonym ?? named.sigla, numbered };
}

/** `Lei 8.429/92 (Lei 14.230/2021)`: a later act in brackets, which may have changed what is cited. */
function readLater(tokens: Tokens, mention: NamedMention, names: Nomes): NamedMention | null {
  const number = tokens.codes[mention.to] === CODE.open ? readNumberBeside(tokens, mention.to) : null;
  const close = number ? endAhead(tokens, number.to, CLOSE) : -1;
  if (!number || close < 0 || !isLater(number.numbered, mention, names)) return null;
  return { ...mention, beside: makeSigla(number.numbered), readTo: close };
}

/** `Lei 8.078/90 (CDC)`, `… - Código Civil`, `…, Código Civil`. */
const NAME_BESIDE: Pattern = phrase(
  ':open :openQuote|:closeQuote? o|a? | :dash o|a? | :comma (= :cap :word ) | (= :cap )',
);
/** A name followed by an article of its own begins another citation. */
const OWN_ARTICLE = phrase(':comma? :open? ( :em )? :artigo|§');

/**
 * Returns the act of the number, unless a name next to it belongs to another act.
 * @param readName reads a name at a token
 */
export function readNameOfNumber(
  tokens: Tokens,
  mention: NamedMention,
  names: Nomes,
  readName: (at: number) => ActMention | null,
): NamedMention {
  const { numbered } = mention;
  // The name next to an amendment is that of the constitution it amends.
  if (!numbered || numbered.forma === 'emenda_constitucional') return mention;
  const later = readLater(tokens, mention, names);
  if (later) return later;
  const at = endAhead(tokens, mention.to, NAME_BESIDE);
  const named = at < 0 ? null : readName(at);
  if (!isNamed(named)) return mention;
  if (at === mention.to && !/^[A-Z]{3}(?!\p{L})/u.test(textOf(tokens, at, at + 1))) return mention;
  if (endAhead(tokens, named.to, OWN_ARTICLE) >= 0) return mention;
  const readTo = closing(tokens, named.to);
  const beside = actAt(mention.from, mention.to, named.sigla);
  const same =
    isHomonym(tokens, named, numbered, names) ||
    isOf(numbered, named.sigla, names) ||
    earlier(numbered, beside, names) !== null;
  return { ...(same ? mention : conflict(beside, numbered, names)), readTo };
}
