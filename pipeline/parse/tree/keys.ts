import { formatRefKey } from '../../../schemas/law/ref-key.ts';
import { printRotuloDaLinha } from '../../../schemas/law/rotulo-da-linha.ts';
import type { No } from './tree.ts';

/** The parts that the keys of a series share: the act, and the suffix of an approving act's own articles. */
export interface Nomes {
  sigla: string;
  /** `-DL`, `-DEC`, `-LEI`, as in `CLT.1-DL`; empty for the series that has the bare numbers. */
  sufixo: string;
}

export interface Chave {
  ref_key: string;
  artigo: string;
  paragrafo: string | null;
  inciso: string | null;
  alinea: string | null;
  item: string | null;
}

/** Returns the ref_key of a provision and its parts. An item with no alínea above it is `item-1`. */
export function readChave(no: No, nomes: Nomes): Chave {
  const chave: Chave = { ref_key: '', artigo: '', paragrafo: null, inciso: null, alinea: null, item: null };
  for (let at: No | null = no; at; at = at.pai) chave[at.nivel] = at.valor;
  chave.artigo += nomes.sufixo;
  const item = chave.item !== null && chave.alinea === null ? `item-${chave.item}` : chave.item;
  chave.item = item;
  chave.ref_key = formatRefKey({ ...chave, sigla: nomes.sigla });
  return chave;
}

/** Returns the label that is printed before a child's line in its article's text. */
export const printRotulo = ({ nivel, valor }: No, tratado: boolean): string =>
  printRotuloDaLinha(nivel, valor, tratado);
