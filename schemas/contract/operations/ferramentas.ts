import { legenda } from './recursos.ts';

/** What a language model is told of a tool, to decide whether it is the one to call. */
export interface Ferramenta {
  titulo: string;
  descricao: string;
}

/** The least that must be known of a status; the whole is a resource, read once. */
const LER_STATUS = `Só \`verificado\` e \`verificado_inferido\` confirmam uma citação; \`revogado\` e \`cancelada\` não valem mais; \`nao_encontrado\` não existe no diploma; \`verificado_parcial\` tem um nível que não existe; \`ambiguo\` não diz o diploma. \`diploma_desconhecido\` e \`nao_suportado\` não puderam ser conferidos aqui: não conclua que o ato não existe. Legenda: ${legenda.uri}.`;
const COM_EM =
  'Com `em` (`AAAA-MM-DD`, `AAAA-MM` ou `AAAA`), responde com a lei daquele tempo, e `em.certo` diz se isso é certo.';

const DE_ONDE_VEM = 'Legislação federal brasileira e súmulas do STF e do STJ, lidas das páginas oficiais';

/** Only where the words of the law are. */
const CONFERE_PALAVRAS =
  ' `transcricoes` confere as palavras que o texto põe entre aspas como sendo da lei: `literal` e `com_cortes` são dela; `redacao_anterior` já foram; `de_outro_dispositivo`, `alterada` e `nao_confere` são erros a corrigir, e `diferencas` diz quais palavras. Uma `resolucao` com `alerta` existe e vale, mas as palavras em volta são de outro artigo (`sugestao`): confira o número antes de manter a citação. `resumo.tudo_confere` só é verdadeiro quando as citações valem, nenhuma tem alerta e as aspas conferem.';
const SEM_ALERTA =
  ' Sem alerta, não está dito que o dispositivo sustenta o que o texto afirma: para isso, compare com `resolucao.texto`.';
const SEM_PALAVRAS =
  ' As palavras da lei não estão aqui: o que vem entre aspas não é comparado, e `mensagem` o diz; confira-o na página oficial que ela aponta.';

/** The tools that verify, of a server that has the words of the law or has not. */
function verificacao(palavras: boolean) {
  const se = (sentence: string) => (palavras ? sentence : '');
  const semPalavras = palavras ? '' : SEM_PALAVRAS;
  return {
    verificar_citacoes: {
      titulo: 'Verificar citações',
      descricao: `Diz se cada citação de lei ou súmula existe e se está em vigor${se(', e o que diz')}. Use sempre ANTES de escrever “art. X da Lei Y” ou “Súmula N” numa resposta, e para conferir citações já separadas em partes (diploma, artigo, parágrafo, inciso…). Para um texto corrido, use \`verificar_texto\`; para uma só citação escrita por extenso, \`consultar\`. Até 100 itens, respondidos na mesma ordem; um item malformado (sem \`artigo\`, com um campo que não existe) faz recusar a lista toda, e o erro diz quais. Um número onde se pede texto é entendido, e o contrário também; \`sigla\` ou \`tribunal\` nulos, como vêm de \`extrair_citacoes\`, resultam em \`ambiguo\`. Exemplo: {"citacoes":[{"sigla":"CF","artigo":"5","inciso":"LXXVIII"},{"tribunal":"STJ","numero":7}]}. Informe em \`rotulo\` o que a citação afirma: melhora as sugestões quando ela não existe.${se(' Em `transcricao`, as palavras entre aspas: a resposta diz se são as da lei e em que diferem.')} ${COM_EM}${semPalavras}\n\n${LER_STATUS}`,
    },
    verificar_texto: {
      titulo: 'Verificar as citações de um texto',
      descricao: `Lê um texto inteiro (petição, parecer, contrato, sentença, resposta sua), encontra todas as citações de lei e súmula e verifica cada uma. Use para conferir uma peça pronta ou o seu próprio rascunho antes de entregá-lo. \`resumo.todas_confirmadas\` só é verdadeiro quando todas valem; \`citacoes\` traz cada uma com \`citacao\` (o trecho citado) e \`resolucao\` (o resultado); \`atos\`, os diplomas citados sem dispositivo (“a Lei nº 12.016/2009”), com seu \`status\`, que o resumo não conta.${se(CONFERE_PALAVRAS)} \`tempo\` diz de que tempo o texto fala (a sua data, um código nomeado com o ano, um artigo que só um deles tem): um nome sem ano é o do código daquele tempo, e quando os sinais divergem \`mensagem\` avisa. Um texto sem citações volta com a lista vazia, e isso não é confirmação de nada.${se(SEM_ALERTA)} Até 200.000 caracteres. ${COM_EM}${semPalavras}\n\n${LER_STATUS}`,
    },
    consultar: {
      titulo: 'Consultar uma citação',
      descricao: `Verifica o que uma pessoa digitaria: “art 5 LXXVIII cf”, “cp 121 §2”, “CF.5.LXXVIII”, “súmula 7 stj”, uma URN LexML, o endereço de um artigo no portal do Planalto. Use para uma a três citações avulsas, sem precisar separá-las em partes. Só as três primeiras são verificadas, e \`mensagem\` avisa quando há mais: para mais de três ou para um texto, use \`verificar_texto\`${se('; para achar um dispositivo pelo assunto, `buscar`')}. Até 200 caracteres. ${COM_EM}\n\n${LER_STATUS}`,
    },
  } as const satisfies Record<string, Ferramenta>;
}

