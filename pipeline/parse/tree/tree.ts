import type { Nivel } from '../../../schemas/law/rotulos.ts';
import type { NivelTitulo } from '../lines/headings.ts';
import type { Line } from '../lines/lines.ts';
import type { Nota } from '../lines/notes.ts';

/** A structural heading; `nome` grows as the lines below it are read. */
export interface Titulo {
  nivel: NivelTitulo;
  rotulo: string;
  nome: string[];
  notas: Nota[];
  struck: boolean;
}

/** Headings from the outermost to the innermost. The list is never changed in place, so that provisions can keep it. */
export type Caminho = readonly Titulo[];

/** A line that adds to a wording: an unlabelled paragraph, the continuation of a sentence, a line of a quoted block. */
export interface Cauda {
  line: Line;
  /**
   * `celula`: another cell of the same table row. `entrada`: an entry of a list that has no level. `repetida`: a
   * paragraph that repeats, further down a list, one before it.
   */
  modo: 'paragrafo' | 'continuacao' | 'celula' | 'entrada' | 'citada' | 'repetida';
  /** Set if the line comes after the list of the provision that it belongs to. */
  fecho?: true;
}

/** One wording as it is on the page: the labelled line and what follows it. */
export interface Grupo {
  principal: Line;
  caudas: Cauda[];
  /** The notes of the labelled line and of the lines that have only notes. */
  notas: Nota[];
  caminho: Caminho;
  /** Index of the labelled line in its series. */
  posicao: number;
}

export interface Rubrica {
  texto: string;
  struck: boolean;
}

/** A provision with all its wordings, in page order. */
export interface No {
  nivel: Nivel;
  valor: string;
  ordem: number;
  pai: No | null;
  filhos: No[];
  /** Its children by level and label as written. If several have the same label, the last one. */
  porRotulo: Map<string, No>;
  grupos: Grupo[];
  rubrica: Rubrica | null;
  /** The index, among the lines of its series, of the provision or of its newest wording. */
  posicao: number;
}

/** A numbered sequence of articles. */
export interface Serie {
  artigos: No[];
  porRotulo: Map<string, No>;
  /** Treaties number their paragraphs `1.` and put an article's title below its number. */
  tratado: boolean;
}

/** Starts a sequence without articles. `tratado` says whether it is that of a promulgated treaty. */
export function newSerie(tratado: boolean): Serie {
  return { artigos: [], porRotulo: new Map(), tratado };
}

/** Makes a provision without text, which `addNo` then puts into its container. */
export function newNo(nivel: Nivel, valor: string, ordem: number, pai: No | null): No {
  return { nivel, valor, ordem, pai, filhos: [], porRotulo: new Map(), grupos: [], rubrica: null, posicao: 0 };
}

/** Adds a provision below another, or to the series, under the label it has on the page. */
export function addNo(container: No | Serie, no: No, rotulo: string): No {
  ('artigos' in container ? container.artigos : container.filhos).push(no);
  container.porRotulo.set(`${no.nivel} ${rotulo}`, no);
  return no;
}

/** The provision and everything below it, depth first. */
export function descend(no: No, found: No[] = []): No[] {
  found.push(no);
  for (const filho of no.filhos) descend(filho, found);
  return found;
}

/** Whether a provision is part of an enumeration (LC 95/1998, art. 10, IV), behind which its owner's text may go on. */
export const isListMember = (no: No): boolean => no.nivel === 'inciso' || no.nivel === 'alinea' || no.nivel === 'item';
