import { fold } from '../../text/fold.ts';
import { ATOS, ATOS_ESCRITOS, COLADOS, ELIPSES, NIVEIS, PRECEDENTES } from './inicios.ts';
import { isAlgarismo, skipBranco } from './lexico.ts';
import { firstWords, leadingWords, type Nomes } from './nomes.ts';

/** Where something may begin: a level, what leaves its word out, an act read by itself, a name told, a number behind an act. */
export interface Candidato {
  tipo: 'nivel' | 'elipse' | 'ato' | 'nome' | 'numero';
  inicio: number;
  /** Past its first word. */
  fim: number;
}

/** Every place of a text where a citation may begin, in order. */
export interface Candidatos {
  dispositivos: Candidato[];
  /** Where a word begins that may announce the number of a súmula, a theme, an orientation. */
  precedentes: number[];
}

type Tipo = Candidato['tipo'] | 'precedente';

/** A word that is looked for. */
interface Entrada {
  /** Its plain letters, as `LETRAS` has them. */
  letras: Uint8Array;
  /** How it must be written, where an acronym counts in capitals only. */
  escrita: string | null;
  tipo: Tipo;
  /** How much of it comes before the word proper. */
  cola: number;
}

/** What is looked for. */
interface Vocabulario {
  /** By the hash of their plain letters. */
  entradas: ReadonlyMap<number, readonly Entrada[]>;
  /** By the first three letters, a bit for each length of a word that begins so: most words of a text are told by these. */
  inicios: Int32Array;
}

/** Past this code letters are other alphabets' or marks, and begin no word here. */
const LIMITE = 0x250;
const PARAGRAFO = 0xa7;
const VIRGULA = 0x2c;
const PONTO = 0x2e;
/** The plain lower-case letter, 1 to 26, of every character below `LIMITE`; 27 for any other letter, 0 for none. */
const LETRAS = Uint8Array.from({ length: LIMITE }, (_, code) => {
  const char = String.fromCharCode(code);
  // The ordinal marks are letters to Unicode, and part a number from a word: `5ºCF`.
  if (!/\p{L}/u.test(char) || char === 'º' || char === 'ª') return 0;
  const plain = fold(char).charCodeAt(0) - 0x60;
  return plain >= 1 && plain <= 26 ? plain : 27;
});

/** 1 for each character of a class. */
function charsIn(pattern: RegExp): Uint8Array {
  return Uint8Array.from({ length: LIMITE }, (_, code) => (pattern.test(String.fromCharCode(code)) ? 1 : 0));
}

const vocabularios = new WeakMap<Nomes, Vocabulario>();

function vocabularioOf(nomes: Nomes): Vocabulario {
  const known = vocabularios.get(nomes);
  if (known) return known;
  const entradas = new Map<number, Entrada[]>();
  const inicios = new Int32Array(28 ** 3);
  const bit = (word: string, length = word.length) => {
    inicios[startOf(word)] = (inicios[startOf(word)] as number) | lengthBit(length);
  };
  const add = (tipo: Tipo, all: readonly string[], { cola = '', escrita = false } = {}) => {
    for (const word of all) {
      const whole = cola + word;
      const letras = lettersOf(whole, 0, whole.length);
      const entry = { letras, escrita: escrita ? word : null, tipo, cola: cola.length };
      const hash = hashOf(whole, 0, whole.length);
      entradas.set(hash, [...(entradas.get(hash) ?? []), entry]);
      for (const form of [whole, fold(whole)]) bit(form);
    }
  };
  add('nivel', NIVEIS);
  add('elipse', ELIPSES);
  add('ato', ATOS);
  add('precedente', PRECEDENTES);
  add('ato', ATOS_ESCRITOS, { escrita: true });
  add('precedente', ['S'], { escrita: true });
  add('nome', [...firstWords(nomes).filter((first) => first.length > 4), ...leadingWords(nomes)]);
  const acronimos = firstWords(nomes).filter((first) => first.length <= 8);
  add(
    'nome',
    acronimos.map((first) => first.toUpperCase()),
    { escrita: true },
  );
  for (const cola of COLADOS) {
    add('nivel', ['artigo', 'artigos'], { cola });
    add('precedente', ['súmula', 'súmulas'], { cola });
  }
  bit('ad');
  // `RITJSP`: whatever comes third.
  for (const third of 'abcdefghijklmnopqrstuvwxyz') for (let n = 4; n <= 8; n++) bit(`ri${third}`, n);
  const made = { entradas, inicios };
  vocabularios.set(nomes, made);
  return made;
}

const lengthBit = (length: number): number => 1 << Math.min(length, 31);
const letterAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code < LIMITE ? (LETRAS[code] as number) : 0;
};
const startOf = (word: string): number => (letterAt(word, 0) * 28 + letterAt(word, 1)) * 28 + letterAt(word, 2);

/** Of the plain letters of a word. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0;
  for (let at = start; at < end; at++) {
    const letter = letterAt(text, at);
    if (letter !== 0) hash = (Math.imul(hash, 31) + letter) | 0;
  }
  return hash;
}

function lettersOf(text: string, start: number, end: number): Uint8Array {
  return Uint8Array.from({ length: end - start }, (_, i) => letterAt(text, start + i)).filter((letter) => letter !== 0);
}

/**
 * One pass over the text, letter by letter, since that is several times as fast as a pattern of so many words. Written
 * flat: it is run for every character.
 */
