// Apart from the shapes, so that a browser that verifies a text does not load what validates requests.

export const TIPOS_CITACAO = ['dispositivo', 'sumula', 'tema', 'oj', 'enunciado'] as const;
export type TipoCitacao = (typeof TIPOS_CITACAO)[number];

/**
 * Which kind of citation an object is: `tipo` when present decides, else `artigo` makes it a provision, `tribunal` and
 * `numero` a súmula. Null when it is of none.
 */
export function tipoDoItem(item: unknown): TipoCitacao | null {
  if (typeof item !== 'object' || item === null) return null;
  const { tipo, artigo, tribunal, numero } = item as Record<string, unknown>;
  if (tipo !== undefined) return TIPOS_CITACAO.find((known) => known === tipo) ?? null;
  if (artigo !== undefined) return 'dispositivo';
  return tribunal !== undefined && numero !== undefined ? 'sumula' : null;
}
