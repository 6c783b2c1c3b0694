import { type Mostra, unpackMostra } from '../../contract/model/verification/mostra.ts';
import { type PartesRefKey, parseRefKey } from '../../law/ref-key.ts';
import { NIVEIS, type Nivel } from '../../law/rotulos.ts';
import { PackedTexts, unescapeJson, unpackNumbers } from '../../storage/packed.ts';
import { unpackPassos } from '../../storage/passos.ts';
import type { Vocabulario } from '../../text/vocabulario.ts';
import { Chaves } from './chaves.ts';
import type { PalavrasDoAto, PalavrasEmpacotadas } from './palavras-do-ato.ts';

/** What became of a provision by itself; of `caput_vetado`, an article, what is below it lives on. */
export const ESTADOS = ['vigente', 'caput_vetado', 'vetado', 'revogado'] as const;
export type Estado = (typeof ESTADOS)[number];

/** Added to the number of a state: the effect of its wording, or of its repeal, may not have begun. */
export const DIFERIDO = 4;
/** Added too: there is something to be said of how courts judged it (`ressalvas`). */
export const RESSALVADO = 8;

/** An act for verification, as a row of the snapshot. Lists run over its provisions in reading order. */
export interface AtoEmpacotado {
  /** ref_keys, one a line. */
  chaves: string;
  /** A byte each: which of `NIVEIS` it is; which of `ESTADOS` it is in, with `DIFERIDO` and `RESSALVADO`. */
  niveis: Uint8Array;
  estados: Uint8Array;
  /** Every `packMostra` once, for hundreds share one; and which of them each provision has. */
  mostras: Uint8Array;
  mostra_de: Uint8Array;
  /** Of each, escaped: its own wording (of an article the caput), and the whole text of an article that is more. */
  proprios: Uint8Array;
  textos: Uint8Array;
  /** Former key and present key of what was renumbered, one a line. */
  renumerados: string;
  /** The stems of the act, at most 65,534, one a line. */
  termos: string;
  /** Of each stem: the positions, rising, of the provisions in force whose own wording holds it. */
  ocorrencias: Uint8Array;
  /** The inverse: which stems each provision holds; none where it is not in force. */
  palavras: Uint8Array;
  /** The date of the act, ISO 8601, as its own page tells it; null when it does not. */
  data: string | null;
  /** `Alteradores`, as JSON, the positions as `packPassos` writes them. */
  alteradores: string;
}

/** Which acts changed an act: the made sigla of each, and the positions, rising, of what a note says that it changed. */
export type Alteradores = ReadonlyMap<string, readonly number[]>;

/**
 * An act as verification reads it. A position is one in `chaves`. Texts stay packed and are read at each question: all of
 * them at once would take several times the room, and one is read faster from here than from a table of rows.
 */
export class AtoVerificavel {
  readonly sigla: string;
  /** About how much memory it takes. */
  readonly bytes: number;
  readonly data: string | null;
  /** How many provisions it has. */
  readonly total: number;
  readonly renumerados: ReadonlyMap<string, string>;
  private readonly lerPalavras: () => PalavrasDoAto;
  private readonly chaves: Chaves;
  private noArtigo: ReadonlyMap<string, readonly [number, number]> | null = null;
  private readonly niveis: Uint8Array;
  private readonly estados: Uint8Array;
  private readonly mostras: PackedTexts;
  private readonly mostraDe: Uint32Array;
  private readonly mostradas: (Mostra | undefined)[] = [];
  private readonly proprios: PackedTexts;
  private readonly textos: PackedTexts;
  private readonly alterado: string;
  private alteradoPor: Alteradores | null = null;

  /** @param lerPalavras gives the words of the act, whenever they are asked for; it may remember them */
  constructor(sigla: string, packed: Omit<AtoEmpacotado, keyof PalavrasEmpacotadas>, lerPalavras: () => PalavrasDoAto) {
    this.sigla = sigla;
    this.lerPalavras = lerPalavras;
    this.data = packed.data;
    this.chaves = new Chaves(sigla, packed.chaves);
    this.total = this.chaves.total;
    const moved = readLines(packed.renumerados);
    this.renumerados = new Map(moved.flatMap((antiga, i) => (i % 2 === 0 ? [[antiga, moved[i + 1] as string]] : [])));
    this.niveis = packed.niveis;
    this.estados = packed.estados;
    this.mostras = new PackedTexts(packed.mostras);
    this.mostraDe = unpackNumbers(packed.mostra_de);
    this.proprios = new PackedTexts(packed.proprios);
    this.textos = new PackedTexts(packed.textos);
    this.alterado = packed.alteradores;
    this.bytes = roomOf(packed, this.total);
  }

  /** Its words: see `PalavrasDoAto`. */
  get ditas(): PalavrasDoAto {
    return this.lerPalavras();
  }

  /** The stems of a text: a vocabulary that is learnt act by act knows those of this one once its words were read. */
  radicaisDe(texto: string, vocabulario: Vocabulario): number[] {
    this.lerPalavras();
    return vocabulario.radicaisDe(texto);
  }

