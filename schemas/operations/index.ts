import { alteracoes } from './alteracoes.ts';
import { busca } from './busca.ts';
import { corpus } from './corpus.ts';
import { extracao } from './extracao.ts';
import { indice } from './indice.ts';
import { operacao } from './operacao.ts';
import { sumulas } from './sumulas.ts';
import { verificacao } from './verificacao.ts';

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
