import type { Fonte } from './ingest-run.ts';
import type { Sumula } from './sumula.ts';

// In a file without schemas, so that a page that reads keys does not load the validation library.

/** The courts whose súmulas are verified. */
export const TRIBUNAIS = ['STF', 'STJ'] as const;
export type Tribunal = (typeof TRIBUNAIS)[number];

/** The court of that name, in any letter case; null if its súmulas are not verified. */
export const readTribunal = (nome: string): Tribunal | null =>
  TRIBUNAIS.find((known) => known === nome.trim().toUpperCase()) ?? null;

/** The list that each source of súmulas provides, in listing order. */
export const LISTAS_SUMULAS = {
  stf: { tribunal: 'STF', vinculante: false },
  stf_vinculante: { tribunal: 'STF', vinculante: true },
  stj: { tribunal: 'STJ', vinculante: false },
} as const satisfies Record<Exclude<Fonte, 'planalto'>, Pick<Sumula, 'tribunal' | 'vinculante'>>;
export type FonteSumulas = keyof typeof LISTAS_SUMULAS;
export const FONTES_SUMULAS = Object.keys(LISTAS_SUMULAS) as FonteSumulas[];

/** `SUM.STF.279`, `SUM.STF.SV11`. An ordinary and a binding súmula may have the same number. */
export function refKeySumula({
  tribunal,
  vinculante,
  numero,
}: Omit<Sumula, 'ref_key' | 'cancelada' | 'texto'>): string {
  return `SUM.${tribunal}.${vinculante ? 'SV' : ''}${numero}`;
}

const REF_KEY = /^SUM\.([A-Z]+)\.(SV)?0*([1-9]\d{0,5})$/i;

/** Parses the key of a súmula in any letter case. Null if it is not one, such as a binding súmula of the STJ. */
export function parseRefKeySumula(refKey: string): Pick<Sumula, 'tribunal' | 'vinculante' | 'numero'> | null {
  const [, court = '', binding, numero] = REF_KEY.exec(refKey) ?? [];
  const lista = Object.values(LISTAS_SUMULAS).find(
    ({ tribunal, vinculante }) => tribunal === court.toUpperCase() && vinculante === (binding !== undefined),
  );
  return lista ? { ...lista, numero: Number(numero) } : null;
}
