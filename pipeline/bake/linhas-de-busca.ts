import type Database from 'better-sqlite3';
import { composeBusca, type LinhaBusca, type Numera } from '../../schemas/search/compor.ts';
import { forcaDoAto } from '../../schemas/search/forca.ts';
import { type AtoDaBusca, readProvisions } from './ato-lido.ts';

/** The rows of the full-text index, still without the terms of the subject index. */
export interface LinhasDeBusca {
  linhas: Iterable<{ linha: LinhaBusca; forca: number }>;
  /** Numbers the stems of the full-text index. */
  numera: Numera;
}

/**
 * The rows of every act of a database, composed one act after another as they are asked for. They wait for the subject index
 * of all acts: to read each act once more costs less than to keep the rows of all.
 */
export function linhasDeBusca(raw: Database.Database): LinhasDeBusca {
  const numera = createNumera();
  return { linhas: composeLinhas(readProvisions(raw), numera), numera };
}

/** The same of acts that were read already. */
export function* composeLinhas(
  atos: Iterable<AtoDaBusca>,
  numera: Numera,
): Generator<{ linha: LinhaBusca; forca: number }> {
  for (const { diploma, dispositivos } of atos) {
    const forca = forcaDoAto(diploma);
    for (const linha of composeBusca(diploma.nome, dispositivos, numera)) yield { linha, forca };
  }
}

export function createNumera(): Numera {
  const numbers = new Map<string, number>();
  return (radical) => {
    const known = numbers.get(radical);
    if (known !== undefined) return known;
    numbers.set(radical, numbers.size);
    return numbers.size - 1;
  };
}
