import { MAX_UNIDADES, type Unidade } from '../query/unidades.ts';
import type { Marcas } from './marcas.ts';

/** Words farther apart than this are unrelated. */
const LONGE = 40;

/** Work space for one text at a time: for each unit, the position of its last word, and its smallest distance. */
const last = new Int32Array(MAX_UNIDADES);
const least = new Float64Array(MAX_UNIDADES);

const NADA = new Uint32Array(0);

/**
 * How close together the units are in a text, 0 to 1: 1 if each directly follows the previous one.
 * @param antes text that precedes it and is read with it
 */
export function juntas(
  texto: Uint32Array,
  marcas: Marcas,
  unidades: readonly Unidade[],
  antes: Uint32Array = NADA,
): number {
  last.fill(-1_000);
  least.fill(Number.POSITIVE_INFINITY);
  let found = 0;
  for (let at = -antes.length; at < texto.length; at++) {
    const marca = marcas.de((at < 0 ? antes[at + antes.length] : texto[at]) as number);
    if (marca < 0) continue;
    for (const unidade of marcas.unidades[marca] ?? []) {
      // After the previous unit, as in the query, or before it, which counts less.
      if (unidade > 0) least[unidade] = Math.min(least[unidade] as number, at - (last[unidade - 1] as number) || LONGE);
      if (unidade + 1 < unidades.length) {
        const back = 1.5 * (at - (last[unidade + 1] as number)) + 1;
        if (back > 1) least[unidade + 1] = Math.min(least[unidade + 1] as number, back);
      }
      last[unidade] = at;
      found += 1;
    }
  }
  if (found < 2) return 0;
  let sum = 0;
  let weight = 0;
  for (let i = 1; i < unidades.length; i++) {
    const pair = Math.min((unidades[i - 1] as Unidade).peso, (unidades[i] as Unidade).peso);
    weight += pair;
    const distance = least[i] as number;
    if (distance < LONGE) sum += pair / Math.sqrt(distance);
  }
  return weight === 0 ? 0 : sum / weight;
}
