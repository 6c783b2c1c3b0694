import { compact } from '../compact.ts';
import { MUDAR, REGULAR } from './mudanca.ts';
import { isRotulo } from './rotulo-proprio.ts';

/** What may stand before an act that is alone on its line: the mark of a list, a table's bar, a number. */
const SO_MARCA = /(?:^|\n)[\s\-–—*•#>|\d.)(]{0,12}(?:[oaOA]\s)?$/;
/** How much of it is looked at. */
const MARGEM = 16;
/** `Nos termos da |LAI: Art. 6º O pedido`, `altera o |CPC: Art. 1º`: what follows may be the text's own. */
const REGIDO = compact(
  new RegExp(
    String.raw`(?:^|[^\p{L}])(?:d[oa]s?|pel[oa]s?|n[oa]s?|às?|aos?|com\s{1,3}[oa]|(?:${MUDAR}|${REGULAR})\s{1,3}[oa])\s{1,3}$`,
    'iu',
  ),
);

/**
 * Whether the label `Art. 5º` at `lista`, behind an act that ends at `fim`, may not be of that act: on the next line, where
 * the act was the last word of another line and not the head of a list; or behind a colon, where the act is no subject.
 * @param fimDaLista past the label
 */
export function isRotuloDeOutro(text: string, ato: Ato, lista: number, fimDaLista: number): boolean {
  if (text[lista] !== 'A') return false;
  const between = text.slice(ato.fim, lista);
  if (between.includes(':'))
    return isRotulo(text, lista, fimDaLista) && REGIDO.test(text.slice(Math.max(0, ato.inicio - 32), ato.inicio));
  if (!between.includes('\n')) return false;
  const before = text.slice(Math.max(0, ato.inicio - MARGEM), ato.inicio);
  // `segue o CDC,⏎Art. 5º O locatário`; behind a comma `art. 5º, X` is the act's.
  if (between.includes(',')) return !SO_MARCA.test(before) && isRotulo(text, lista, fimDaLista);
  // `Homicídio – |Código Penal⏎Art. 121`
  if (/\s[–—-]\s$/.test(before)) return text[fimDaLista] !== '\n' && isRotulo(text, lista, fimDaLista);
  return !SO_MARCA.test(before);
}

/** Whether a list is a cell of a table, `| art. 5º |`, in which no act stands beside it: it is not of that of the row above. */
export const isCelula = (text: string, inicio: number, fim: number): boolean =>
  text[fim] === '|' || (text[fim] === ' ' && text[fim + 1] === '|') || text.startsWith('| ', inicio - 2);

interface Ato {
  inicio: number;
  fim: number;
}
