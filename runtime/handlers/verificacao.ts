import type { verificacao } from '../../schemas/contract/operations/verificacao.ts';
import { deOutro, momentaneo } from '../answer.ts';
import type { Handlers } from '../call.ts';
import { isFailure, type PedidoComLeitura, readEm } from '../em/dias.ts';
import { conferenciaDe } from '../verify/conferencia.ts';
import { resolveAsJson } from '../verify/resolve-as-json.ts';
import { comparing } from './comparing.ts';

export const verificacaoHandlers: Handlers<typeof verificacao> = {
  resolver({ body: { citacoes, em } }, { snapshot }) {
    const pedidos = citacoes.map((citacao, i) =>
      'em' in citacao && citacao.em ? readEm(citacao.em, snapshot, `citacoes.${i}.em`) : readEm(em, snapshot),
    );
    const wrong = pedidos.find(isFailure);
    if (wrong) return wrong;
    const dias = pedidos.some((pedido) => pedido !== null) ? (pedidos as (PedidoComLeitura | null)[]) : undefined;
    const conferencia = conferenciaDe(snapshot);
    const body = comparing('citacoes', () => resolveAsJson(citacoes, conferencia, dias));
    return 'kind' in body ? body : deOutro(momentaneo(body, 200), conferencia.rotulo(citacoes));
  },
};
