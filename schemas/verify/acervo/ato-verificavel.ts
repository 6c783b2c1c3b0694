import { type Mostra, unpackMostra } from '../../contract/model/verification/mostra.ts';
import { type PartesRefKey, parseRefKey } from '../../law/ref-key.ts';
import { NIVEIS, type Nivel } from '../../law/rotulos.ts';
import { PackedTexts, unescapeJson, unpackNumbers } from '../../storage/packed.ts';
import { unpackPassos } from '../../storage/passos.ts';
import type { Vocabulario } from '../../text/vocabulario.ts';
import { Chaves } from './chaves.ts';
import type { PalavrasDoAto, PalavrasEmpacotadas } from './palavras-do-ato.ts';

/**
 * The states of a provision itself. `caput_vetado` is for an article of which the provisions below the caput are still
 * in force.
 */
export const ESTADOS = ['vigente', 'caput_vetado', 'vetado', 'revogado'] as const;
export type Estado = (typeof ESTADOS)[number];

/** Whether a provision in that state was neither repealed nor vetoed as a whole. */
export const vigora = (estado: Estado): boolean => estado === 'vigente' || estado === 'caput_vetado';

/** Added to the number of a state if the effect of the wording, or of the repeal, may not have begun. */
export const DIFERIDO = 4;
/** Also added to the state if courts have judged the provision and there is something to say of it (`ressalvas`). */
export const RESSALVADO = 8;

/** An act for verification, as a row of the snapshot. Its lists have one item for each provision, in reading order. */
export interface AtoEmpacotado {
  /** The ref_keys, one per line. */
  chaves: string;
  /**
   * One byte per provision: the index of its level in `NIVEIS`, and the index of its state in `ESTADOS` plus `DIFERIDO`
   * and `RESSALVADO`.
   */
  niveis: Uint8Array;
  estados: Uint8Array;
  /**
   * Each distinct `packMostra` once, because hundreds of provisions share one, and the index of each provision's own.
   */
  mostras: Uint8Array;
  mostra_de: Uint8Array;
  /**
   * The escaped text of each provision: its own wording (for an article, the caput), and the whole text of an article
   * that has more than a caput.
   */
  proprios: Uint8Array;
  textos: Uint8Array;
  /** The former key and the present key of each renumbered provision, one per line. */
  renumerados: string;
  /** The stems of the act, at most 65,534, one per line. */
  termos: string;
  /** For each stem, the positions, in ascending order, of the provisions in force whose own wording holds it. */
  ocorrencias: Uint8Array;
  /** The inverse: the stems that each provision holds. A provision that is not in force has none. */
  palavras: Uint8Array;
  /** The date of the act, ISO 8601, as its own page gives it; null if the page gives none. */
  data: string | null;
  /** `Alteradores` as JSON, with the positions as `packPassos` writes them. */
  alteradores: string;
}

/**
 * The acts that changed an act: the generated sigla of each, and in ascending order the positions of the provisions
 * that, according to a note, it changed.
 */
export type Alteradores = ReadonlyMap<string, readonly number[]>;

/**
 * An act as verification reads it. A position is an index in `chaves`. Texts stay packed and are read when asked for:
 * unpacking all of them would take several times the memory, and reading one here is faster than reading it from a
 * table of rows.
 */
export class AtoVerificavel {
  readonly sigla: string;
  /** Roughly how much memory the act takes, in bytes. */
  readonly bytes: number;
  readonly data: string | null;
  /** The number of provisions. */
  readonly total: number;
  readonly renumerados: ReadonlyMap<string, string>;
  private readonly lerPalavras: () => PalavrasDoAto;
  private readonly chaves: Chaves;
  private maiorArtigo: number | null = null;
  private readonly niveis: Uint8Array;
  private readonly estados: Uint8Array;
  private readonly mostras: PackedTexts;
  private readonly mostraDe: Uint32Array;
  private readonly mostradas: (Mostra | undefined)[] = [];
  private readonly proprios: PackedTexts;
  private readonly textos: PackedTexts;
  private readonly alterado: string;
  private alteradoPor: Alteradores | null = null;

  /** @param lerPalavras returns the words of the act whenever they are asked for; it may cache them */
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

