import cc1916 from './correspondencia-cc-1916.json' with { type: 'json' };
import cpc1973 from './correspondencia-cpc-1973.json' with { type: 'json' };
import lei6368 from './correspondencia-lei-6368.json' with { type: 'json' };
import lei8666 from './correspondencia-lei-8666.json' with { type: 'json' };
import { type Sucessores, unpackSucessores } from './sucessores.ts';

/**
 * A provision of a repealed act, what took its place, and what both are about: `["535.II", "1022.II", "omissão"]`, keys
 * without the sigla of their act, or with that of another (`CP.337-E`). With null nothing took its place, or nothing that
 * is sure, whatever took that of what is above it. What has several successors has several rows.
 */
export type Par = readonly [antigo: string, novo: string, assunto: string] | readonly [antigo: string, novo: null];

/** A table of correspondence of two acts, read against the words of the new one. */
export interface TabelaDeCorrespondencia {
  /** Siglas of the repealed act and of the one that took its place. */
  de: string;
  para: string;
  /** In the order of the repealed act. */
  pares: readonly Par[];
}

/** What survived a repeal is in no table: it has no successor. */
export const correspondencias = [cpc1973, cc1916, lei8666, lei6368] as unknown as readonly TabelaDeCorrespondencia[];

/** As `unpackSucessores` reads them. */
export function packSucessores({ para, pares }: TabelaDeCorrespondencia): string {
  const lines = new Map<string, string>();
  for (const [antigo, novo] of pares) {
    const before = lines.get(antigo) ?? antigo;
    lines.set(antigo, novo === null ? before : `${before} ${/^[A-Z]/.test(novo) ? novo : `${para}.${novo}`}`);
  }
  return [...lines.values()].join('\n');
}

/** By the sigla of the repealed act. */
export const sucessoresPorAto: ReadonlyMap<string, Sucessores> = new Map(
  correspondencias.map((tabela) => [tabela.de, unpackSucessores(packSucessores(tabela))]),
);