  /** The ref_key of a provision; empty past the last. */
  chave(posicao: number): string {
    return this.chaves.at(posicao);
  }

  /** Every ref_key, in reading order. */
  todas(): string[] {
    return Array.from({ length: this.total }, (_, posicao) => this.chave(posicao));
  }

  /** The range of positions (exclusive) of each article. Made when it is first asked for, which few citations do. */
  get artigos(): ReadonlyMap<string, readonly [number, number]> {
    this.noArtigo ??= rangesOf(this.todas());
    return this.noArtigo;
  }

  /** The highest article number. */
  get ultimo(): number {
    return Math.max(0, ...Array.from(this.artigos.keys(), (artigo) => Number.parseInt(artigo, 10) || 0));
  }

  /** Where the provision with that key is, or null. */
  posicao(chave: string): number | null {
    return this.chaves.posicao(chave);
  }

  /** Where the provision is that has that label below the one above, or is that article; or null. */
  abaixo(acima: number | null, rotulo: string): number | null {
    return this.chaves.abaixo(acima, rotulo);
  }

  /** Where its article is; where it stands itself, should it stand below none. */
  artigoDe(posicao: number): number {
    return this.chaves.topo(posicao);
  }

  nivel(posicao: number): Nivel {
    return NIVEIS[this.niveis[posicao] as number] as Nivel;
  }

  estado(posicao: number): Estado {
    return ESTADOS[(this.estados[posicao] as number) & (DIFERIDO - 1)] as Estado;
  }

  /** Whether the effect of its wording, or of its repeal, may not have begun when its page was read. */
  diferido(posicao: number): boolean {
    return ((this.estados[posicao] as number) & DIFERIDO) !== 0;
  }

  /** Whether its notes tell of how courts judged it. */
  ressalvado(posicao: number): boolean {
    return ((this.estados[posicao] as number) & RESSALVADO) !== 0;
  }

  /** Whether it was neither repealed nor vetoed as a whole; what stands above it may have been. */
  vigora(posicao: number): boolean {
    const estado = this.estado(posicao);
    return estado === 'vigente' || estado === 'caput_vetado';
  }

  /** Whether provisions stand below it. */
  divide(posicao: number): boolean {
    return this.chave(posicao + 1).startsWith(`${this.chave(posicao)}.`);
  }

  /** What its key tells. */
  partes(posicao: number): PartesRefKey {
    return parseRefKey(this.chave(posicao)) as PartesRefKey;
  }

  mostra(posicao: number): Mostra {
    const index = this.mostraDe[posicao] as number;
    let mostra = this.mostradas[index];
    if (!mostra) {
      mostra = unpackMostra(this.mostras.at(index));
      this.mostradas[index] = mostra;
    }
    return mostra;
  }

  /** Its own wording: of an article the caput. */
  proprio(posicao: number): string {
    return unescapeJson(this.proprios.at(posicao));
  }

  /** All that it says: of an article with what is below it. */
  texto(posicao: number): string {
    return unescapeJson(this.textosDe(posicao).at(posicao));
  }

  /** Whether it says nothing; of an article, `so` asks of its caput alone. */
  isVazio(posicao: number, so = false): boolean {
    return this.proprios.isEmptyAt(posicao) && (so || this.textos.isEmptyAt(posicao));
  }

  /** The same three as they stand inside a JSON object and inside the quotes of JSON, in UTF-8. */
  mostraJson(posicao: number): Uint8Array {
    return this.mostras.bytesAt(this.mostraDe[posicao] as number);
  }

  proprioJson(posicao: number): Uint8Array {
    return this.proprios.bytesAt(posicao);
  }

  textoJson(posicao: number): Uint8Array {
    return this.textosDe(posicao).bytesAt(posicao);
  }

  get alteradores(): Alteradores {
    this.alteradoPor ??= new Map(
      Object.entries<string>(JSON.parse(this.alterado)).map(([ato, passos]) => [ato, unpackPassos(passos)]),
    );
    return this.alteradoPor;
  }

  private textosDe(posicao: number): PackedTexts {
    return this.textos.isEmptyAt(posicao) ? this.proprios : this.textos;
  }
}

/** What a key takes with what it is found by, and what is there of every act. */
const POR_CHAVE = 60;
const POR_ATO = 4_000;

function roomOf(packed: Omit<AtoEmpacotado, keyof PalavrasEmpacotadas>, chaves: number): number {
  const { niveis, estados, mostras, mostra_de, proprios, textos, alteradores } = packed;
  const packs = [niveis, estados, mostras, mostra_de, proprios, textos, alteradores];
  return packs.reduce((sum, { length }) => sum + length, 0) + chaves * POR_CHAVE + POR_ATO;
}

function rangesOf(chaves: readonly string[]): Map<string, [number, number]> {
  const ranges = new Map<string, [number, number]>();
  chaves.forEach((chave, posicao) => {
    const artigo = chave.split('.', 2)[1] as string;
    const range = ranges.get(artigo);
    if (range) range[1] = posicao + 1;
    else ranges.set(artigo, [posicao, posicao + 1]);
  });
  return ranges;
}

const readLines = (text: string): string[] => (text === '' ? [] : text.split('\n'));
