import { diasDoMes } from '../text/data.ts';

/** A day, ISO 8601: `2018-03-16`. Days compare as strings. */
export type Dia = string;

/** A period from one day to another, both included; null at an end that is not known. */
export interface Periodo {
  de: Dia | null;
  ate: Dia | null;
}

const DIA = /^(\d{4})-(\d{2})-(\d{2})$/;
const DIAS_DE_400_ANOS = 146_097;
/** Days from 1 March of year 0 to 1 January 1970. */
const ATE_1970 = 719_468;

/** Whether the text is a day that exists. */
export function isDia(texto: string): boolean {
  const [, ano, mes, dia] = DIA.exec(texto) ?? [];
  return ano !== undefined && Number(dia) >= 1 && Number(dia) <= diasDoMes(Number(ano), Number(mes));
}

/** The day a number of days later, or earlier if negative. */
export const somaDias = (dia: Dia, dias: number): Dia => fromNumero(toNumero(dia) + dias);

/** `2024-03-01` → `2024-02-29`. */
export const diaAnterior = (dia: Dia): Dia => somaDias(dia, -1);

/**
 * The same day a number of months later. If that month has no such day, the first day of the next one (Lei nº 810, de
 * 1949, art. 3º).
 */
export function somaMeses(dia: Dia, meses: number): Dia {
  const { ano, mes, dia: doMes } = partsOf(dia);
  const total = ano * 12 + mes - 1 + meses;
  const [novoAno, novoMes] = [Math.floor(total / 12), (total % 12) + 1];
  return doMes <= diasDoMes(novoAno, novoMes)
    ? print(novoAno, novoMes, doMes)
    : somaMeses(primeiroDoMes(dia), meses + 1);
}

/** `2024-02-29` → `2024-02-01`. */
export const primeiroDoMes = (dia: Dia): Dia => `${dia.slice(0, 8)}01`;

/** The days of `2017`, `2017-11` or `2017-11-11`; null for any other text or an impossible date. */
export function readPeriodo(texto: string): { de: Dia; ate: Dia } | null {
  if (/^\d{4}$/.test(texto)) return { de: `${texto}-01-01`, ate: `${texto}-12-31` };
  if (!/^\d{4}-\d{2}$/.test(texto)) return isDia(texto) ? { de: texto, ate: texto } : null;
  const dias = diasDoMes(Number(texto.slice(0, 4)), Number(texto.slice(5)));
  return dias === 0 ? null : { de: `${texto}-01`, ate: `${texto}-${dias}` };
}

// Counts in years that begin in March, so that the leap day is the last of its year (Howard Hinnant's
// `days_from_civil`).

function toNumero(texto: Dia): number {
  const { ano, mes, dia } = partsOf(texto);
  const year = mes <= 2 ? ano - 1 : ano;
  const era = Math.floor(year / 400);
  const ofEra = year - era * 400;
  const ofYear = Math.floor((153 * (mes > 2 ? mes - 3 : mes + 9) + 2) / 5) + dia - 1;
  const days = ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear;
  return era * DIAS_DE_400_ANOS + days - ATE_1970;
}

function fromNumero(numero: number): Dia {
  const shifted = numero + ATE_1970;
  const era = Math.floor(shifted / DIAS_DE_400_ANOS);
  const day = shifted - era * DIAS_DE_400_ANOS;
  const year = Math.floor((day - Math.floor(day / 1460) + Math.floor(day / 36_524) - Math.floor(day / 146_096)) / 365);
  const ofYear = day - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const month = Math.floor((5 * ofYear + 2) / 153);
  const mes = month < 10 ? month + 3 : month - 9;
  return print(year + era * 400 + (mes <= 2 ? 1 : 0), mes, ofYear - Math.floor((153 * month + 2) / 5) + 1);
}

function partsOf(dia: Dia): { ano: number; mes: number; dia: number } {
  const [, ano, mes, doMes] = DIA.exec(dia) ?? [];
  if (ano === undefined) throw new Error(`“${dia}” is no day`);
  return { ano: Number(ano), mes: Number(mes), dia: Number(doMes) };
}

const print = (ano: number, mes: number, dia: number): Dia =>
  `${String(ano).padStart(4, '0')}-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}`;
