import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { CitacaoDispositivo, CitacaoEnunciado, CitacaoOj, CitacaoSumula, CitacaoTema } from './citacao.ts';
import { chosenOf, oneOf } from './primitives.ts';

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

const COM_TIPO = Type.Object({ tipo: oneOf(Object.keys(POR_TIPO)) });

/** The shape that an object was meant to have: what is missing of it is said by its name. */
function schemaDoItem(item: unknown): TSchema | null {
  const tipo = tipoDoItem(item);
  if (tipo !== null) return POR_TIPO[tipo];
  if (typeof item !== 'object' || item === null) return null;
  if ('tipo' in item) return COM_TIPO;
  if ('sigla' in item) return CitacaoDispositivo;
  return 'tribunal' in item || 'numero' in item ? CitacaoSumula : null;
}

/** One citation of a request. */
export const ItemCitacao = chosenOf(
  Object.values(POR_TIPO),
  schemaDoItem,
  'deve ser uma citação: com `artigo`, com `tribunal` e `numero`, ou com `tipo` entre dispositivo, sumula, tema, oj e enunciado',
);
export type ItemCitacao = Static<(typeof POR_TIPO)[TipoCitacao]>;
