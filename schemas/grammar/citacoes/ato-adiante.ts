import { compact } from '../../text/compact.ts';
import { readAto } from './atos.ts';
import { skipBranco } from './lexico.ts';
import type { Nomes } from './nomes.ts';

/** How far behind a list the clause may still name its act: `art. 155, por duas vezes, do Código Penal`. */
const ALCANCE = 90;
/** Where the clause ends, or another list begins. */
const FIM_DE_ORACAO = compact(/[.;!?](?=\s|$)|\n\s*[\n\ufffc]|(?:^|[^\p{L}])(?:arts?(?!\p{L})|artigos?(?!\p{L}))/iu);
/** `da 8.666/93`: a law by its number alone. */
const SO_NUMERO = compact(/(?:^|[^\p{L}])d[oa]\s{1,3}\d{1,3}\.?\d{3}\s?\/\s?\d{2,4}(?!\d)/iu);
const DE = compact(/(?:^|[^\p{L}])d[oa]s?(?=\s{1,3}\p{L})/giu);
/** No clause with a preposition and a name behind it is shorter. */
const MENOR = 4;

/**
 * Whether the clause goes on to name an act that was not understood to be that of the list which ends at `fim`. It may be
 * its act, and no act named before can be taken for it then: better to tell that none is known.
 */
export function namesAtoAdiante(text: string, fim: number, nomes: Nomes): boolean {
  const near = text.slice(fim, fim + ALCANCE);
  const end = near.search(FIM_DE_ORACAO);
  const clause = end < 0 ? near : near.slice(0, end);
  const told = clause.length >= MENOR;
  if (told && SO_NUMERO.test(clause)) return true;
  // `art. 14, lei 8.078/90`, `art. 5º cf`: right behind it, without a preposition and in small letters.
  const next = skipBranco(text, text[skipBranco(text, fim)] === ',' ? skipBranco(text, fim) + 1 : fim);
  if (isKnown(text, next, nomes)) return true;
  if (!told) return false;
  for (const { index, 0: word } of clause.matchAll(DE)) {
    if (isKnown(text, skipBranco(text, fim + index + word.length), nomes)) return true;
  }
  return false;
}

/** An act of the catalogue, or one by its number; not what merely has the shape of an acronym. */
const isKnown = (text: string, at: number, nomes: Nomes): boolean => readKnown(text, at, nomes) !== null;

function readKnown(text: string, at: number, nomes: Nomes): string | null {
  if (!/[\p{L}\d]/u.test(text[at] ?? '')) return null;
  const ato = readAto(text, at, nomes, 'depois');
  return ato?.tipo === 'ato' && (ato.numerado !== undefined || !ato.sigla.startsWith('X-')) ? ato.sigla : null;
}

/** An act that the sentence names further on. */
export interface AtoDaFrase {
  sigla: string;
  /** `todos do CP`, `ambos da CLT`: it is that of all the articles before. */
  todos: boolean;
}

/** How long what is left of a sentence may be. */
const FRASE = 260;
const FIM_DE_FRASE = compact(/[.!?](?=\s+["“(]?\p{Lu}|\s*$)|\n\s*\n|\ufffc/u);
/** `todos do CP`, `da CLT`, `art. 8º, CLT`, `art. 8º CLT`, `responde (CDC)`. */
const DE_TODOS = compact(
  /(?:^|[^\p{L}])((?:[Tt]od|[Aa]mb|TOD|AMB)[oaOA][sS]\s{1,3}(?:eles\s{1,3})?)?[dD][oaOA][sS]?(?=\s{1,3}\p{L})|,(?=\s[A-Z]{2})|\((?=[A-Z]{2,8}\))|[\dº°](?=\s[A-Z]{2})/gu,
);
const ARTIGO = compact(/(?<!\p{L})(?:arts?|artigos?)(?!\p{L})/iu);

/** Tells the act that the sentence goes on to name behind further articles; a sentence is read once for all its lists. */
export class AtosDaFrase {
  private de = 0;
  private ate = -1;
  private ato: AtoDaFrase | null = null;
  private readonly text: string;
  private readonly nomes: Nomes;

  constructor(text: string, nomes: Nomes) {
    this.text = text;
    this.nomes = nomes;
  }

  /** The first that is named behind `fim`, past another article; null when none is. */
  find(fim: number): AtoDaFrase | null {
    if (fim < this.de || fim > this.ate) this.read(fim);
    return this.ato;
  }

  private read(fim: number): void {
    const near = this.text.slice(fim, fim + FRASE);
    const end = near.search(FIM_DE_FRASE);
    const frase = end < 0 ? near : near.slice(0, end);
    this.de = fim;
    this.ate = fim + frase.length;
    this.ato = null;
    const artigo = frase.search(ARTIGO);
    for (const { index, 0: words, 1: todos } of frase.matchAll(DE_TODOS)) {
      if (todos === undefined && words !== '(' && (artigo < 0 || artigo > index)) continue;
      const sigla = readKnown(this.text, skipBranco(this.text, fim + index + words.length), this.nomes);
      if (sigla === null) continue;
      this.ate = fim + index;
      this.ato = { sigla, todos: todos !== undefined };
      return;
    }
  }
}
