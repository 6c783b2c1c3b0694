import type { Nivel } from './rotulos.ts';

/**
 * The label before a provision's line in the text of its article (LC 95/1998, art. 10).
 * @param tratado whether the act is a treaty, whose paragraphs are plain numbers
 */
export function printRotuloDaLinha(nivel: Nivel, numero: string, tratado: boolean): string {
  const valor = numero.replace(/-(?:bis|ter|quater|quinquies|sexies|septies|octies)$/, '').replace(/^item-/, '');
  switch (nivel) {
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
