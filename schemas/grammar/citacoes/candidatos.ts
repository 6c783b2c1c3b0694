import { fold } from '../../text/fold.ts';
import { firstWords, type Nomes } from './nomes.ts';

/** Words at which a provision, or an act that the grammar reads by itself, may begin. */
const FIXOS = (
  'art arts artigo artigos parágrafo parágrafos parág par inciso incisos inc incs alínea alíneas letra letras item itens ' +
  'caput lei leis decreto decretos medida emenda resolução regimento portaria'
).split(' ');
/** Acronyms of acts by number and of rules, in capitals only. */
const SIGLAS = ['LC', 'LCP', 'DL', 'EC', 'MP', 'MPV', 'CE', 'IN', 'RI', 'NR'];
/** `noartigo 53`: the preposition is glued to the word. */
const COLADOS = ['o', 'no', 'do', 'ao', 'os', 'nos', 'dos', 'aos', 'e'];

/** What is looked for: each word and how much of it comes before the word proper. */
interface Vocabulario {
  palavras: ReadonlyMap<string, number>;
  siglas: ReadonlySet<string>;
  /** By the first two letters, a bit for each length of a word that begins so: most words of a text are told by these. */
  inicios: Uint32Array;
}

/** Past this code letters are other alphabets' or marks, and begin no word here. */
const LIMITE = 0x250;
const MARCAS = [0x300, 0x36f] as const;
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
  for (const word of [...FIXOS, ...firstWords(nomes).filter((first) => first.length > 4)]) {
    palavras.set(word, 0);
    palavras.set(fold(word), 0);
  }
  for (const glue of COLADOS) {
    for (const word of ['artigo', 'artigos']) palavras.set(glue + word, glue.length);
  }
  for (const first of firstWords(nomes)) if (first.length <= 8) siglas.add(first.toUpperCase());
  const inicios = new Uint32Array(28 * 28);
  const lengths = (word: string, ...all: number[]) => {
    for (const length of all) inicios[startOf(word, 0)] = (inicios[startOf(word, 0)] as number) | lengthBit(length);
  };
  for (const word of [...palavras.keys(), ...siglas]) lengths(word, word.length);
  lengths('ad', 2);
  lengths('ri', 4, 5, 6, 7, 8);
  const made = { palavras, siglas, inicios };
  vocabularios.set(nomes, made);
  return made;
}

const lengthBit = (length: number): number => 1 << Math.min(length, 31);
const letterAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at);
  return code < LIMITE ? (LETRAS[code] as number) : 0;
};
const startOf = (text: string, at: number): number => letterAt(text, at) * 28 + letterAt(text, at + 1);

/** Before a word, these show that it is none of the sentence's: `…;8078!art14`, `5art`. */
const COLADO = /[\d!#@_=&]/;

/**
 * The next place at or after `from` where a provision or an act may begin: one pass over the text, letter by letter, since
 * that is several times as fast as a pattern of so many words.
 */
export function nextCandidate(text: string, from: number, nomes: Nomes): { index: number; word: string } | null {
  const { palavras, siglas, inicios } = vocabularioOf(nomes);
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0xa7) return { index: at, word: '§' };
    if (code >= LIMITE || LETRAS[code] === 0) continue;
    const start = at;
    at = endOfWord(text, at + 1);
    const wanted = ((inicios[startOf(text, start)] as number) & lengthBit(at - start)) !== 0;
    if (!wanted || (start > 0 && COLADO.test(text[start - 1] as string))) {
      at -= 1;
      continue;
    }
    const word = text.slice(start, at);
    const lower = word.toLowerCase();
    const glue = palavras.get(lower) ?? palavras.get(plainWord(lower));
    if (glue !== undefined) return { index: start + glue, word: word.slice(glue) };
    if (siglas.has(word) || /^RI[A-Z]{2,6}$/.test(word)) return { index: start, word };
    if (lower === 'ad' && /^\.\s?\d/.test(text.slice(at, at + 3))) return { index: start, word };
    at -= 1;
  }
  return null;
}

function endOfWord(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const letter = code < LIMITE ? LETRAS[code] !== 0 : code >= MARCAS[0] && code <= MARCAS[1];
    if (!letter) break;
    at += 1;
  }
  return at;
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
