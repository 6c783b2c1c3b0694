import { detach } from './detach.ts';

/** What no word is made of, and what else the reader of a text wants to be told of. */
interface Alfabeto {
  /** Ranges of letters below U+0100, each its two ends: `az`. */
  letras: readonly string[];
  /** Single characters that are told of. */
  marcas: string;
}

const LETRA = 1;
const MARCA = 2;

function stands(word: string, texto: string, from: number): boolean {
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) !== texto.charCodeAt(from + at)) return false;
  return true;
}

/**
 * What is known of every word, found by its place in a text: millions of words are read, tens of thousands are
 * different, and cutting each out of its text to look it up would cost more than all else. Past `max` different words
 * what was learnt is forgotten, for a text may be no language.
 */
export function createLexico<T>({ letras, marcas }: Alfabeto, max: number, ler: (word: string) => T) {
  const classes = new Uint8Array(1 << 16);
  for (const ends of letras) classes.fill(LETRA, ends.charCodeAt(0), ends.charCodeAt(1) + 1);
  for (const marca of marcas) classes[marca.charCodeAt(0)] = MARCA;
  const mask = (1 << (32 - Math.clz32(2 * max))) - 1;
  let entries: ({ word: string; hash: number; lida: T } | undefined)[] = new Array(mask + 1);
  let size = 0;

  function get(texto: string, from: number, to: number, hash: number): T {
    const length = to - from;
    let at = hash & mask;
    for (let entry = entries[at]; entry !== undefined; entry = entries[at]) {
      if (entry.hash === hash && entry.word.length === length && stands(entry.word, texto, from)) return entry.lida;
      at = (at + 1) & mask;
    }
    if (size >= max) {
      entries = new Array(mask + 1);
      size = 0;
      at = hash & mask;
    }
    const word = detach(texto.slice(from, to));
    const lida = ler(word);
    entries[at] = { word, hash, lida };
    size += 1;
    return lida;
  }

  /** Reads a text word by word, and tells of every mark between them. */
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
