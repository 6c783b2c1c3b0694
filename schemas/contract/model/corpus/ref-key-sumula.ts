import type { Fonte } from './ingest-run.ts';
import type { Sumula } from './sumula.ts';

// Apart from the shape, so that a page of the site that reads keys does not load what validates shapes.

/** The courts whose súmulas are verified. */
export const TRIBUNAIS = ['STF', 'STJ'] as const;
export type Tribunal = (typeof TRIBUNAIS)[number];

/** The court of that name, in whatever case; null when its súmulas are not verified. */
export const readTribunal = (nome: string): Tribunal | null =>
  TRIBUNAIS.find((known) => known === nome.trim().toUpperCase()) ?? null;

/** What each source of súmulas is the list of; in the order in which súmulas are listed. */
export const LISTAS_SUMULAS = {
  stf: { tribunal: 'STF', vinculante: false },
  stf_vinculante: { tribunal: 'STF', vinculante: true },
  stj: { tribunal: 'STJ', vinculante: false },
} as const satisfies Record<Exclude<Fonte, 'planalto'>, Pick<Sumula, 'tribunal' | 'vinculante'>>;
export type FonteSumulas = keyof typeof LISTAS_SUMULAS;
export const FONTES_SUMULAS = Object.keys(LISTAS_SUMULAS) as FonteSumulas[];

/** `SUM.STF.279`, `SUM.STF.SV11`: the ordinary súmula and the binding one may share a number. */
export function refKeySumula({
  tribunal,
  vinculante,
  numero,
}: Omit<Sumula, 'ref_key' | 'cancelada' | 'texto'>): string {
  return `SUM.${tribunal}.${vinculante ? 'SV' : ''}${numero}`;
}

const REF_KEY = /^SUM\.([A-Z]+)\.(SV)?0*([1-9]\d{0,5})$/i;

/** What the key of a súmula says, also in the wrong case; null where it is none, as a binding one of the STJ. */
export function parseRefKeySumula(refKey: string): Pick<Sumula, 'tribunal' | 'vinculante' | 'numero'> | null {
  const [, court = '', binding, numero] = REF_KEY.exec(refKey) ?? [];
  const lista = Object.values(LISTAS_SUMULAS).find(
    ({ tribunal, vinculante }) => tribunal === court.toUpperCase() && vinculante === (binding !== undefined),
  );
  return lista ? { ...lista, numero: Number(numero) } : null;
}
