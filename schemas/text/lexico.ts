import { detach } from './detach.ts';

/** The characters of words, and the marks between words that the reader wants to be told about. */
interface Alfabeto {
  /** Ranges of letters below U+0100, each as its two ends: `az`. */
  letras: readonly string[];
  /** Single characters to report. */
  marcas: string;
}

const LETRA = 1;
const MARCA = 2;

/** The fields of a slot of the hash table, in this order. A length of zero marks a free slot. */
const HASH = 0;
const INICIO = 1;
const LENGTH = 2;
const LIDA = 3;
const CAMPOS = 4;

/** Room for the letters of a few hundred words. It grows as needed. */
const MIN_ESCRITAS = 1 << 12;

/**
 * Remembers a value for every word, found by its place in a text. Millions of words are read but only tens of thousands
 * are distinct, and cutting each out of its text to look it up would dominate the cost. The letters of all words are
 * stored in one array, because following a reference for each costs as much again. After `max` distinct words
 * everything is forgotten, since a text may not be language at all; `onForget` is then called.
 */
export function createLexico<T>(
  { letras, marcas }: Alfabeto,
  max: number,
  ler: (word: string) => T,
  onForget: () => void = () => {},
) {
  const classes = new Uint8Array(1 << 16);
  for (const ends of letras) classes.fill(LETRA, ends.charCodeAt(0), ends.charCodeAt(1) + 1);
  for (const marca of marcas) classes[marca.charCodeAt(0)] = MARCA;
  const tabela = new Int32Array(CAMPOS << (32 - Math.clz32(2 * max)));
  const mask = tabela.length - 1;
  let escritas = new Uint8Array(MIN_ESCRITAS);
  let ocupado = 0;
  let lidas: T[] = [];

  function get(texto: string, from: number, to: number, hash: number): T {
    const length = to - from;
    let at = Math.imul(hash, CAMPOS) & mask;
    for (let known = tabela[at + LENGTH]; known !== 0; known = tabela[at + LENGTH]) {
      if (known === length && tabela[at + HASH] === hash && stands(tabela[at + INICIO] as number, texto, from, to))
        return lidas[tabela[at + LIDA] as number] as T;
      at = (at + CAMPOS) & mask;
    }
    if (lidas.length >= max) {
      tabela.fill(0);
      escritas = new Uint8Array(MIN_ESCRITAS);
      ocupado = 0;
      lidas = [];
      onForget();
      at = Math.imul(hash, CAMPOS) & mask;
    }
    const lida = ler(detach(texto.slice(from, to)));
    tabela.set([hash, ocupado, length, lidas.length], at);
    lidas.push(lida);
    write(texto, from, to);
    return lida;
  }

  /** Whether a known word equals a piece of a text of the same length. */
  function stands(inicio: number, texto: string, from: number, to: number): boolean {
    for (let at = from, own = inicio; at < to; at += 1, own += 1)
      if (escritas[own] !== texto.charCodeAt(at)) return false;
    return true;
  }

  function write(texto: string, from: number, to: number): void {
    if (ocupado + to - from > escritas.length) {
      const wider = new Uint8Array(Math.max(escritas.length * 2, ocupado + to - from));
      wider.set(escritas);
      escritas = wider;
    }
    for (let at = from; at < to; at += 1) escritas[ocupado++] = texto.charCodeAt(at);
  }

  /** Reads a text word by word, and reports each mark between words. */
  return (texto: string, onWord: (lida: T) => void, onMark: (code: number) => void): void => {
    const end = texto.length;
    for (let at = 0; at < end; ) {
      const code = texto.charCodeAt(at);
      const classe = classes[code] as number;
      const from = at;
      at += 1;
      if (classe === MARCA) onMark(code);
      if (classe !== LETRA) continue;
      let hash = code;
      for (; at < end; at += 1) {
        const next = texto.charCodeAt(at);
        if (classes[next] !== LETRA) break;
        hash = (Math.imul(hash, 31) + next) | 0;
      }
      onWord(get(texto, from, at, hash ^ (hash >>> 15)));
    }
  };
}
