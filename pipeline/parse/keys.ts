import { formatRefKey } from '../../schemas/law/ref-key.ts';
import type { No } from './tree.ts';

/** What the rows of a series are called: the act, and the suffix of an approving act's own articles. */
export interface Nomes {
  sigla: string;
  /** `-DL`, `-DEC`, `-LEI`: `CLT.1-DL`; empty for the series that owns the bare numbers. */
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

/** The ref_key of a provision and its parts; an item with no alínea above is `item-1`. */
export function readChave(no: No, nomes: Nomes): Chave {
  const chave: Chave = { ref_key: '', artigo: '', paragrafo: null, inciso: null, alinea: null, item: null };
  for (let at: No | null = no; at; at = at.pai) chave[at.nivel] = at.valor;
  chave.artigo += nomes.sufixo;
  const item = chave.item !== null && chave.alinea === null ? `item-${chave.item}` : chave.item;
  chave.item = item;
  chave.ref_key = formatRefKey({ ...chave, sigla: nomes.sigla });
  return chave;
}

/** The label in front of a child's line in its article's text (LC 95/1998, art. 10). */
export function printRotulo(no: No, tratado: boolean): string {
  const valor = no.valor.replace(/-(?:bis|ter|quater|quinquies|sexies|septies|octies)$/, '');
  switch (no.nivel) {
    case 'artigo':
      return '';
    case 'paragrafo': {
      if (tratado) return `${valor}. `;
      if (valor.startsWith('unico'))
        return valor === 'unico' ? 'Parágrafo único. ' : `Parágrafo único${valor.slice(5)}. `;
      const [number = '', ...suffix] = valor.split('-');
      const tail = suffix.length > 0 ? `-${suffix.join('-')}` : '';
      return Number(number) < 10 ? `§ ${number}º${tail} ` : `§ ${number}${tail}. `;
    }
    case 'inciso':
      return `${valor} - `;
    case 'alinea':
      return /^\d/.test(valor) ? `${valor}. ` : `${valor}) `;
    case 'item':
      return /^\d/.test(valor) ? `${valor}. ` : `${valor}) `;
  }
}
