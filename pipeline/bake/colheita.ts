import type { AtoLocal } from '../../schemas/contract/model/verificacao-local.ts';
import { composeBusca, type LinhaBusca, type Numera } from '../../schemas/search/compor.ts';
import { forcaDoAto } from '../../schemas/search/forca.ts';
import { indexarAto } from '../indice/indice-do-ato.ts';
import type { Remissao } from '../indice/remissao.ts';
import { composeAtoLocal } from '../views/verificacao-local.ts';
import type { AtoLido } from './ato-lido.ts';

/** What the acts give to documents that are made of all of them together, gathered while each is read once. */
export interface Colheita {
  /** The lines of the subject index. */
  remissoes: Remissao[];
  /** What a browser verifies by, by sigla. */
  locais: Record<string, AtoLocal>;
  /** The rows of the full-text index, still without the terms of the subject index. */
  linhas: { linha: LinhaBusca; forca: number }[];
  /** Numbers the stems of the full-text index. */
  numera: Numera;
  add(ato: AtoLido): void;
}

export function createColheita(): Colheita {
  const numbers = new Map<string, number>();
  const numera: Numera = (radical) => {
    const known = numbers.get(radical);
    if (known !== undefined) return known;
    numbers.set(radical, numbers.size);
    return numbers.size - 1;
  };
  const colheita: Colheita = {
    remissoes: [],
    locais: {},
    linhas: [],
    numera,
    add(ato) {
      const { diploma, dispositivos } = ato;
      const { sigla, nome } = diploma;
      for (const remissao of indexarAto(sigla, nome, dispositivos)) colheita.remissoes.push(remissao);
      colheita.locais[sigla] = composeAtoLocal(ato);
      const forca = forcaDoAto(diploma);
      for (const linha of composeBusca(nome, dispositivos, numera)) colheita.linhas.push({ linha, forca });
    },
  };
  return colheita;
}
