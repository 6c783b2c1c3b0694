import type { DocBusca } from '../../schemas/search/index/doc.ts';
import type { EntradaBusca } from '../../schemas/search/index/temas-do-indice.ts';
import { raridadeDe } from '../../schemas/search/index/vocabulario.ts';
import type { Dito, IndiceBusca } from '../../schemas/search/indice.ts';
import type { Dicionario } from '../../schemas/search/query/dicionario.ts';
import { chaveDosRadicais } from '../../schemas/text/radicais-em-ordem.ts';
import { type Ocorrencias, Parte, parteDe } from './parte.ts';
import type { Tabela } from './tabela.ts';

/** Loads the bytes of a part of the index. */
export type LeParte = (numero: number) => Promise<Uint8Array>;

/** The parts of an index that were loaded, each once. */
export class Partes {
  readonly total: number;
  private readonly read: LeParte;
  private readonly lidas = new Map<number, Parte>();

  constructor(total: number, read: LeParte) {
    this.total = total;
    this.read = read;
  }

  get(numero: number): Parte | null {
    return this.lidas.get(numero) ?? null;
  }

  async carrega(numeros: Iterable<number>): Promise<void> {
    await Promise.all(
      [...numeros].map(async (numero) => {
        if (!this.lidas.has(numero)) this.lidas.set(numero, new Parte(await this.read(numero)));
      }),
    );
  }
}

/**
 * The index of a site for one query. Parts that are not loaded count as empty, and `faltam` lists those that were
 * needed.
 */
export class IndiceDoSite implements IndiceBusca {
  readonly total: number;
  readonly sumulas: number;
  readonly faltam = new Set<number>();
  readonly dicionario: Dicionario;
  /** The names of acts; for acts outside the corpus, their full names. */
  readonly nomes = { get: (radicais: string) => this.parte(radicais.split(' '))?.nomes.get(radicais) };
  readonly citacoes: (id: number) => readonly number[];
  readonly alterador: (id: number) => boolean;
  readonly faixas: IndiceBusca['faixas'];
  private readonly tabela: Tabela;
  private readonly partes: Partes;
  /** The stems that were asked for. No others matter in a text. */
  private readonly pedidos = new Map<string, Ocorrencias>();
  private readonly ids = new Map<string, number>();

  constructor(tabela: Tabela, partes: Partes) {
    this.tabela = tabela;
    this.partes = partes;
    this.total = tabela.cabeca.total;
    this.sumulas = tabela.cabeca.sumulas;
    this.citacoes = tabela.citacoes;
    this.alterador = tabela.alterador;
    this.faixas = (siglas, tipo) => tabela.faixas(siglas, tipo);
    this.dicionario = {
      sinonimos: (radicais) => this.parte(radicais)?.sinonimos.get(chaveDosRadicais(radicais)) ?? [],
      familia: (radical) => this.parte(radical)?.familias.get(radical) ?? [],
      cotidiano: (radical) => this.parte(radical)?.cotidiano.get(radical) ?? [],
      instituto: (radicais) => {
        const parte = this.parte(radicais);
        for (const [refKey, id] of parte?.ids ?? []) this.ids.set(refKey, id);
        return parte?.institutos.get(chaveDosRadicais(radicais)) ?? [];
      },
    };
  }

  /** Covers the stems that occur in headings, the only ones that are asked for. */
  get raridade(): Float32Array {
    return raridadeDe(
      this.tabela.radicais.map((docs, numero) => ({ numero, docs })),
      this.total,
    );
  }

  radical(radical: string): { numero: number; docs: number } | null {
    const parte = this.parte(radical);
    const found = parte?.ocorrencias(radical);
    if (found) this.pedidos.set(radical, found);
    return found ?? null;
  }

  parentes(radical: string): string[] {
    return this.parte(radical)?.parentes(radical) ?? [];
  }

  termo(radicais: string): EntradaBusca[] | null {
    return this.parte(radicais.split(' '))?.termos.get(radicais) ?? null;
  }

  id(refKey: string): number | null {
    return this.ids.get(refKey) ?? null;
  }

  /** The full name of an act that is known but not in the corpus. */
  deFora(radicais: string): { nome: string; endereco: string } | null {
    return this.parte(radicais.split(' '))?.fora.get(radicais) ?? null;
  }

  com(ditos: readonly Dito[], onde: 'tudo' | 'cabeca' = 'tudo'): number[] {
    const found = new Set<number>();
    for (const { radicais, frase } of ditos) {
      const all = radicais.map((radical) => this.onde(radical, onde));
      const [first = NENHUM, ...others] = all;
      for (const id of first)
        if (others.every((those) => those.has(id)) && (!frase || radicais.length === 1 || this.seguidas(id, radicais)))
          found.add(id);
    }
    return [...found].sort((a, b) => a - b);
  }

  doc(id: number): DocBusca | null {
    return this.tabela.doc(id, (provision) => this.noTexto(provision));
  }

  private *noTexto(provision: number): Generator<readonly [at: number, numero: number]> {
    for (const { numero, disposicoes, lugares } of this.pedidos.values()) {
      const at = indexOf(disposicoes, provision);
      if (at >= 0) for (const lugar of lugares[at] as readonly number[]) yield [lugar, numero];
    }
  }

  private onde(radical: string, onde: 'tudo' | 'cabeca'): ReadonlySet<number> {
    const found = this.parte(radical)?.ocorrencias(radical);
    if (!found) return NENHUM;
    const ids = new Set(found.cabecas);
    const { docs } = this.tabela;
    if (onde === 'tudo') for (const provision of found.disposicoes) ids.add(docs[provision] as number);
    return ids;
  }

  /** Whether words are in sequence in a provision, in an article's headings, or as a term that leads to it. */
  private seguidas(id: number, radicais: readonly string[]): boolean {
    if (this.termo(radicais.join(' '))?.some(([of]) => of === id)) return true;
    const all = radicais.map((radical) => this.parte(radical)?.ocorrencias(radical));
    const { inicios } = this.tabela;
    for (let at = inicios[id] as number; at < (inicios[id + 1] as number); at++) {
      const places = all.map((each) => new Set(each?.lugares[indexOf(each.disposicoes, at)]));
      if (runs(places[0] ?? [], (i, place) => places[i]?.has(place) ?? false, radicais.length)) return true;
    }
    for (const titulo of this.tabela.cabecas(id)) {
      const stands = (i: number, place: number) => titulo[place] === all[i]?.numero;
      if (runs(titulo.keys(), stands, radicais.length)) return true;
    }
    return false;
  }

  private parte(radicais: string | readonly string[]): Parte | null {
    const numero = parteDe(radicais, this.partes.total);
    const parte = this.partes.get(numero);
    if (!parte) this.faltam.add(numero);
    return parte;
  }
}

const NENHUM: ReadonlySet<number> = new Set();

/** Whether a run of this length begins at one of the places. */
function runs(places: Iterable<number>, stands: (i: number, place: number) => boolean, length: number): boolean {
  for (const place of places) {
    let i = 0;
    while (i < length && stands(i, place + i)) i += 1;
    if (i === length) return true;
  }
  return false;
}

/** The index of a number in an ascending list, or -1. */
function indexOf(rising: readonly number[], number: number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rising[middle] as number) < number) low = middle + 1;
    else high = middle;
  }
  return rising[low] === number ? low : -1;
}
