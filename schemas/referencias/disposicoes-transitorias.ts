import type { DispositivoCitado } from '../contract/model/verification/citacao.ts';
import { formatRefKey } from '../law/ref-key.ts';
import { nearestRow } from './nearest-row.ts';
import type { AtoQueCita } from './referencias.ts';

/** Acts whose provisions belong to another act, and cite its articles without naming it. */
const PRINCIPAIS: Readonly<Record<string, string>> = { ADCT: 'CF' };

/** `ADCT` → `CF`; null for an act that stands alone. */
export const principalDe = (sigla: string): string | null => PRINCIPAIS[sigla] ?? null;

/** The end of the clause that contains a citation. */
const FIM = /[;:\n]|\.\s+(?=\p{Lu})/u;
/** The next act that the clause names: the principal one, or another. */
const NOMEADO = /\bd(?:[ao]|est[ae])\s+(?:(Constituição)(?!\s+de\s+1)|Lei|Decreto|Emenda|Ato|Código|Constituição)\b/u;
/** The most characters between an item of a list and the name of the act that applies to the whole list. */
const LISTA = 60;

/**
 * The key meant by a citation without an act in transitional provisions: of the principal act if the text says so,
 * otherwise of whichever of the two has the article, the transitional provisions first. Null if neither has it, or if
 * the list goes on to name a third act.
 */
export function citadoPorTransitorias(
  citacao: DispositivoCitado,
  texto: string,
  ato: AtoQueCita,
  principal: string,
): string | null {
  const own = key(citacao, ato.sigla);
  const theirs = key(citacao, principal);
  if (/Constituição/.test(citacao.rotulo)) return nearestRow(theirs, ato.principais);
  const [clause = ''] = texto.slice(citacao.fim).split(FIM, 1);
  const nomeado = NOMEADO.exec(clause);
  if (nomeado && nomeado.index <= LISTA && !/Ato$/.test(nomeado[0])) {
    return nomeado[1] ? nearestRow(theirs, ato.principais) : null;
  }
  if (ato.chaves.has(own)) return own;
  if (ato.principais.has(theirs)) return theirs;
  return nomeado?.[1] ? nearestRow(theirs, ato.principais) : null;
}

const key = (citacao: DispositivoCitado, sigla: string) => formatRefKey({ ...citacao, sigla });
