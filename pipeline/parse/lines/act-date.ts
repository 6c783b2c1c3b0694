import { parseActCitation } from '../../../schemas/law/act-citation.ts';
import type { FormaNumerada } from '../../../schemas/law/act-name.ts';
import { diaDaCitacao } from '../../../schemas/law/data-do-ato.ts';

/** The date of an act, as far as a note gives it: `Lei nº 13.964, de 2019`, `Lei n° 8.620, de 5.1.93`. */
interface DataDoAto {
  ano: number;
  /** `MM-DD`; null if only the year is given. */
  dia: string | null;
  forma: FormaNumerada | null;
  /** Without the letter or the reissue number after it. */
  numero: number;
}

/**
 * For each form, the first year from which its numbers follow the order of time. Provisional measures kept their number
 * each time they were reissued, until the Emenda Constitucional nº 32, de 2001. The numbering of decrees restarted in
 * 1991.
 */
const NUMERADOS_DESDE: Record<FormaNumerada, number> = {
  lei: 0,
  lei_complementar: 0,
  decreto_lei: 0,
  emenda_constitucional: 0,
  decreto: 1992,
  medida_provisoria: 2002,
};

const ANO = /(?<!\d)(?:1[89]|20)\d{2}(?!\d)/u;

/** A cache: a page names few acts and repeats them. */
const known = new Map<string, DataDoAto | null>();
const MAX_KNOWN = 5_000;

function readDataDoAto(ato: string): DataDoAto | null {
  let data = known.get(ato);
  if (data === undefined) {
    data = composeData(ato);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(ato, data);
  }
  return data;
}

function composeData(ato: string): DataDoAto | null {
  const citado = parseActCitation(ato);
  const dito = citado ? ato.slice(citado.inicio, citado.fim) : ato;
  // `de .2003`, `de 15 de 2001`: a slip in the day leaves the year readable.
  const ano = citado?.ano ?? Number(ANO.exec(ato.slice(citado?.fim ?? 0))?.[0] ?? 0);
  if (ano === 0) return null;
  const dia = diaDaCitacao(dito, ano)?.slice('0000-'.length) ?? null;
  const numero = Number.parseInt((citado?.numero ?? '').replaceAll('.', ''), 10) || 0;
  return { ano, dia, forma: citado?.forma ?? null, numero };
}

/** Whether a note gives the date, or at least the year, of the act that it names. */
export const isDated = (ato: string): boolean => readDataDoAto(ato) !== null;

/**
 * Whether one act is certainly later than another, both as notes print them. The years decide. In the same year, the
 * days decide if both are given; otherwise the numbers, if both acts have one form that is numbered in the order of
 * time. Returns false if nothing decides, as for a law and a provisional measure of the same year: those keep the order
 * of the page.
 */
export function isLater(ato: string, other: string): boolean {
  const [a, b] = [readDataDoAto(ato), readDataDoAto(other)];
  if (a === null || b === null) return false;
  if (a.ano !== b.ano) return a.ano > b.ano;
  if (a.dia !== null && b.dia !== null && a.dia !== b.dia) return a.dia > b.dia;
  return a.forma !== null && a.forma === b.forma && a.ano >= NUMERADOS_DESDE[a.forma] && a.numero > b.numero;
}
