import { LEXICON } from '../../citations/lexicon/lexicon.ts';
import { readByName } from '../../citations/mentions/by-name.ts';
import { endOfNote, pastOwnBracket, readGloss } from '../../citations/mentions/gloss.ts';
import type { ActMention, NamedMention, Place } from '../../citations/mentions/mention.ts';
import { replacedBy as replaced } from '../../citations/mentions/other-year.ts';
import { readUnknownAcronym } from '../../citations/mentions/outside.ts';
import { readAct } from '../../citations/mentions/read-act.ts';
import { readScope } from '../../citations/mentions/scope.ts';
import { tokenAt } from '../../citations/tokens/locate.ts';
import { type Tokens, tokenize } from '../../citations/tokens/tokenize.ts';
import type { AtoCitadoNoTexto, AtoNoTexto, Lugar } from './ato-no-texto.ts';
import type { Candidato } from './candidatos.ts';
import type { Nomes } from './nomes.ts';

/** The reader of acts over tokens (`schemas/citations/mentions/`), as those call it that still read characters. */

const PLACES: Readonly<Record<Lugar, Place>> = {
  depois: 'behind',
  antes: 'before',
  solto: 'alone',
  digitado: 'typed',
  citado: 'whole',
};

type Read = (tokens: Tokens, at: number, nomes: Nomes, place: Place) => ActMention | null;
const adapt =
  (read: Read) =>
  (text: string, offset: number, nomes: Nomes, lugar: Lugar): AtoNoTexto | null => {
    const tokens = tokensOf(text);
    const at = tokenAt(tokens, offset);
    // `d|esta Lei`: past the preposition that is one word with the demonstrative.
    const apart = offset - (tokens.start[at] as number);
    const mention = apart === 0 || apart === 1 ? read(tokens, at, nomes, PLACES[lugar]) : null;
    return mention && { ...toAto(tokens, mention), inicio: offset };
  };

/** Reads the act that begins at an offset; null when none does. */
export const readAto = adapt(readAct);
/** The same of an act that is told by its name. */
export const readNome = adapt(readByName);

/** The last act that had the name before the one that has it now. */
export function replacedBy(sigla: string, nomes: Nomes): Pick<AtoCitadoNoTexto, 'sigla' | 'homonimo' | 'ano'> {
  const { homonym, year, ...found } = replaced(sigla, nomes);
  return { ...found, ...(homonym !== undefined && { homonimo: homonym }), ...(year !== undefined && { ano: year }) };
}

let last: Tokens | null = null;

/** The tokens of a text, which is asked of again and again. */
export function tokensOf(text: string): Tokens {
  if (last?.text !== text) last = tokenize(text, LEXICON);
  return last;
}

export function toAto(tokens: Tokens, mention: ActMention): AtoNoTexto {
  const { from, to, kind, sigla, numbered, homonym, year, beside, readTo } = mention;
  const inicio = tokens.start[from] as number;
  const fim = tokens.end[to - 1] as number;
  if (kind === 'anaphor') return { tipo: 'anafora', inicio, fim };
  if (kind !== 'act' || sigla === null) return { tipo: 'alheio', inicio, fim, ...(sigla !== null && { sigla }) };
  return {
    ...{ tipo: 'ato', sigla, inicio, fim },
    ...(homonym !== undefined && { homonimo: homonym }),
    ...(year !== undefined && { ano: year }),
    ...(numbered !== undefined && { numerado: numbered }),
    ...(beside !== undefined && { ao_lado: beside }),
    ...(readTo !== undefined && { lido: tokens.end[readTo - 1] as number }),
  };
}

/** The tokens of the places where an act may begin. */
export const actStarts = (candidatos: readonly Candidato[]): number[] =>
  candidatos.filter(({ tipo }) => tipo === 'ato' || tipo === 'nome').map(({ token }) => token);

/** Whether what stands behind a name that ends at `fim` makes it the law of a state, a town, another country. */
export function isDeOutrem(text: string, fim: number): boolean {
  const tokens = tokensOf(text);
  return readScope(tokens, tokenAt(tokens, fim), false) !== null;
}

/** Whether an acronym stands at an offset that nobody told us of. */
export function isSigla(text: string, at: number): boolean {
  const tokens = tokensOf(text);
  return readUnknownAcronym(tokens, tokenAt(tokens, at)) !== null;
}

/** What stands in a bracket behind an act, as `readGloss` tells it. */
export function readGlosa(text: string, ato: AtoCitadoNoTexto, nomes: Nomes): { fim: number; outro: boolean } {
  const tokens = tokensOf(text);
  const past = (fim: number) => tokenAt(tokens, fim);
  const act: NamedMention = {
    ...{ kind: 'act', sigla: ato.sigla, from: tokenAt(tokens, ato.inicio), to: past(ato.fim) },
    ...(ato.ao_lado !== undefined && { beside: ato.ao_lado }),
    ...(ato.lido !== undefined && { readTo: past(ato.lido) }),
  };
  const { to, other } = readGloss(tokens, act, nomes);
  return { fim: Math.max(ato.fim, ato.lido ?? 0, tokens.end[to - 1] as number), outro: other };
}

/** Past what is said in a bracket of an act, unless it is of another. */
export function endOfGlosa(text: string, ato: AtoCitadoNoTexto, nomes: Nomes): number {
  const { fim, outro } = readGlosa(text, ato, nomes);
  return outro ? ato.fim : fim;
}

/** Past the bracket right behind an act, or -1. */
export function endOfNota(text: string, fim: number): number {
  const tokens = tokensOf(text);
  const to = endOfNote(tokens, tokenAt(tokens, fim));
  return to < 0 ? -1 : (tokens.end[to - 1] as number);
}

/** Past the bracket that closes behind what stands alone in it, right before its provisions. */
export function endOfFecho(text: string, inicio: number, fim: number): number {
  const tokens = tokensOf(text);
  const from = tokenAt(tokens, inicio);
  const to = tokenAt(tokens, fim);
  return pastOwnBracket(tokens, from, to) > to ? (tokens.end[to] as number) : fim;
}
