import type { Operations } from '../../schemas/contract/operations/index.ts';
import type { Handlers } from '../call.ts';
import { alteracoesHandlers } from './alteracoes.ts';
import { buscaHandlers } from './busca.ts';
import { corpusHandlers } from './corpus.ts';
import { extracaoHandlers } from './extracao.ts';
import { indiceHandlers } from './indice.ts';
import { operacaoHandlers } from './operacao.ts';
import { sumulasHandlers } from './sumulas.ts';
import { verificacaoHandlers } from './verificacao.ts';

export const handlers: Handlers<Operations> = {
  ...verificacaoHandlers,
  ...extracaoHandlers,
  ...corpusHandlers,
  ...indiceHandlers,
  ...sumulasHandlers,
  ...buscaHandlers,
  ...alteracoesHandlers,
  ...operacaoHandlers,
};
