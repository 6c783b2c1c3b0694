import type { Linha } from './estrutura.ts';
import { ADIANTE } from './estrutura-adiante.ts';
import { ALHEIOS } from './estrutura-alheios.ts';
import { ALONGADOS } from './estrutura-alongados.ts';
import { AMBITO } from './estrutura-ambito.ts';
import { ANAFORA } from './estrutura-anafora.ts';
import { ANOS } from './estrutura-anos.ts';
import { ARMADILHAS } from './estrutura-armadilhas.ts';
import { ARMADILHAS_TEXTO } from './estrutura-armadilhas-texto.ts';
import { ATRAS_DO_ATO } from './estrutura-atras-do-ato.ts';
import { CAPITAIS } from './estrutura-capitais.ts';
import { COM_ARTIGOS_SEUS } from './estrutura-com-artigos-seus.ts';
import { CONECTORES } from './estrutura-conectores.ts';
import { CONSTITUICOES } from './estrutura-constituicoes.ts';
import { CONTEXTUAL } from './estrutura-contextual.ts';
import { CONTEXTUAL_NAO } from './estrutura-contextual-nao.ts';
import { DA_FRASE } from './estrutura-da-frase.ts';
import { DANOS } from './estrutura-danos.ts';
import { DE_FORA } from './estrutura-de-fora.ts';
import { DE_VARIOS } from './estrutura-de-varios.ts';
import { DESDE_QUANDO } from './estrutura-desde-quando.ts';
import { DIREITO_ESTRANGEIRO } from './estrutura-direito-estrangeiro.ts';
import { DISTRIBUIDOS } from './estrutura-distribuidos.ts';
import { DONOS } from './estrutura-donos.ts';
import { ESPECIE } from './estrutura-especie.ts';
import { FAIXAS } from './estrutura-faixas.ts';
import { FIM_DE_LINHA } from './estrutura-fim-de-linha.ts';
import { FORMA } from './estrutura-forma.ts';
import { FORMAS } from './estrutura-formas.ts';
import { INCERTOS } from './estrutura-incertos.ts';
import { LEI_PROPRIA } from './estrutura-lei-propria.ts';
import { LINHAS_E_PARAGRAFOS } from './estrutura-linhas.ts';
import { LISTAS } from './estrutura-listas.ts';
import { LISTAS_MISTAS } from './estrutura-listas-mistas.ts';
import { LONGE_DO_ATO } from './estrutura-longe.ts';
import { MENCAO } from './estrutura-mencao.ts';
import { NIVEIS } from './estrutura-niveis.ts';
import { NOME_E_NUMERO } from './estrutura-nome-e-numero.ts';
import { NOMES } from './estrutura-nomes.ts';
import { NUMEROS } from './estrutura-numeros.ts';
import { NUMEROS_SOLTOS } from './estrutura-numeros-soltos.ts';
import { ORDEM } from './estrutura-ordem.ts';
import { OUTRO_SUJEITO } from './estrutura-outro-sujeito.ts';
import { OUTRO_TEXTO } from './estrutura-outro-texto.ts';
import { PARAGRAFOS_EM_LISTA } from './estrutura-paragrafos-em-lista.ts';
import { PARENTESES } from './estrutura-parenteses.ts';
import { PAUSAS } from './estrutura-pausas.ts';
import { QUALIDADE } from './estrutura-qualidade.ts';
import { QUEM_AGE } from './estrutura-quem-age.ts';
import { QUEM_EDITOU } from './estrutura-quem-editou.ts';
import { REDACAO } from './estrutura-redacao.ts';
import { ROTULO_DE_OUTRO } from './estrutura-rotulo-de-outro.ts';
import { RUIDO } from './estrutura-ruido.ts';
import { SIGLAS } from './estrutura-siglas.ts';
import { SIGLAS_DO_TEXTO } from './estrutura-siglas-do-texto.ts';
import { SINAIS } from './estrutura-sinais.ts';
import { SUJEITO } from './estrutura-sujeito.ts';
import { TEXTO_PROPRIO } from './estrutura-texto-proprio.ts';
import { TRATADOS } from './estrutura-tratados.ts';
import { UM_ARTIGO } from './estrutura-um-artigo.ts';
import { VIZINHOS } from './estrutura-vizinhos.ts';

/** The whole table, by theme. Written from the rules, never from what the extractor gives. */
export const TEMAS: Readonly<Record<string, readonly Linha[]>> = {
  forma: FORMA,
  niveis: NIVEIS,
  ordem: ORDEM,
  listas: LISTAS,
  'listas mistas': LISTAS_MISTAS,
  conectores: CONECTORES,
  faixas: FAIXAS,
  numeros: NUMEROS,
  'números soltos': NUMEROS_SOLTOS,
  nomes: NOMES,
  siglas: SIGLAS,
  'siglas do texto': SIGLAS_DO_TEXTO,
  constituicoes: CONSTITUICOES,
  ambito: AMBITO,
  'quem editou': QUEM_EDITOU,
  'direito estrangeiro': DIREITO_ESTRANGEIRO,
  alongados: ALONGADOS,
  alheios: ALHEIOS,
  tratados: TRATADOS,
  anos: ANOS,
  'nome e numero': NOME_E_NUMERO,
  contextual: CONTEXTUAL,
  'contextual, mas não aqui': CONTEXTUAL_NAO,
  anafora: ANAFORA,
  mencao: MENCAO,
  'longe do ato': LONGE_DO_ATO,
  especie: ESPECIE,
  'atrás do ato': ATRAS_DO_ATO,
  'parágrafos em lista': PARAGRAFOS_EM_LISTA,
  donos: DONOS,
  'com artigos seus': COM_ARTIGOS_SEUS,
  'de fora': DE_FORA,
  'texto próprio': TEXTO_PROPRIO,
  danos: DANOS,
  'da frase': DA_FRASE,
  'linhas e parágrafos': LINHAS_E_PARAGRAFOS,
  distribuidos: DISTRIBUIDOS,
  'de vários': DE_VARIOS,
  'um artigo': UM_ARTIGO,
  'outro sujeito': OUTRO_SUJEITO,
  'outro texto': OUTRO_TEXTO,
  qualidade: QUALIDADE,
  sujeito: SUJEITO,
  'frase adiante': ADIANTE,
  redacao: REDACAO,
  parenteses: PARENTESES,
  'rótulo de outro': ROTULO_DE_OUTRO,
  sinais: SINAIS,
  pausas: PAUSAS,
  ruido: RUIDO,
  capitais: CAPITAIS,
  formas: FORMAS,
  'fim de linha': FIM_DE_LINHA,
  'desde quando': DESDE_QUANDO,
  'quem age': QUEM_AGE,
  'lei própria': LEI_PROPRIA,
  incertos: INCERTOS,
  vizinhos: VIZINHOS,
  armadilhas: ARMADILHAS,
  'armadilhas do texto': ARMADILHAS_TEXTO,
};

export const LINHAS: readonly Linha[] = Object.values(TEMAS).flat();
