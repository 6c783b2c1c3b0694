import type { TSchema } from '@sinclair/typebox';
import { type JsonSchema, type Reference, writeOut } from '../../schemas/contract/json-schema.ts';
import { Alteracao } from '../../schemas/contract/model/alteracao.ts';
import { Area, Areas } from '../../schemas/contract/model/area.ts';
import { Artigo } from '../../schemas/contract/model/artigo.ts';
import { AtoCitado } from '../../schemas/contract/model/ato-citado.ts';
import { ResultadoBusca } from '../../schemas/contract/model/busca.ts';
import { Aliases } from '../../schemas/contract/model/catalogo.ts';
import * as citacao from '../../schemas/contract/model/citacao.ts';
import * as diploma from '../../schemas/contract/model/diploma.ts';
import { Dispositivo, Versao, VersoesDispositivo } from '../../schemas/contract/model/dispositivo.ts';
import { ErroBody } from '../../schemas/contract/model/error.ts';
import { Health } from '../../schemas/contract/model/health.ts';
import * as indice from '../../schemas/contract/model/indice.ts';
import { IngestRunRelatado, IngestRuns, UltimaIngestao } from '../../schemas/contract/model/ingest-run.ts';
import * as resolucao from '../../schemas/contract/model/resolucao.ts';
import { Sumula } from '../../schemas/contract/model/sumula.ts';
import { TextoVerificado } from '../../schemas/contract/model/texto-verificado.ts';

/** The shapes of the model that a reader of the API meets by name; what is no schema in a module is left aside. */
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
  /** Those that were referred to, and what they refer to in turn, by name. */
  written(): Record<string, JsonSchema>;
}

/**
 * Names for the schemas of one document. A schema is known by its own properties or alternatives, which a copy that is
 * only marked as optional shares.
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
      // Taken before it is written, so that a schema that contains itself comes to an end.
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
