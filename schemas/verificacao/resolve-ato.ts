import type { AtoVerificavel } from '../ato-verificavel.ts';
import type { AtoExtraido } from '../grammar/citacoes/extrair-atos.ts';
import type { AtoCitado } from '../model/ato-citado.ts';
import type { Acervo } from './acervo.ts';
import { ressalvaDeData } from './data-citada.ts';
import { resolveDesconhecido } from './desconhecido.ts';
import { identifyLido } from './identify-ato.ts';
import { motivo } from './notas.ts';

/** Says of an act that a text cites by itself what would be said of its provisions: whether it is known, and in force. */
export function resolveAto(citado: AtoExtraido, acervo: Acervo): AtoCitado {
  const { rotulo, offset, fim } = citado;
  const identidade = identifyLido(citado, rotulo, acervo);
  if (!('sigla' in identidade)) {
    const { status, mensagem } = resolveDesconhecido(identidade, rotulo);
    return { rotulo, offset, fim, sigla: citado.sigla, status, ...(mensagem !== undefined && { mensagem }) };
  }
  const { sigla } = identidade;
  const ato = acervo.ato(sigla);
  const fimDoAto = whyRevogado(ato);
  const ditas = [fimDoAto, ressalvaDeData(rotulo, ato.data)].filter((dita) => dita !== null);
  const status = fimDoAto === null ? 'verificado' : 'revogado';
  return { rotulo, offset, fim, sigla, status, ...(ditas.length > 0 && { mensagem: ditas.join(' ') }) };
}

/** That no provision of an act is in force, and why its first one is not; null of an act that has one. */
function whyRevogado(ato: AtoVerificavel): string | null {
  let revogado: number | null = null;
  for (let posicao = 0; posicao < ato.chaves.length; posicao++) {
    if (ato.vigora(posicao)) return null;
    if (ato.estado(posicao) === 'revogado') revogado ??= posicao;
  }
  return revogado === null ? null : `Nenhum dispositivo de ${ato.sigla} vigora: ${motivo(ato.mostra(revogado))}.`;
}
