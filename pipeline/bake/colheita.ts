import type { AtoDeFatos } from '../../schemas/contract/model/registro-de-fatos.ts';
import type { AtoLocal } from '../../schemas/contract/model/verificacao-local.ts';
import { composeFatos } from '../fatos/compose-fatos.ts';
import { addRemissao } from '../indice/compose-indice.ts';
import { indexarAto } from '../indice/indice-do-ato.ts';
import type { Linhas } from '../indice/linhas.ts';
import { composeAtoLocal } from '../views/verificacao-local.ts';
import type { AtoLido } from './ato-lido.ts';

/** What the acts give to documents that are made of all of them together, gathered while each is read once. */
export interface Colheita {
  /** The lines of the subject index. */
  linhas: Linhas;
  /** What a browser verifies by, by sigla. */
  locais: Record<string, AtoLocal>;
  /** What the register of facts holds, by sigla. */
  fatos: Record<string, AtoDeFatos>;
  add(ato: AtoLido): void;
}

/** @param linhas holds the lines of the subject index, none yet */
export function createColheita(linhas: Linhas): Colheita {
  const colheita: Colheita = {
    linhas,
    locais: {},
    fatos: {},
    add(ato) {
      const { diploma, dispositivos, todasAsVersoes } = ato;
      const { sigla, nome } = diploma;
      for (const remissao of indexarAto(sigla, nome, dispositivos)) addRemissao(linhas, remissao);
      const local = composeAtoLocal(ato);
      colheita.locais[sigla] = local;
      colheita.fatos[sigla] = composeFatos({ diploma, local, dispositivos, versoes: todasAsVersoes() });
    },
  };
  return colheita;
}