/** The tools of the MCP server, by name; which operations each calls is said in the table. */
export const ferramentas = {
  ...verificacao(true),
  extrair_citacoes: {
    titulo: 'Extrair citações de um texto',
    descricao:
      'Encontra num texto as citações de dispositivos, súmulas, temas, OJs e enunciados e devolve o lugar de cada uma (`offset` e `fim`, em unidades UTF-16) já separada em partes. NÃO verifica nada: para saber se existem e valem, use `verificar_texto`, que extrai e verifica de uma vez. Use esta só quando precisar das posições ou da lista sem verificação. Até 200.000 caracteres. Com `em`, cada citação leva a data, para ser verificada com ela. `tempo` diz de que tempo o texto fala e por que sinais: num texto de 2012, “CPC” é o de 1973, e a `sigla` já vem `LEI-5869-1973`.',
  },
  ler_artigo: {
    titulo: 'Ler um artigo',
    descricao:
      'Lê o texto vigente de um artigo inteiro, com parágrafos, incisos, alíneas e itens, e diz quais são os artigos vizinhos. Use quando já se sabe o diploma e o número e se quer citar ou explicar o que a lei diz; nunca cite de memória. `texto` traz o caput e o que está em vigor; `dispositivos`, cada parte com suas anotações, inclusive as revogadas (`revogado`). `revogado: true` no artigo quer dizer que ele não vale mais. Erro `not_found`: o diploma não está no acervo (o que não prova que não exista; veja `listar_diplomas`) ou não tem esse artigo. Com `em` (`AAAA-MM-DD`, `AAAA-MM` ou `AAAA`), responde com a lei daquele tempo, e `em.certo` diz se isso é certo.',
  },
  ler_dispositivo: {
    titulo: 'Ler um dispositivo',
    descricao:
      'Lê um só dispositivo (artigo, parágrafo, inciso, alínea ou item) pelo seu `ref_key`, como `CF.5.LXXVIII`, `CC.1003.unico` ou `CP.121.2-A.I`: DIPLOMA.artigo e depois só os níveis que existem. Use para obter o texto exato de um fragmento apontado por outra ferramenta (`sugestao`, `candidatos`, `buscar`, `alteracoes`). Para ler o artigo inteiro, use `ler_artigo`; súmulas se leem com `ler_sumula`. `texto` vazio com `revogado: false` é dispositivo vetado. Com `em` (`AAAA-MM-DD`, `AAAA-MM` ou `AAAA`), responde com a lei daquele tempo, e `em.certo` diz se isso é certo.',
  },
  versoes_dispositivo: {
    titulo: 'Ler as redações de um dispositivo',
    descricao:
      'Lê as redações conhecidas de um dispositivo, da mais antiga à mais recente, e diz qual é a vigente. Use quando se pergunta o que a lei dizia antes, ou quem mudou a redação. São as redações que a página oficial ainda mostra (`fonte`) e as vistas em leituras anteriores (`ingestao`): a falta de uma redação antiga não prova que ela não existiu. `desde` e `ate` dizem quando cada uma vigorou; `precisao` e `base`, com que certeza se sabe.',
  },
  listar_diplomas: {
    titulo: 'Listar os diplomas do acervo',
    descricao:
      'Lista os diplomas que este serviço conhece (Constituição, códigos, leis, decretos…), com sigla, nome, número, espécie, áreas do direito e quantidade de artigos. Use para descobrir a sigla de um diploma ou se ele está no acervo. O acervo é uma seleção: um ato que não está na lista pode existir e estar em vigor, só não pode ser verificado aqui.',
  },
  sumario_diploma: {
    titulo: 'Ler o sumário de um diploma',
    descricao:
      'Lê os dados de um diploma e a sua estrutura: livros, títulos, capítulos e seções, com o primeiro e o último artigo de cada um. Use para saber onde uma lei trata de um assunto e que artigos ler em seguida com `ler_artigo`. Aceita a sigla ou outro nome usual (`CC`, `L9784`).',
  },
  ler_sumula: {
    titulo: 'Ler uma súmula',
    descricao:
      'Lê o enunciado de uma súmula do STF ou do STJ e diz se foi cancelada (`cancelada: true`: não a cite como vigente). Use quando se sabe o tribunal e o número e se quer o texto; nunca cite súmula de memória. No STF, a súmula comum e a vinculante podem ter o mesmo número: para a vinculante, passe `vinculante: true`. Só há súmulas do STF e do STJ; para as de outros tribunais, não conclua nada.',
  },
  buscar: {
    titulo: 'Buscar na legislação e nas súmulas',
    descricao:
      'Busca por palavras nos textos das leis e das súmulas. Use quando se sabe o assunto e não o número: “prazo recurso especial”, “bafômetro”, “férias clt”. Aceita "frase exata" entre aspas e -palavra para excluir; `siglas` restringe a certos diplomas. Escreva palavras do texto da lei, não uma pergunta inteira. O `trecho` é só uma amostra com marcas <mark>: antes de citar, leia o dispositivo com `ler_artigo`, `ler_dispositivo` ou `ler_sumula`. `inativo: true` é revogado, vetado ou cancelado. Nenhum resultado não prova que a lei não trate do assunto. Para percorrer assuntos por um índice, use `indice_remissivo`.',
  },
  indice_remissivo: {
    titulo: 'Consultar o índice remissivo',
    descricao:
      'Consulta o índice alfabético de assuntos, como o das coletâneas de leis impressas. Sem `chave`, lista os termos que contêm o trecho `q` (“furto”), com a quantidade de entradas, em páginas; com `chave` (a de um termo listado), dá as entradas desse termo: os dispositivos que tratam dele e o aspecto de que tratam. Use para achar todos os dispositivos sobre um instituto jurídico, em diplomas diferentes; para palavras quaisquer do texto, use `buscar`.',
  },
  alteracoes: {
    titulo: 'Listar alterações da legislação',
    descricao:
      'Lista o que mudou nos textos desde uma data, do mais antigo ao mais novo: dispositivos incluídos, alterados, revogados, restaurados, renumerados ou removidos, e súmulas. Use para saber se um diploma mudou desde certo dia. As datas são as de quando o serviço viu a mudança, não as de publicação nem de vigência; e o primeiro registro de um diploma não gera itens, de modo que a lista vazia não prova que nada mudou antes dele.',
  },
} as const satisfies Record<string, Ferramenta>;

