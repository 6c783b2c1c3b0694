import type { Acervo } from '../../verify/acervo/acervo.ts';
import { siglaDigitada } from './sigla-digitada.ts';

const COM_ANO = /^(.*?[^\s,])(?:\s+de)?[\s,]+(\d{2}|\d{4})\s*$/isu;

/**
 * `código penal 1940`, `cf 88`: an act with its year is the act, not one of its articles. Any other query is returned
 * unchanged.
 */
export function semAno(q: string, acervo: Acervo): string {
  const [, nome = '', ano = ''] = COM_ANO.exec(q) ?? [];
  const sigla = siglaDigitada(nome, acervo);
  return sigla !== null && isAnoDe(sigla, ano, acervo) ? nome : q;
}

/** Whether a number can be the year of some act. */
export const isAno = (numero: string): boolean => /^(?:1[89]|20)\d{2}$/.test(numero);

/** Whether a number after the name of an act is its year. */
export function isAnoDe(sigla: string, numero: string, acervo: Acervo): boolean {
  const ano = String(acervo.atos.bySigla(sigla)?.ano);
  // Two digits are a year only after the Constitution. After any other act they are an article: `cpp 41`, although the
  // CPP is of 1941.
  return numero === ano || (numero === ano.slice(2) && sigla === acervo.sigla('Constituição'));
}
