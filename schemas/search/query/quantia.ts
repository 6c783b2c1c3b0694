const POR_CENTO = /^\s*(?:%|por\s+cento(?!\p{L}))/iu;
const MEDIDA = /^\s*(?:dias|meses|anos|horas|pontos|sal[áa]rios|reais)(?!\p{L})/iu;

/**
 * Whether the number at the end of a citation counts something: `fgts 40%`, `lai 20 dias`. If it is explicitly an
 * article, a word for a measure may follow it: `clt art. 130 dias de férias`.
 */
export function isQuantia(q: string, { offset, fim }: { offset: number; fim: number }): boolean {
  const citado = q.slice(offset, fim);
  const depois = q.slice(fim);
  if (citado.includes('%')) return true;
  return /\d\s*$/.test(citado) && (POR_CENTO.test(depois) || (MEDIDA.test(depois) && !/art|§/i.test(citado)));
}
