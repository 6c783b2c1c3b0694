import type { PartesRefKey } from './ref-key.ts';

/** Names a provision as in a sentence, without its act: `art. 5º, § 2º-A, inciso I, alínea “a”`. */
export function printPartes({ artigo, paragrafo, inciso, alinea, item }: PartesRefKey): string {
  const parts = [printArtigo(artigo)];
  if (paragrafo !== null) parts.push(/^unico/.test(paragrafo) ? 'parágrafo único' : `§ ${ordinal(paragrafo)}`);
  if (inciso !== null) parts.push(`inciso ${inciso}`);
  if (alinea !== null) parts.push(`alínea “${alinea}”`);
  if (item !== null) parts.push(`item ${item.replace(/^item-/, '')}`);
  return parts.join(', ');
}

/** `art. 5º`, `art. 1.015`. */
export const printArtigo = (artigo: string): string => `art. ${ordinal(artigo)}`;

/** Ordinals up to the ninth (LC 95/1998, art. 10, I), and thousands with a dot. */
function ordinal(numero: string): string {
  if (numero === 'unico') return 'único';
  return numero.replace(/^\d+/, (digits) =>
    Number(digits) < 10 ? `${digits}º` : digits.replace(/\B(?=(\d{3})+$)/g, '.'),
  );
}
