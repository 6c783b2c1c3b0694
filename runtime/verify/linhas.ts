import type { Dispositivo } from '../../schemas/model/dispositivo.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import { isCaputVetado, isVetado } from './notas.ts';

/** A provision as verification needs it: without the text of an article, which repeats that of all it holds. */
export interface Linha extends Omit<Dispositivo, 'texto' | 'caput_texto' | 'ordem' | 'comando'> {
  /** Its own wording: of an article the caput. */
  proprio: string;
  isArtigo: boolean;
  vetado: boolean;
  /** Only the caput was vetoed. */
  caputVetado: boolean;
}

const recent = new WeakMap<Acervo, Map<string, Linha>>();
/** Some 20 MB; the articles of every act fit in, and they are above everything else. */
const MAX_RECENT = 20_000;

/** The provision with that key, or null. What was read lately is not read again. */
export function readLinha(acervo: Acervo, refKey: string): Linha | null {
  let known = recent.get(acervo);
  if (!known) {
    known = new Map();
    recent.set(acervo, known);
  }
  const found = known.get(refKey);
  if (found) return found;
  const row = acervo.linha(refKey);
  if (!row) return null;
  const linha = toLinha(row);
  if (known.size >= MAX_RECENT) known.delete(known.keys().next().value as string);
  known.set(refKey, linha);
  return linha;
}

export function toLinha(row: Dispositivo): Linha {
  const { texto, caput_texto, ordem: _, comando: __, ...rest } = row;
  const proprio = caput_texto ?? texto;
  return {
    ...rest,
    proprio,
    isArtigo: caput_texto !== null,
    vetado: isVetado(row),
    caputVetado: isCaputVetado(row) && texto !== '',
  };
}

/** The whole text of a provision: an article's holds everything below it. */
export function wholeText(acervo: Acervo, { ref_key, isArtigo, proprio }: Linha): string {
  return isArtigo ? (acervo.linha(ref_key)?.texto ?? proprio) : proprio;
}
