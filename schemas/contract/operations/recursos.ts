import type { OperationId } from './index.ts';

/** What MCP offers to read by address: a template, and the operation that gives what is there. */
export interface Recurso {
  uriTemplate: string;
  nome: string;
  titulo: string;
  descricao: string;
  operacao: OperationId;
}

export const recursos = [
  {
    uriTemplate: 'legislacao:///diplomas/{sigla}',
    nome: 'diploma',
    titulo: 'Diploma',
    descricao: 'Os dados de um diploma e o seu sumário: a estrutura de títulos e os artigos que cada um abrange.',
    operacao: 'lerDiploma',
  },
  {
    uriTemplate: 'legislacao:///dispositivos/{ref_key}',
    nome: 'dispositivo',
    titulo: 'Dispositivo',
    descricao: 'Um dispositivo com o seu texto inteiro: artigo, parágrafo, inciso, alínea ou item, pelo seu `ref_key`.',
    operacao: 'lerDispositivo',
  },
] as const satisfies readonly Recurso[];

/** The address of one thing of a template that has one variable. */
export function enderecoRecurso(nome: (typeof recursos)[number]['nome'], valor: string): string {
  const { uriTemplate } = recursos.find((recurso) => recurso.nome === nome) as Recurso;
  return uriTemplate.replace(/\{\w+\}/, encodeURIComponent(valor));
}
