import type { DispositivoCitado } from '../../contract/model/verification/citacao.ts';
import type { Tabelas } from '../../epoca/codigos.ts';
import type { Lido } from '../../epoca/nomeados.ts';
import { type LidoNoTempo, settleTempo } from '../../epoca/settle-tempo.ts';
import type { Acervo } from '../acervo/acervo.ts';
import { locate } from '../locate/locate.ts';

interface Pergunta {
  em: string | null;
  /** Of codes of another time, as many as are at hand: without one a name is never read as that code for what it had. */
  tabelas: Tabelas;
}

/** What was read in a text, its undated names read as the acts of the time that the text speaks of. */
export const readTempoPor = (texto: string, lido: Lido, acervo: Acervo, { em, tabelas }: Pergunta): LidoNoTempo =>
  settleTempo(texto, lido, { em, tabelas, existe: (citado) => exists(citado, acervo) });

/** Of an act that is not in the corpus nobody can tell: it is taken to have what is cited. */
function exists(citado: DispositivoCitado, acervo: Acervo): boolean {
  const sigla = acervo.sigla(citado.sigla ?? '');
  if (sigla === null) return true;
  const ato = acervo.ato(sigla);
  const found = locate(ato, citado);
  return found !== null && found.falta === null && found.cadeia.every((posicao) => ato.estado(posicao) !== 'vetado');
}
