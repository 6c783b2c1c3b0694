import type { Resolucao } from '../../contract/model/verification/resolucao.ts';
import type { AtoVerificavel } from '../acervo/ato-verificavel.ts';
import type { Localizado } from './locate.ts';

/** A provision that a citation led to, and what is said of it; what it shows lies in its act. */
export interface Achado {
  ato: AtoVerificavel;
  cadeia: Localizado['cadeia'];
  /** Of an article its caput alone is asked for. */
  so: boolean;
  status: Resolucao['status'];
  dito: Pick<Resolucao, 'parcial' | 'sucessor' | 'sugestao' | 'mensagem'>;
}

/** What every status that found a provision shows of it. */
export function showAchado({ ato, cadeia, so, status, dito }: Achado): Resolucao {
  const posicao = cadeia.at(-1) as number;
  const ref_key = ato.chave(posicao);
  const texto = so ? ato.proprio(posicao) : ato.texto(posicao);
  return { status, ref_key, texto, ...ato.mostra(posicao), ...contextoDe(ato, cadeia), ...dito };
}

/** Of a level below the article, the texts above it, so that the fragment can be read alone. */
function contextoDe(ato: AtoVerificavel, cadeia: Localizado['cadeia']): Pick<Resolucao, 'contexto'> {
  if (cadeia.length === 1) return {};
  const acima = cadeia.slice(0, -1).map((acima) => ato.proprio(acima));
  return { contexto: acima.filter((text) => text !== '').join('\n') };
}
