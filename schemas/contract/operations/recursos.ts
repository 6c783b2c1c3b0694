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

/** How to read a status, said once: a model that verifies much reads it once. */
export const legenda = {
  uri: 'legislacao:///legenda',
  nome: 'legenda',
  titulo: 'Legenda dos status',
  descricao: 'O que cada `status` de uma citação quer dizer, o que prova e o que não prova.',
  texto: `# Como ler o \`status\` de uma citação

- \`verificado\` (e \`verificado_inferido\`, quando o diploma, ou o tribunal da súmula, foi deduzido do contexto): existe e está em vigor. São os únicos que confirmam a citação.
- \`verificado_parcial\`: o artigo existe, mas um nível citado (parágrafo, inciso, alínea, item) não existe; \`parcial\` diz qual.
- \`revogado\`, \`cancelada\`: existiu e não vale mais; \`revogado_por\` diz por qual ato.
- \`nao_encontrado\`: o diploma está no acervo e NÃO tem esse dispositivo, ou ele foi vetado (leia \`mensagem\`); \`sugestao\` traz o que talvez se quis citar.
- \`diploma_desconhecido\`: o ato não está no acervo, ou espécie, número e ano não combinam. Não conclua que o ato não existe nem que a citação é falsa: ela apenas não pôde ser verificada aqui. \`mensagem\` diz quando os dados se contradizem.
- \`ambiguo\`: não se sabe de que diploma se fala; \`candidatos\` são palpites, nunca confirmação.
- \`nao_suportado\`: tema, OJ, enunciado ou súmula de outro tribunal; não é verificado aqui.

Nunca apresente como certa uma citação em outro status que não \`verificado\` ou \`verificado_inferido\`. O texto não substitui o Diário Oficial da União.
`,
} as const;
