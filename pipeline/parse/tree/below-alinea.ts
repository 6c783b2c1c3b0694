import { romanValue, toRoman } from '../../../schemas/law/numerais.ts';
import type { Rotulo } from '../../../schemas/law/rotulos.ts';
import type { Line } from '../lines/lines.ts';
import { bodyOf } from '../lines/shape.ts';
import type { No } from './tree.ts';

/** The provisions being read below an article. */
interface Contexto {
  alinea: No;
  /** The item being read below the alínea. */
  item: No | null;
  /** Returns the next label of letters in the same provision. */
  seguinte: () => string | null;
}

/**
 * Returns the item that a lower-case Roman numeral opens below an alínea, as treaties divide alíneas; null if the label
 * is a letter.
 */
export function readRomanItem(rotulo: Rotulo, contexto: Contexto): Rotulo | null {
  const roman = /^[ivx]+$/.test(rotulo.valor) ? (romanValue(rotulo.valor) as number) : 0;
  if (roman === 0) return null;
  return isRomanItem(roman, rotulo, contexto) ? { ...rotulo, nivel: 'item', ordem: roman } : null;
}

function isRomanItem(roman: number, { valor, ordem, fraco }: Rotulo, { alinea, item, seguinte }: Contexto): boolean {
  const goesOn = item !== null && (roman === item.ordem + 1 || roman === item.ordem);
  const mayBeLetter = valor.length === 1 || (valor.length === 2 && valor[0] === valor[1]);
  if (!mayBeLetter) return !isRomanList(alinea) && (goesOn || !fraco);
  if (ordem !== alinea.ordem + 1 && valor !== alinea.valor) return roman === 1 || goesOn;
  // `h)` and then `i)`: only the next label shows whether this one is a letter or a numeral.
  return !isRomanList(alinea) && seguinte() === toRoman(roman + 1).toLowerCase();
}

/** Whether the alíneas themselves are numbered `i)`, `ii)`: there is no `h)` before the `i)`. */
function isRomanList({ pai }: No): boolean {
  return pai?.filhos.find((no) => no.nivel === 'alinea')?.valor === 'i';
}

/**
 * Whether a label of letters opens an entry of a list that has no level, so that the entry is text of the provision
 * above it: `a.`, `b.` below an item; `a)`, `b)`, `c)` again below `b) … quando:`, as long as each ends in a semicolon.
 * @param last the order of the entry before it, 0 if there is none
 */
export function isEntry(rotulo: Rotulo, line: Line, { alinea, item }: Contexto, last: number): boolean {
  if (item) return rotulo.fraco && rotulo.ordem !== alinea.ordem + 1;
  if (rotulo.fraco || rotulo.valor.length > 1 || line.riscada || alinea.grupos.at(-1)?.principal.riscada) return false;
  if (last > 0) return rotulo.ordem === last + 1 && /;(?:\s+(?:e|ou))?$/.test(ending(alinea));
  return rotulo.valor === 'a' && alinea.ordem > 1 && /:$/.test(ending(alinea));
}

/**
 * Whether a label of letters opens an entry below an item that stands in no alínea: `3) … com indicação:`, then `a - …`,
 * `b - …`, and item 4 goes on.
 * @param last the order of the entry before it, 0 if there is none
 */
export function isEntryOfItem({ valor, ordem }: Rotulo, item: No, last: number): boolean {
  if (last > 0) return ordem === last + 1 || ordem === last;
  return valor === 'a' && /:$/.test(ending(item));
}

/**
 * Whether a line is like `1.1. Coordenação;` below item 1. Keys do not have this level, so the line is text of the
 * item.
 */
export function isSubItem({ corpo }: Line, item: No | null): boolean {
  return item !== null && SUB_ITEM.exec(corpo)?.[1] === `${item.ordem}`;
}

const SUB_ITEM = /^\s*(\d{1,3})(?:\.\d{1,3}){1,3}(?!\d)\s*[.)–-]?\s+\p{L}/u;

function ending(no: No): string {
  const grupo = no.grupos.at(-1);
  const line = grupo?.caudas.at(-1)?.line ?? grupo?.principal;
  return line ? bodyOf(line) : '';
}

/** Returns the label of the next line that has a letter for label; null if another provision begins before it. */
export function nextLetter(lines: readonly Line[], index: number): string | null {
  for (let i = index + 1; i < lines.length; i++) {
    const { rotulo, titulo } = lines[i] as Line;
    if (titulo || (rotulo && rotulo.nivel !== 'alinea')) return null;
    if (rotulo) return rotulo.valor;
  }
  return null;
}