  /** The words of the act: see `PalavrasDoAto`. */
  get ditas(): PalavrasDoAto {
    return this.lerPalavras();
  }

  /**
   * Returns the numbers of a text's stems. A vocabulary that is built act by act knows this act's stems only after its
   * words are read, so they are read first.
   */
  numerosDe(radicais: readonly string[], vocabulario: Vocabulario): number[] {
    this.lerPalavras();
    return vocabulario.numerosDe(radicais);
  }

  /** The ref_key of a provision; an empty string past the last one. */
  chave(posicao: number): string {
    return this.chaves.at(posicao);
  }

  /** Every ref_key, in reading order. */
  todas(): string[] {
    return Array.from({ length: this.total }, (_, posicao) => this.chave(posicao));
  }

  /** The number of every article, in reading order. Reads all keys at each call. */
  artigos(): string[] {
    return this.chaves.artigos();
  }

  /** The range of positions (end exclusive) of the article with that number; null if there is none. */
  artigo(numero: string): readonly [number, number] | null {
    return this.chaves.artigo(numero);
  }

  /** The highest article number. It is computed on first use, because only citations of missing articles need it. */
  get ultimo(): number {
    this.maiorArtigo ??= this.artigos().reduce((max, artigo) => Math.max(max, Number.parseInt(artigo, 10) || 0), 0);
    return this.maiorArtigo;
  }

  /** The position of the provision with that key, or null. */
  posicao(chave: string): number | null {
    return this.chaves.posicao(chave);
  }

  /**
   * The position of the provision with that label directly below `acima`, or of the article with that label if `acima`
   * is null; or null.
   */
  abaixo(acima: number | null, rotulo: string): number | null {
    return this.chaves.abaixo(acima, rotulo);
  }

  /** The position of a provision's article; the provision's own position if there is no article above it. */
  artigoDe(posicao: number): number {
    return this.chaves.topo(posicao);
  }

  nivel(posicao: number): Nivel {
    return NIVEIS[this.niveis[posicao] as number] as Nivel;
  }

  estado(posicao: number): Estado {
    return ESTADOS[(this.estados[posicao] as number) & (DIFERIDO - 1)] as Estado;
  }

  /** Whether the effect of the wording, or of the repeal, may not have begun when the page was read. */
  diferido(posicao: number): boolean {
    return ((this.estados[posicao] as number) & DIFERIDO) !== 0;
  }

  /** Whether its notes mention how courts judged it. */
  ressalvado(posicao: number): boolean {
    return ((this.estados[posicao] as number) & RESSALVADO) !== 0;
  }

  /** Whether the provision was neither repealed nor vetoed as a whole. A provision above it may have been. */
  vigora(posicao: number): boolean {
    return vigora(this.estado(posicao));
  }

  /** Whether there are provisions below it. */
  divide(posicao: number): boolean {
    return this.chave(posicao + 1).startsWith(`${this.chave(posicao)}.`);
  }

  /** The parts of its key. */
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

  /** Its own wording: for an article, the caput. */
  proprio(posicao: number): string {
    return unescapeJson(this.proprios.at(posicao));
  }

  /** Its whole text: for an article, with everything below it. */
  texto(posicao: number): string {
    return unescapeJson(this.textosDe(posicao).at(posicao));
  }

  /** Whether it has no text. For an article, `so` asks about the caput alone. */
  isVazio(posicao: number, so = false): boolean {
    return this.proprios.isEmptyAt(posicao) && (so || this.textos.isEmptyAt(posicao));
  }

  /**
   * These three return the same data in UTF-8: `mostraJson` as it appears inside a JSON object, the other two as they
   * appear inside JSON quotes.
   */
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

/** The estimated bytes for a key and its index entries, and the fixed cost of an act. */
const POR_CHAVE = 60;
const POR_ATO = 4_000;

function roomOf(packed: Omit<AtoEmpacotado, keyof PalavrasEmpacotadas>, chaves: number): number {
  const { niveis, estados, mostras, mostra_de, proprios, textos, alteradores } = packed;
  const packs = [niveis, estados, mostras, mostra_de, proprios, textos, alteradores];
  return packs.reduce((sum, { length }) => sum + length, 0) + chaves * POR_CHAVE + POR_ATO;
}

const readLines = (text: string): string[] => (text === '' ? [] : text.split('\n'));
