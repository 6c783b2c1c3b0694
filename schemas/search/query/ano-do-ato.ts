import type { Acervo } from '../../verify/acervo/acervo.ts';
import { siglaDigitada } from './sigla-digitada.ts';

const COM_ANO = /^(.*?[^\s,])(?:\s+de)?[\s,]+(\d{2}|\d{4})\s*$/isu;

/** `código penal 1940`, `cf 88`: an act and its year are the act, and no article of it. Any other query as it is. */
export function semAno(q: string, acervo: Acervo): string {
  const [, nome = '', ano = ''] = COM_ANO.exec(q) ?? [];
  const sigla = siglaDigitada(nome, acervo);
  return sigla !== null && isAnoDe(sigla, ano, acervo) ? nome : q;
}

/** Whether a number can be the year of an act, of whatever act. */
export const isAno = (numero: string): boolean => /^(?:1[89]|20)\d{2}$/.test(numero);

/** Whether a number behind the name of an act is its year. */
export function isAnoDe(sigla: string, numero: string, acervo: Acervo): boolean {
  const ano = String(acervo.atos.bySigla(sigla)?.ano);
  // Two digits are a year behind the Constitution, whose number it is; elsewhere an article: `cpp 41` of 1941.
  return numero === ano || (numero === ano.slice(2) && sigla === acervo.sigla('Constituição'));
}
