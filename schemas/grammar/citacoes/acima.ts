import { Caracteres } from '../caracteres.ts';
import { compact } from '../compact.ts';
import { endAt } from '../sticky.ts';
import { endOfDe, type Separador } from './conectores.ts';
import { type Elemento, type NivelCitado, readNomeado } from './elementos.ts';
import { type Folha, leafOf, ORDEM } from './folha.ts';
import { skipBranco } from './lexico.ts';

/** More values of the level: `incisos I, II e X`. */
const IRMAOS = compact(
  /(?:(?:\s?,\s{1,3}(?:e\s{1,3})?|\s{1,3}(?:e|ou)\s{1,3})["“'‘]?(?:[IVXLC]{1,9}|\d{1,3}[º°]?|[a-z])(?:-[A-Z])?["”'’]?(?![\p{L}\p{N}])){1,12}/uy,
);
const CONJUNCAO = new Caracteres('eo', true);
const LETRA = new Caracteres('abcdefghijklmnopqrstuvwxyz', true);

/** Whether behind the comma stands what may be a value, and no word; or else a conjunction. */
function mayHaveIrmaos(text: string, at: number): boolean {
  const next = skipBranco(text, at);
  if (text[next] !== ',') return CONJUNCAO.at(text, next);
  const valor = skipBranco(text, next + 1);
  return !LETRA.at(text, valor) || !LETRA.at(text, valor + 1);
}

/** `o inciso`, `na alínea`: something else is said, and not a level of what came before the comma. */
const DITO = compact(/(?:^|[^\p{L}])(?:[oa]s?|n[oa]s?|ao?s?|[àa]s?|pel[oa]s?)\s{1,3}$/iu);
const FIM_DE_DITO = new Caracteres('oasà');
/** These do not say of what it is. */
const NAO_DE = /^[\s,]*(?:c\/c|n[oa]|ao)/i;

/** Whether the list was told from below so far, or this level as something new: then a comma may part it from its article. */
const mayDescend = (text: string, { inicio }: Elemento, invertida: boolean): boolean =>
  // Most levels stand behind a comma.
  invertida || (FIM_DE_DITO.at(text, inicio - 2) && DITO.test(text.slice(Math.max(0, inicio - 8), inicio)));

/** The highest level that what is named at `elemento` is said to be of: `inciso I do § 2º | do art. 157`; null when none is. */
function topAbove(text: string, elemento: Elemento, invertida: boolean): NivelCitado | null {
  const loose = mayDescend(text, elemento, invertida);
  let { nivel, fim: at } = elemento;
  let top: NivelCitado | null = null;
  // No chain is longer: item, alínea, inciso, paragraph, article, downwards and up again.
  for (let links = 0; links < 8; links++) {
    const irmaos = elemento.nomeado && mayHaveIrmaos(text, at) ? endAt(IRMAOS, text, at) : -1;
    const end = irmaos < 0 ? at : irmaos;
    const virgula = text[end] === ',';
    const word = skipBranco(text, virgula ? end + 1 : end);
    const de = endOfDe(text, end, word);
    const above = de < 0 || NAO_DE.test(text.slice(end, de)) || (virgula && !loose) ? null : readNomeado(text, de);
    if (above && ORDEM[above.nivel] < ORDEM[nivel]) top = above.nivel;
    const next = above ?? (top === null && loose && virgula ? readNomeado(text, word) : null);
    if (!next || (!above && ORDEM[next.nivel] <= ORDEM[nivel])) return top;
    if (top === 'artigo') return top;
    ({ nivel, fim: at } = next);
  }
  return top;
}

/**
 * `§ 4º do art. 155, | o inciso I do § 2º do art. 157`: a level that is said to be of one which the citation before has
 * already is no part of it. The level that is told anew; null when the list goes on.
 */
export function newAbove(
  text: string,
  elemento: Elemento,
  { virgula, conjuncao }: Separador,
  last: Folha,
  invertida: boolean,
): NivelCitado | null {
  if (last.artigo === null || elemento.nivel === 'artigo') return null;
  // `…, incisos II e X, e § 1º do art. 6º`: what is joined lies above, and takes none of those along.
  const aside = conjuncao && invertida && ORDEM[elemento.nivel] < ORDEM[leafOf(last)];
  if (!virgula && !aside && !beginsLinha(text, last.fim, elemento.inicio)) return null;
  const top = topAbove(text, elemento, invertida);
  if (top === null) return null;
  if (top === 'paragrafo' && last.caput) return top;
  return last[top === 'caput' ? 'paragrafo' : top] === null ? null : top;
}

/** `CPC, art. 98⏎incisos LIV e LV do art. 5º` */
const COMECA_LINHA = /^\s*\n\s*$/;
const beginsLinha = (text: string, from: number, to: number): boolean =>
  skipBranco(text, from) >= to && COMECA_LINHA.test(text.slice(from, to));

/** What of a citation lies above a level that is told anew; null when that is its article. */
export function keepAbove(folha: Folha, top: NivelCitado): Folha | null {
  if (top === 'artigo') return null;
  const kept: Folha = { ...folha, caput: false, item: null };
  for (const nivel of ['paragrafo', 'inciso', 'alinea'] as const) if (ORDEM[nivel] >= ORDEM[top]) kept[nivel] = null;
  return kept;
}
