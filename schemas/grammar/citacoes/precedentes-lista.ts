import { matchAt } from '../sticky.ts';
import { type Ambito, isSaid, type Partes, readAmbito } from './precedentes-ambito.ts';
import { skipItens } from './precedentes-itens.ts';

/** One member of a list of numbers: a number, or every number of a range, and whose they are. */
export interface Numerado {
  inicio: number;
  fim: number;
  numeros: number[];
  ambito: Ambito;
}

const S = '\\s{0,20}';
/** `nº`, `n.`, `n.ºs`, `nos`, `de número`, and no mark at all. */
const MARCA = `${S}[-–:]?${S}(?:(?:de|sob${S}o?)${S})?(?:n(?:[.\\s]{0,3}[º°ª˚o])?\\s?\\.?\\s?s?[.:-]?|n[úu]meros?)?${S}["“]?`;
/** `7`, `07`, `1.046`; not a decimal, a date, a process, a percentage or an ordinal. Glued: `331do TST`, `24ITSE`. */
const COLADO = '(?:I?(?:ST[FJM]|T[SC][TEU])(?![\\p{L}\\d])|d[oa]\\s)';
const NUMERO = `(\\d\\.\\s?\\d{3}|0{0,3}\\d{1,4})["”]?(?!\\d|[.-]\\d|\\s?%|[ªº°])(?:(?!\\p{L})|(?=${COLADO}))`;
const ANO = '(?:\\s?/\\s?(?:19|20)\\d{2}(?!\\d))?';
/** `7 de maio`, `5 dias`: a number that goes on to something else. */
const ALHEIO =
  '(?!\\s{1,5}(?:de\\s{1,5})?(?:janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|dias?|meses|anos?|horas?)(?!\\p{L}))';

const ELEMENTO = new RegExp(`${MARCA}${NUMERO}${ANO}${ALHEIO}`, 'iuy');
const ATE = new RegExp(`\\s{1,20}(?:a|à|ao|até)\\s{1,20}(?:a\\s{1,20})?${MARCA}${NUMERO}${ALHEIO}`, 'iuy');
const LIGA =
  /(?:\s{0,20}[,;]\s{0,20}(?:(?:e|ou)\s{1,20})?|\s{1,20}(?:e|ou|bem\s{1,20}como)\s{1,20}|\s?(?<barra>[/\u2044])\s?)(?:(?:[aà]s?|os?|d[ao]s?|n[ao]s?)\s{1,20})?/iuy;
const FIM_DE_FRASE = /\s{0,5}(?:[.;:)\]"”]|$)/uy;

/** Beyond so many numbers a range is its two ends. */
const MAX_FAIXA = 50;

const toNumber = (digits = '') => Number(digits.replace(/\D/g, ''));

function expand(first: number, last: number): number[] {
  if (last - first >= MAX_FAIXA) return [first, last];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function readElemento(texto: string, inicio: number, partes: Partes): Numerado | null {
  const match = matchAt(ELEMENTO, texto, inicio);
  const numero = toNumber(match?.[1]);
  if (!match || numero === 0) return null;
  let fim = inicio + match[0].length;
  const ate = matchAt(ATE, texto, fim);
  const ultimo = toNumber(ate?.[1]);
  if (ate && ultimo > numero) fim += ate[0].length;
  fim = skipItens(texto, fim);
  const ambito = readAmbito(texto, fim, partes);
  fim = ambito.comTribunal ? skipItens(texto, ambito.fim) : ambito.fim;
  const espaco = match[0].length - match[0].trimStart().length;
  return { inicio: inicio + espaco, fim, numeros: expand(numero, ate ? Math.max(numero, ultimo) : numero), ambito };
}

/**
 * The numbers that start right at an offset, each with what is said right after it: `nºs 219, I, e 329 do TST`,
 * `7/STJ e 284/STF`, `5 a 8`. After a singular word (`Súmula 7, 83 …`) more than one counts only where the text shows
 * that the list goes on: a court after the last, or the end of the sentence.
 */
export function readNumeros(texto: string, inicio: number, plural: boolean, partes: Partes): Numerado[] {
  const lista: Numerado[] = [];
  for (let at = inicio; ; ) {
    const elemento = readElemento(texto, at, partes);
    if (elemento === null) break;
    lista.push(elemento);
    const liga = matchAt(LIGA, texto, elemento.fim);
    if (!liga || (liga.groups?.barra !== undefined && !plural)) break;
    at = elemento.fim + liga[0].length;
  }
  return distribute(cut(lista, texto, plural));
}

/** The list without the numbers at its end that may be something else's. */
function cut(lista: Numerado[], texto: string, plural: boolean): Numerado[] {
  const comAmbito = lista.findLastIndex(({ ambito }) => isSaid(ambito) || ambito.daSumula);
  const last = lista.at(-1);
  if (comAmbito === lista.length - 1 || last === undefined) return lista;
  if ((plural && comAmbito === -1) || matchAt(FIM_DE_FRASE, texto, last.fim)) return lista;
  return lista.slice(0, Math.max(comAmbito, 0) + 1);
}

/** A number that says nothing of its own is whose the next one is. */
function distribute(lista: Numerado[]): Numerado[] {
  for (let i = lista.length - 2; i >= 0; i--) {
    const membro = lista[i] as Numerado;
    if (!isSaid(membro.ambito)) membro.ambito = (lista[i + 1] as Numerado).ambito;
  }
  return lista;
}
