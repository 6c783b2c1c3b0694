import type { DispositivoCitado } from '../../model/citacao.ts';
import type { Folha } from './folha.ts';

/** The act of a list of provisions, as it is told. */
export interface AtoDito {
  sigla: string | null;
  /** Where the act was named, when it was not with the list. */
  inferencia?: { origem: 'anafora' | 'mencao_anterior'; inicio: number };
  /** A number below the article is a paragraph, whatever it is called. */
  tratado?: boolean;
}

/** The citations of a list whose act is known, or known to be none. */
export function citar(
  text: string,
  folhas: readonly Folha[],
  { sigla, inferencia, tratado }: AtoDito,
): DispositivoCitado[] {
  const found: DispositivoCitado[] = [];
  for (const folha of folhas) {
    const { artigo, paragrafo, inciso, alinea, item, caput, inicio, fim } = tratado ? asTratado(folha) : folha;
    if (artigo === null) continue;
    const citado: DispositivoCitado = {
      tipo: 'dispositivo',
      rotulo: text.slice(inicio, fim),
      offset: inicio,
      fim,
      sigla,
      artigo,
      paragrafo,
      inciso,
      alinea,
      item: item !== null && alinea === null ? `item-${item}` : item,
      caput: caput && paragrafo === null && inciso === null && alinea === null,
      diploma_inferido: inferencia !== undefined,
    };
    if (inferencia && sigla !== null) {
      const { origem, inicio: offset_mencao } = inferencia;
      citado.inferencia = { origem, sigla, offset_mencao, distancia: inicio - offset_mencao };
    }
    found.push(citado);
  }
  return found;
}

/** `art. 8º, item 2, "h"`, `art. 8.2.h` of a treaty: paragraph 2. */
function asTratado(folha: Folha): Folha {
  const { paragrafo, inciso, alinea, item } = folha;
  if (paragrafo !== null) return folha;
  if (inciso !== null) return /^\d/.test(inciso) ? { ...folha, paragrafo: inciso, inciso: null } : folha;
  return item !== null && alinea === null ? { ...folha, paragrafo: item, item: null } : folha;
}
