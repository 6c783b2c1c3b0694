import type { DispositivoCitado } from '../../contract/model/verification/citacao.ts';
import type { Tabelas } from '../../epoca/codigos.ts';
import type { Lido } from '../../epoca/nomeados.ts';
import { type LidoNoTempo, settleTempo } from '../../epoca/settle-tempo.ts';
import type { Acervo } from '../acervo/acervo.ts';
import { locate } from '../locate/locate.ts';

interface Pergunta {
  em: string | null;
  /**
   * The tables of codes of another time that are loaded. Without a code's table, a name is never read as that code
   * because of the provisions that it had.
   */
  tabelas: Tabelas;
}

/**
 * Returns the citations of a text, with undated names read as the acts of the time that the text speaks of. The caller
 * chooses the tables to load.
 */
export const readTempoPor = (texto: string, lido: Lido, acervo: Acervo, { em, tabelas }: Pergunta): LidoNoTempo =>
  settleTempo(texto, lido, { em, tabelas, existe: (citado) => exists(citado, acervo) });

/**
 * Whether an act has what is cited. An act that is not in the corpus is assumed to have it, because this cannot be
 * known.
 */
function exists(citado: DispositivoCitado, acervo: Acervo): boolean {
  const sigla = acervo.sigla(citado.sigla ?? '');
  if (sigla === null) return true;
  const ato = acervo.ato(sigla);
  const found = locate(ato, citado);
  return found !== null && found.falta === null && found.cadeia.every((posicao) => ato.estado(posicao) !== 'vetado');
}
