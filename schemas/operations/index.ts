import { corpus } from './corpus.ts';
import { extracao } from './extracao.ts';
import { operacao } from './operacao.ts';

/** The whole API, as a table: a route exists because it has a line here. */
export const operations = { ...extracao, ...corpus, ...operacao };
export type Operations = typeof operations;
export type OperationId = keyof Operations;
