import type { Acervo } from '../acervo/acervo.ts';
import { withGravidade } from '../gravidade.ts';
import { EXISTE } from '../resolve-citacao.ts';
import type { CitacaoResolvida } from '../resolve-texto.ts';
import { AssuntosDoTexto } from './assunto-diverso.ts';

/**
 * Adds to the results of a text's citations the alerts about those whose provision exists but may not be the one that
 * was meant. Only what exists and is in force gets one.
 */
export function withAlertas(
  texto: string,
  resolvidas: readonly CitacaoResolvida[],
  acervo: Acervo,
): CitacaoResolvida[] {
  const assuntos = new AssuntosDoTexto(texto, resolvidas, acervo);
  return resolvidas.map((resolvida, index) => {
    const { citacao, resolucao } = resolvida;
    const alerta = EXISTE.has(resolucao.status) ? assuntos.alertaDe(index) : null;
    if (!alerta) return resolvida;
    const mensagem = resolucao.mensagem ? `${resolucao.mensagem} ${alerta.motivo}` : alerta.motivo;
    return { citacao, resolucao: withGravidade({ ...resolucao, alerta, mensagem }) };
  });
}
