import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { chosenOf } from '../chosen-of.ts';
import { oneOf } from '../primitives.ts';
import { CitacaoDispositivo, CitacaoEnunciado, CitacaoOj, CitacaoSumula, CitacaoTema } from './citacao.ts';
import { TIPOS_CITACAO, type TipoCitacao, tipoDoItem } from './tipo-do-item.ts';

const POR_TIPO = {
  dispositivo: CitacaoDispositivo,
  sumula: CitacaoSumula,
  tema: CitacaoTema,
  oj: CitacaoOj,
  enunciado: CitacaoEnunciado,
} as const satisfies Record<TipoCitacao, TSchema>;

const COM_TIPO = Type.Object({ tipo: oneOf(TIPOS_CITACAO) });

/** The shape that an object was meant to have, so that an error can name what is missing. */
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

/** Fields that an extraction adds. Nobody writes them by hand, but a citation may be sent back with them. */
export const DA_EXTRACAO: ReadonlySet<string> = new Set([
  ...['offset', 'fim', 'ao_lado', 'tempo', 'diploma_inferido', 'inferencia', 'tribunal_inferido', 'origem_tribunal'],
]);
