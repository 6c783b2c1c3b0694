import { artigoOuSumula } from '../../schemas/search/index/doc.ts';
import type { EntradaBusca } from '../../schemas/search/index/temas-do-indice.ts';
import { raizDe } from '../../schemas/search/index/vocabulario.ts';
import { Varints } from '../../schemas/storage/varints.ts';
import { extendFnv, FNV_OF_NOTHING } from '../../schemas/text/fnv.ts';
import { openArquivo } from './arquivo.ts';

/**
 * The header of a part: everything about its stems, so that a query needs as many parts as it has words. What is
 * identified by several stems is in the part of the first of them.
 */
export interface CabecaDaParte {
  /**
   * A stem, its number, the number of articles and súmulas that contain it, and the sizes in bytes of its places and of
   * its headings.
   */
  radicais: [radical: string, numero: number, docs: number, bytes: number, cabecas: number][];
  /** Stems, and the acts that they name. */
  nomes: [radicais: string, siglas: string][];
  /** Acts outside the corpus: stems, name, and the official address or an empty string. */
  fora: [radicais: string, nome: string, endereco: string][];
  sinonimos: [radicais: string, outros: string[]][];
  familias: [radical: string, outros: string[]][];
  cotidiano: [radical: string, outros: string[]][];
  /** The stems of an institute, and where the law regulates it, with the ids. */
  institutos: [radicais: string, lugares: [refKey: string, id: number][]][];
  /** Terms of the subject index. */
  termos: [radicais: string, entradas: EntradaBusca[]][];
}

/**
 * The part that contains a stem, or what several stems identify. Related stems are in the same part, because a query
 * needs all of them.
 */
export function parteDe(radicais: string | readonly string[], partes: number): number {
  const first = typeof radicais === 'string' ? radicais : ([...radicais].sort()[0] ?? '');
  let hash = FNV_OF_NOTHING;
  for (const char of raizDe(first) ?? first) hash = extendFnv(hash, char.codePointAt(0) as number);
  return (hash >>> 0) % partes;
}

/** The places of a stem. */
export interface Ocorrencias {
  numero: number;
  docs: number;
  /** The provisions that contain it, ascending, and for each the places in its text. */
  disposicoes: readonly number[];
  lugares: readonly (readonly number[])[];
  /** The ascending ids of what has it in a rubric, a heading or a term of the subject index. */
  cabecas: readonly number[];
}

/** A loaded part. Places are unpacked on demand. */
export class Parte {
  readonly nomes: ReadonlyMap<string, ReadonlySet<string>>;
  readonly fora: ReadonlyMap<string, { nome: string; endereco: string }>;
  readonly sinonimos: ReadonlyMap<string, readonly string[][]>;
  readonly familias: ReadonlyMap<string, readonly string[]>;
  readonly cotidiano: ReadonlyMap<string, readonly string[][]>;
  readonly institutos: ReadonlyMap<string, readonly string[]>;
  readonly termos: ReadonlyMap<string, EntradaBusca[]>;
  /** The ids of the articles and súmulas that institutes lead to. */
  readonly ids: ReadonlyMap<string, number>;
  private readonly posts = new Map<string, { numero: number; docs: number; bytes: Uint8Array; cabecas: Uint8Array }>();
  private readonly raizes = new Map<string, string[]>();
  private readonly unpacked = new Map<string, Ocorrencias>();

  constructor(file: Uint8Array) {
    const { cabeca, bytes } = openArquivo<CabecaDaParte>(file);
    let at = 0;
    const take = (length: number) => {
      at += length;
      return bytes.subarray(at - length, at);
    };
    for (const [radical, numero, docs, length, heads] of cabeca.radicais) {
      this.posts.set(radical, { numero, docs, bytes: take(length), cabecas: take(heads) });
      const root = raizDe(radical);
      if (root !== null) this.raizes.set(root, [...(this.raizes.get(root) ?? []), radical]);
    }
    const split = (others: readonly string[]) => others.map((stems) => stems.split(' '));
    this.nomes = new Map(cabeca.nomes.map(([stems, siglas]) => [stems, new Set(siglas.split(' '))]));
    this.fora = new Map(cabeca.fora.map(([stems, nome, endereco]) => [stems, { nome, endereco }]));
    this.sinonimos = new Map(cabeca.sinonimos.map(([stems, others]) => [stems, split(others)]));
    this.familias = new Map(cabeca.familias);
    this.cotidiano = new Map(cabeca.cotidiano.map(([stem, others]) => [stem, split(others)]));
    this.institutos = new Map(cabeca.institutos.map(([stems, places]) => [stems, places.map(([key]) => key)]));
    this.termos = new Map(cabeca.termos);
    this.ids = new Map(
      cabeca.institutos.flatMap(([, places]) => places.map(([key, id]) => [artigoOuSumula(key), id] as const)),
    );
  }

  /** The other stems with the same root. */
  parentes(radical: string): string[] {
    const root = raizDe(radical);
    return root === null ? [] : (this.raizes.get(root) ?? []).filter((other) => other !== radical).sort();
  }

  ocorrencias(radical: string): Ocorrencias | null {
    const known = this.unpacked.get(radical);
    if (known) return known;
    const post = this.posts.get(radical);
    if (!post) return null;
    const found = { numero: post.numero, docs: post.docs, ...unpack(post.bytes), cabecas: rising(post.cabecas) };
    this.unpacked.set(radical, found);
    return found;
  }
}

/**
 * Unpacks provisions from doubled differences. An odd value means that the word is there once; otherwise a count beyond
 * two follows.
 */
function unpack(bytes: Uint8Array): Pick<Ocorrencias, 'disposicoes' | 'lugares'> {
  const numbers = new Varints(bytes);
  const disposicoes: number[] = [];
  const lugares: number[][] = [];
  for (let last = 0; !numbers.ended; ) {
    const step = numbers.next();
    last += step >>> 1;
    disposicoes.push(last);
    const times = step & 1 ? 1 : numbers.next() + 2;
    let place = 0;
    lugares.push(
      Array.from({ length: times }, () => {
        place += numbers.next();
        return place;
      }),
    );
  }
  return { disposicoes, lugares };
}

function rising(bytes: Uint8Array): number[] {
  const numbers = new Varints(bytes);
  const found: number[] = [];
  for (let last = 0; !numbers.ended; found.push(last)) last += numbers.next();
  return found;
}
