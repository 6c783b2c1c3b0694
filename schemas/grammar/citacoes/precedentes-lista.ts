import { Caracteres } from '../caracteres.ts';
import { compact } from '../compact.ts';
import { endAt, matchAt } from '../sticky.ts';
import { skipBranco } from './lexico.ts';
import { type Ambito, isSaid, type Partes, readAmbito, semAmbito } from './precedentes-ambito.ts';
import { skipItens } from './precedentes-itens.ts';

/** One member of a list of numbers: a number, or every number of a range, and whose they are. */
export interface Numerado {
  inicio: number;
  fim: number;
  numeros: number[];
  ambito: Ambito;
}

// No two runs of white space meet, here and beside, so that a long one is read in one way only.
const S = '\\s{0,20}';
/** `nº`, `n.`, `n.ºs`, `nos`, `de número`, and no mark at all. */
const N = `n(?:[.\\s]{0,3}[º°ª˚o])?\\s?\\.?\\s?s?[.:-]?${S}`;
const MARCA = `${S}(?:[-–:]${S})?(?:(?:de|sob(?:\\so)?)\\s{1,20})?(?:n[úu]meros?\\s{1,20}|${N})?["“]?`;
/** `7`, `07`, `1.046`; not a decimal, a date, a process, a percentage or an ordinal. Glued: `331do TST`, `24ITSE`. */
const COLADO = '(?:I?(?:ST[FJM]|T[SC][TEU])(?![\\p{L}\\d])|d[oa]\\s)';
/** No court has so many: only one named right behind shows that it is a number, and a wrong one. */
const GRANDE = '\\d{5}(?=\\s?[/-]\\s?(?:ST|TS)|\\s{1,3}d[oa]\\s{1,3}(?:ST|TS|sup))';
const NUMERO = `(\\d\\.\\s?\\d{3}|${GRANDE}|0{0,3}\\d{1,4})["”]?(?!\\d|[.-]\\d|\\s?%|[ªº°]|/\\d{1,2}/\\d{4})(?:(?!\\p{L})|(?=${COLADO}))`;
const ANO = '(?:\\s?/\\s?(?:19|20)\\d{2}(?!\\d))?';
/** `7 de maio`, `5 dias`: a number that goes on to something else. */
const ALHEIO =
  '(?!\\s{1,5}(?:de\\s{1,5})?(?:janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|dias?|meses|anos?|horas?)(?!\\p{L}))';

const ELEMENTO = compact(new RegExp(`${MARCA}${NUMERO}${ANO}${ALHEIO}`, 'iuy'));
const ATE = compact(new RegExp(`\\s{1,20}(?:a|à|ao|até)\\s{1,20}(?:a\\s{1,20})?${MARCA}${NUMERO}${ALHEIO}`, 'iuy'));
/** With what `a`, `até` begins: behind most numbers stands something else. */
const INICIO_DE_ATE = new Caracteres('aà');
const matchAte = (texto: string, fim: number) =>
  INICIO_DE_ATE.at(texto, skipBranco(texto, fim)) ? matchAt(ATE, texto, fim) : null;
const LIGA =
  /(?:\s{0,20}[,;]\s{0,20}(?:(?:e|ou|bem\s{1,20}como)\s{1,20})?|\s{1,20}(?:e|ou|bem\s{1,20}como)\s{1,20}|\s?(?<barra>[/\u2044])\s?)(?:(?:[aà]s?|os?|d[ao]s?|n[ao]s?)\s{1,20})?/iy;
const FIM_DE_FRASE = /\s{0,5}(?:[.;:)\]"”]|$)/y;
const FIM_DE_PERIODO = /\s{0,5}(?:[.;](?!\d)|$)/y;
const FIM_DE_ORACAO = /\s{0,5}(?:[.;,]|$)/y;

/** Beyond so many numbers a range is its two ends. */
const MAX_FAIXA = 50;

const PONTO = /\D/g;
/** Only what has a dot of thousands is so long. */
const toNumber = (digits = '') => Number(digits.length > 4 ? digits.replace(PONTO, '') : digits);

