import { fold } from '../../text/fold.ts';
import { firstWords, leadingWords, type Nomes } from './nomes.ts';

/** Words at which a provision, or an act that the grammar reads by itself, may begin. */
const FIXOS = (
  'art arts artigo artigos parágrafo parágrafos parág par inciso incisos inc incs alínea alíneas letra letras item itens ' +
  'caput lei leis decreto decretos medida emenda resolução regimento portaria'
).split(' ');
/** Acronyms of acts by number and of rules, in capitals only. */
const SIGLAS = ['LC', 'LCP', 'DL', 'DEL', 'DEC', 'EC', 'MP', 'MPV', 'CE', 'IN', 'RI', 'NR', 'L', 'D', 'Dec'];
/** `noartigo 53`: the preposition is glued to the word. */
const COLADOS = ['o', 'no', 'do', 'ao', 'os', 'nos', 'dos', 'aos', 'e'];

/** What is looked for: each word and how much of it comes before the word proper. */
interface Vocabulario {
  palavras: ReadonlyMap<string, number>;
  siglas: ReadonlySet<string>;
  /** By the first three letters, a bit for each length of a word that begins so: most words of a text are told by these. */
  inicios: Int32Array;
}

/** Past this code letters are other alphabets' or marks, and begin no word here. */
const LIMITE = 0x250;
/** Accents set apart from their letters. */
const MARCA_INICIAL = 0x300;
const MARCA_FINAL = 0x36f;
/** The plain lower-case letter, 1 to 26, of every character below `LIMITE`; 27 for any other letter, 0 for none. */
const LETRAS = Uint8Array.from({ length: LIMITE }, (_, code) => {
  const char = String.fromCharCode(code);
  if (!/\p{L}/u.test(char)) return 0;
  const plain = fold(char).charCodeAt(0) - 0x60;
  return plain >= 1 && plain <= 26 ? plain : 27;
});

const vocabularios = new WeakMap<Nomes, Vocabulario>();

function vocabularioOf(nomes: Nomes): Vocabulario {
  const known = vocabularios.get(nomes);
  if (known) return known;
  const palavras = new Map<string, number>();
  const siglas = new Set(SIGLAS);
  const spelled = firstWords(nomes).filter((first) => first.length > 4);
  for (const word of [...FIXOS, ...spelled, ...leadingWords(nomes)]) {
    palavras.set(word, 0);
    palavras.set(fold(word), 0);
  }
  for (const glue of COLADOS) {
    for (const word of ['artigo', 'artigos']) palavras.set(glue + word, glue.length);
  }
  for (const first of firstWords(nomes)) if (first.length <= 8) siglas.add(first.toUpperCase());
  const inicios = new Int32Array(28 ** 3);
  const lengths = (word: string, ...all: number[]) => {
    for (const length of all) inicios[startOf(word)] = (inicios[startOf(word)] as number) | lengthBit(length);
  };
  for (const word of [...palavras.keys(), ...siglas]) lengths(word, word.length);
  lengths('ad', 2);
  // `RITJSP`: whatever comes third.
  for (const third of 'abcdefghijklmnopqrstuvwxyz') lengths(`ri${third}`, 4, 5, 6, 7, 8);
  const made = { palavras, siglas, inicios };
  vocabularios.set(nomes, made);
  return made;
}

const lengthBit = (length: number): number => 1 << Math.min(length, 31);
const letterAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code < LIMITE ? (LETRAS[code] as number) : 0;
};
const startOf = (word: string): number => (letterAt(word, 0) * 28 + letterAt(word, 1)) * 28 + letterAt(word, 2);

/** Before a word, these show that it is none of the sentence's: `…;8078!art14`, `5art`. */
const COLADO = /[\d!#@_=&]/;

/**
 * The next place at or after `from` where a provision or an act may begin: one pass over the text, letter by letter, since
 * that is several times as fast as a pattern of so many words. Written flat: it is run for every character.
 */
export function nextCandidate(text: string, from: number, nomes: Nomes): { index: number; word: string } | null {
  const vocabulario = vocabularioOf(nomes);
  const { inicios } = vocabulario;
  const { length } = text;
  let at = from;
  while (at < length) {
    const code = text.charCodeAt(at);
    const letter = code < LIMITE ? (LETRAS[code] as number) : 0;
    if (letter === 0) {
      if (code === 0xa7) return { index: at, word: '§' };
      at += 1;
      continue;
    }
    const start = at;
    at += 1;
    let next = at < length ? text.charCodeAt(at) : 0;
    const second = next < LIMITE ? (LETRAS[next] as number) : 0;
    const after = second !== 0 && at + 1 < length ? text.charCodeAt(at + 1) : 0;
    const third = after < LIMITE ? (LETRAS[after] as number) : 0;
    while (next < LIMITE ? LETRAS[next] !== 0 : next >= MARCA_INICIAL && next <= MARCA_FINAL) {
      at += 1;
      next = at < length ? text.charCodeAt(at) : 0;
    }
    const bits = inicios[(letter * 28 + second) * 28 + third] as number;
    if ((bits & (1 << Math.min(at - start, 31))) === 0) continue;
    const found = recognize(text, start, at, vocabulario);
    if (found) return found;
  }
  return null;
}

function recognize(text: string, start: number, end: number, { palavras, siglas }: Vocabulario) {
  if (start > 0 && COLADO.test(text[start - 1] as string)) return null;
  const word = text.slice(start, end);
  const lower = word.toLowerCase();
  const glue = palavras.get(lower) ?? palavras.get(plainWord(lower));
  if (glue !== undefined) return { index: start + glue, word: word.slice(glue) };
  // Of one letter, only the first of an acronym with dots, or of a short form: `C.F.`, `L. 9.099/95`, `L8078`.
  if (word.length === 1 && !/^(?:\.\s?[A-Z\d]|\d)/.test(text.slice(end, end + 3))) return null;
  if (siglas.has(word) || /^RI[A-Z]{2,6}$/.test(word)) return { index: start, word };
  const scanned = lower === 'ad' && /^\.\s?\d/.test(text.slice(end, end + 3));
  return scanned ? { index: start, word } : null;
}

/** Folding takes time, most words have no accent, and the others come again and again. */
function plainWord(word: string): string {
  if (!/[^a-z]/.test(word)) return word;
  const known = folded.get(word);
  if (known !== undefined) return known;
  const plain = fold(word);
  if (folded.size < MAX_FOLDED) folded.set(word, plain);
  return plain;
}

const MAX_FOLDED = 5_000;
const folded = new Map<string, string>();
