import { composeFatos } from '../../fatos/compose-fatos.ts';
import { addRemissao } from '../../indice/compose-indice.ts';
import type { Linhas } from '../../indice/entries/linhas.ts';
import { indexarAto } from '../../indice/indice-do-ato.ts';
import { composeAtoLocal } from '../../views/verificacao-local.ts';
import type { AtoLido } from '../draft/ato-lido.ts';

/**
 * What each act contributes to the documents that are made of all acts together, collected while each act is read once.
 */
export interface Colheita {
  /** The lines of the subject index. */
  linhas: Linhas;
  /** By sigla, the data with which a browser verifies an act, as JSON. */
  locais: Map<string, string>;
  /** By sigla, what the register of facts adds to that data, as JSON. */
  fatos: Map<string, string>;
  add(ato: AtoLido): void;
}

/** @param linhas collects the lines of the subject index; empty at first */
export function createColheita(linhas: Linhas): Colheita {
  const colheita: Colheita = {
    linhas,
    locais: new Map(),
    fatos: new Map(),
    add(ato) {
      const { diploma, dispositivos, todasAsVersoes } = ato;
      const { sigla, nome } = diploma;
      for (const remissao of indexarAto(sigla, nome, dispositivos)) addRemissao(linhas, remissao);
      colheita.locais.set(sigla, composeAtoLocal(ato));
      colheita.fatos.set(sigla, composeFatos(ato, todasAsVersoes()));
    },
  };
  return colheita;
}
