import { type Static, Type } from '@sinclair/typebox';
import { Instante, nullable, oneOf, RefKey, Sigla } from '../primitives.ts';
import { AtoRegistrado } from './ato-registrado.ts';

export const TIPOS_ALTERACAO = [
  'dispositivo_incluido',
  'dispositivo_alterado',
  'dispositivo_revogado',
  'dispositivo_restaurado',
  'dispositivo_removido',
  'dispositivo_renumerado',
  'sumula_incluida',
  'sumula_alterada',
  'sumula_cancelada',
] as const;
export type TipoAlteracao = (typeof TIPOS_ALTERACAO)[number];

/** An item of the change feed: a change that an ingestion found, with the current state of the provision. */
export const Alteracao = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  tipo: oneOf(TIPOS_ALTERACAO),
  ref_key: RefKey,
  ref_key_anterior: Type.Optional({
    ...RefKey,
    description: 'Só do que foi renumerado: a chave que tinha. O que está abaixo dele mudou de chave com ele.',
  }),
  sigla: Sigla,
  detectado_em: Instante,
  ingest_run_id: Type.Integer({ minimum: 1 }),
  revogado: Type.Boolean({ description: 'Estado atual; nas súmulas, se está cancelada.' }),
  alterado_por: nullable(Type.String()),
  revogado_por: nullable(Type.String()),
  alterado_por_ato: Type.Optional(AtoRegistrado),
  revogado_por_ato: Type.Optional(AtoRegistrado),
});
export type Alteracao = Static<typeof Alteracao>;
