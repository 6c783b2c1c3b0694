import type { Excesso } from '../../schemas/model/limites.ts';
import type { Failure } from '../answer.ts';
import type { Cotas } from './estado.ts';
import { saldoDoMinuto } from './gcra.ts';
import { duracaoDoMes } from './mes.ts';

/** One limit that a request was held against, and what is left of it. */
export interface Saldo {
  /** Its name: that of the plan, with `-mes` for the limit of the month. */
  politica: string;
  limite: number;
  janela: Excesso['janela'];
  /** How long the window is, in seconds. */
  segundos: number;
  restante: number;
  /** In how many seconds there is more. */
  renova_em: number;
}

export function saldoPorMinuto(politica: string, limite: number, marca: number, agora: number): Saldo {
  return { politica, limite, janela: 'minuto', segundos: 60, ...saldoDoMinuto(marca, limite, agora) };
}

/** Both limits of a plan, or that of the minute alone where nothing counts against the month. */
export function saldosDoPlano(
  politica: string,
  { por_minuto, por_mes }: Cotas[string],
  { marca, usos }: { marca: number; usos: number },
  agora: number,
): Saldo[] {
  const minuto = saldoPorMinuto(politica, por_minuto, marca, agora);
  if (por_mes === null) return [minuto];
  const { segundos, resta } = duracaoDoMes(agora);
  const restante = Math.max(0, por_mes - usos);
  const mes: Saldo = {
    politica: `${politica}-mes`,
    ...{ limite: por_mes, janela: 'mes', segundos, restante, renova_em: resta },
  };
  return [minuto, mes];
}

const POR: Record<Excesso['janela'], string> = { minuto: 'por minuto', mes: 'por mês' };

/** The refusal of a request that found no room: for the limit that takes longest to have some again. */
export function excesso(saldos: readonly Saldo[]): Failure {
  const [pior] = saldos.filter(({ restante }) => restante === 0).sort((a, b) => b.renova_em - a.renova_em);
  if (!pior) throw new Error('a request was refused although every limit had room');
  const { limite, janela, renova_em } = pior;
  return {
    kind: 'failure',
    code: 'rate_limited',
    message: `O limite de ${limite.toLocaleString('pt-BR')} requisições ${POR[janela]} foi atingido; tente de novo em ${renova_em.toLocaleString('pt-BR')} s.`,
    details: { limite, janela, tente_em: renova_em } satisfies Excesso,
  };
}
