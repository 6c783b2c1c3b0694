import type { CodigoErro } from '../../schemas/contract/model/service/error.ts';
import type { Operation } from '../../schemas/contract/operations/operation.ts';

/** Every header that a response may have, with its description. */
export const headers = {
  'X-Snapshot': texto(
    'Versão e data dos textos de que a resposta foi feita.',
    '3792ea3971797b8a; 2026-01-02T03:04:05.000Z',
  ),
  'X-Request-Id': texto('Identifica o pedido no registro do serviço; informe-o ao relatar um problema.', 'b2c9d1f0'),
  ETag: texto('Etiqueta do conteúdo: devolva-a em `If-None-Match` para só baixar de novo o que mudou.', 'W/"1f0c2a"'),
  'Cache-Control': texto('Por quanto tempo a resposta pode ser guardada.', 'public, max-age=300'),
  RateLimit: texto(
    'Quanto resta de cada limite e em quantos segundos ele se renova (rascunho da IETF).',
    '"sem-chave";r=29;t=60',
  ),
  'RateLimit-Policy': texto(
    'Os limites em vigor para quem chama: `q` pedidos em `w` segundos.',
    '"sem-chave";q=30;w=60',
  ),
  'Retry-After': { ...texto('Em quantos segundos tentar de novo.', 2), schema: { type: 'integer' } },
  'WWW-Authenticate': texto('Como se apresentar.', 'Bearer'),
  Allow: texto('Os métodos que a rota aceita.', 'GET, HEAD, OPTIONS'),
  'Content-Range': texto('O tamanho do arquivo.', 'bytes */1048576'),
};
export type NomeHeader = keyof typeof headers;

function texto(description: string, example: unknown) {
  return { description, schema: { type: 'string' }, example };
}

interface Falha {
  nome: string;
  code: CodigoErro;
  descricao: string;
  message: string;
  details?: unknown;
  headers?: NomeHeader[];
}

/** Every failure by its HTTP status, as a component of the document. */
export const falhas: Readonly<Record<number, Falha>> = {
  400: {
    ...{ nome: 'Invalido', code: 'invalid_request', descricao: 'O pedido é inválido; `details` diz o quê.' },
    message: 'A requisição é inválida.',
    details: [{ campo: 'page', problema: 'deve ser um número inteiro' }],
  },
  401: {
    ...{ nome: 'NaoAutorizado', code: 'unauthorized', descricao: 'Falta a credencial, ou ela não vale.' },
    message: 'Esta operação exige uma chave de API em `Authorization: Bearer`.',
    headers: ['WWW-Authenticate'],
  },
  404: {
    ...{ nome: 'NaoEncontrado', code: 'not_found', descricao: 'O acervo não tem o que se pediu.' },
    message: 'Não há no acervo diploma conhecido por “XYZ”. A lista está em /v1/diplomas.',
  },
  405: {
    ...{ nome: 'OutroMetodo', code: 'invalid_request', descricao: 'A rota não aceita outros métodos; veja `Allow`.' },
    message: 'Esta rota não aceita DELETE; aceita GET, HEAD, OPTIONS.',
    headers: ['Allow'],
  },
  413: {
    ...{ nome: 'CorpoGrande', code: 'invalid_request', descricao: 'O corpo passa de 1 MiB.' },
    message: 'O corpo passa de 1 MiB.',
  },
  415: {
    ...{ nome: 'CorpoDeOutroTipo', code: 'invalid_request', descricao: 'O corpo não é JSON.' },
    message: 'O corpo deve ser `application/json`.',
  },
  416: {
    ...{ nome: 'TrechoForaDoArquivo', code: 'invalid_request', descricao: 'O trecho pedido (`Range`) não existe.' },
    message: 'O trecho pedido está fora do arquivo, que tem 1048576 bytes.',
    headers: ['Content-Range'],
  },
  429: {
    ...{ nome: 'LimiteExcedido', code: 'rate_limited', descricao: 'Pedidos demais; `details` diz de que limite.' },
    message: 'O limite de 30 requisições por minuto foi atingido; tente de novo em 42 s.',
    details: { limite: 30, janela: 'minuto', tente_em: 42 },
    headers: ['RateLimit', 'RateLimit-Policy', 'Retry-After'],
  },
  431: {
    ...{ nome: 'EnderecoLongo', code: 'invalid_request', descricao: 'O endereço passa de 8.192 bytes.' },
    message: 'O endereço passa de 8192 bytes.',
  },
  500: {
    ...{ nome: 'FalhaInterna', code: 'internal_error', descricao: 'Falha do serviço.' },
    message: 'Falha interna. Tente de novo; se persistir, avise quem mantém o serviço.',
  },
  502: {
    ...{ nome: 'ChavesForaDoAr', code: 'upstream_error', descricao: 'As chaves não podem ser verificadas agora.' },
    message: 'As chaves não podem ser verificadas agora. Tente de novo em instantes.',
  },
};

/** The HTTP statuses of the failures that an operation may return. */
export function falhasOf({ acesso, params, body, arquivo }: Operation): number[] {
  const has = (part: Operation['params']) => Object.keys(part.properties).length > 0;
  return [
    400,
    ...(acesso === 'chave' || acesso === 'admin' ? [401] : []),
    ...(has(params) ? [404] : []),
    405,
    ...(body ? [413, 415] : []),
    ...(arquivo ? [416] : []),
    ...(acesso === 'livre' ? [] : [429]),
    431,
    500,
    ...(acesso === 'chave' ? [502] : []),
  ];
}

/** The headers of an operation's answer. */
export function headersOf({ acesso, cache }: Operation): NomeHeader[] {
  return [
    'X-Snapshot',
    'X-Request-Id',
    'Cache-Control',
    ...(cache === 'no-store' ? [] : (['ETag'] as const)),
    ...(acesso === 'leitura' || acesso === 'chave' ? (['RateLimit', 'RateLimit-Policy'] as const) : []),
  ];
}