/** The tools of one that has facts alone. */
export const ferramentasSemTexto = {
  ...verificacao(false),
  extrair_citacoes: ferramentas.extrair_citacoes,
} as const satisfies Record<string, Ferramenta>;

export type NomeFerramenta = keyof typeof ferramentas;

const RESPONDE = 'Responde por regras, sem inteligência artificial.';
const VERIFIQUE =
  '- Antes de citar um artigo ou súmula, verifique com `consultar` ou `verificar_citacoes`; um texto pronto, com `verificar_texto`.';
const VERSAO =
  '- `_meta.snapshot` diz a versão e a data dos textos. O texto não substitui o publicado no Diário Oficial da União.';

/** What a model is told of the whole server. */
export const INSTRUCOES = `${DE_ONDE_VEM}: para conferir se uma citação existe e está em vigor, e para ler o que diz, antes de citá-la. ${RESPONDE}
${VERIFIQUE}
- Para achar o dispositivo pelo assunto: \`buscar\` ou \`indice_remissivo\`. Para ler: \`ler_artigo\`, \`ler_dispositivo\`, \`ler_sumula\`.
- Fora do acervo (\`listar_diplomas\`) nada se pode concluir: não diga que um ato ou artigo não existe porque este serviço não o conhece.
${VERSAO}`;

/** The same of one that has no words of the law, and a register of facts of a day. */
export const instrucoesSemTexto = (
  dia: string,
): string => `Legislação federal brasileira e súmulas do STF e do STJ: para conferir se uma citação existe e está em vigor, antes de citá-la. Confere por um registro de fatos de ${dia}: o que existe, se vigora e desde quando, sem os textos. ${RESPONDE}
${VERIFIQUE}
- Fora do registro nada se pode concluir: não diga que um ato ou artigo não existe porque este registro não o conhece.
- Para saber o que o dispositivo diz, leia-o na página oficial, que a resposta aponta.
${VERSAO}`;
