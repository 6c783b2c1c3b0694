import { fold } from '../../text/fold.ts';
import { compact } from '../compact.ts';
import { matchAt } from '../sticky.ts';
import type { Lido } from './lexico.ts';

const UNIDADES = ' um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze'.split(' ');
const VALORES = new Map<string, number>([
  ...UNIDADES.map((word, value) => [word, value] as const).slice(1),
  ['catorze', 14],
  ...'dezesseis dezessete dezoito dezenove'.split(' ').map((word, i) => [word, 16 + i] as const),
  ...'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'
    .split(' ')
    .map((word, i) => [word, 20 + 10 * i] as const),
  ['cem', 100],
  ...'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'
    .split(' ')
    .map((word, i) => [word, 100 + 100 * i] as const),
  ['mil', 1_000],
]);

const PALAVRA = compact(/\p{L}{2,13}/uy);
const MIL = compact(/^\s+mil(?!\p{L})/iu);
const LIGA = compact(/\s{1,8}(?:e\s{1,8})?(?=\p{L})/iuy);

/** A number in words, `noventa e nove`, `cento e vinte e um`; `um` alone is an article of speech. */
export function readCardinal(text: string, at: number): Lido<number> | null {
  let total = 0;
  let last = Number.POSITIVE_INFINITY;
  let fim = at;
  for (let from = at; ; ) {
    const word = matchAt(PALAVRA, text, from)?.[0];
    const value = word === undefined ? undefined : VALORES.get(fold(word));
    // Each word is worth less than the one before: `vinte e um`; but for thousands, `dois mil`.
    if (word === undefined || value === undefined || !(value < last || value === 1_000)) break;
    total = value === 1_000 ? Math.max(total, 1) * value : total + value;
    last = value === 1_000 ? value : value < 20 ? 0 : value < 100 ? 10 : 100;
    fim = from + word.length;
    const gap = matchAt(LIGA, text, fim);
    if (!gap || (last === 0 && !MIL.test(text.slice(fim, fim + 8)))) break;
    from = fim + gap[0].length;
  }
  return total > 1 ? { valor: total, fim } : null;
}
