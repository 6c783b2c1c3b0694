import type { JsonSchema } from '../../schemas/contract/json-schema.ts';

/** The part of an OpenAPI 3.1 document that ours uses. */
export interface Documento {
  openapi: string;
  info: Record<'title' | 'summary' | 'description' | 'version', string> & { license: object };
  servers: object[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operacao>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Resposta>;
    parameters: Record<string, object>;
    headers: Record<string, { description: string; schema: JsonSchema; example: unknown }>;
    securitySchemes: Record<string, object>;
  };
}

export interface Operacao {
  operationId: string;
  tags: string[];
  summary: string;
  parameters?: (Parametro | { $ref: string })[];
  requestBody?: Resposta;
  responses: Record<string, Resposta | { $ref: string }>;
  security: Record<string, string[]>[];
}

export interface Parametro {
  name: string;
  in: string;
  required: boolean;
  description: string;
  schema: JsonSchema;
  example?: unknown;
}

/** The body of a request or response, with an example. */
export interface Resposta {
  description?: string;
  headers?: Record<string, object>;
  required?: boolean;
  content?: Record<string, { schema: JsonSchema; example?: unknown }>;
}
