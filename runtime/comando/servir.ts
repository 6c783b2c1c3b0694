import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Command, InvalidArgumentError } from 'commander';
import { printData } from '../../schemas/text/data.ts';
import { dataOption } from './opcoes.ts';
import { createOperacoes, OFFLINE, type Offline, type Resultado } from './operacoes.ts';
import { Recusa } from './recusa.ts';
import { abrirBase } from './registro.ts';

const MAX_BYTES = 1 << 20;

/** `vigente servir`: the routes of `OFFLINE` over HTTP, by default only for this computer. */
export function servirCommand(): Command {
  return new Command('servir')
    .description(
      'Serve a verificação por HTTP neste computador, sem chave: as rotas do serviço que não precisam dos textos.',
    )
    .option('--porta <n>', 'porta', toPort, 3000)
    .option('--endereco <ip>', 'endereço em que escuta', '127.0.0.1')
    .addOption(dataOption())
    .action(async ({ porta, endereco, data }: { porta: number; endereco: string; data?: string }) => {
      const base = abrirBase(data);
      const operacoes = createOperacoes(base);
      const rotulo = base.rotulo;
      const server = createServer((request, response) => {
        answer(request, operacoes).then(
          ({ status, body }) => send(response, status, body, rotulo),
          () => send(response, 500, failure('internal_error', 'Erro interno.'), rotulo),
        );
      });
      await new Promise<void>((resolve, reject) => {
        server.once('error', (error) => reject(semPorta(error, porta, endereco))).listen(porta, endereco, resolve);
      });
      const { port } = server.address() as { port: number };
      console.log(`Em http://${endereco}:${port}, por fatos de ${printData(base.dia)}:`);
      for (const rota of ROTAS) console.log(`  ${rota}`);
      console.log('Ctrl+C encerra.');
    });
}

const ROTAS = Object.values(OFFLINE).map(({ method, path }) => `${method} ${path}`);

/** Explains why the server cannot listen, if it is something that the user can change. */
function semPorta(error: NodeJS.ErrnoException, porta: number, endereco: string): Error {
  if (error.code === 'EADDRINUSE') return new Recusa(`a porta ${porta} já está em uso: escolha outra com --porta`);
  if (error.code === 'EACCES') return new Recusa(`a porta ${porta} é reservada ao sistema: escolha outra com --porta`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new Recusa(`este computador não tem o endereço ${endereco}`);
  return error;
}

const failure = (code: string, message: string, details?: unknown) => ({
  error: { code, message, ...(details !== undefined && { details }) },
});

async function answer(
  request: IncomingMessage,
  operacoes: Record<Offline, (input: { params: unknown; query: unknown; body: unknown }) => Resultado>,
): Promise<{ status: number; body: object }> {
  const url = `http://local${request.url}`;
  const { pathname, searchParams } = new URL(URL.canParse(url) ? url : 'http://local/');
  const [id, operation] = Object.entries(OFFLINE).find(([, { path }]) => path === pathname) ?? [];
  if (!id || !operation)
    return {
      status: 404,
      body: failure('not_found', `Não há ${pathname.slice(0, 80)} aqui; há: ${ROTAS.join(', ')}.`),
    };
  if (request.method !== operation.method)
    return { status: 405, body: failure('invalid_request', `${pathname} aceita ${operation.method}.`) };
  const body = operation.body ? await readJson(request) : undefined;
  if (body === null) return { status: 400, body: failure('invalid_request', 'O corpo não é um JSON válido.') };
  if (body === LONGO) return { status: 413, body: failure('invalid_request', 'O corpo passa de 1 MiB.') };
  const found = operacoes[id as Offline]({ params: {}, query: Object.fromEntries(searchParams), body });
  return 'corpo' in found
    ? { status: 200, body: found.corpo }
    : { status: 400, body: failure('invalid_request', 'A requisição é inválida.', found.problemas) };
}

const LONGO = Symbol('too long');

/** Reads a JSON body. Returns null if it is not JSON, and stops reading a body that is too long. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MAX_BYTES) return LONGO;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return null;
  }
}

function send(response: ServerResponse, status: number, body: object, rotulo: string): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'x-snapshot': rotulo });
  response.end(JSON.stringify(body));
}

function toPort(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > 65_535) throw new InvalidArgumentError('é de 0 a 65535.');
  return number;
}
