import type { Sugestao } from '../../contract/model/verification/resolucao.ts';
import { makeSigla } from '../../law/act-name.ts';
import type { Acervo } from '../acervo/acervo.ts';
import { contradiz, type Desconhecida } from '../identify/desconhecido.ts';
import { isVigente, locate, type Niveis } from '../locate/locate.ts';
import { showSugestao } from './sugestao.ts';

/** The acts of the corpus of which one was meant where a name, a number and a year are not of one act; the named first. */
function certosDe(identidade: Desconhecida, acervo: Acervo): string[] {
  if ('parecidos' in identidade)
    return identidade.parecidos.filter((ato) => contradiz(identidade.numerado, ato)).map(({ sigla }) => sigla);
  if (!('homonimo' in identidade)) return [];
  const numbered = 'numerado' in identidade ? acervo.sigla(makeSigla(identidade.numerado)) : null;
  return numbered === null || numbered === identidade.homonimo
    ? [identidade.homonimo]
    : [identidade.homonimo, numbered];
}

/** What is cited, in the act that was meant: `art. 14 da Lei 8.078/1995` is art. 14 of the CDC, where that is in force. */
export function suggestNoAtoCerto(identidade: Desconhecida, citada: Niveis, acervo: Acervo): Sugestao[] {
  return certosDe(identidade, acervo).flatMap((sigla) => suggestEm(sigla, citada, acervo));
}

/** The same in an act that is told. */
export function suggestEm(sigla: string, citada: Niveis, acervo: Acervo): Sugestao[] {
  if (acervo.sigla(sigla) !== sigla) return [];
  const ato = acervo.ato(sigla);
  const found = locate(ato, citada);
  return found && !found.falta && isVigente(ato, found) ? [showSugestao(ato, found.cadeia.at(-1) as number)] : [];
}
