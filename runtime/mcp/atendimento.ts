import type { GetPromptResult, Prompt, Result, ServerCapabilities } from '@modelcontextprotocol/server';
import { INSTRUCOES } from '../../schemas/contract/operations/ferramentas.ts';
import { VERSAO_API } from '../../schemas/contract/operations/operation.ts';
import { pedidoDeVerificacao, verificarPeca } from '../../schemas/contract/operations/peca.ts';
import type { Chamador, Ferramentas } from './ferramentas.ts';
import { type Params, readArgumentos, readPedidoDeCompletar, readTexto } from './pedidos.ts';
import { CODE, ProtocolError } from './protocol-error.ts';
import type { Recursos } from './recursos.ts';

type Metodo<P> = (params: Params, porta: P) => Result | Promise<Result>;

/**
 * An MCP server as plain data, independent of the protocol's revision: how it describes itself, and how it answers each
 * method.
 */
export interface Atendimento<P extends Chamador> {
  serverInfo: { name: string; title: string; version: string };
  options: { capabilities: ServerCapabilities; instructions: string };
  /**
   * Answers every method except those that open a connection, which differ between revisions. Throws a `ProtocolError`
   * for a refusal.
   */
  attend(method: string, params: Params, porta: P): Promise<Result>;
}

const prompts: Prompt[] = [
  {
    name: verificarPeca.nome,
    title: verificarPeca.titulo,
    description: verificarPeca.descricao,
    arguments: [{ name: verificarPeca.argumento.nome, description: verificarPeca.argumento.descricao, required: true }],
  },
];

/** The error for an unknown name, which lists the names that exist. */
function naoHa(o: string, nome: string, ha: readonly { name: string }[]): ProtocolError {
  const nomes = ha.map(({ name }) => `\`${name}\``).join(', ');
  return new ProtocolError(CODE.invalidParams, `Não há ${o} “${nome.slice(0, 80)}”; há: ${nomes}.`);
}

/**
 * Creates the server for some tools and resources, with the prompt that verifies a document. `semTexto` is given for a
 * server that has no words of the law.
 */
export function createAtendimento<P extends Chamador>(
  ferramentas: Ferramentas,
  recursos: Recursos<P>,
  semTexto?: { instrucoes: string },
): Atendimento<P> {
  const metodos = new Map<string, Metodo<P>>([
    ['tools/list', () => ({ tools: ferramentas.lista })],
    [
      'tools/call',
      (params, porta) => {
        const nome = readTexto(params, 'name');
        const result = ferramentas.chamar(nome, readArgumentos(params), porta);
        if (!result) throw naoHa('ferramenta', nome, ferramentas.lista);
        return result;
      },
    ],
    ['resources/list', (_, porta) => ({ resources: recursos.listar(porta) })],
    ['resources/templates/list', () => ({ resourceTemplates: recursos.modelos })],
    ['resources/read', (params, porta) => recursos.ler(readTexto(params, 'uri'), porta)],
    ['prompts/list', () => ({ prompts })],
    ['prompts/get', (params) => getPrompt(params, semTexto === undefined)],
    [
      'completion/complete',
      (params, porta) => ({ completion: recursos.completar(readPedidoDeCompletar(params), porta) }),
    ],
  ]);
  return {
    serverInfo: { name: 'vigente', title: 'Vigente', version: VERSAO_API },
    options: {
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      instructions: semTexto?.instrucoes ?? INSTRUCOES,
    },
    async attend(method, params, porta) {
      const metodo = metodos.get(method);
      if (!metodo) throw new ProtocolError(CODE.methodNotFound, `Não há método “${method.slice(0, 80)}”.`);
      const result = await metodo(params, porta);
      return '_meta' in result ? result : { ...result, _meta: { snapshot: porta.rotulo, ...porta.frescor } };
    },
  };
}

function getPrompt(params: Params, palavras: boolean): GetPromptResult {
  const nome = readTexto(params, 'name');
  if (nome !== verificarPeca.nome) throw naoHa('prompt', nome, prompts);
  const texto = readArgumentos(params)[verificarPeca.argumento.nome];
  if (typeof texto !== 'string' || texto === '')
    throw new ProtocolError(CODE.invalidParams, 'O argumento `texto` é obrigatório e deve ser um texto.');
  const content = { type: 'text' as const, text: pedidoDeVerificacao(texto, palavras) };
  return { description: verificarPeca.descricao, messages: [{ role: 'user', content }] };
}
