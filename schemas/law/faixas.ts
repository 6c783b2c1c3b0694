import { compact } from '../text/compact.ts';
import { matchAt } from '../text/sticky.ts';
import { romanValue, toRoman } from './numerais.ts';

const FAIXA =
  /\s*(a|ao|e|,)\s+(?:Art\.\s*|§\s*)?(\d{1,3}(?:\.\d{3})+|\d+)\s?[º°o]?\s*\.?\s*[-–]?\s*(?=\(|$|(?:,|e|ao?)\s+(?:Art\.\s*|§\s*)?\d)/y;

/** The rest of a label that covers several provisions. */
export interface Faixa {
  fim: number;
  demais: { valor: string; ordem: number }[];
}

const FAIXA_ROMANA = compact(/(a|e)\s+([IVXLC]+)(?![\p{L}-])\s*\.?\s*[-–—]?\s*(?=\(|$)/uy);

/** `I a III - (VETADOS)`, `I e II - (Revogados)`. */
export function readFaixaRomana(text: string, inicio: number, first: number): Faixa | null {
  const match = matchAt(FAIXA_ROMANA, text, inicio);
  const last = match && romanValue(match[2] as string);
  if (!match || !last || last <= first || last - first > 100) return null;
  const demais: Faixa['demais'] = [];
  for (let n = match[1] === 'a' ? first + 1 : last; n <= last; n++) demais.push({ valor: toRoman(n), ordem: n });
  return { fim: inicio + match[0].length, demais };
}

/** `52 a 54. (Revogados …)`: the rest of a label that covers several provisions without any text. */
export function readFaixa(text: string, inicio: number, first: number): Faixa | null {
  const demais: Faixa['demais'] = [];
  let fim = inicio;
  let last = first;
  for (let match = matchAt(FAIXA, text, fim); match; match = matchAt(FAIXA, text, fim)) {
    const ordem = Number((match[2] as string).replaceAll('.', ''));
    if (ordem <= last || ordem - last > 200) return null;
    const from = match[1] === 'a' || match[1] === 'ao' ? last + 1 : ordem;
    for (let n = from; n <= ordem; n++) demais.push({ valor: `${n}`, ordem: n });
    last = ordem;
    fim += match[0].length;
  }
  return demais.length > 0 && (fim >= text.length || text[fim] === '(') ? { fim, demais } : null;
}
