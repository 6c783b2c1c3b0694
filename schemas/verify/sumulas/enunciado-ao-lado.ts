import type { Sumula } from '../../contract/model/corpus/sumula.ts';
import { radicais } from '../../text/radicais.ts';

/**
 * From the first share of a súmula's words a text around the number is stating it; below the second, the words match by
 * chance.
 */
const [TOLD, CHANCE] = [0.75, 0.5];

/**
 * Whether the words around a citation are those of another court's súmula of the same number and not of the one found.
 */
export function tellsOther(contexto: string, found: Sumula, other: Sumula): boolean {
  const words = radicais(contexto);
  return shareOf(other, words) >= TOLD && shareOf(found, words) < CHANCE;
}

function shareOf({ texto }: Sumula, words: ReadonlySet<string>): number {
  const own = [...radicais(texto)];
  return own.length === 0 ? 0 : own.filter((word) => words.has(word)).length / own.length;
}
