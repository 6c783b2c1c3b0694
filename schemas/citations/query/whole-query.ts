import type { CitacaoExtraida, DispositivoCitado } from '../../contract/model/verification/citacao.ts';

/** The provision that a query cites as a whole. */
export type QueriedProvision = Pick<
  DispositivoCitado,
  'sigla' | 'artigo' | 'paragrafo' | 'inciso' | 'alinea' | 'item'
> & {
  caput?: boolean;
};

/** Makes a citation whose span is the whole query. */
export function wholeQuery(q: string, cited: QueriedProvision): DispositivoCitado {
  const { sigla, artigo, paragrafo, inciso, alinea, item, caput = false } = cited;
  const levels = { sigla, artigo, paragrafo, inciso, alinea, item, caput };
  return { tipo: 'dispositivo', ...spanOf(q), ...levels, diploma_inferido: false };
}

/** Returns the span of a query without the blanks around it. */
export function spanOf(q: string): { rotulo: string; offset: number; fim: number } {
  const offset = q.length - q.trimStart().length;
  const fim = q.trimEnd().length;
  return { rotulo: q.slice(offset, fim), offset, fim };
}

/**
 * Writes a query in capitals if its length stays the same, so that offsets do too. Short acronyms count only in
 * capitals, but people do not type them so.
 */
export function upper(q: string): string {
  const raised = q.toUpperCase();
  return raised.length === q.length ? raised : q;
}

/** Whether the act is in no catalogue and has no number. */
export const isOutside = (citacao: CitacaoExtraida): boolean =>
  citacao.tipo === 'dispositivo' && citacao.sigla?.startsWith('X-') === true;
