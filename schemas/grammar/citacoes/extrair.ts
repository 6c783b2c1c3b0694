import type { CitacaoExtraida } from '../../model/citacao.ts';
import { findDispositivos } from './dispositivos.ts';
import type { Nomes } from './nomes.ts';

/** Every citation of a text, in order; spans do not overlap, those of one range aside. */
export function extractCitacoes(texto: string, nomes: Nomes): CitacaoExtraida[] {
  return findDispositivos(texto, nomes);
}
