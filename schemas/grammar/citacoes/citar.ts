import type { DispositivoCitado } from '../../model/citacao.ts';
import type { Folha } from './folha.ts';

/** The act of a list of provisions, as it is told. */
export interface AtoDito {
  sigla: string | null;
  /** Where the act was named, when it was not with the list. */
  inferencia?: { origem: 'anafora' | 'mencao_anterior'; inicio: number };
}

/** The citations of a list whose act is known, or known to be none. */
export function citar(text: string, folhas: readonly Folha[], { sigla, inferencia }: AtoDito): DispositivoCitado[] {
  const found: DispositivoCitado[] = [];
  for (const { artigo, paragrafo, inciso, alinea, item, caput, inicio, fim } of folhas) {
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
