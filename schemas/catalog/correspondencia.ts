import cc1916 from './correspondencia-cc-1916.json' with { type: 'json' };
import cpc1973 from './correspondencia-cpc-1973.json' with { type: 'json' };
import lei6368 from './correspondencia-lei-6368.json' with { type: 'json' };
import lei8666 from './correspondencia-lei-8666.json' with { type: 'json' };
import { type Sucessores, unpackSucessores } from './sucessores.ts';

/**
 * A provision of a repealed act, its successor, and the subject of both: `["535.II", "1022.II", "omissão"]`. Keys have
 * no sigla, unless the successor is in a third act (`CP.337-E`). Null means that there is no certain successor, even if
 * the provision above has one. A provision with several successors has several rows.
 */
export type Par = readonly [antigo: string, novo: string, assunto: string] | readonly [antigo: string, novo: null];

/** A table of correspondence between two acts, checked against the words of the new one. */
export interface TabelaDeCorrespondencia {
  /** The siglas of the repealed act and of the act that replaced it. */
  de: string;
  para: string;
  /** The rows, in the order of the repealed act. */
  pares: readonly Par[];
}

/** A provision that survived the repeal has no successor, so it is in no table. */
export const correspondencias = [cpc1973, cc1916, lei8666, lei6368] as unknown as readonly TabelaDeCorrespondencia[];

/** Packs a table in the form that `unpackSucessores` reads. */
export function packSucessores({ para, pares }: TabelaDeCorrespondencia): string {
  const lines = new Map<string, string>();
  for (const [antigo, novo] of pares) {
    const before = lines.get(antigo) ?? antigo;
    lines.set(antigo, novo === null ? before : `${before} ${/^[A-Z]/.test(novo) ? novo : `${para}.${novo}`}`);
  }
  return [...lines.values()].join('\n');
}

/** The successors by the sigla of the repealed act. */
export const sucessoresPorAto: ReadonlyMap<string, Sucessores> = new Map(
  correspondencias.map((tabela) => [tabela.de, unpackSucessores(packSucessores(tabela))]),
);
