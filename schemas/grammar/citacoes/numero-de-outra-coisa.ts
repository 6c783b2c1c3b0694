import { compact } from '../compact.ts';
import { type Folha, leafOf } from './folha.ts';

const ART_SINGULAR = compact(/(?<!\p{L})art(?:igo|\.)?\s/iu);
const SO_ALGARISMOS = /^\d{1,2}$/;
const ANO = /^(?:19|20)\d\d$/;

/**
 * Leaves out of a list that its act leads the bare numbers at its end that are no articles: `CPP, art. 10, 5 e 15 dias`,
 * where one article was promised and they lie below it, and the year of `CC, arts. 186, 187, 2002`.
 */
export function withoutOutraCoisa(text: string, folhas: readonly Folha[]): readonly Folha[] {
  const [first] = folhas;
  if (!first || folhas.length === 1 || first.artigo === null) return folhas;
  const singular = ART_SINGULAR.test(text.slice(first.inicio, first.fim));
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
const SO_VIRGULA = /^\s?,\s{1,3}$/;
const UM_ARTIGO = compact(/(?<!\p{L})art(?:igo)?\.?\s{0,3}\d[\d.]*[º°]?$/iu);
const NUMERO = /^\d{1,2}[º°]?(?!\d|\.\d)/;

/**
 * The first and the end of the members of which nobody can tell whether they are articles or what lies below one:
 * `art. 5º, 10, da CF`, where one article was promised and a comma alone parts them; not `art. 20, 21 e 22`, which count on.
 */
export function findIncertos(text: string, folhas: readonly Folha[]): { inicio: number; fim: number } | null {
  for (let i = 1; i < folhas.length; i++) {
    const [before, folha] = [folhas[i - 1] as Folha, folhas[i] as Folha];
    if (!isSoNumero(text, folha) || leafOf(before) !== 'artigo' || before.faixa !== null) continue;
    if (!SO_VIRGULA.test(text.slice(before.fim, folha.inicio))) continue;
    if (!UM_ARTIGO.test(text.slice(before.inicio, before.fim))) continue;
    let fim = i + 1;
    while (fim < folhas.length && isSoNumero(text, folhas[fim] as Folha)) fim += 1;
    const seguidos =
      fim - i > 1 && folhas.slice(i, fim).every(({ artigo }, n) => Number(artigo) === Number(before.artigo) + n + 1);
    if (!seguidos) return { inicio: i - 1, fim };
  }
  return null;
}

/** A bare number that may count paragraphs as well as articles. */
const isSoNumero = (text: string, folha: Folha): boolean =>
  leafOf(folha) === 'artigo' &&
  folha.faixa === null &&
  Number(folha.artigo) <= MAX_ABAIXO &&
  NUMERO.test(text.slice(folha.inicio, folha.inicio + 5));
