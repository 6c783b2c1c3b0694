import type { AtoExtraido } from '../citations/extract-acts.ts';
import { outsideSigla } from '../citations/mentions/mention.ts';
import type { AtoCitado } from '../contract/model/verification/ato-citado.ts';
import type { Resolucao } from '../contract/model/verification/resolucao.ts';
import type { Dias } from '../tempo/estado-em.ts';
import type { Acervo } from './acervo/acervo.ts';
import { type AtoConhecido, printConhecido } from './acervo/ato-conhecido.ts';
import type { AtoVerificavel } from './acervo/ato-verificavel.ts';
import { motivo } from './acervo/notas.ts';
import { gravidadeDe } from './gravidade.ts';
import { atoDeOutroAno, resolveDesconhecido, resolveNaoAlterado } from './identify/desconhecido.ts';
import { identifyLido } from './identify/identify-ato.ts';
import { printRevogacao, revogacaoDe } from './identify/revogacao-do-ato.ts';
import { alterou } from './locate/alteradores.ts';
import { resolveAtoEm } from './time/ato-em.ts';
import { ressalvaDeData } from './time/data-citada.ts';
import { ressalvaDeTempo } from './time/ressalva-de-tempo.ts';

/**
 * Resolves an act that a text cites by itself, with the same messages that its provisions would get: whether it is
 * known and whether it is in force.
 * @param dias the days to answer for; today if left out
 */
export function resolveAto(citado: AtoExtraido, acervo: Acervo, dias: Dias | null = null): AtoCitado {
  const hoje = resolveAtoHoje(citado, acervo);
  return dias === null ? hoje : resolveAtoEm(hoje, acervo.atos, dias);
}

function resolveAtoHoje(citado: AtoExtraido, acervo: Acervo): AtoCitado {
  const { rotulo, offset, fim } = citado;
  const has = ({ sigla }: AtoConhecido) => acervo.atos.bySigla(sigla) !== null;
  const say = (sigla: string, dito: Pick<Resolucao, 'status' | 'motivo' | 'mensagem'>): AtoCitado => ({
    ...{ rotulo, offset, fim, sigla, status: dito.status, gravidade: gravidadeDe(dito) },
    ...(dito.motivo && { motivo: dito.motivo }),
    ...(citado.tempo && { tempo: citado.tempo }),
    ...(dito.mensagem && { mensagem: dito.mensagem }),
  });
  const identidade = identifyLido(citado, rotulo, acervo);
  const tempo = ressalvaDeTempo(citado.sigla, citado.tempo);
  if (!('sigla' in identidade)) {
    const found = resolveDesconhecido(identidade, rotulo, acervo);
    const certo = found.motivo === 'sem_diploma' ? null : atoDeOutroAno(identidade, acervo);
    return {
      ...say(citado.sigla, { ...found, mensagem: [tempo, found.mensagem].filter(Boolean).join(' ') }),
      ...(certo && { diploma_sugerido: { sigla: certo.sigla, nome: certo.nome, ano: certo.ano, lido: has(certo) } }),
    };
  }
  const { sigla, ao_lado } = identidade;
  const ato = acervo.ato(sigla);
  if (ao_lado !== undefined && !alterou(ato.alteradores, ao_lado)) {
    const conflito = resolveNaoAlterado({ sigla, ao_lado, artigo: '', outros: false }, rotulo, acervo);
    return say(outsideSigla(sigla, ao_lado), conflito);
  }
  const vazio = whyRevogado(ato, acervo);
  const revogacao = revogacaoDe(acervo, sigla);
  const inteira = revogacao && printRevogacao(revogacao);
  const data = ressalvaDeData(rotulo, ato.data);
  const mensagem = [tempo, vazio, inteira, data].filter((dita) => dita !== null).join(' ');
  if (vazio !== null) return say(sigla, { status: 'revogado', mensagem });
  return say(sigla, { status: 'verificado', ...(data !== null && { motivo: 'data_diversa' }), mensagem });
}

/**
 * Returns a sentence if no provision of the act is in force, with the reason for the first repealed one; null if a
 * provision is in force.
 */
function whyRevogado(ato: AtoVerificavel, acervo: Acervo): string | null {
  let revogado: number | null = null;
  for (let posicao = 0; posicao < ato.total; posicao++) {
    if (ato.vigora(posicao)) return null;
    if (ato.estado(posicao) === 'revogado') revogado ??= posicao;
  }
  if (revogado === null) return null;
  const conhecido = acervo.atos.bySigla(ato.sigla);
  const nome = conhecido ? printConhecido(conhecido) : ato.sigla;
  return `Nenhum dispositivo do diploma ${nome} vigora: ${motivo(ato.mostra(revogado))}.`;
}
