import type { NivelCitado } from './elementos.ts';

/** One citation under way: what is said of its levels so far, and where it stands. */
export interface Folha {
  artigo: string | null;
  paragrafo: string | null;
  inciso: string | null;
  alinea: string | null;
  item: string | null;
  caput: boolean;
  inicio: number;
  fim: number;
  /** Citations of one range share their span. */
  faixa: number | null;
}

/** How deep a level lies: a caput is a sibling of the paragraphs. */
export const ORDEM: Record<NivelCitado, number> = { artigo: 0, caput: 1, paragrafo: 1, inciso: 2, alinea: 3, item: 4 };

/** The deepest level that a citation has. */
export function leafOf(folha: Folha): NivelCitado {
  if (folha.item !== null) return 'item';
  if (folha.alinea !== null) return 'alinea';
  if (folha.inciso !== null) return 'inciso';
  if (folha.paragrafo !== null) return 'paragrafo';
  return folha.caput ? 'caput' : 'artigo';
}

export function setLevel(folha: Folha, nivel: NivelCitado, valor: string): void {
  if (nivel === 'caput') folha.caput = true;
  else folha[nivel] = valor;
}
