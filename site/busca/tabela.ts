import type { DocBusca } from '../../schemas/search/index/doc.ts';
import { FIM } from '../../schemas/search/index/palavras.ts';
import type { Faixa } from '../../schemas/search/indice.ts';
import { packVarints, Varints } from '../../schemas/storage/varints.ts';
import { openArquivo, packArquivo } from './arquivo.ts';

/** The states that lists show and filter by. */
export const SITUACOES = ['Em vigor', 'Revogado', 'Vetado', 'Cancelada'] as const;
export type SituacaoDeLista = (typeof SITUACOES)[number];

/** An article or súmula without the words of its texts. Word lists are numbers of stems. */
export interface DocDaTabela extends Omit<DocBusca, 'id' | 'palavras' | 'notoriedade'> {
  /** An index into `NOTORIEDADES`. */
  notoriedade: number;
  situacao: SituacaoDeLista;
  rubrica: readonly number[];
  /** All headings, deepest first, and how many of them begin with this article. */
  titulos: readonly (readonly number[])[];
  aberturas: number;
  /** In reading order: parent, own rubric, and number of words. */
  disposicoes: readonly { acima: number; rubrica: readonly number[]; palavras: number }[];
  /** Ids of what cites it and of what it cites. */
  citacoes: readonly number[];
}

/** Facts about the whole index. */
export interface CabecaDaTabela {
  total: number;
  /** The id of the first súmula. */
  sumulas: number;
  /** The number of parts that hold the words. */
  partes: number;
  /** Acts and courts in the order of ids, each with its number of articles or súmulas and its weight. */
  atos: [sigla: string, artigos: number, forca: number][];
  /** The acts of each area of law, by the area's name. */
  areas: Record<string, string[]>;
}

export const NOTORIEDADES: readonly number[] = [0, 0.4, 1];
const SITUACAO = 3;
const INATIVO = 4;
const ALTERADOR = 8;
/** A flag for an article that only says when its act is in force. */
const FECHO = 16;
const NOTORIEDADE = 5;

/**
 * Packs what a browser needs of every article and súmula before any query: about seven compressed bytes each, column by
 * column.
 * @param radicais the number of articles and súmulas for each stem that occurs in headings; these stems have the lowest
 * numbers
 */
export function packTabela(
  cabeca: CabecaDaTabela,
  radicais: readonly number[],
  docs: readonly DocDaTabela[],
): Uint8Array<ArrayBuffer> {
  const titulos = new Lista();
  const caminhos = new Lista();
  const columns = docs.map(({ titulos: acima, rubrica, disposicoes, ...doc }) => ({
    ...doc,
    caminho: caminhos.numberOf(acima.map((titulo) => titulos.numberOf(titulo))),
    rubrica: rubrica.length === 0 ? 0 : titulos.numberOf(rubrica) + 1,
    disposicoes: disposicoes.map(({ rubrica, ...rest }) => ({
      ...rest,
      rubrica: rubrica.length === 0 ? 0 : titulos.numberOf(rubrica) + 1,
    })),
  }));
  const forcas = cabeca.atos.flatMap(([, artigos, forca]) => new Array<number>(artigos).fill(forca));
  const all = columns.flatMap(({ disposicoes }) => disposicoes);
  const columnsInOrder: number[][] = [
    [radicais.length, ...radicais],
    ...[titulos.written(), caminhos.written()],
    columns.map(({ caminho }, i) => signed(caminho - (columns[i - 1]?.caminho ?? 0))),
    columns.map(({ aberturas }) => aberturas),
    columns.map(({ rubrica }) => rubrica),
    columns.map((doc, i) => marcasDe(doc, forcas[i] as number)),
    columns.map(({ disposicoes }) => disposicoes.length),
    columns.flatMap(({ disposicoes }) => disposicoes.map(({ acima }, position) => position - acima)),
    all.map(({ rubrica }) => rubrica),
    all.map(({ palavras }) => palavras),
    columns.map(({ citacoes }) => citacoes.length),
    columns.flatMap(({ citacoes }, i) => citacoes.map((id) => signed(id - i))),
  ];
  return packArquivo(cabeca, packVarints(columnsInOrder.flat()));
}

function marcasDe(doc: Omit<DocDaTabela, 'titulos' | 'rubrica' | 'disposicoes'>, doAto: number): number {
  return (
    SITUACOES.indexOf(doc.situacao) |
    (doc.inativo ? INATIVO : 0) |
    (doc.alterador ? ALTERADOR : 0) |
    (doc.forca === doAto ? 0 : FECHO) |
    (NOTORIEDADES.indexOf(doc.notoriedade) << NOTORIEDADE)
  );
}

/** Lists of numbers without duplicates. */
class Lista {
  private readonly known = new Map<string, number>();
  private readonly lists: (readonly number[])[] = [];

  numberOf(list: readonly number[]): number {
    const key = list.join(' ');
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.known.set(key, this.lists.length);
    return this.lists.push(list) - 1;
  }

  written = (): number[] => [this.lists.length, ...this.lists.flatMap((list) => [list.length, ...list])];
}

/** Maps any integer to a non-negative one: 0, -1, 1, -2 become 0, 1, 2, 3. */
const signed = (number: number): number => (number < 0 ? -2 * number - 1 : 2 * number);
const unsigned = (number: number): number => (number & 1 ? -(number + 1) / 2 : number / 2);

/** Stands for a word that nobody asked for. */
const OUTRA = FIM - 1;

