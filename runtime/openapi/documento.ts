import type { TObject, TSchema } from '@sinclair/typebox';
import { toJsonSchema } from '../../schemas/contract/json-schema.ts';
import { ErroBody } from '../../schemas/contract/model/service/error.ts';
import { type Exemplo, exemploOf } from '../../schemas/contract/operations/exemplos.ts';
import { grupos } from '../../schemas/contract/operations/index.ts';
import { type Acesso, type Operation, VERSAO_API } from '../../schemas/contract/operations/operation.ts';
import { type Componentes, createComponentes } from './componentes.ts';
import { falhas, falhasOf, headers, headersOf, type NomeHeader } from './respostas.ts';
import type { Documento, Operacao, Parametro, Resposta } from './tipos.ts';

const JSON_MEDIA = 'application/json';

const DESCRICAO = `Sistema de referência da legislação federal brasileira: diz se uma citação existe, se está em vigor e o que diz, por regras, sem inteligência artificial. Os textos são lidos das páginas oficiais e **não substituem o publicado no Diário Oficial da União**.

- Uma citação que não se confirma não é erro de HTTP: o \`status\` de cada uma o diz.
- Toda falha tem o corpo \`{"error": {"code", "message", "details"}}\`.
- Leituras não precisam de chave e são limitadas por endereço IP; uma chave válida eleva o limite ao do seu plano.
- Um pedido é contado antes de ser lido: o que se recusa pelo que pede (400, 404, 413, 415) gasta o limite e o mês da chave; o que se recusa por 401, 429 ou 502, não.
- Toda rota \`GET\` aceita \`HEAD\`, e toda rota aceita \`OPTIONS\`. Parâmetros desconhecidos são ignorados; um conhecido só pode vir uma vez.
- O mesmo serviço atende modelos de linguagem por MCP (Streamable HTTP) em \`/mcp\`.`;

const SEGURANCA: Record<Acesso, Record<string, string[]>[]> = {
  livre: [],
  leitura: [{}, { chave: [] }],
  chave: [{ chave: [] }],
  admin: [{ administrador: [] }],
};

/** Composes the OpenAPI document of all operations. */
export function composeOpenapi(): Documento {
  const componentes = createComponentes();
  const paths: Documento['paths'] = {};
  for (const { nome, operacoes } of grupos) {
    for (const [id, operation] of Object.entries(operacoes as Record<string, Operation>)) {
      const method = operation.method.toLowerCase();
      paths[operation.path] = {
        ...paths[operation.path],
        [method]: operationObject(id, operation, nome, componentes),
      };
    }
  }
  const operations = grupos.flatMap(({ operacoes }) => Object.values<Operation>(operacoes));
  const responses = responseComponents(new Set(operations.flatMap(falhasOf)), componentes);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vigente',
      summary: 'Citações da legislação brasileira: existem, vigem, o que dizem.',
      description: DESCRICAO,
      version: VERSAO_API,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'Este serviço.' }],
    tags: grupos.map(({ nome, descricao }) => ({ name: nome, description: descricao })),
    paths,
    components: {
      schemas: componentes.written(),
      responses,
      parameters: { IfNoneMatch: ifNoneMatch },
      headers,
      securitySchemes: {
        chave: { type: 'http', scheme: 'bearer', description: 'Chave de API.' },
        administrador: { type: 'http', scheme: 'bearer', description: 'Token administrativo.' },
      },
    },
  };
}

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  description: 'A etiqueta (`ETag`) de uma resposta anterior: se nada mudou, a resposta é 304, sem corpo.',
  schema: { type: 'string' },
  example: 'W/"1f0c2a"',
};

function operationObject(id: string, operation: Operation, tag: string, componentes: Componentes): Operacao {
  const { params, query, body, response, acesso, cache, indisponivel } = operation;
  const exemplo = exemploOf(id);
  const ok = answer('A resposta.', response, exemplo?.resposta, headersOf(operation), componentes);
  const parameters = [
    ...parametersOf('path', params, exemplo?.params),
    ...parametersOf('query', query, exemplo?.query),
    ...(cache === 'no-store' ? [] : [{ $ref: '#/components/parameters/IfNoneMatch' }]),
  ];
  return {
    operationId: id,
    tags: [tag],
    summary: operation.resumo,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: requestBody(body, exemplo, componentes) } : {}),
    responses: {
      200: ok,
      ...(cache === 'no-store' ? {} : { 304: { description: 'Nada mudou desde a etiqueta enviada.' } }),
      ...Object.fromEntries(falhasOf(operation).map((status) => [status, referTo(status)])),
      ...(indisponivel ? { 503: { ...ok, description: 'A mesma resposta, quando o banco não pode ser lido.' } } : {}),
    },
    security: SEGURANCA[acesso],
  };
}

function parametersOf(
  where: 'path' | 'query',
  { properties, required = [] }: TObject,
  exemplo: Exemplo['params'],
): Parametro[] {
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = toJsonSchema(property);
    const example = exemplo?.[name];
    return {
      ...{ name, in: where, required: required.includes(name), description: String(description), schema },
      ...(example === undefined ? {} : { example }),
    };
  });
}

function requestBody(body: TSchema, exemplo: Exemplo | undefined, { reference }: Componentes): Resposta {
  return {
    required: true,
    content: { [JSON_MEDIA]: { schema: toJsonSchema(body, reference), example: exemplo?.body } },
  };
}

function answer(
  description: string,
  schema: TSchema,
  example: unknown,
  names: readonly NomeHeader[],
  { reference }: Componentes,
): Resposta {
  const named = names.map((name) => [name, { $ref: `#/components/headers/${name}` }]);
  const content = { [JSON_MEDIA]: { schema: toJsonSchema(schema, reference), example } };
  return { description, headers: Object.fromEntries(named), content };
}

function referTo(status: number) {
  return { $ref: `#/components/responses/${falhas[status]?.nome}` };
}

function responseComponents(statuses: ReadonlySet<number>, componentes: Componentes): Record<string, Resposta> {
  const used = Object.entries(falhas).filter(([status]) => statuses.has(Number(status)));
  const entries = used.map(([, { nome, code, descricao, message, details, headers: own = [] }]) => {
    const error = details === undefined ? { code, message } : { code, message, details };
    return [nome, answer(descricao, ErroBody, { error }, ['X-Snapshot', 'X-Request-Id', ...own], componentes)];
  });
  return Object.fromEntries(entries);
}
