import { parseRefKeySumula } from '../../contract/model/corpus/ref-key-sumula.ts';
import type { Sumula } from '../../contract/model/corpus/sumula.ts';
import type { Resolucao } from '../../contract/model/verification/resolucao.ts';
import { type Dia, diaAnterior, type Periodo } from '../../law/calendario.ts';
import { type Datada, type Dias, type EstadoEm, estadoDe } from '../../tempo/estado-em.ts';
import { printDias } from '../../tempo/frases.ts';
import type { Pedido } from '../../tempo/pedido.ts';
import { printData } from '../../text/data.ts';
import type { AcervoSumulas } from '../acervo/acervo.ts';
import { fraseDaSituacao, nomeDaSumula } from './situacao-da-sumula.ts';

/**
 * Returns the result for a súmula as it was on some days. Before its approval it is not found; before its end it is in
 * force. If this is not known for those days, `motivo` and `mensagem` say so.
 * @param hoje the result as of today
 * @param lidoEm the day on which the list was read, by which a cancelled súmula had been cancelled; null if it is not
 * known
 */
export function resolveSumulaEm(
  hoje: Resolucao,
  sumula: Sumula,
  { dias, escrito }: Pedido,
  lidoEm: Dia | null,
): Resolucao {
  const aprovada = aprovadaEm(sumula);
  const versao = datadaDe(sumula, aprovada, lidoEm);
  const estado = estadoDe([{ versao, marca: false, reescrita: false }], dias);
  const nome = nomeDaSumula(sumula);
  const { desde = null, ate = null, precisao = 'desconhecida' } = versao;
  const certo = estado.tipo !== 'incerto';
  const em = { pedido: escrito, certo, desde, ate, precisao, base: null };
  if (estado.tipo === 'inexistente') {
    const mensagem = `Em ${printDias(dias)}, a ${nome} ainda não existia: ${printAprovacao(aprovada)}.`;
    return { status: 'nao_encontrado', ref_key: sumula.ref_key, mensagem, em: { ...em, ate: null } };
  }
  // What ended the súmula is reworded for these days. The rest of the message, such as another súmula with the same
  // number, holds for any day.
  const fim = sumula.cancelada ? fraseDaSituacao(`A ${nome}`, sumula) : null;
  const resto = fim === null ? hoje.mensagem : hoje.mensagem?.replace(fim, '').trim();
  const dita = fraseDe(estado, sumula, dias, aprovada) ?? (estado.tipo === 'revogado' ? fim : null);
  const mensagem = [dita, resto].filter((part) => part).join(' ');
  const { mensagem: _, ...today } = hoje;
  return {
    ...today,
    status: statusDe(estado, hoje),
    ...(estado.tipo === 'vigente' && { cancelada: false }),
    ...(!certo && { motivo: 'redacao_incerta' as const }),
    ...(mensagem !== '' && { mensagem }),
    em,
  };
}

/** Returns when a súmula was approved; if the source's day is out of order, the days between which it was. */
export const aprovadaEm = ({ data = null, aprovada_entre }: Pick<Sumula, 'data' | 'aprovada_entre'>): Periodo =>
  aprovada_entre ? { de: aprovada_entre[0], ate: aprovada_entre[1] } : { de: data, ate: data };

/** Represents a súmula as a provision with one wording. */
function datadaDe({ cancelada, cancelada_em }: Sumula, aprovada: Periodo, lidoEm: Dia | null): Datada {
  const { de, ate } = aprovada;
  const known = de !== null && de === ate;
  const lida = lidoEm && diaAnterior(lidoEm);
  return {
    ...(known ? { desde: de, precisao: 'dia' } : { desde: null, desde_entre: [de, ate], precisao: 'desconhecida' }),
    ate: cancelada_em === undefined ? null : diaAnterior(cancelada_em),
    ...(cancelada && cancelada_em === undefined && { ate_entre: [de, lida] }),
    ...{ alterado_por: null, vigente: !cancelada },
  };
}

function statusDe(estado: EstadoEm<Datada>, { status }: Resolucao): Resolucao['status'] {
  const valia = status === 'cancelada' ? 'verificado' : status;
  if (estado.tipo === 'revogado') return 'cancelada';
  if (estado.tipo !== 'incerto' || estado.podeFaltar === null) return valia;
  return estado.podeFaltar === 'depois' ? 'cancelada' : 'nao_encontrado';
}

/**
 * Returns what to say of the súmula on those days; null if it was in force then and is today, or if it had already
 * ended.
 */
function fraseDe(estado: EstadoEm<Datada>, sumula: Sumula, dias: Dias, aprovada: Periodo): string | null {
  const nome = nomeDaSumula(sumula);
  const quando = printDias(dias);
  const { cancelada, cancelada_em } = sumula;
  const fim = cancelada_em === undefined ? '' : ` em ${printData(cancelada_em)}`;
  const foi = `foi ${sumula.situacao === 'revogada' ? 'revogada' : 'cancelada'}`;
  if (estado.tipo === 'vigente')
    return cancelada ? `Em ${quando}, a ${nome} valia: ${foi} depois${fim && `,${fim}`}.` : null;
  if (estado.tipo !== 'incerto') return null;
  if (estado.podeFaltar === 'antes')
    return `Não se sabe se a ${nome} já existia em ${quando}: ${printAprovacao(aprovada)}.`;
  const dita = cancelada_em === undefined ? `a fonte diz que ${foi}, e não quando` : `${foi}${fim}`;
  return `Não se sabe se a ${nome} ainda valia em ${quando}: ${dita}.`;
}

function printAprovacao({ de, ate }: Periodo): string {
  if (de !== null && de === ate) return `foi aprovada em ${printData(de)}`;
  if (de !== null && ate !== null)
    return `foi aprovada entre ${printData(de)} e ${printData(ate)}, pela ordem dos números`;
  if (de === null && ate === null) return 'a fonte não diz quando foi aprovada';
  return de === null ? `foi aprovada até ${printData(ate as Dia)}` : `foi aprovada depois de ${printData(de)}`;
}

/** Returns the súmula that a citation resolved to; null if it resolved to none. */
export function findSumula({ ref_key }: Pick<Resolucao, 'ref_key'>, sumulas: AcervoSumulas | null): Sumula | null {
  const chave = ref_key === undefined ? null : parseRefKeySumula(ref_key);
  return chave && (sumulas?.sumula(chave.tribunal, chave.numero, chave.vinculante) ?? null);
}