/** The table, as search reads it. Ids begin at 1. */
export class Tabela {
  readonly cabeca: CabecaDaTabela;
  /** For each stem that occurs in headings, the number of articles and súmulas that contain it. */
  readonly radicais: readonly number[];
  /** For each id, the index of its first provision, with one more entry for the end. */
  readonly inicios: Uint32Array;
  /** For each provision, the id that it belongs to. */
  readonly docs: Uint32Array;
  /** The act or court of each id. */
  private readonly siglas: string[] = [''];
  private readonly forcas: number[] = [0];
  private readonly titulos: readonly (readonly number[])[];
  private readonly caminhos: readonly (readonly number[])[];
  private readonly caminho: readonly number[];
  private readonly abertas: readonly number[];
  private readonly rubrica: readonly number[];
  private readonly marcas: readonly number[];
  private readonly acima: readonly number[];
  private readonly rubricas: readonly number[];
  private readonly palavras: readonly number[];
  private readonly citadas: readonly (readonly number[])[];

  constructor(file: Uint8Array) {
    const { cabeca, bytes } = openArquivo<CabecaDaTabela>(file);
    this.cabeca = cabeca;
    for (const [sigla, artigos, forca] of cabeca.atos) {
      this.siglas.push(...new Array<string>(artigos).fill(sigla));
      this.forcas.push(...new Array<number>(artigos).fill(forca));
    }
    const numbers = new Varints(bytes);
    const take = (count: number) => Array.from({ length: count }, () => numbers.next());
    const byId = () => [0, ...take(cabeca.total)];
    const lists = () => Array.from({ length: numbers.next() }, () => take(numbers.next()));
    this.radicais = take(numbers.next());
    this.titulos = lists();
    this.caminhos = lists();
    let last = 0;
    this.caminho = byId().map((step) => {
      last += unsigned(step);
      return last;
    });
    this.abertas = byId();
    this.rubrica = byId();
    this.marcas = byId();
    const counts = byId();
    this.inicios = new Uint32Array(cabeca.total + 2);
    for (let id = 1; id <= cabeca.total; id++)
      this.inicios[id + 1] = (this.inicios[id] as number) + (counts[id] as number);
    const all = this.inicios[cabeca.total + 1] as number;
    this.docs = new Uint32Array(all);
    for (let id = 1; id <= cabeca.total; id++) this.docs.fill(id, this.inicios[id], this.inicios[id + 1]);
    this.acima = take(all);
    this.rubricas = take(all);
    this.palavras = take(all);
    const cited = byId();
    this.citadas = cited.map((count, id) => take(count).map((step) => unsigned(step) + id - 1));
  }

  citacoes = (id: number): readonly number[] => this.citadas[id] ?? [];
  situacao = (id: number): SituacaoDeLista => SITUACOES[(this.marcas[id] as number) & SITUACAO] as SituacaoDeLista;
  alterador = (id: number): boolean => ((this.marcas[id] as number) & ALTERADOR) !== 0;

  /** The id ranges of acts and courts, limited to provisions or súmulas by `tipo`. */
  faixas(siglas: ReadonlySet<string> | null, tipo: 'todos' | 'dispositivos' | 'sumulas'): Faixa[] {
    const found: Faixa[] = [];
    let first = 1;
    for (const [sigla, artigos] of this.cabeca.atos) {
      const ofTipo = tipo === 'todos' || (tipo === 'sumulas') === first >= this.cabeca.sumulas;
      if (ofTipo && (siglas === null || siglas.has(sigla))) found.push([first, first + artigos - 1]);
      first += artigos;
    }
    return found;
  }

  /** The word lists of an article's headings, and the rubrics of its provisions. */
  *cabecas(id: number): Generator<readonly number[]> {
    const numbers = [(this.rubrica[id] as number) - 1, ...(this.caminhos[this.caminho[id] as number] ?? [])];
    for (let at = this.inicios[id] as number; at < (this.inicios[id + 1] as number); at++)
      numbers.push((this.rubricas[at] as number) - 1);
    for (const number of numbers) if (number >= 0) yield this.titulos[number] as readonly number[];
  }

  /**
   * An article or súmula in which only the given words are known; the others are placeholders.
   * @param noTexto the relevant words of a provision, with their places in its text
   */
  doc(id: number, noTexto: (provision: number) => Iterable<readonly [at: number, numero: number]>): DocBusca | null {
    if (id < 1 || id > this.cabeca.total) return null;
    const marcas = this.marcas[id] as number;
    const rubricaDe = (number: number) => (number === 0 ? [] : (this.titulos[number - 1] as readonly number[]));
    const path = (this.caminhos[this.caminho[id] as number] as readonly number[]).map(
      (titulo) => this.titulos[titulo] as readonly number[],
    );
    const headings = (those: readonly (readonly number[])[]) => those.flatMap((titulo) => [...titulo, FIM]);
    const numbers: number[] = [];
    const push = (list: readonly number[]) => numbers.push(list.length, ...list);
    push(rubricaDe(this.rubrica[id] as number));
    push(headings(path.slice(0, this.abertas[id] as number)));
    push(headings(path));
    const [from, to] = [this.inicios[id] as number, this.inicios[id + 1] as number];
    for (let at = from; at < to; at++) {
      numbers.push(at - from - (this.acima[at] as number));
      push(rubricaDe(this.rubricas[at] as number));
      const texto = new Array<number>(this.palavras[at] as number).fill(OUTRA);
      for (const [place, numero] of noTexto(at)) texto[place] = numero;
      push(texto);
    }
    return {
      id,
      sigla: this.siglas[id] as string,
      sumula: id >= this.cabeca.sumulas,
      forca: marcas & FECHO ? 0 : (this.forcas[id] as number),
      notoriedade: NOTORIEDADES[marcas >> NOTORIEDADE] as number,
      inativo: (marcas & INATIVO) !== 0,
      alterador: (marcas & ALTERADOR) !== 0,
      palavras: Uint32Array.from(numbers),
    };
  }
}
