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

interface Lidas {
  /** Above everything else, and the longest to read: none is forgotten. */
  artigos: Map<string, Linha>;
  /** Of two halves the older is forgotten whole when the newer is full. */
  novas: Map<string, Linha>;
  velhas: Map<string, Linha>;
}

const recent = new WeakMap<Acervo, Lidas>();
/** Two halves are some 10 MB. */
const METADE = 5_000;

/** The provision with that key, or null. What was read lately is not read again. */
export function readLinha(acervo: Acervo, refKey: string): Linha | null {
  let lidas = recent.get(acervo);
  if (!lidas) {
    lidas = { artigos: new Map(), novas: new Map(), velhas: new Map() };
    recent.set(acervo, lidas);
  }
  const known = lidas.artigos.get(refKey) ?? lidas.novas.get(refKey) ?? lidas.velhas.get(refKey);
  if (known) return known;
  const row = acervo.linha(refKey);
  if (!row) return null;
  const linha = toLinha(row);
  if (linha.isArtigo) {
    lidas.artigos.set(refKey, linha);
    return linha;
  }
  if (lidas.novas.size >= METADE) {
    lidas.velhas = lidas.novas;
    lidas.novas = new Map();
  }
  lidas.novas.set(refKey, linha);
  return linha;
}

function toLinha({ texto, caput_texto, ordem: _, comando: __, ...linha }: Dispositivo): Linha {
  const vetado = texto === '' && isVetado({ ...linha, texto });
  return {
    ...linha,
    proprio: caput_texto ?? texto,
    isArtigo: caput_texto !== null,
    vetado,
    caputVetado: caput_texto === '' && !vetado && isCaputVetado({ ...linha, caput_texto }),
  };
}

/** The whole text of a provision: an article's holds everything below it. */
export function wholeText(acervo: Acervo, { ref_key, isArtigo, proprio }: Linha): string {
  return isArtigo ? (acervo.linha(ref_key)?.texto ?? proprio) : proprio;
}
