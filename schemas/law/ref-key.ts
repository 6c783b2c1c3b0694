import type { Dispositivo } from '../contract/model/corpus/dispositivo.ts';
import { NIVEIS, type Nivel } from './rotulos.ts';

/** What a ref_key is made of, as the row of a provision holds it: an item with no alínea above is `item-1`. */
export type PartesRefKey = Pick<Dispositivo, 'sigla' | Nivel>;

const NUMERO = '(?:0|[1-9]\\d*)';
/** `5-A`, `359-M-A`; the marks of a second series are such letters as well (`1-DL`, `1-DEC`). */
const LETRAS = '(?:-[A-Z]{1,3})*';
/** A second live provision under one label: `-bis` to `-nonies`, then `-10`, `-11` … */
const REPETIDO = '(?:-(?:bis|ter|quater|quinquies|sexies|septies|octies|nonies|[1-9]\\d+))?';

const ARTIGO = `(?<artigo>(?:${NUMERO}|unico)${LETRAS}${REPETIDO}${LETRAS})`;
const PARAGRAFO = `(?<paragrafo>(?:${NUMERO}|unico)${LETRAS}${REPETIDO})`;
const INCISO = `(?<inciso>[IVXLCDM]+${LETRAS}${REPETIDO})`;
/** One letter, one letter twice, or a lower-case Roman numeral, as treaties number them. */
const ALINEA = `(?<alinea>(?:[a-z]{1,2}|[ivx]{3,7})${LETRAS}${REPETIDO})`;
const ITEM = `(?:${NUMERO}${LETRAS}|[ivxl]+)${REPETIDO}`;

const REF_KEY = new RegExp(
  `^(?<sigla>[A-Z0-9-]{1,20})\\.${ARTIGO}(?:\\.${PARAGRAFO})?(?:\\.${INCISO})?` +
    `(?:\\.${ALINEA}(?:\\.(?<item>${ITEM}))?|\\.(?<solto>item-${ITEM}))?$`,
);

/**
 * The parts of a canonical ref_key, null when it is none: `CP.121.2-A.I` → article 121, § 2-A, inciso I. What a person
 * wrote loosely is read by `refKeyForms`; the key of a súmula is not one of a provision.
 */
export function parseRefKey(refKey: string): PartesRefKey | null {
  const groups = REF_KEY.exec(refKey)?.groups;
  if (!groups) return null;
  const { sigla = '', artigo = '', paragrafo = null, inciso = null, alinea = null, item, solto } = groups;
  return { sigla, artigo, paragrafo, inciso, alinea, item: item ?? solto ?? null };
}

/** The canonical ref_key of a provision: its sigla and the levels that it has, joined by dots. */
export function formatRefKey(partes: PartesRefKey): string {
  return [partes.sigla, ...NIVEIS.map((nivel) => partes[nivel])].filter((parte) => parte !== null).join('.');
}
