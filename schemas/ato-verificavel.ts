import { type Linha, unpackLinha } from './model/linha.ts';

/** An act as verification reads it: its provisions, what they were called once, and which words they hold. */
export interface AtoVerificavel {
  /** ref_keys in reading order; a position is one in this list. */
  chaves: readonly string[];
  /** Article → from where to where (exclusive) its provisions are. */
  artigos: ReadonlyMap<string, readonly [number, number]>;
  /** The provision at a position, read anew each time. */
  linha(position: number): Linha;
  /** Old key → the key that has its wording now. */
  renumerados: ReadonlyMap<string, string>;
  /** The stems of the act, sorted by code unit. */
  termos: readonly string[];
  /** Where the positions of each stem begin; one more for the end of the last. */
  inicios: Uint32Array;
  /** Positions, rising, of the provisions in force whose own wording holds the stem. */
  posicoes: Uint32Array;
  /** Distinct stems of each provision; 0 of one that is not in force. */
  tamanhos: Uint32Array;
}

/**
 * As a row of the snapshot: lists of words one a line, numbers as 32 bits, little-endian. The provisions stay packed in
 * memory too: read, they take five times the room, and one is read faster from here than from a table of rows.
 */
export interface AtoEmpacotado {
  chaves: string;
  /** `packLinha` of every provision, UTF-8, one after the other. */
  linhas: Uint8Array;
  /** Where each of them begins in bytes; one more for the end of the last. */
  limites: Uint8Array;
  renumerados: string;
  termos: string;
  inicios: Uint8Array;
  posicoes: Uint8Array;
  tamanhos: Uint8Array;
}

export function unpackAto(
  sigla: string,
  { chaves, linhas, limites, renumerados, termos, ...arrays }: AtoEmpacotado,
): AtoVerificavel {
  const keys = readLines(chaves);
  const ends = readNumbers(limites);
  const moved = readLines(renumerados);
  const utf8 = new TextDecoder();
  return {
    chaves: keys,
    artigos: rangesOf(keys),
    linha(position) {
      const json = utf8.decode(linhas.subarray(ends[position], ends[position + 1]));
      return unpackLinha(sigla, keys[position] as string, json);
    },
    renumerados: new Map(moved.flatMap((antiga, i) => (i % 2 === 0 ? [[antiga, moved[i + 1] as string]] : []))),
    termos: readLines(termos),
    inicios: readNumbers(arrays.inicios),
    posicoes: readNumbers(arrays.posicoes),
    tamanhos: readNumbers(arrays.tamanhos),
  };
}

function rangesOf(chaves: readonly string[]): Map<string, [number, number]> {
  const ranges = new Map<string, [number, number]>();
  chaves.forEach((chave, position) => {
    const artigo = chave.split('.', 2)[1] as string;
    const range = ranges.get(artigo);
    if (range) range[1] = position + 1;
    else ranges.set(artigo, [position, position + 1]);
  });
  return ranges;
}

const readLines = (text: string): string[] => (text === '' ? [] : text.split('\n'));

function readNumbers(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.byteLength / 4 }, (_, i) => view.getUint32(i * 4, true));
}

/** The inverse of what `unpackAto` does to numbers. */
export function packNumbers(numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [i, number] of numbers.entries()) view.setUint32(i * 4, number, true);
  return bytes;
}
