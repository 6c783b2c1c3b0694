// In a file without schemas, so that a browser that verifies a text does not load the validation library.

export const TIPOS_CITACAO = ['dispositivo', 'sumula', 'tema', 'oj', 'enunciado'] as const;
export type TipoCitacao = (typeof TIPOS_CITACAO)[number];

/**
 * The kind of a citation object: `tipo` decides if present; otherwise `artigo` makes it a provision, and `tribunal`
 * with `numero` a súmula. Null if it is none of these.
 */
export function tipoDoItem(item: unknown): TipoCitacao | null {
  if (typeof item !== 'object' || item === null) return null;
  const { tipo, artigo, tribunal, numero } = item as Record<string, unknown>;
  if (tipo !== undefined) return TIPOS_CITACAO.find((known) => known === tipo) ?? null;
  if (artigo !== undefined) return 'dispositivo';
  return tribunal !== undefined && numero !== undefined ? 'sumula' : null;
}
