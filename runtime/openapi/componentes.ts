import type { TSchema } from '@sinclair/typebox';
import { type JsonSchema, type Reference, writeOut } from '../../schemas/contract/json-schema.ts';
import { Alteracao } from '../../schemas/contract/model/corpus/alteracao.ts';
import { Area, Areas } from '../../schemas/contract/model/corpus/area.ts';
import { Artigo } from '../../schemas/contract/model/corpus/artigo.ts';
import { Aliases } from '../../schemas/contract/model/corpus/catalogo.ts';
import * as diploma from '../../schemas/contract/model/corpus/diploma.ts';
import { Dispositivo, Versao, VersoesDispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { IngestRunRelatado, IngestRuns, UltimaIngestao } from '../../schemas/contract/model/corpus/ingest-run.ts';
import { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import { ResultadoBusca } from '../../schemas/contract/model/service/busca.ts';
import { ErroBody } from '../../schemas/contract/model/service/error.ts';
import { Health } from '../../schemas/contract/model/service/health.ts';
import * as indice from '../../schemas/contract/model/service/indice.ts';
import { AtoCitado } from '../../schemas/contract/model/verification/ato-citado.ts';
import * as citacao from '../../schemas/contract/model/verification/citacao.ts';
import * as resolucao from '../../schemas/contract/model/verification/resolucao.ts';
import { TextoVerificado } from '../../schemas/contract/model/verification/texto-verificado.ts';

/** The model's schemas that the document names. Other exports of the modules are ignored. */
const MODEL: Readonly<Record<string, unknown>> = {
  ...{ Alteracao, Area, Areas, Artigo, AtoCitado, ResultadoBusca, Aliases, Dispositivo, Versao, VersoesDispositivo },
  ...{ Erro: ErroBody, Health, IngestRunRelatado, IngestRuns, UltimaIngestao, Sumula, TextoVerificado },
  ...citacao,
  ...diploma,
  ...indice,
  ...resolucao,
};

export interface Componentes {
  reference: Reference;
  /** The schemas that were referred to, and those that they refer to, by name. */
  written(): Record<string, JsonSchema>;
}

/**
 * Names the schemas of one document. A schema is recognised by its properties or alternatives, which a copy marked as
 * optional shares.
 */
export function createComponentes(): Componentes {
  const names = new Map<unknown, string>();
  for (const [name, schema] of Object.entries(MODEL)) {
    if (isSchema(schema) && !names.has(coreOf(schema))) names.set(coreOf(schema), name);
  }
  const schemas: Record<string, JsonSchema> = {};

  const reference: Reference = (schema) => {
    const name = names.get(coreOf(schema));
    if (name === undefined) return null;
    if (!(name in schemas)) {
      // Reserved before the schema is written, so that a recursive schema ends.
      schemas[name] = {};
      schemas[name] = writeOut(schema, reference);
    }
    return `#/components/schemas/${name}`;
  };
  const written = () => Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { reference, written };
}

function isSchema(value: unknown): value is TSchema {
  return typeof value === 'object' && value !== null && coreOf(value as TSchema) !== undefined;
}

function coreOf(schema: TSchema): unknown {
  return schema.properties ?? schema.anyOf;
}
