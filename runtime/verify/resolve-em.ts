import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { parseRefKeySumula } from '../../schemas/contract/model/corpus/ref-key-sumula.ts';
import type { CitacaoExtraida } from '../../schemas/contract/model/verification/citacao.ts';
import type { ItemCitacao } from '../../schemas/contract/model/verification/item-citacao.ts';
import type { Resolucao } from '../../schemas/contract/model/verification/resolucao.ts';
import type { Dia } from '../../schemas/law/calendario.ts';
import { printPartes } from '../../schemas/law/rotulo-extenso.ts';
import { fraseDoDia } from '../../schemas/tempo/frases.ts';
import { withLeitura } from '../../schemas/tempo/pedido.ts';
import { efeitoEm, isConfirmada, isIncerta, parcialDita, statusEm } from '../../schemas/tempo/status-em.ts';
import { withGravidade } from '../../schemas/verify/gravidade.ts';
import { findSumula, resolveSumulaEm } from '../../schemas/verify/sumulas/sumula-em.ts';
import { resolveDesconhecidoEm } from '../../schemas/verify/time/ato-em.ts';
import { printSucessores } from '../../schemas/verify/time/sucessor.ts';
import { provisionEm, versoesDe } from '../em/corpus-em.ts';
import type { PedidoComLeitura } from '../em/dias.ts';
import type { Acervo } from '../snapshot/acervo.ts';

/**
 * What a citation came to, as it was on some days: its status is that of those days, and `mensagem` says what changed
 * since.
 * @param hoje what it comes to today
 */
export const resolveEm = (
  hoje: Resolucao,
  citacao: ItemCitacao | CitacaoExtraida,
  acervo: Acervo,
  pedido: PedidoComLeitura,
): Resolucao => withGravidade(withLeitura(asOf(hoje, citacao, acervo, pedido), pedido, lidoEm(hoje, pedido)));

/** When what a citation led to was last read. */
function lidoEm({ ref_key = '' }: Resolucao, pedido: PedidoComLeitura): Dia | null {
  return pedido.lidoEm(parseRefKeySumula(ref_key)?.tribunal ?? ref_key.split('.', 1)[0] ?? '');
}

function asOf(
  hoje: Resolucao,
  citacao: ItemCitacao | CitacaoExtraida,
  acervo: Acervo,
  pedido: PedidoComLeitura,
): Resolucao {
  const { ref_key } = hoje;
  const { sumulas } = acervo;
  const sumula = findSumula(hoje, sumulas);
  if (sumula) return resolveSumulaEm(hoje, sumula, pedido, { lidoEm: lidoEm(hoje, pedido), sumulas });
  if (ref_key === undefined) return resolveDesconhecidoEm(hoje, pedido);
  const doc = acervo.dispositivo(ref_key);
  if (!doc) return hoje;
  const linha = JSON.parse(Buffer.from(doc).toString()) as Dispositivo;
  const found = provisionEm(acervo, linha, pedido);
  if (!found) return notThere(acervo, linha, pedido);
  const { estado, dispositivo } = found;
  if (estado.tipo === 'sem_data') return hoje;
  const { em, anotacoes, alterado_por, revogado, revogado_por } = dispositivo;
  const so = 'caput' in citacao && citacao.caput === true && dispositivo.caput_texto !== null && !hoje.parcial;
  const texto = so ? (dispositivo.caput_texto as string) : dispositivo.texto;
  const { mensagem, ...rest } = em;
  const falta = parcialDita(hoje);
  const inferido = 'diploma_inferido' in citacao && citacao.diploma_inferido === true;
  // What an article is about is told of today's words.
  const alerta = hoje.texto === texto ? hoje.alerta : undefined;
  const novos = printSucessores(hoje.sucessor ?? [], linha.sigla);
  const ditas = [falta, mensagem, novos, inferido ? 'O diploma foi inferido do texto.' : null, alerta?.motivo].filter(
    (dita) => dita,
  );
  const status = statusEm(estado, hoje, inferido);
  const { mensagem: _, revogado_por: __, alerta: ___, efeito_em: ____, motivo, sugestao, ...base } = hoje;
  return {
    ...base,
    status,
    ...efeitoEm(hoje, estado, pedido.dias),
    ...(motivo === 'dito_revogado' && status === 'revogado' && { motivo }),
    ...(isIncerta(estado) && { motivo: 'redacao_incerta' as const }),
    ...(sugestao && !isConfirmada(status) && { sugestao }),
    ...{ texto, revogado, anotacoes, alterado_por, revogado_por },
    ...(alerta && { alerta }),
    ...(ditas.length > 0 && { mensagem: ditas.join(' ') }),
    em: rest,
  };
}

function notThere(acervo: Acervo, linha: Dispositivo, { dias, escrito }: PedidoComLeitura): Resolucao {
  // What was vetoed at first, and is law since, has a first wording without days.
  const versoes = versoesDe(acervo, linha.ref_key);
  const desde = versoes.find((versao) => versao.desde || versao.desde_entre) ?? versoes[0];
  const nome = `${printPartes(linha)} (${linha.sigla})`;
  const frase = desde && fraseDoDia({ tipo: 'inexistente', desde }, dias, nome, null);
  return {
    status: 'nao_encontrado',
    ref_key: linha.ref_key,
    ...(frase && { mensagem: frase }),
    em: {
      pedido: escrito,
      certo: true,
      desde: desde?.desde ?? null,
      ate: null,
      precisao: desde?.precisao ?? 'desconhecida',
      base: desde?.base ?? null,
    },
  };
}
