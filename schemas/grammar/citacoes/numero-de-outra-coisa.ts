import { compact } from '../../text/compact.ts';
import { type Folha, leafOf } from './folha.ts';
import { isAlgarismo } from './lexico.ts';

/** One article was promised; the other words and signs for it are of several: `arts.`, `artigos`, `art(s).` */
const UM_ARTIGO = compact(/(?<!\p{L})art(?:igo)?(?![a-zà-ú(])/iu);
const SO_ALGARISMOS = /^\d{1,2}$/;
const ANO = /^(?:19|20)\d\d$/;

const isUmArtigo = (text: string, { inicio, fim }: Folha): boolean => UM_ARTIGO.test(text.slice(inicio, fim));

/**
 * Leaves out of a list that its act leads the bare numbers at its end that are no articles: `CPP, art. 10, 5 e 15 dias`,
 * where one article was promised and they lie below it, and the year of `CC, arts. 186, 187, 2002`.
 */
export function withoutOutraCoisa(text: string, folhas: readonly Folha[]): readonly Folha[] {
  const [first] = folhas;
  if (!first || folhas.length === 1 || first.artigo === null) return folhas;
  const singular = isUmArtigo(text, first);
  const outra = folhas.findIndex((folha, i) => {
    if (i === 0 || leafOf(folha) !== 'artigo' || folha.faixa !== null) return false;
    const escrito = text.slice(folha.inicio, folha.fim);
    const antes = Number(folhas[i - 1]?.artigo);
    if (ANO.test(escrito)) return i === folhas.length - 1 && antes < 1_000;
    return singular && SO_ALGARISMOS.test(escrito) && Number(escrito) < antes;
  });
  return outra < 0 ? folhas : folhas.slice(0, outra);
}

/** No article has more paragraphs or incisos. */
const MAX_ABAIXO = 99;
const SO_VIRGULA = /^\s?[,;]\s{0,3}$/;
const E = /^\s?,?\s{1,3}(?:e|ou|e\/ou|bem\s{1,3}como|assim\s{1,3}como)\s{1,3}(?:o\s{1,3})?$/i;
/** `art. 5º, X e XII, | da CF`: what lies below an article stands between commas. */
const ENTRE_VIRGULAS = /^[\d.]+[º°o]?(?:\s?-\s?[A-Z])?\s?,\s{1,3}d[aoe]s?\s/i;

/**
 * The first and the end of the members of which nobody can tell whether they are articles or what lies below one:
 * `art. 5º, 10, da CF`, where one article was promised and a comma alone parts them; not `art. 20, 21 e 22`, which count on,
 * nor `art. 1º, 5º e 37 da CF`, a list that ends as one.
 */
export function findIncertos(text: string, folhas: readonly Folha[]): { inicio: number; fim: number } | null {
  for (let i = 1; i < folhas.length; i++) {
    const [before, folha] = [folhas[i - 1] as Folha, folhas[i] as Folha];
    if (!isSoNumero(text, folha) || leafOf(before) !== 'artigo' || before.faixa !== null) continue;
    if (!SO_VIRGULA.test(text.slice(before.fim, folha.inicio)) || !isUmArtigo(text, before)) continue;
    let fim = i + 1;
    while (fim < folhas.length && isSoNumero(text, folhas[fim] as Folha)) fim += 1;
    const certos = isSeguida(folhas.slice(i - 1, fim)) || isLista(text, folhas.slice(i - 1, fim + 1));
    if (certos && !losesMarca(text, folhas.slice(i - 1, fim))) continue;
    // What lies below the last of them is as uncertain.
    while (fim < folhas.length && folhas[fim]?.artigo === folhas[fim - 1]?.artigo) fim += 1;
    return { inicio: i - 1, fim };
  }
  return null;
}

const ordemOf = ({ artigo, faixa }: Folha): number => Number.parseInt(faixa?.[0] ?? artigo ?? '', 10);

const isSeguida = (folhas: readonly Folha[]): boolean =>
  folhas.length > 2 && folhas.every((folha, n) => ordemOf(folha) === ordemOf(folhas[0] as Folha) + n);

/** Whether articles that only go up end with `e`, and behind one with a mark some have what no inciso has. */
function isLista(text: string, folhas: readonly Folha[]): boolean {
  const end = folhas.findIndex((folha, n) => n > 1 && E.test(text.slice(folhas[n - 1]?.fim, folha.inicio)));
  const last = folhas[end];
  if (last?.topo !== 'artigo' || ENTRE_VIRGULAS.test(text.slice(last.inicio, last.inicio + 20))) return false;
  const outras = folhas.slice(1, end + 1);
  const isArtigo = (folha: Folha) =>
    leafOf(folha) !== 'artigo' || ordemOf(folha) > MAX_ABAIXO || isMarcado(text, folha);
  if (isMarcado(text, folhas[0] as Folha) && !outras.some(isArtigo)) return false;
  return outras.every((folha, n) => ordemOf(folha) > ordemOf(folhas[n] as Folha));
}

/** From the word for the article, or from the number alone, to the mark. */
const MARCADO = compact(/(?:^|(?<!\p{L})art\D{0,10})\d{1,2}\s?\.?[º°o](?!\p{L})/iu);
const isMarcado = (text: string, { inicio, fim }: Folha): boolean => MARCADO.test(text.slice(inicio, fim));

/** Articles have the mark of an ordinal up to the ninth. */
const ULTIMO_MARCADO = 9;

/** `art. 5º, 7 e 9 da CF`: where the article has the mark, a number without it may be no article. */
function losesMarca(text: string, folhas: readonly Folha[]): boolean {
  if (!isMarcado(text, folhas[0] as Folha)) return false;
  return folhas.some((folha) => ordemOf(folha) <= ULTIMO_MARCADO && !isMarcado(text, folha));
}

/** A bare number that may count paragraphs as well as articles. */
const isSoNumero = (text: string, folha: Folha): boolean =>
  isAlgarismo(text, folha.inicio) && leafOf(folha) === 'artigo' && ordemOf(folha) <= MAX_ABAIXO;
