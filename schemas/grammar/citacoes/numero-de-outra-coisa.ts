import { type Folha, leafOf } from './folha.ts';

const ART_SINGULAR = /(?<!\p{L})art(?:igo|\.)?\s/iu;
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
