import type { DispositivoCitado } from '../contract/model/verification/citacao.ts';
import { formatRefKey } from '../law/ref-key.ts';
import { nearestRow } from './nearest-row.ts';
import type { AtoQueCita } from './referencias.ts';

/** Provisions that are part of another act, whose articles they cite without naming it. */
const PRINCIPAIS: Readonly<Record<string, string>> = { ADCT: 'CF' };

export const principalDe = (sigla: string): string | null => PRINCIPAIS[sigla] ?? null;

/** The clause that a citation stands in goes on until here. */
const FIM = /[;:\n]|\.\s+(?=\p{Lu})/u;
/** The next act that a clause names: the principal one, or another. */
const NOMEADO = /\bd(?:[ao]|est[ae])\s+(?:(Constituição)(?!\s+de\s+1)|Lei|Decreto|Emenda|Ato|Código|Constituição)\b/u;
/** As many characters as the rest of a list may have before the name of the act that is of all of it. */
const LISTA = 60;

/**
 * The key that a citation without an act means in transitional provisions: of the principal act where the text says so,
 * else of whichever has it, they themselves first; null where neither does, or the list goes on to name a third act.
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
