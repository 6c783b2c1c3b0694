import { isAlteradoPela, isAlteradoPor } from './alterado-por.ts';
import { isConfrontado } from './confronto.ts';
import { isDeOutrora } from './de-outro-ano.ts';
import { isDePeca, isDePecaAtras, isDeSiglaAntes, isDoSujeitoAntes } from './de-peca.ts';
import { isDeOutro } from './donos.ts';
import { isCujoDeOutro, isOfSomethingElse, isOfSuperado } from './ligacao.ts';
import { isCelula } from './linha-do-ato.ts';
import { leavesNivel } from './nivel-perdido.ts';
import type { Nomes } from './nomes.ts';
import { isDeSiglaPequena } from './sigla-pequena.ts';

/**
 * Whether what stands about a list says that no act named before is surely that of it: it is of something else, of an act
 * that is no longer, of one that is only shown, or more is said of it than was read.
 * @param desde where the last act that the text named ends
 */
export const isDeNinguem = (text: string, inicio: number, fim: number, desde: number, nomes: Nomes): boolean =>
  isOfSomethingElse(text, fim) ||
  isOfSuperado(text, fim) ||
  isDeOutrora(text, inicio) ||
  isDeOutro(text, fim) ||
  leavesNivel(text, fim) ||
  isAlteradoPela(text, fim) ||
  isAlteradoPor(text, inicio, desde) ||
  isCujoDeOutro(text, inicio, desde) ||
  isConfrontado(text, fim) ||
  isCelula(text, inicio, fim) ||
  isDePeca(text, inicio, desde) ||
  isDePecaAtras(text, fim) ||
  isDoSujeitoAntes(text, inicio, desde) ||
  isDeSiglaAntes(text, inicio, desde) ||
  isDeSiglaPequena(text, inicio, fim, nomes);
