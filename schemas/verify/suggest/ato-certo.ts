import type { Sugestao } from '../../contract/model/verification/resolucao.ts';
import { makeSigla } from '../../law/act-name.ts';
import type { Acervo } from '../acervo/acervo.ts';
import { contradiz, type Desconhecida } from '../identify/desconhecido.ts';
import { isVigente, locate, type Niveis } from '../locate/locate.ts';
import { showSugestao } from './sugestao.ts';

/**
 * Returns the acts of the corpus that may have been meant if a name, a number and a year do not belong to one act. The
 * act that was named comes first.
 */
function certosDe(identidade: Desconhecida, acervo: Acervo): string[] {
  if ('parecidos' in identidade)
    return identidade.parecidos.filter((ato) => contradiz(identidade.numerado, ato)).map(({ sigla }) => sigla);
  if (!('homonimo' in identidade)) return [];
  const numbered = 'numerado' in identidade ? acervo.sigla(makeSigla(identidade.numerado)) : null;
  return numbered === null || numbered === identidade.homonimo
    ? [identidade.homonimo]
    : [identidade.homonimo, numbered];
}

/**
 * Suggests the cited provision in the act that was meant: for `art. 14 da Lei 8.078/1995`, art. 14 of the CDC if it is
 * in force.
 */
export function suggestNoAtoCerto(identidade: Desconhecida, citada: Niveis, acervo: Acervo): Sugestao[] {
  return certosDe(identidade, acervo).flatMap((sigla) => suggestEm(sigla, citada, acervo));
}

/** Suggests the cited provision in a given act, if it is in force there. */
export function suggestEm(sigla: string, citada: Niveis, acervo: Acervo): Sugestao[] {
  if (acervo.sigla(sigla) !== sigla) return [];
  const ato = acervo.ato(sigla);
  const found = locate(ato, citada);
  return found && !found.falta && isVigente(ato, found) ? [showSugestao(ato, found.cadeia.at(-1) as number)] : [];
}
