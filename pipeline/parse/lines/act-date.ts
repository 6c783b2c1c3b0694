import { parseActCitation } from '../../../schemas/law/act-citation.ts';
import type { FormaNumerada } from '../../../schemas/law/act-name.ts';
import { diaDaCitacao } from '../../../schemas/law/data-do-ato.ts';

/** When an act was made, as far as a note tells: `Lei nº 13.964, de 2019`, `Lei n° 8.620, de 5.1.93`. */
interface DataDoAto {
  ano: number;
  /** `MM-DD`; null where only the year is told. */
  dia: string | null;
  forma: FormaNumerada | null;
  /** Without the letter or the issue behind it. */
  numero: number;
}

/**
 * From which year on the acts of one form are numbered as they were made. Provisional measures kept their number however
 * often they were issued again, until the Emenda Constitucional nº 32, de 2001; the decrees began anew in 1991.
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

/** A page names few acts, and those again and again. */
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
  // `de .2003`, `de 15 de 2001`: a slip in the day leaves the year.
  const ano = citado?.ano ?? Number(ANO.exec(ato.slice(citado?.fim ?? 0))?.[0] ?? 0);
  if (ano === 0) return null;
  const dia = diaDaCitacao(dito, ano)?.slice('0000-'.length) ?? null;
  const numero = Number.parseInt((citado?.numero ?? '').replaceAll('.', ''), 10) || 0;
  return { ano, dia, forma: citado?.forma ?? null, numero };
}

/** Whether a note tells when the act that it names was made. */
export const isDated = (ato: string): boolean => readDataDoAto(ato) !== null;

/**
 * Whether one act is surely later than another, both as notes print them: by the year; of one year, by the day where both
 * tell it, else by the number where both are of one form that is numbered in the order of time. False where nothing
 * tells, as of a law and a provisional measure of one year: those stand in the order of the page.
 */
export function isLater(ato: string, other: string): boolean {
  const [a, b] = [readDataDoAto(ato), readDataDoAto(other)];
  if (a === null || b === null) return false;
  if (a.ano !== b.ano) return a.ano > b.ano;
  if (a.dia !== null && b.dia !== null && a.dia !== b.dia) return a.dia > b.dia;
  return a.forma !== null && a.forma === b.forma && a.ano >= NUMERADOS_DESDE[a.forma] && a.numero > b.numero;
}
