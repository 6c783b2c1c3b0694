import { parseRefKeySumula } from '../../contract/model/corpus/ref-key-sumula.ts';
import type { Sumula } from '../../contract/model/corpus/sumula.ts';
import type { Resolucao } from '../../contract/model/verification/resolucao.ts';
import { type Dia, diaAnterior, type Periodo } from '../../law/calendario.ts';
import { type Datada, type Dias, type EstadoEm, estadoDe, type Redigida, versaoDe } from '../../tempo/estado-em.ts';
import { printDias } from '../../tempo/frases.ts';
import type { Pedido } from '../../tempo/pedido.ts';
import { printData } from '../../text/data.ts';
import type { AcervoSumulas } from '../acervo/acervo.ts';
import { fraseDaSituacao, fraseDaVinculante, nomeDaSumula } from './situacao-da-sumula.ts';

/**
 * Returns the result for a súmula as it was on some days. Before its approval it is not found; before its end it is in
 * force. If this is not known for those days, or the source does not keep the words of those days, `motivo` and
 * `mensagem` say so.
 * @param hoje the result as of today
 * @param lidoEm the day on which the list was read, by which a cancelled súmula had been cancelled; null if it is not
 * known
 */
export function resolveSumulaEm(
  hoje: Resolucao,
  sumula: Sumula,
  { dias, escrito }: Pedido,
  { lidoEm, sumulas }: { lidoEm: Dia | null; sumulas: AcervoSumulas | null },
): Resolucao {
  const aprovada = aprovadaEm(sumula);
  const redigidas = redigidasDe(sumula, lidoEm);
  const estado = estadoDe(redigidas, dias);
  const nome = nomeDaSumula(sumula);
  const { desde = null, ate = null, precisao = 'desconhecida' } = versaoDe(estado) ?? {};
  const outraRedacao = estado.tipo === 'vigente' && estado.versao !== redigidas.at(-1)?.versao;
  const certo = estado.tipo !== 'incerto' && !outraRedacao;
  const em = { pedido: escrito, certo, desde, ate, precisao, base: null };
  if (estado.tipo === 'inexistente') {
    const mensagem = `Em ${printDias(dias)}, a ${nome} ainda não existia: ${printAprovacao(aprovada)}.`;
    return { status: 'nao_encontrado', ref_key: sumula.ref_key, mensagem, em: { ...em, ate: null } };
  }
  const situada = fraseDaSituacao(`A ${nome}`, sumula);
  const vinculante = sumula.vinculante ? null : (sumulas?.sumula(sumula.tribunal, sumula.numero, true) ?? null);
  const depois = vinculante && estadoDe(redigidasDe(vinculante, lidoEm), dias).tipo === 'inexistente';
  // What is said of today is told anew for these days; the rest, such as how the court was inferred, holds for any day.
  const deHoje = [situada ?? '', depois ? fraseDaVinculante(vinculante) : ''];
  const resto = deHoje.reduce((said, dita) => said.replace(dita, ''), hoje.mensagem ?? '');
  const isLida = estado.tipo === 'revogado' || (lidoEm !== null && dias.de >= lidoEm && !sumula.cancelada);
  const ditas = [
    ...(isLida ? [situada] : [fraseDe(estado, sumula, dias, aprovada), fraseDeHoje(estado, sumula)]),
    outraRedacao ? fraseDaRedacao(sumula, dias) : null,
    resto.replace(/ {2,}/gu, ' ').trim(),
  ];
  const mensagem = ditas.filter((part) => part).join(' ');
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

type Datas = Pick<Sumula, 'data' | 'aprovada_entre'>;

/** Returns when a súmula was approved; if the source's day is out of order, the days between which it was. */
export const aprovadaEm = ({ data = null, aprovada_entre }: Datas): Periodo =>
  aprovada_entre ? { de: aprovada_entre[0], ate: aprovada_entre[1] } : { de: data, ate: data };

/** Returns the day of the words that a list has, if it is later than the approval: then other words held before. */
export function redacaoPosterior({ data = null, aprovada_entre }: Datas): Dia | null {
  const ate = aprovada_entre?.[1] ?? null;
  return data !== null && ate !== null && data > ate ? data : null;
}

/** Represents a súmula as a provision. Its last wording is the one that the list has. */
function redigidasDe(sumula: Sumula, lidoEm: Dia | null): Redigida<Datada>[] {
  const { cancelada, cancelada_em, situacao } = sumula;
  const aprovada = aprovadaEm(sumula);
  const posterior = redacaoPosterior(sumula);
  const reescrita: Periodo | null = posterior
    ? { de: posterior, ate: posterior }
    : situacao === 'alterada' || situacao === 'revisada'
      ? { de: aprovada.de, ate: lidoEm }
      : null;
  const primeira = { ...inicioDe(aprovada), alterado_por: null };
  const ultima: Datada = {
    ...(reescrita ? inicioDe(reescrita) : primeira),
    ate: cancelada_em === undefined ? null : diaAnterior(cancelada_em),
    ...(cancelada && cancelada_em === undefined && { ate_entre: [(reescrita ?? aprovada).de, vespera(lidoEm)] }),
    ...{ alterado_por: null, vigente: !cancelada },
  };
  const fim = posterior ? { ate: diaAnterior(posterior) } : { ate_entre: [aprovada.de, vespera(lidoEm)] as Entre };
  const versoes: Datada[] = reescrita ? [{ ...primeira, ...fim, vigente: false }, ultima] : [ultima];
  return versoes.map((versao) => ({ versao, marca: false, reescrita: false }));
}

type Entre = [Dia | null, Dia | null];
const vespera = (dia: Dia | null): Dia | null => dia && diaAnterior(dia);

const inicioDe = ({ de, ate }: Periodo): Pick<Datada, 'desde' | 'desde_entre' | 'precisao'> =>
  de !== null && de === ate
    ? { desde: de, precisao: 'dia' }
    : { desde: null, desde_entre: [de, ate], precisao: 'desconhecida' };

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
  if (estado.podeFaltar === null) return fraseDaDuvida(sumula, dias);
  const dita = cancelada_em === undefined ? `a fonte diz que ${foi}, e não quando` : `${foi}${fim}`;
  return `Não se sabe se a ${nome} ainda valia em ${quando}: ${dita}.`;
}

/** Returns what there is to say of words that hold today, on days on which others did. */
const fraseDaRedacao = (sumula: Sumula, dias: Dias): string =>
  `Em ${printDias(dias)}, a ${nomeDaSumula(sumula)} tinha outra redação, que a fonte não guarda: a que há é ${daRedacao(sumula)}.`;

const fraseDaDuvida = (sumula: Sumula, dias: Dias): string =>
  `Não se sabe com que redação a ${nomeDaSumula(sumula)} valia em ${printDias(dias)}: ${
    redacaoPosterior(sumula) === null
      ? `a fonte diz que foi ${sumula.situacao}, e não quando`
      : `a que a fonte guarda é ${daRedacao(sumula)}`
  }.`;

const daRedacao = (sumula: Sumula): string => `de ${printData(redacaoPosterior(sumula) as Dia)}`;

/** Returns a state that the list tells of today without a day, for days on which the súmula was in force. */
const fraseDeHoje = ({ tipo }: EstadoEm<Datada>, sumula: Sumula): string | null =>
  tipo === 'vigente' && (sumula.situacao === 'superada' || sumula.situacao === 'suspensa')
    ? `A ${nomeDaSumula(sumula)} está hoje ${sumula.situacao}, como diz a lista do tribunal, que não diz desde quando.`
    : null;

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