export function findCandidatos(text: string, nomes: Nomes): Candidatos {
  const vocabulario = vocabularioOf(nomes);
  const { inicios } = vocabulario;
  const { length } = text;
  const found: Candidatos = { dispositivos: [], precedentes: [] };
  let at = 0;
  while (at < length) {
    const code = text.charCodeAt(at);
    const letter = code < LIMITE ? (LETRAS[code] as number) : 0;
    if (letter === 0) {
      // Of several signs the first is read with the others: `§§ 1º e 2º`.
      if (code === PARAGRAFO && text.charCodeAt(at - 1) !== PARAGRAFO)
        found.dispositivos.push({ tipo: 'nivel', inicio: at, fim: at + 1 });
      else if (code === VIRGULA && (isNumero(text, at) || isDeAcronimo(text, at)))
        found.dispositivos.push({ tipo: 'numero', inicio: at, fim: at });
      at += 1;
      continue;
    }
    const start = at;
    at += 1;
    let next = at < length ? text.charCodeAt(at) : 0;
    const second = next < LIMITE ? (LETRAS[next] as number) : 0;
    // Of one letter, only the first of an acronym with dots, or of a short form: `C.F.`, `L. 9.099/95`, `L8078`.
    if (second === 0) {
      if (next === PONTO || (next >= 0x30 && next <= 0x39)) takeLetra(text, start, vocabulario, found);
      continue;
    }
    const after = at + 1 < length ? text.charCodeAt(at + 1) : 0;
    const third = after < LIMITE ? (LETRAS[after] as number) : 0;
    while (next < LIMITE && LETRAS[next] !== 0) {
      at += 1;
      next = at < length ? text.charCodeAt(at) : 0;
    }
    const bits = inicios[(letter * 28 + second) * 28 + third] as number;
    if ((bits & (1 << Math.min(at - start, 31))) !== 0) takePalavra(text, start, at, vocabulario, found);
  }
  return found;
}

/** Whether a number stands before the comma, and behind it what may be a level: `5º, X`, `186, caput`. */
const isNumero = (text: string, virgula: number): boolean =>
  (FIM_DE_NUMERO[text.charCodeAt(virgula - 1)] === 1 || text[virgula - 2] === '-') &&
  '§ivxpcIVXPC'.includes(text[skipBranco(text, virgula + 1)] ?? '.');
/** `CC, 186` */
const isDeAcronimo = (text: string, virgula: number): boolean =>
  CAPITAL[text.charCodeAt(virgula - 1)] === 1 &&
  CAPITAL[text.charCodeAt(virgula - 2)] === 1 &&
  isAlgarismo(text, skipBranco(text, virgula + 1));
const CAPITAL = charsIn(/[A-Z]/);
const FIM_DE_NUMERO = charsIn(/[\dº°]/);

/** Before a word, these show that it is none of the sentence's: `…;8078!art14`, `5art`. */
const COLADOS_ANTES = charsIn(/[\d!#@_=&]/);
const isColado = (text: string, start: number): boolean => start > 0 && COLADOS_ANTES[text.charCodeAt(start - 1)] === 1;

function takePalavra(text: string, start: number, fim: number, { entradas }: Vocabulario, found: Candidatos): void {
  if (isColado(text, start)) return;
  const known = entradas.get(hashOf(text, start, fim));
  if (known !== undefined) {
    for (const entrada of known) {
      if (!isWritten(text, start, fim, entrada)) continue;
      push(found, entrada.tipo, start + entrada.cola, fim);
      return;
    }
  }
  if (fim - start > MAX_RI || !'aAR'.includes(text[start] as string)) return;
  const word = text.slice(start, fim);
  if (/^RI[A-Z]{2,6}$/.test(word)) push(found, 'ato', start, fim);
  else if (/^ad$/i.test(word) && /^\.\s?\d/.test(text.slice(fim, fim + 3))) push(found, 'nivel', start, fim);
}

/** `RISTJ`, `RITJMG`; `ad` is shorter. */
const MAX_RI = 8;

function isWritten(text: string, start: number, fim: number, { letras, escrita }: Entrada): boolean {
  if (escrita !== null) return fim - start === escrita.length && text.startsWith(escrita, start);
  let next = 0;
  for (let at = start; at < fim; at++) {
    const letter = letterAt(text, at);
    if (letter !== 0 && letter !== letras[next++]) return false;
  }
  return next === letras.length;
}

/** `C.F.`, `O.J.`, `L8078`. */
function takeLetra(text: string, start: number, { entradas }: Vocabulario, found: Candidatos): void {
  if (isColado(text, start)) return;
  const next = text.slice(start, start + 4);
  if (/^o\.j/i.test(next)) found.precedentes.push(start);
  if (!/^.(?:\.\s?[A-Z\d]|\d)/.test(next)) return;
  const entrada = entradas.get(hashOf(next, 0, 1))?.find(({ escrita }) => escrita === next[0]);
  if (entrada) push(found, entrada.tipo, start, start + 1);
}

function push({ dispositivos, precedentes }: Candidatos, tipo: Tipo, inicio: number, fim: number): void {
  if (tipo === 'precedente') precedentes.push(inicio);
  else dispositivos.push({ tipo, inicio, fim });
}
