import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { printRefKey } from '../../schemas/law/ref-key-por-extenso.ts';
import { palavraDeEstado, proprio } from './estado.ts';

/** As much as is read at a glance. */
const MAX = 180;

/** What a provision is and begins with: `Código Civil, art. 186. Aquele que, por ação ou omissão voluntária …`. */
export function comporPrevia(linha: Dispositivo): string {
  const palavra = palavraDeEstado(linha);
  const texto = proprio(linha).replace(/\s+/g, ' ');
  const curto = texto.length <= MAX ? texto : `${texto.slice(0, texto.lastIndexOf(' ', MAX))} …`;
  return `${printRefKey(linha.ref_key)}${palavra === null ? '' : ` (${palavra.toLowerCase()})`}: ${curto}`;
}
