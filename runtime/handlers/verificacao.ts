import type { verificacao } from '../../schemas/contract/operations/verificacao.ts';
import { momentaneo } from '../answer.ts';
import type { Handlers } from '../call.ts';
import { resolveAsJson } from '../verify/resolve-as-json.ts';

export const verificacaoHandlers: Handlers<typeof verificacao> = {
  resolver({ body: { citacoes } }, { snapshot: { acervo } }) {
    return momentaneo(resolveAsJson(citacoes, acervo), 200);
  },
};
