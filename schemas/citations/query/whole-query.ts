import type { CitacaoExtraida, DispositivoCitado } from '../../contract/model/verification/citacao.ts';

/** What a whole query says. */
export type Cited = Pick<DispositivoCitado, 'sigla' | 'artigo' | 'paragrafo' | 'inciso' | 'alinea' | 'item'> & {
  caput?: boolean;
};

/** The citation that all of a query is. */
export function wholeQuery(q: string, cited: Cited): DispositivoCitado {
  const { sigla, artigo, paragrafo, inciso, alinea, item, caput = false } = cited;
  const levels = { sigla, artigo, paragrafo, inciso, alinea, item, caput };
  return { tipo: 'dispositivo', ...spanOf(q), ...levels, diploma_inferido: false };
}

/** Where a query stands, without the blanks about it. */
export function spanOf(q: string): { rotulo: string; offset: number; fim: number } {
  const offset = q.length - q.trimStart().length;
  const fim = q.trimEnd().length;
  return { rotulo: q.slice(offset, fim), offset, fim };
}

/** Capitals of the same length, so that offsets stay: short acronyms count in capitals only, but not in a query. */
export function upper(q: string): string {
  const raised = q.toUpperCase();
  return raised.length === q.length ? raised : q;
}

/** Of an act that is in no catalogue and has no number. */
export const isOutside = (citacao: CitacaoExtraida): boolean =>
  citacao.tipo === 'dispositivo' && citacao.sigla?.startsWith('X-') === true;
