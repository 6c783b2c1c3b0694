import type { Static } from '@sinclair/typebox';
import { CitacaoDispositivo, CitacaoEnunciado, CitacaoOj, CitacaoSumula, CitacaoTema } from './citacao.ts';
import { chosenOf } from './primitives.ts';

const POR_TIPO = {
  dispositivo: CitacaoDispositivo,
  sumula: CitacaoSumula,
  tema: CitacaoTema,
  oj: CitacaoOj,
  enunciado: CitacaoEnunciado,
} as const;
export type TipoCitacao = keyof typeof POR_TIPO;

/**
 * Which kind of citation an object is: `tipo` when present decides, else `artigo` makes it a provision, `tribunal` and
 * `numero` a súmula. Null when it is of none.
 */
export function tipoDoItem(item: unknown): TipoCitacao | null {
  if (typeof item !== 'object' || item === null) return null;
  const { tipo, artigo, tribunal, numero } = item as Record<string, unknown>;
  if (tipo !== undefined)
    return typeof tipo === 'string' && Object.hasOwn(POR_TIPO, tipo) ? (tipo as TipoCitacao) : null;
  if (artigo !== undefined) return 'dispositivo';
  return tribunal !== undefined && numero !== undefined ? 'sumula' : null;
}

/** One citation of a request. */
export const ItemCitacao = chosenOf(
  Object.values(POR_TIPO),
  (item) => {
    const tipo = tipoDoItem(item);
    return tipo && POR_TIPO[tipo];
  },
  'deve ser uma citação: com `artigo`, com `tribunal` e `numero`, ou com `tipo` entre dispositivo, sumula, tema, oj e enunciado',
);
export type ItemCitacao = Static<(typeof POR_TIPO)[TipoCitacao]>;
