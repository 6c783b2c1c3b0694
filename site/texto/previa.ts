import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { printRefKey } from '../../schemas/law/ref-key-por-extenso.ts';
import { palavraDeEstado, proprio } from './estado.ts';

/** The length that can be read at a glance. */
const MAX = 180;

/**
 * Composes the preview of a provision: its name and its first words, such as `Código Civil, art. 186: Aquele que, por
 * ação ou omissão voluntária …`.
 */
export function comporPrevia(linha: Dispositivo): string {
  const palavra = palavraDeEstado(linha);
  const texto = proprio(linha).replace(/\s+/g, ' ');
  const curto = texto.length <= MAX ? texto : `${texto.slice(0, texto.lastIndexOf(' ', MAX))} …`;
  return `${printRefKey(linha.ref_key)}${palavra === null ? '' : ` (${palavra.toLowerCase()})`}: ${curto}`;
}
