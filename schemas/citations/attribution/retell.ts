import type { DispositivoCitado } from '../../contract/model/citacao.ts';
import { nameOfAct, noteNameOfAct } from './name-of-act.ts';
import { noteRule, ruleOf } from './rule-of.ts';

/** A citation of which something else is told, with what stands beside it: its name of the act, and its rule. */
export function retell(
  citacao: DispositivoCitado,
  told: Partial<Pick<DispositivoCitado, 'sigla' | 'tempo'>>,
): DispositivoCitado {
  const { inferencia } = citacao;
  const sigla = told.sigla ?? citacao.sigla;
  const again: DispositivoCitado = {
    ...citacao,
    ...told,
    ...(inferencia && sigla !== null && { inferencia: { ...inferencia, sigla } }),
  };
  const name = nameOfAct(citacao);
  const rule = ruleOf(citacao);
  if (name !== undefined) noteNameOfAct(again, name);
  if (rule !== undefined) noteRule(again, rule);
  return again;
}
