import type { Excesso } from '../../schemas/contract/model/service/limites.ts';
import type { Failure } from '../answer.ts';
import type { Resto } from './janela.ts';
import { duracaoDoMes } from './mes.ts';

type Janela = Exclude<Excesso['janela'], 'agora'>;

/** A limit, as response headers describe it. */
export interface Politica {
  /** The name of the plan, with `-mes` for the monthly limit. */
  nome: string;
  limite: number;
  janela: Janela;
  /** The length of the window, in seconds. */
  segundos: number;
}

/** A limit that applied to a request, and what is left of it. */
export interface Saldo {
  politica: Politica;
  restante: number;
  /** Seconds until more is available. */
  renova_em: number;
}

/** A limit of requests per minute, by the name that the response headers give it. */
export function politicaDoMinuto(nome: string, limite: number): Politica {
  return { nome, limite, janela: 'minuto', segundos: 60 };
}

/**
 * What is left of a limit per minute. Milliseconds become seconds, rounded up so that nobody who waits for them comes
 * too early.
 */
export function saldoPorMinuto(politica: Politica, { restante, renova_em }: Resto): Saldo {
  return { politica, restante, renova_em: Math.ceil(renova_em / 1000) };
}

/** What is left of the monthly limit of a plan. `agora` is in milliseconds since 1970; months are those of UTC. */
export function saldoPorMes(plano: string, limite: number, usos: number, agora: number): Saldo {
  const { segundos, resta } = duracaoDoMes(agora);
  const politica: Politica = { nome: `${plano}-mes`, limite, janela: 'mes', segundos };
  return { politica, restante: Math.max(0, limite - usos), renova_em: resta };
}

const POR: Record<Janela, string> = { minuto: 'por minuto', mes: 'por mês' };

/** The refusal of a request over its limits. It names the limit that takes longest to be available again. */
export function excesso(saldos: readonly Saldo[]): Failure {
  const [pior] = saldos.filter(({ restante }) => restante === 0).sort((a, b) => b.renova_em - a.renova_em);
  if (!pior) throw new Error('a request was refused although every limit had room');
  const { limite, janela } = pior.politica;
  const tente_em = pior.renova_em;
  const [requisicoes, espera] = [limite, tente_em].map((number) => number.toLocaleString('pt-BR'));
  return {
    kind: 'failure',
    code: 'rate_limited',
    message: `O limite de ${requisicoes} requisições ${POR[janela]} foi atingido; tente de novo em ${espera} s.`,
    details: { limite, janela, tente_em } satisfies Excesso,
  };
}
