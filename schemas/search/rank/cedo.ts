import type { Unidade } from '../query/unidades.ts';
import type { Marcas } from './marcas.ts';

/** After this many words the value is halved. */
const MEIO = 12;

/** How early the first word of each unit is in a text, 0 to 1. `total` is the weight of all units. */
export function cedo(texto: Uint32Array, marcas: Marcas, unidades: readonly Unidade[], total: number): number {
  let sum = 0;
  let seen = 0;
  for (let at = 0; at < texto.length; at++) {
    const marca = marcas.de(texto[at] as number);
    if (marca < 0) continue;
    for (const unidade of marcas.unidades[marca] ?? []) {
      if (seen & (1 << unidade)) continue;
      seen |= 1 << unidade;
      sum += (unidades[unidade] as Unidade).peso / (1 + at / MEIO);
    }
  }
  return sum / total;
}
