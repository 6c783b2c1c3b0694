import { type Static, Type } from '@sinclair/typebox';
import { NumeroArtigo, nullable, RefKey, Sigla } from '../primitives.ts';
import { AtoRegistrado } from './ato-registrado.ts';
import { Dispositivo } from './dispositivo.ts';
import { RedacaoEm } from './em.ts';

/** The body of `/v1/diplomas/{sigla}/artigos/{artigo}`. The first of `dispositivos` is the article's own row. */
export const Artigo = Type.Object({
  diploma: Type.Object({ sigla: Sigla, nome: Type.String() }),
  ref_key: RefKey,
  artigo: NumeroArtigo,
  hierarquia: Type.String(),
  revogado: Type.Boolean(),
  caput: nullable(Type.String()),
  texto: Type.String(),
  anotacoes: Type.Array(Type.String()),
  alterado_por: nullable(Type.String()),
  revogado_por: nullable(Type.String()),
  alterado_por_ato: Type.Optional(AtoRegistrado),
  revogado_por_ato: Type.Optional(AtoRegistrado),
  ordem: Type.Integer({ minimum: 0 }),
  em_vigor_desde: Dispositivo.properties.em_vigor_desde,
  em: Type.Optional(RedacaoEm),
  dispositivos: Type.Array(Dispositivo),
  anterior: nullable(Type.String({ description: 'Número do artigo anterior.' })),
  proximo: nullable(Type.String({ description: 'Número do artigo seguinte.' })),
});
export type Artigo = Static<typeof Artigo>;
