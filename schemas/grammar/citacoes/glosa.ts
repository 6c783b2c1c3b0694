import { endAt } from '../sticky.ts';
import type { AtoCitadoNoTexto } from './ato-no-texto.ts';
import { readAto } from './atos.ts';
import type { Nomes } from './nomes.ts';

/** A bracket with no provisions, and no level, in it: `CDC (Lei 8.078/90)`, `Lei 9.099/95 [Juizados]`. */
const GLOSA =
  /\s?(?:\((?!\s?(?:\d{1,4}[º°]?\s?,\s?[IVX§]|["“'‘]?(?:[IVX][IVXLC]{0,8}|L[XVI]{1,6}|[a-z])["”'’]?\s?\)))(?:(?!art|§|inc|caput|par[áa]g|al[íi]nea)[^()\ufffc]){1,80}\)|\[(?:(?!art|§|inc|caput|par[áa]g|al[íi]nea)[^[\]\ufffc]){1,80}\])/iy;
/** From the bracket to what stands in it: `(e CC`, `(c/c CP`. */
const DENTRO = /\s?[([]\s?(?:(?:e|ou|c\/c|bem como|v\.)\s{1,3})?(?:[oa]\s)?/iy;
/** Nothing but a blank between the bracket and its provisions. */
const LOGO = /[)\]]\s{0,3}(?=art|§)/iy;

/** What stands in a bracket behind an act is said of it: where that ends. */
export interface Glosa {
  fim: number;
  /** It names another act: nobody can tell of which of the two the provisions behind it are. */
  outro: boolean;
}

/** Reads the number, the acronym or the note in a bracket behind an act, or the end of the bracket that the act stands in. */
export function readGlosa(text: string, ato: AtoCitadoNoTexto, nomes: Nomes): Glosa {
  const from = Math.max(ato.fim, ato.lido ?? 0);
  const next = text[from] === ' ' ? text[from + 1] : text[from];
  if (next === ')' || next === ']') return { fim: endOfFecho(text, ato.inicio, from), outro: false };
  const fim = endOfNota(text, from);
  if (fim < 0) return { fim: from, outro: false };
  const inside = readAto(text, endAt(DENTRO, text, from), nomes, 'citado');
  const outro =
    ato.ao_lado === undefined &&
    inside?.tipo === 'ato' &&
    inside.sigla !== ato.sigla &&
    !inside.sigla.startsWith('EC-');
  return { fim, outro };
}

/** Past the bracket right behind an act, or -1. */
export function endOfNota(text: string, fim: number): number {
  const next = text[fim] === ' ' ? text[fim + 1] : text[fim];
  return next === '(' || next === '[' ? endAt(GLOSA, text, fim) : -1;
}

/** Past what is said in a bracket of an act, unless it is of another. */
export function endOfGlosa(text: string, ato: AtoCitadoNoTexto, nomes: Nomes): number {
  const { fim, outro } = readGlosa(text, ato, nomes);
  return outro ? ato.fim : fim;
}

/** Past the bracket that closes behind what stands alone in it, right before its provisions: `(Lei 8.078/90) art. 14`. */
export function endOfFecho(text: string, inicio: number, fim: number): number {
  const open = text[inicio - 1];
  return (open === '(' || open === '[') && endAt(LOGO, text, fim) >= 0 ? fim + 1 : fim;
}
