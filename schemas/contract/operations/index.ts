import { alteracoes } from './alteracoes.ts';
import { busca } from './busca.ts';
import { corpus } from './corpus.ts';
import { extracao } from './extracao.ts';
import { indice } from './indice.ts';
import { operacao } from './operacao.ts';
import { sumulas } from './sumulas.ts';
import { verificacao } from './verificacao.ts';

/** The operations as a reader meets them: what belongs together, in the order of use. */
export const grupos = [
  {
    nome: 'Verificação',
    descricao: 'Diz se uma citação existe, se está em vigor e o que diz; encontra as citações de um texto.',
    operacoes: { ...verificacao, ...extracao },
  },
  { nome: 'Acervo', descricao: 'Diplomas, artigos e dispositivos, com as suas redações.', operacoes: corpus },
  { nome: 'Súmulas', descricao: 'Súmulas do STF, comuns e vinculantes, e do STJ.', operacoes: sumulas },
  { nome: 'Busca', descricao: 'Busca por palavras nos textos das leis e das súmulas.', operacoes: busca },
  { nome: 'Índice remissivo', descricao: 'O índice alfabético de assuntos e os seus termos.', operacoes: indice },
  { nome: 'Alterações', descricao: 'O que mudou nos textos desde uma data.', operacoes: alteracoes },
  { nome: 'Operação', descricao: 'O estado do serviço e a sua descrição.', operacoes: operacao },
] as const;

/** The whole API, as a table: a route exists because it has a line here. */
export const operations = {
  ...verificacao,
  ...extracao,
  ...corpus,
  ...sumulas,
  ...busca,
  ...indice,
  ...alteracoes,
  ...operacao,
};
export type Operations = typeof operations;
export type OperationId = keyof Operations;
