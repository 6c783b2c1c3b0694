import { depthOf, isAbove, type Level } from '../../citations/provisions/levels.ts';
import { compact } from '../../text/compact.ts';
import { endAt } from '../../text/sticky.ts';
import type { AtoDito } from './citar.ts';
import { type Folha, leafOf } from './folha.ts';
import { isSolto } from './nivel-solto.ts';

/** The last article that a text told, and of which act: what `o § 3º desse artigo` goes back to. */
export interface ArtigoDito {
  folha: Folha;
  ato: Pick<AtoDito, 'sigla' | 'ao_lado'>;
  /** It is the last of several that one list told: nobody can tell which of them is meant. */
  varios: boolean;
}

/** How far back it still is the one that is meant. */
const ALCANCE = 2_000;

/** What a list leaves to go back to. */
export function artigoOf(folhas: readonly Folha[], { sigla, ao_lado }: AtoDito): ArtigoDito | null {
  const folha = folhas.at(-1);
  if (!folha?.artigo) return null;
  return { folha, ato: { sigla, ao_lado }, varios: folhas.some(({ artigo }) => artigo !== folha.artigo) };
}

const MESMO_ARTIGO = compact(
  /\s{0,3},?\s{0,3}(?:[dn](?:ess|aquel)e|[dn]o\s{1,3}(?:mesm|referid|citad|aludid|mencionad|indigitad|(?:supra|retro)(?:citad|mencionad|referid))o)\s{1,3}(?:mesmo\s{1,3})?(artigo|dispositivo|preceito|preceptivo)(?:\s{1,3}legal(?!\p{L}))?(?!\p{L}|\s{1,3}(?:\d|d[oa]\s))/iuy,
);

/** Past `desse artigo`, `do mesmo dispositivo`, or -1. `deste artigo` is how a law speaks of its own, and not read. */
const endOfMesmoArtigo = (text: string, at: number): number => endAt(MESMO_ARTIGO, text, at);

/** `. Seu § 3º`, `. Em seu inciso I`: how far from the article, and nothing else named between. */
const SEU = /^[^.;:()\n]{0,60}[.;,]\s{1,3}(?:e\s{1,3})?(?:em\s{1,3})?seus?\s{1,3}$/i;

/** Whether levels at `at` are, by a possessive, of the article that ended at `fim`. */
const isSeu = (text: string, at: number, fim: number): boolean => at - fim < 90 && SEU.test(text.slice(fim, at));

const ACIMA = ['paragrafo', 'inciso'] as const;

/**
 * Gives levels without an article the one that they go back to, and tells how it is known; null when they go back to none.
 * @param fim past the last level
 */
export function goBackTo(
  { folha: dita, varios }: ArtigoDito,
  text: string,
  folhas: readonly Folha[],
  fim: number,
): 'anafora' | 'mencao_anterior' | null {
  const first = folhas[0];
  const last = folhas.at(-1);
  if (!first || !last || first.inicio - dita.inicio > ALCANCE) return null;
  const end = endOfMesmoArtigo(text, fim);
  const seu = end >= 0 || isSeu(text, first.inicio, dita.fim);
  if (seu && varios) return null;
  if (!seu && (!BASTA.has(first.topo) || !isSolto(text, first.inicio, dita.fim, fim))) return null;
  // `dispositivo` may be the inciso that was told, as may what is above a bare alínea; `artigo` is the article.
  const plain = end >= 0 && /artigo$/i.test(text.slice(fim, end));
  const nivel = plain ? 'artigo' : leafOf(dita);
  for (const folha of folhas) {
    folha.artigo = dita.artigo;
    const above = ACIMA.filter((acima) => depthOf(acima) <= depthOf(nivel) && isAbove(acima, leafOf(folha)));
    // `inciso I do caput` is of no paragraph.
    if (!folha.caput) for (const acima of above) folha[acima] ??= dita[acima];
  }
  if (end >= 0) last.fim = end;
  return seu ? 'anafora' : 'mencao_anterior';
}

/** Of other levels a text speaks that are no law's: `o item 2`, `a letra c`. */
const BASTA: ReadonlySet<Level> = new Set<Level>(['paragrafo', 'inciso', 'alinea']);
