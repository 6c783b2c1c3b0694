import { Caracteres } from '../caracteres.ts';
import { compact } from '../compact.ts';
import { endAt } from '../sticky.ts';
import { isBranco, skipBranco } from './lexico.ts';

const ASPAS = `["'“”‘’]?`;
const END = '(?![\\p{L}\\d])';
const ROMANO = `${ASPAS}[IVX]{1,6}${ASPAS}${END}`;
/** A bare `a`, `e` or `o` later in a list is a word of the sentence (`item I e a Súmula`). */
const OUTRA_LETRA = `(?:["'“‘][a-z]["'”’]|[b-df-np-z]|\\d{1,2})${END}`;
const LETRA = `(?:${ASPAS}[a-z]${ASPAS}|\\d{1,2})${END}`;
const MAIS = '\\s{0,20}(?:,\\s{0,20}(?:[eE]\\s{1,20})?|(?:e|E|a|ou|OU)\\s{1,20})';
const ROMANOS = `${ROMANO}(?:${MAIS}${ROMANO}){0,20}`;
const LISTA = `(?:${ROMANOS}|${LETRA}(?:${MAIS}${OUTRA_LETRA}){0,20})`;
const PALAVRA = '(?:itens|item|incisos?|inc\\.|al[íi]neas?|letras?)';
const QUAL = '(?:(?:antig[oa]s?|atual|atuais|primeir[oa]|ex)[\\s-]{1,20})?';

/** `, item IV`, ` incisos V e VI`, ` (item II)`, `, alínea “b”`. */
const COM_PALAVRA = compact(
  new RegExp(`\\s{0,20}(?:,\\s{0,20})?\\(?${QUAL}${PALAVRA}\\s{1,20}${LISTA}(?:\\s?\\))?`, 'iuy'),
);
const PARTE = compact(
  /\s{0,20}(?:,\s{0,20})?(?:\(\s?)?(?:in fine|(?:primeira|segunda|1ª|2ª)\s{1,20}parte|parte\s{1,20}final)(?:\s?\))?(?![\p{L}\d])/iuy,
);
/** `, IV`, `, V e VI`: the numeral alone, in capitals, and not the number of what comes next (`, II - no mérito`). */
const SEM_PALAVRA = compact(
  new RegExp(
    `\\s{0,20}(?:,\\s{0,20}|\\()${ROMANOS}(?:\\s?\\))?(?!\\.\\s?\\p{Ll}|\\s?[-–—]\\s(?!C\\.|ST[FJM]|T[SC][TEU]))`,
    'uy',
  ),
);
/** In lower-cased text the numeral counts where the court follows it. */
const MINUSCULO = compact(
  new RegExp(
    `\\s{0,20},\\s{0,20}${ROMANOS.replaceAll('IVX', 'ivx')}(?=,?\\s{1,20}d[oa]\\s|\\s?[/,]\\s?(?:st|ts))`,
    'uy',
  ),
);

const FORMAS = [COM_PALAVRA, PARTE, SEM_PALAVRA, MINUSCULO];

/** Where the items of a súmula or orientation that start right at an offset end; the offset itself when none does. */
export function skipItens(texto: string, inicio: number): number {
  if (!mayBegin(texto, inicio)) return inicio;
  let fim = inicio;
  for (const forma of FORMAS) fim = Math.max(fim, endAt(forma, texto, fim));
  return fim;
}

/** What an item begins with, past a comma and a bracket: asked of every number. */
function mayBegin(texto: string, inicio: number): boolean {
  let at = skipBranco(texto, inicio);
  for (const sign of ',(') if (texto[at] === sign) at = skipBranco(texto, at + 1);
  return COMECA.includes((texto[at] ?? '-').toLowerCase());
}

const COMECA = 'aeilps12vx"\'“”‘’';

const ANTES = compact(
  new RegExp(
    // Tried at the head of a word only: without look-behind, which would have the pattern interpreted.
    `${PALAVRA}\\s{1,20}${LISTA},?\\s{1,20}(?:d[aoe]s?|daquel[ea]|dest[ea]|dess[ea])\\s{1,20}` +
      '(?:(?:referid|citad|mencionad|mesm|aludid)[oa]\\s{1,20})?$',
    'iuy',
  ),
);
const QUAL_ANTES = compact(new RegExp(`(?<![\\p{L}\\d])${QUAL}$`, 'iu'));
/** With what the words for an item begin. */
const PALAVRAS = ['ite', 'inc', 'al', 'let'];
const LETRA_OU_ALGARISMO = compact(/[\p{L}\d]/u);
/** How far back an item named before its súmula may begin. */
const ALCANCE = 80;

/** Where `itens IV e V da ` right before a súmula begins, not before `minimo`; the offset itself when there is none. */
export function itensBefore(texto: string, inicio: number, minimo: number): number {
  const from = Math.max(minimo, inicio - ALCANCE);
  if (!isLigado(texto, from, inicio)) return inicio;
  const before = texto.slice(from, inicio);
  const lower = before.toLowerCase();
  // The last such word: one before it belongs to something else.
  const word = Math.max(...PALAVRAS.map((start) => lastWord(lower, start)));
  if (word < 0 || endAt(ANTES, before, word) < 0) return inicio;
  return from + word - (QUAL_ANTES.exec(before.slice(0, word))?.[0].length ?? 0);
}

/** With what `da`, `daquela` and `referida` begin. */
const INICIO_DE_LIGA = new Caracteres('acdmr');

/** Whether the last word before an offset may tie an item to its súmula. */
function isLigado(texto: string, from: number, inicio: number): boolean {
  let fim = inicio;
  while (fim > from && isBranco(texto, fim - 1)) fim -= 1;
  let at = fim;
  while (at > from && !isBranco(texto, at - 1)) at -= 1;
  return fim < inicio && fim - at > 1 && INICIO_DE_LIGA.at(texto, at);
}

/** Where the last word of a text that begins so begins, or -1. */
function lastWord(text: string, start: string): number {
  for (let at = text.lastIndexOf(start); at >= 0; at = at === 0 ? -1 : text.lastIndexOf(start, at - 1)) {
    if (at === 0 || !LETRA_OU_ALGARISMO.test(text[at - 1] as string)) return at;
  }
  return -1;
}
