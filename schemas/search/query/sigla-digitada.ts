import type { Acervo } from '../../verify/acervo/acervo.ts';

/** `8.078`, `8078/90`: the number of a law, in a query where it can be nothing else. */
export const NUMERO_DE_LEI = String.raw`(?:\d{1,2}\.?\d{3}|\d{3})(?:\/(?:\d{4}|\d{2}))?`;

const SO_NUMERO = new RegExp(`^${NUMERO_DE_LEI}$`, 'u');

/** The act that a text names and nothing else, by any of its names or just the number of a law. */
export function siglaDigitada(texto: string, acervo: Acervo): string | null {
  const nome = texto.trim();
  return acervo.sigla(nome) ?? (SO_NUMERO.test(nome) ? acervo.sigla(`lei ${nome}`) : null);
}
