/** Headings that say nothing about their content. The reader wants the heading above. */
const VAZIO =
  /^(?:(?:das? )?(?:outras )?(?:disposi[cç](?:ão|ões)|normas?|regras|parte|princ[ií]pios|preceitos)(?: (?:geral|gerais|penais|preliminar(?:es)?|comuns?|especial|especiais|espec[ií]ficas?|diversas|finais|transit[óo]rias|iniciais|fundamental|complementares|finais e transit[óo]rias|comuns e gerais|gerais e comuns|comuns a.*|comuns às.*|de caráter geral.*|relativ[ao]s.*|b[áa]sicas|aplic[áa]veis.*|e transit[óo]rias|,? .*))?|preliminar(?:es)?|introdu[cç][ãa]o|generalidades|t[ií]tulo [úu]nico|livro complementar.*|disposi[cç]ões.*|parte (?:geral|especial)|objeto|regulamento|forma|formas|direito|outras penalidades)$/i;

/** Nouns for aspects of something else: `Extinção da hipoteca` is listed under `Hipoteca`. */
const GENERICOS = new Set(
  (
    'efeitos efeito extincao exercicio constituicao prova provas registro revogacao dissolucao eficacia invalidade nulidade ' +
    'anulacao cessacao aquisicao perda celebracao formacao objeto forma formas modalidades especies classes classificacao ' +
    'conceito caracterizacao caracteristicas definicao finalidade finalidades requisitos procedimento processo competencia ' +
    'atribuicoes organizacao composicao estrutura funcionamento direitos deveres obrigacoes responsabilidade responsabilidades ' +
    'direito dever poderes poder administracao fiscalizacao concessao duracao inicio prazo prazos penalidades penalidade sancoes ' +
    'instituicao transferencia execucao incidencia base calculo suspensao interrupcao reducao aumento renovacao renuncia aceitacao ' +
    'capacidade incapacidade impedimento impedimentos incompatibilidades escusa garantia garantias limites limitacao limitacoes caso casos ' +
    'preferencia anotacao anotacoes emissao valor reclamacao reclamacoes escolha eleicao remuneracao nomeacao investidura ' +
    'convocacao deliberacoes deliberacao reuniao reunioes sessoes quorum voto mandato vencimento pagamento restituicao conversao ' +
    'amortizacao resgate condicoes condicao causas causa circunstancias aplicacao apuracao cumprimento controle conteudo ' +
    'criterios tempo lugar local modo meios uso transmissao alteracao modificacao substituicao recusa admissao admissibilidade ' +
    'desistencia homologacao recurso recursos revisao legitimidade legitimacao elementos juizo julgamento instrucao ' +
    'vedacoes proibicoes proibicao autorizacao publicacao publicidade divulgacao comunicacao notificacao intimacao ' +
    'manutencao participacao disciplina cobranca arrecadacao recolhimento lancamento destinacao distribuicao ' +
    'inscricao inscricoes reconhecimento oposicao entrega recebimento remessa fixacao fontes campo ambito alcance ' +
    'interpretacao assistencia acesso atos ato regime politica contrato pedido documentos servicos pessoal membros funcoes funcao ' +
    'relacoes medidas medida infracoes infracao crimes crime pena penas acao juiz citacao dos das bens pessoas coisas fundo ' +
    'inviolabilidade violacao sigilo protecao inversao retencao disposicoes outras outros outra outro modos hipoteses dispensa exigencia metodos metodo quem daqueles aquele comum comuns ' +
    'acordo decisao decisoes resolucao exclusao inclusao numero qualificacao qualificacoes presidencia secretariado escritorio ' +
    'ratificacao adesao assinatura denuncia reservas emendas textos custo renda contribuicao receitas despesas recomendacoes notas ' +
    'resolucoes solucao estatuto sede despesa fracoes soma especificacoes espécie criacao caducidade alienacao avaliacao exame'
  ).split(' '),
);

/** Whether a heading says nothing by itself. */
export function ehVazio(titulo: string): boolean {
  return VAZIO.test(titulo);
}

/** Whether a noun, folded, is an aspect of something that its complement or the heading above names. */
export function ehGenerico(forma: string): boolean {
  return GENERICOS.has(forma);
}
