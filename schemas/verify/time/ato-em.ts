import { antecessorDe, feitaOf } from '../../catalog/antecessores.ts';
import { catalogo } from '../../catalog/catalog.ts';
import { superados } from '../../catalog/superados.ts';
import type { AtoCitado } from '../../contract/model/verification/ato-citado.ts';
import type { Resolucao } from '../../contract/model/verification/resolucao.ts';
import type { Dia } from '../../law/calendario.ts';
import { parseMadeSigla } from '../../law/made-sigla.ts';
import type { Dias } from '../../tempo/estado-em.ts';
import { printDias } from '../../tempo/frases.ts';
import type { Pedido } from '../../tempo/pedido.ts';
import { printData } from '../../text/data.ts';
import type { AtosConhecidos } from '../acervo/ato-conhecido.ts';
import { gravidadeDe } from '../gravidade.ts';

/**
 * Returns the result, as of some days, for a citation of an act that is not in the corpus. An act of a later year did not
 * exist on those days; an act that was replaced later was in force.
 * @param hoje today's result; returned as it is if nothing is known of the act's time
 */
export function resolveDesconhecidoEm(hoje: Resolucao, { dias, escrito }: Pedido): Resolucao {
  const { diploma_citado: diploma, motivo, mensagem } = hoje;
  if (hoje.status !== 'diploma_desconhecido' || motivo === 'contradiz' || !diploma) return hoje;
  const sigla = diploma.sigla ?? (diploma.tipo === 'constituicao' ? `X-CF-${diploma.ano}` : '');
  const dito = sayOfTime(tempoDoAto(sigla), nomeDe(sigla, diploma.rotulo), dias);
  if (dito === null) return hoje;
  if (dito.existia) return { ...hoje, mensagem: `${mensagem} ${dito.frase}` };
  const { desde } = dito;
  return {
    ...{ status: 'nao_encontrado', diploma_citado: diploma, mensagem: dito.frase },
    em: { pedido: escrito, certo: true, desde, ate: null, precisao: desde ? 'dia' : 'desconhecida', base: null },
  };
}

/** Returns the same for an act that a text cites without a provision; that act may be in the corpus. */
export function resolveAtoEm(hoje: AtoCitado, atos: AtosConhecidos, dias: Dias): AtoCitado {
  const { motivo, diploma_sugerido, ...rest } = hoje;
  if (motivo === 'contradiz') return hoje;
  const conhecido = atos.bySigla(hoje.sigla);
  const dito = sayOfTime(tempoDoAto(hoje.sigla, conhecido?.ano), nomeDe(hoje.sigla, hoje.rotulo), dias);
  if (dito === null || (dito.existia && conhecido)) return hoje;
  if (dito.existia) return { ...hoje, mensagem: `${hoje.mensagem} ${dito.frase}` };
  const status = 'nao_encontrado';
  return { ...rest, status, gravidade: gravidadeDe({ status }), mensagem: dito.frase };
}

interface TempoDoAto {
  ano: number;
  /** The first day in force; null if it is not known. */
  desde: Dia | null;
  /** The first day on which another act had replaced it; null if none did. */
  ate: Dia | null;
}

/** Returns when an act was law; null if not even its year is known. */
function tempoDoAto(sigla: string, conhecido?: number): TempoDoAto | null {
  const superado = superados.find((each) => feitaOf(each, 'CF') === sigla);
  if (superado) {
    const { ano, desde = null, ate, sucessor } = superado;
    return { ano, desde, ate: sucessor === undefined ? null : ate };
  }
  const listado = catalogo.atos.find((ato) => ato.sigla === sigla);
  const ano = conhecido || listado?.ano || parseMadeSigla(sigla)?.ano;
  return ano ? { ano, desde: null, ate: null } : null;
}

const nomeDe = (sigla: string, rotulo: string): string => antecessorDe(sigla)?.nome ?? `“${rotulo}”`;

type Dito = { existia: true; frase: string } | { existia: false; frase: string; desde: Dia | null };

function sayOfTime(tempo: TempoDoAto | null, nome: string, dias: Dias): Dito | null {
  if (tempo === null) return null;
  const { ano, desde, ate } = tempo;
  const em = `Em ${printDias(dias)},`;
  if (dias.ate < (desde ?? `${ano}`)) {
    const inicio = desde === null ? `é de ${ano}` : `vigorou desde ${printData(desde)}`;
    return { existia: false, frase: `${em} ${nome} ainda não existia: ${inicio}.`, desde };
  }
  const vigorava = ate !== null && (desde ?? inForceBy(ano)) <= dias.de && dias.ate < ate;
  return vigorava ? { existia: true, frase: `${em} o diploma citado ainda vigorava.` } : null;
}

/** Returns a day on which an act of that year surely was in force: some began only a year after their publication. */
const inForceBy = (ano: number): Dia => `${ano + 2}-01-01`;
