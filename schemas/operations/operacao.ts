import { Health } from '../model/health.ts';
import { leitura } from './operation.ts';

export const operacao = {
  saude: leitura({
    path: '/v1/health',
    resumo: 'Diz se o serviço está bem e quando cada diploma e cada lista de súmulas foi lido da fonte.',
    response: Health,
    acesso: 'livre',
    cache: 'no-store',
    tool: null,
  }),
};
