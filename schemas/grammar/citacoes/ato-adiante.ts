import { readAto } from './atos.ts';
import { skipBranco } from './lexico.ts';
import type { Nomes } from './nomes.ts';

/** How far behind a list the clause may still name its act: `art. 155, por duas vezes, do Código Penal`. */
const ALCANCE = 90;
/** Where the clause ends, or another list begins. */
const FIM_DE_ORACAO = /[.;!?](?=\s|$)|\n\s*[\n\ufffc]|(?:^|[^\p{L}])(?:arts?(?!\p{L})|artigos?(?!\p{L}))/iu;
/** `da 8.666/93`: a law by its number alone. */
const SO_NUMERO = /(?:^|[^\p{L}])d[oa]\s{1,3}\d{1,3}\.?\d{3}\s?\/\s?\d{2,4}(?!\d)/iu;
const DE = /(?:^|[^\p{L}])d[oa]s?(?=\s{1,3}\p{L})/giu;

/**
 * Whether the clause goes on to name an act that was not understood to be that of the list which ends at `fim`. It may be
 * its act, and no act named before can be taken for it then: better to tell that none is known.
 */
export function namesAtoAdiante(text: string, fim: number, nomes: Nomes): boolean {
  const near = text.slice(fim, fim + ALCANCE);
  const end = near.search(FIM_DE_ORACAO);
  const clause = end < 0 ? near : near.slice(0, end);
  if (SO_NUMERO.test(clause)) return true;
  // `art. 14, lei 8.078/90`, `art. 5º cf`: right behind it, without a preposition and in small letters.
  const next = skipBranco(text, text[skipBranco(text, fim)] === ',' ? skipBranco(text, fim) + 1 : fim);
  if (isKnown(text, next, nomes)) return true;
  for (const { index, 0: word } of clause.matchAll(DE)) {
    if (isKnown(text, skipBranco(text, fim + index + word.length), nomes)) return true;
  }
  return false;
}

/** An act of the catalogue, or one by its number; not what merely has the shape of an acronym. */
function isKnown(text: string, at: number, nomes: Nomes): boolean {
  const ato = readAto(text, at, nomes, 'depois');
  return ato?.tipo === 'ato' && (ato.numerado !== undefined || !ato.sigla.startsWith('X-'));
}
