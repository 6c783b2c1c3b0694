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
 * What a citation of a súmula came to, as it was on some days: before its approval it is not found, and before its end it
 * is in force. Of days of which that is not known, `motivo` and `mensagem` say so.
 * @param hoje what it comes to today
 * @param lidoEm when the list was read, where it was cancelled by then; null when nobody knows
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
  // What ended is told as of these days; the rest, as which other there is of the number, holds on any.
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

/** When it was approved; where the source's day is out of order, between which days. */
export const aprovadaEm = ({ data = null, aprovada_entre }: Pick<Sumula, 'data' | 'aprovada_entre'>): Periodo =>
  aprovada_entre ? { de: aprovada_entre[0], ate: aprovada_entre[1] } : { de: data, ate: data };

/** A súmula as what has one wording. */
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

/** What is to be said as of the days; null of what held then and holds, or had ended. */
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

/** The súmula that a citation came to; null where it came to none. */
export function findSumula({ ref_key }: Pick<Resolucao, 'ref_key'>, sumulas: AcervoSumulas | null): Sumula | null {
  const chave = ref_key === undefined ? null : parseRefKeySumula(ref_key);
  return chave && (sumulas?.sumula(chave.tribunal, chave.numero, chave.vinculante) ?? null);
}
