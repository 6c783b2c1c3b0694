import type { verificacao } from '../../schemas/operations/verificacao.ts';
import { resolveCitacao } from '../../schemas/verificacao/resolve-citacao.ts';
import { momentaneo } from '../answer.ts';
import type { Handlers } from '../call.ts';

export const verificacaoHandlers: Handlers<typeof verificacao> = {
  resolver: ({ body }, { snapshot: { acervo } }) =>
    momentaneo(JSON.stringify({ resultados: body.citacoes.map((citacao) => resolveCitacao(citacao, acervo)) }), 200),
};
