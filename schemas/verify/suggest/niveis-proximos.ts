import { type NivelInferior, nivelForms } from '../../law/nivel-forms.ts';
import { romanValue, toRoman } from '../../law/numerais.ts';
import type { AtoVerificavel } from '../acervo/ato-verificavel.ts';
import { quaseIguais } from './quase-iguais.ts';

/** The highest number that `toRoman` prints. */
const LAST_ROMAN = 399;

/** Returns the labels, for a ref_key, that a level that does not exist may have been meant for, the likeliest first. */
export function formasProximas(nivel: NivelInferior, valor: string): string[] {
  const forms = nivelForms(nivel, valor);
  const bases = forms.map((form) => form.replace(/-.*$/, ''));
  if (nivel === 'paragrafo') {
    const { forma, sobra } = quaseIguais(valor, valor.length);
    return [...bases, forms.includes('unico') ? '1' : 'unico', ...forma, ...sobra];
  }
  if (nivel !== 'inciso') return bases;
  const value = romanValue(bases[0] ?? '') ?? Number(/\d+/.exec(valor)?.[0] ?? 0);
  return value < 1 || value > LAST_ROMAN ? bases : [...bases, toRoman(value), ...readScan(valor)];
}

/** `lI`, `11`: a Roman numeral that a scan misread. */
const readScan = (valor: string): string[] => (/^[lI1|]{1,3}$/.test(valor) ? [valor.replace(/./g, 'I')] : []);

/**
 * Lists the provisions of a level directly below another provision. Those whose label is nearest to the missing one
 * come first.
 */
export function vizinhos(ato: AtoVerificavel, acima: number, nivel: NivelInferior, valor: string): number[] {
  const [form = valor] = nivelForms(nivel, valor);
  const asked = placeOf(nivel, form);
  const comum = `${ato.chave(acima)}.`;
  const found: { posicao: number; longe: number }[] = [];
  for (let posicao = acima + 1; ato.chave(posicao).startsWith(comum); posicao++) {
    if (ato.nivel(posicao) !== nivel || !ato.vigora(posicao)) continue;
    const label = ato.chave(posicao).slice(comum.length);
    if (label.includes('.')) continue;
    found.push({ posicao, longe: Math.abs(placeOf(nivel, label) - asked) });
  }
  return found.sort((a, b) => a.longe - b.longe).map(({ posicao }) => posicao);
}

/** Returns the ordinal of a label among those of its level; 1 for a label that cannot be read. */
function placeOf(nivel: NivelInferior, label: string): number {
  const base = label.replace(/^item-/, '').replace(/-.*$/, '');
  if (nivel === 'alinea') return base.length * 26 + base.charCodeAt(base.length - 1);
  if (nivel === 'inciso') return romanValue(base) ?? (Number.parseInt(base, 10) || 1);
  return Number.parseInt(base, 10) || 1;
}
