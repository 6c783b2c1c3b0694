import { composeFatos } from '../../fatos/compose-fatos.ts';
import { addRemissao } from '../../indice/compose-indice.ts';
import type { Linhas } from '../../indice/entries/linhas.ts';
import { indexarAto } from '../../indice/indice-do-ato.ts';
import { composeAtoLocal } from '../../views/verificacao-local.ts';
import type { AtoLido } from '../draft/ato-lido.ts';

/** What the acts give to documents that are made of all of them together, gathered while each is read once. */
export interface Colheita {
  /** The lines of the subject index. */
  linhas: Linhas;
  /** What a browser verifies by, by sigla, each as JSON. */
  locais: Map<string, string>;
  /** What the register of facts has of each beside that, as JSON. */
  fatos: Map<string, string>;
  add(ato: AtoLido): void;
}

/** @param linhas holds the lines of the subject index, none yet */
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
