import type { Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { type Dia, somaDias } from '../../schemas/law/calendario.ts';

/** The most days that may lie between the end of what was repealed and the beginning of what replaced it. */
const FOLGA = 3;

/** Whether one thing began when another ended: certainly, perhaps, or not, because they overlap or are far apart. */
export type Sucede = 'sim' | 'talvez' | 'nao';

/**
 * Returns whether the new wording began when the old one ended.
 * @param antiga the last wording of a provision that is no longer in force
 * @param nova the first wording with the same text of the provision that may have replaced it
 */
export function sucede(antiga: Versao, nova: Versao): Sucede {
  const [fimDe, fimAte] = antiga.ate_entre ?? [antiga.ate ?? null, antiga.ate ?? null];
  const [inicioDe, inicioAte] = nova.desde_entre ?? [nova.desde ?? null, nova.desde ?? null];
  if (inicioAte !== null && fimDe !== null && depois(fimDe, inicioAte)) return 'nao';
  if (inicioDe !== null && fimAte !== null && depois(inicioDe, somaDias(fimAte, FOLGA))) return 'nao';
  return [fimAte, inicioDe, inicioAte].includes(null) ? 'talvez' : 'sim';
}

/**
 * Whether day `a` is more than one day after day `b`. One day is tolerated: the day after the last of one is the first
 * of the next, and an act may state both in one sentence.
 */
const depois = (a: Dia, b: Dia): boolean => a > somaDias(b, 1);