function expand(first: number, last: number): number[] {
  if (last - first >= MAX_FAIXA) return [first, last];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function readElemento(texto: string, inicio: number, plural: boolean, partes: Partes): Numerado | null {
  const match = matchAt(ELEMENTO, texto, inicio);
  const numero = toNumber(match?.[1]);
  if (!match || numero === 0) return null;
  const primeiro = skipBranco(texto, inicio);
  const fim = inicio + match[0].length;
  const ate = matchAte(texto, fim);
  const ultimo = toNumber(ate?.[1]);
  if (ate && ultimo > numero) {
    const resto = readResto(texto, fim + ate[0].length, partes);
    // `a Súmula 7 a 3 …`: after a singular word a range is one only where a court follows.
    if (plural || isSaid(resto.ambito)) return { inicio: primeiro, numeros: expand(numero, ultimo), ...resto };
  }
  const resto = readResto(texto, fim, partes);
  const longe = resto.ambito.tribunal === null ? null : matchAte(texto, resto.fim);
  const ultimoDito = toNumber(longe?.[1]);
  if (longe && ultimoDito > numero) {
    const outro = readResto(texto, resto.fim + longe[0].length, partes);
    if (outro.ambito.tribunal === resto.ambito.tribunal)
      return { inicio: primeiro, numeros: expand(numero, ultimoDito), ...outro };
  }
  return { inicio: primeiro, numeros: [numero], ...resto };
}

/** `85 e 383 do STJ | e do STF, respectivamente`: which is whose is not told by what stands beside the last. */
const RESPECTIVAMENTE = compact(
  /\s{0,3},?\s{0,3}(?:e\s{1,3}(?:d[oa]\s{1,3})?[^,.;()]{2,60},?\s{0,3})?respectivamente(?!\p{L})/iuy,
);
/** `Súmula 10 vinculante`. */
const VINCULANTE = compact(/\s{1,5}vinculantes?(?!\p{L})/iuy);
const INICIO_DE_VINCULANTE = new Caracteres('v');

/** What follows a number: items, whose it is, and items again (`, IV, do TST`; ` do TST, item IV`). */
function readResto(texto: string, inicio: number, partes: Partes): { ambito: Ambito; fim: number } {
  const mayBind = !partes.sistematica && INICIO_DE_VINCULANTE.at(texto, skipBranco(texto, inicio));
  const binding = mayBind ? endAt(VINCULANTE, texto, inicio) : -1;
  const ambito = readAmbito(texto, skipItens(texto, Math.max(inicio, binding)), partes);
  if (binding >= 0) ambito.daVinculante = true;
  return { ambito, fim: ambito.comTribunal ? skipItens(texto, ambito.fim) : ambito.fim };
}

/**
 * The numbers that start right at an offset, each with what is said right after it: `nºs 219, I, e 329 do TST`,
 * `7/STJ e 284/STF`, `5 a 8`. After a singular word (`Súmula 7, 83 …`) more than one counts only where the text shows
 * that the list goes on: a court after the last, or the end of the sentence.
 */
export function readNumeros(texto: string, inicio: number, plural: boolean, partes: Partes): Numerado[] {
  const lista: Numerado[] = [];
  for (let at = inicio; ; ) {
    const elemento = readElemento(texto, at, plural, partes);
    if (elemento === null) break;
    lista.push(elemento);
    const liga = matchAt(LIGA, texto, elemento.fim);
    if (!liga || (liga.groups?.barra !== undefined && !plural)) break;
    at = elemento.fim + liga[0].length;
  }
  const numeros = distribute(cut(lista, texto, plural));
  const fim = numeros.at(-1)?.fim ?? inicio;
  if (numeros.length < 2 || endAt(RESPECTIVAMENTE, texto, fim) < 0) return numeros;
  return numeros.map((numero) => ({ ...numero, ambito: semAmbito(numero.fim) }));
}

/**
 * The list without the numbers at its end that may be something else's: `Súmula 7 e 3 recursos`, and after a court
 * (`Súmula 7 do STJ; e 2) …`) those that have none, unless the word is plural and the sentence ends with them.
 */
function cut(lista: Numerado[], texto: string, plural: boolean): Numerado[] {
  const last = lista.at(-1);
  const dito = lista.findLastIndex(({ ambito }) => isSaid(ambito) || ambito.daSumula);
  if (last === undefined || dito === lista.length - 1) return lista;
  if (dito === -1) return plural || matchAt(FIM_DE_FRASE, texto, last.fim) ? lista : lista.slice(0, 1);
  const goesOn = plural ? matchAt(FIM_DE_ORACAO, texto, last.fim) : isMaisUma(lista, texto, dito);
  return goesOn ? lista : lista.slice(0, dito + 1);
}

/** `Súmula 54, do STJ, e 362.`: between commas the court is said in passing, and one number more ends the sentence. */
function isMaisUma(lista: Numerado[], texto: string, dito: number): boolean {
  const [com, outra] = lista.slice(dito) as [Numerado, Numerado];
  if (dito !== lista.length - 2 || endAt(FIM_DE_PERIODO, texto, outra.fim) < 0) return false;
  const parte = texto.slice(com.inicio, com.fim);
  return /\d\s{0,3},\s{1,3}d[oa]\s/.test(parte) && texto[com.fim] === ',';
}

/** A number that says nothing of its own is whose the next one is. */
function distribute(lista: Numerado[]): Numerado[] {
  for (let i = lista.length - 2; i >= 0; i--) {
    const membro = lista[i] as Numerado;
    if (!isSaid(membro.ambito) && !membro.ambito.daVinculante) membro.ambito = (lista[i + 1] as Numerado).ambito;
  }
  return lista;
}
