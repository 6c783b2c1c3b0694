import type { CitacaoExtraida } from '../contract/model/verification/citacao.ts';
import type { ItemCitacao } from '../contract/model/verification/item-citacao.ts';
import type { Resolucao } from '../contract/model/verification/resolucao.ts';
import { printPartes } from '../law/rotulo-extenso.ts';
import { type Datada, type EstadoEm, estadoDe, versaoDe } from '../tempo/estado-em.ts';
import { fraseDoDia } from '../tempo/frases.ts';
import { type Pedido, withLeitura } from '../tempo/pedido.ts';
import { efeitoEm, isConfirmada, isIncerta, parcialDita, statusEm } from '../tempo/status-em.ts';
import type { AtoVerificavel } from '../verify/acervo/ato-verificavel.ts';
import { withGravidade } from '../verify/gravidade.ts';
import { findSumula, resolveSumulaEm } from '../verify/sumulas/sumula-em.ts';
import { resolveDesconhecidoEm } from '../verify/time/ato-em.ts';
import { printSucessores } from '../verify/time/sucessor.ts';
import type { Fatos } from './fatos.ts';

/**
 * Returns the result of a citation as it was on some days, from the register of facts. The status is that of those
 * days, and `mensagem` says what has changed since.
 * @param hoje the result as of today
 */
export const resolveFatosEm = (
  hoje: Resolucao,
  citacao: ItemCitacao | CitacaoExtraida,
  fatos: Fatos,
  pedido: Pedido,
): Resolucao => withGravidade(withLeitura(asOf(hoje, citacao, fatos, pedido), pedido, fatos.dia));

function asOf(
  hoje: Resolucao,
  citacao: ItemCitacao | CitacaoExtraida,
  fatos: Fatos,
  { dias, escrito }: Pedido,
): Resolucao {
  const { sumulas } = fatos.acervo;
  const sumula = findSumula(hoje, sumulas);
  if (sumula) return resolveSumulaEm(hoje, sumula, { dias, escrito }, { lidoEm: fatos.dia, sumulas });
  const [sigla = ''] = (hoje.ref_key ?? '').split('.', 1);
  if (hoje.ref_key === undefined) return resolveDesconhecidoEm(hoje, { dias, escrito });
  if (fatos.acervo.sigla(sigla) !== sigla) return hoje;
  const ato = fatos.acervo.ato(sigla);
  const posicao = ato.posicao(hoje.ref_key);
  if (posicao === null) return hoje;
  const redigidas = fatos.redacoes(sigla, posicao);
  const estado = estadoDe(redigidas, dias);
  const abaixo = abaixoDoArtigo(ato, posicao).map((below) => estadoDe(fatos.redacoes(sigla, below), dias));
  // A vetoed provision was never law and has no dates: it existed if its article did.
  const naoHavia =
    isInexistente(estado) && abaixo.every(isInexistente) && abaixo.some(({ tipo }) => tipo === 'inexistente');
  if (estado.tipo === 'sem_data' && !naoHavia) return hoje;
  const vigente = redigidas.find(({ versao }) => versao.vigente)?.versao ?? null;
  const nome = `${printPartes(ato.partes(posicao))} (${sigla})`;
  const versao = versaoDe(estado) ?? redigidas[0]?.versao;
  const { desde = null, ate = null, precisao = 'desconhecida', base = null } = versao ?? {};
  if (estado.tipo === 'inexistente' || versao === undefined || naoHavia) {
    const mensagem = versao ? fraseDoDia({ tipo: 'inexistente', desde: versao }, dias, nome, null) : null;
    return {
      ...{ status: 'nao_encontrado', ref_key: hoje.ref_key },
      ...(mensagem !== null && { mensagem }),
      em: { pedido: escrito, certo: true, desde, ate: null, precisao, base },
    };
  }
  const frase = fraseDoDia(estado, dias, nome, hoje.revogado ? null : vigente);
  const inferido = 'diploma_inferido' in citacao && citacao.diploma_inferido === true;
  const novos = printSucessores(hoje.sucessor ?? [], sigla);
  const ditas = [parcialDita(hoje), frase, novos, inferido ? 'O diploma foi inferido do texto.' : null];
  const mensagem = ditas.filter((dita) => dita).join(' ');
  const status = statusEm(estado, hoje, inferido);
  const { mensagem: _, efeito_em: __, motivo, sugestao, ...today } = hoje;
  const revogado = estado.tipo === 'revogado';
  return {
    ...today,
    status,
    ...efeitoEm(hoje, estado, dias),
    ...(motivo === 'dito_revogado' && status === 'revogado' && { motivo }),
    ...(isIncerta(estado) && { motivo: 'redacao_incerta' as const }),
    ...(sugestao && !isConfirmada(status) && { sugestao }),
    ...{ revogado, alterado_por: versao.alterado_por },
    ...(!revogado && { revogado_por: null }),
    ...(mensagem !== '' && { mensagem }),
    em: { pedido: escrito, certo: [estado, ...abaixo].every(isCerto), desde, ate, precisao, base },
  };
}

/**
 * Returns the positions below an article, because the article is only as certain as they are; none for a provision that
 * is not an article.
 */
function abaixoDoArtigo(ato: AtoVerificavel, posicao: number): number[] {
  if (ato.nivel(posicao) !== 'artigo') return [];
  const [from, to] = ato.artigo(ato.chave(posicao).slice(ato.sigla.length + 1)) ?? [posicao, posicao];
  return Array.from({ length: Math.max(0, to - from - 1) }, (_, i) => from + i + 1);
}

const isInexistente = ({ tipo }: EstadoEm<Datada>): boolean => tipo === 'inexistente' || tipo === 'sem_data';
const isCerto = (estado: EstadoEm<Datada>): boolean => !isIncerta(estado);
