import type { DispositivoCitado } from '../../contract/model/verification/citacao.ts';
import type { Lido } from '../../epoca/nomeados.ts';
import { type LidoNoTempo, settleTempo } from '../../epoca/settle-tempo.ts';
import type { Acervo } from '../acervo/acervo.ts';
import { locate } from '../locate/locate.ts';

/** What was read in a text, its undated names read as the acts of the time that the text speaks of. */
export const readTempo = (texto: string, lido: Lido, acervo: Acervo, em: string | null = null): LidoNoTempo =>
  settleTempo(texto, lido, { em, existe: (citado) => exists(citado, acervo) });

/** Of an act that is not in the corpus nobody can tell: it is taken to have what is cited. */
function exists(citado: DispositivoCitado, acervo: Acervo): boolean {
  const sigla = acervo.sigla(citado.sigla ?? '');
  if (sigla === null) return true;
  const ato = acervo.ato(sigla);
  const found = locate(ato, citado);
  return found !== null && found.falta === null && found.cadeia.every((posicao) => ato.estado(posicao) !== 'vetado');
}
