import type { Resolucao } from '../../contract/model/verification/resolucao.ts';
import type { AtoVerificavel } from '../acervo/ato-verificavel.ts';
import type { Localizado } from './locate.ts';

/**
 * The provision that a citation resolved to, and what there is to say of it. The fields to show are still in its act.
 */
export interface Achado {
  ato: AtoVerificavel;
  cadeia: Localizado['cadeia'];
  /** Whether only the caput of the article is asked for. */
  so: boolean;
  status: Resolucao['status'];
  dito: Pick<Resolucao, 'motivo' | 'alerta' | 'parcial' | 'sucessor' | 'sugestao' | 'mensagem'>;
}

/**
 * The words of a provision, with those of the provisions above it if there are any, so that a fragment can be
 * understood alone.
 */
interface Palavras {
  texto: string;
  contexto?: string;
}

/** Words already read, by provision: a text may cite one article, of 20 kB, five thousand times. */
export type Lidas = Map<string, Palavras>;

/** Returns the result for a provision that was found, whatever its status. */
export function showAchado({ ato, cadeia, so, status, dito }: Achado, lidas: Lidas = new Map()): Resolucao {
  const posicao = cadeia.at(-1) as number;
  const ref_key = ato.chave(posicao);
  const chave = `${ref_key} ${so}`;
  const palavras = lidas.get(chave) ?? readPalavras(ato, cadeia, so);
  lidas.set(chave, palavras);
  const { texto, ...contexto } = palavras;
  return { status, ref_key, texto, ...ato.mostra(posicao), ...contexto, ...dito };
}

function readPalavras(ato: AtoVerificavel, cadeia: Localizado['cadeia'], so: boolean): Palavras {
  const posicao = cadeia.at(-1) as number;
  const texto = so ? ato.proprio(posicao) : ato.texto(posicao);
  if (cadeia.length === 1) return { texto };
  const acima = cadeia.slice(0, -1).map((acima) => ato.proprio(acima));
  return { texto, contexto: acima.filter((text) => text !== '').join('\n') };
}
