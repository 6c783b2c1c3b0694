import type { Dispositivo } from '../contract/model/corpus/dispositivo.ts';
import { NIVEIS, type Nivel } from './rotulos.ts';

/** The parts of a ref_key, as a provision's row holds them. An item that belongs to no alínea is `item-1`. */
export type PartesRefKey = Pick<Dispositivo, 'sigla' | Nivel>;

const NUMERO = '(?:0|[1-9]\\d*)';
/** `5-A`, `359-M-A`. The marks of a second series have the same form (`1-DL`, `1-DEC`). */
const LETRAS = '(?:-[A-Z]{1,3})*';
/** Marks of a second provision in force under one label: `-bis` to `-nonies`, then `-10`, `-11` … */
const REPETIDO = '(?:-(?:bis|ter|quater|quinquies|sexies|septies|octies|nonies|[1-9]\\d+))?';

const ARTIGO = `(?<artigo>(?:${NUMERO}|unico)${LETRAS}${REPETIDO}${LETRAS})`;
const PARAGRAFO = `(?<paragrafo>(?:${NUMERO}|unico)${LETRAS}${REPETIDO})`;
const INCISO = `(?<inciso>[IVXLCDM]+${LETRAS}${REPETIDO})`;
/** One letter, one letter twice, or a lower-case Roman numeral, as in treaties. */
const ALINEA = `(?<alinea>(?:[a-z]{1,2}|[ivx]{3,7})${LETRAS}${REPETIDO})`;
const ITEM = `(?:${NUMERO}${LETRAS}|[ivxl]+)${REPETIDO}`;

const REF_KEY = new RegExp(
  `^(?<sigla>[A-Z0-9-]{1,20})\\.${ARTIGO}(?:\\.${PARAGRAFO})?(?:\\.${INCISO})?` +
    `(?:\\.${ALINEA}(?:\\.(?<item>${ITEM}))?|\\.(?<solto>item-${ITEM}))?$`,
);

/**
 * Parses a canonical ref_key; null if it is not one: `CP.121.2-A.I` → article 121, § 2-A, inciso I. For loose spellings
 * see `refKeyForms`. The key of a súmula is not the key of a provision.
 */
export function parseRefKey(refKey: string): PartesRefKey | null {
  const groups = REF_KEY.exec(refKey)?.groups;
  if (!groups) return null;
  const { sigla = '', artigo = '', paragrafo = null, inciso = null, alinea = null, item, solto } = groups;
  return { sigla, artigo, paragrafo, inciso, alinea, item: item ?? solto ?? null };
}

/** The canonical ref_key of a provision: its sigla and its levels, joined by dots. */
export function formatRefKey(partes: PartesRefKey): string {
  return [partes.sigla, ...NIVEIS.map((nivel) => partes[nivel])].filter((parte) => parte !== null).join('.');
}
