import type { Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { type Dia, somaDias } from '../../schemas/law/calendario.ts';

/** Days between the end of what was repealed and the beginning of what took its place, at the most. */
const FOLGA = 3;

/** Whether one thing began when another ended: for sure, perhaps, or not, for they held together or long apart. */
export type Sucede = 'sim' | 'talvez' | 'nao';

/**
 * @param antiga the last wording of what is in force no more
 * @param nova the first wording of what may have taken its place that says the same
 */
export function sucede(antiga: Versao, nova: Versao): Sucede {
  const [fimDe, fimAte] = antiga.ate_entre ?? [antiga.ate ?? null, antiga.ate ?? null];
  const [inicioDe, inicioAte] = nova.desde_entre ?? [nova.desde ?? null, nova.desde ?? null];
  if (inicioAte !== null && fimDe !== null && depois(fimDe, inicioAte)) return 'nao';
  if (inicioDe !== null && fimAte !== null && depois(inicioDe, somaDias(fimAte, FOLGA))) return 'nao';
  return [fimAte, inicioDe, inicioAte].includes(null) ? 'talvez' : 'sim';
}

/** The day after the last of one is the first of the next, which an act may say in one breath. */
const depois = (a: Dia, b: Dia): boolean => a > somaDias(b, 1);
