import type { verificacao } from '../../schemas/contract/operations/verificacao.ts';
import { momentaneo } from '../answer.ts';
import type { Handlers } from '../call.ts';
import { isFailure, type Pedido, readEm } from '../em/dias.ts';
import { resolveAsJson } from '../verify/resolve-as-json.ts';

export const verificacaoHandlers: Handlers<typeof verificacao> = {
  resolver({ body: { citacoes, em } }, { snapshot: { acervo } }) {
    const pedidos = citacoes.map((citacao, i) =>
      'em' in citacao && citacao.em ? readEm(citacao.em, `citacoes.${i}.em`) : readEm(em),
    );
    const wrong = pedidos.find(isFailure);
    if (wrong) return wrong;
    const dias = pedidos.some((pedido) => pedido !== null) ? (pedidos as (Pedido | null)[]) : undefined;
    return momentaneo(resolveAsJson(citacoes, acervo, dias), 200);
  },
};
