import type { DocBusca } from '../../schemas/search/index/doc.ts';
import { FIM } from '../../schemas/search/index/palavras.ts';
import type { Faixa } from '../../schemas/search/indice.ts';
import { packVarints, Varints } from '../../schemas/storage/varints.ts';
import { openArquivo, packArquivo } from './arquivo.ts';

/** What lists say of an article or súmula, and what they are filtered by. */
export const SITUACOES = ['Em vigor', 'Revogado', 'Vetado', 'Cancelada'] as const;
export type SituacaoDeLista = (typeof SITUACOES)[number];

/** An article or súmula but for the words of its texts. Lists of words are numbers of stems. */
export interface DocDaTabela extends Omit<DocBusca, 'id' | 'palavras' | 'notoriedade'> {
  /** One of `NOTORIEDADES`. */
  notoriedade: number;
  situacao: SituacaoDeLista;
  rubrica: readonly number[];
  /** All headings, the deepest first, and how many of them begin with it. */
  titulos: readonly (readonly number[])[];
  aberturas: number;
  /** In reading order: what each stands under, its own rubric, how many words it has. */
  disposicoes: readonly { acima: number; rubrica: readonly number[]; palavras: number }[];
  /** Ids of what cites it and of what it cites. */
  citacoes: readonly number[];
}

/** What is said of the index once. */
export interface CabecaDaTabela {
  total: number;
  /** The id of the first súmula. */
  sumulas: number;
  /** In how many parts the words lie. */
  partes: number;
  /** Acts and courts in the order of ids, each with how many articles or súmulas and its force. */
  atos: [sigla: string, artigos: number, forca: number][];
  /** The acts of each area of the law, by what it is called. */
  areas: Record<string, string[]>;
}

export const NOTORIEDADES: readonly number[] = [0, 0.4, 1];
const SITUACAO = 3;
const INATIVO = 4;
const ALTERADOR = 8;
/** Less than its act: it says only from when on that is in force. */
const FECHO = 16;
const NOTORIEDADE = 5;

/**
 * Writes what a browser knows of every article and súmula before it is asked anything: some seven bytes of each,
 * compressed, column by column.
 * @param radicais in how many articles and súmulas each stem is that headings have: those with the first numbers
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

/** Lists of numbers, each kept once. */
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

/** Any whole number as one that is not negative: 0, -1, 1, -2. */
const signed = (number: number): number => (number < 0 ? -2 * number - 1 : 2 * number);
const unsigned = (number: number): number => (number & 1 ? -(number + 1) / 2 : number / 2);

/** A word that nobody asks for, wherever it stands. */
const OUTRA = FIM - 1;

/** The table as search reads it. Ids begin with 1. */
export class Tabela {
  readonly cabeca: CabecaDaTabela;
  /** By the number of a stem that headings have: in how many articles and súmulas it is. */
  readonly radicais: readonly number[];
  /** By id, and one more: where its provisions begin among all provisions. */
  readonly inicios: Uint32Array;
  /** By provision: whose it is. */
  readonly docs: Uint32Array;
  /** Act or court by id. */
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

  /** Where acts and courts are, and of them provisions or súmulas alone. */
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

  /** The lists of words at the head of an article, and the rubrics of what is in it. */
  *cabecas(id: number): Generator<readonly number[]> {
    const numbers = [(this.rubrica[id] as number) - 1, ...(this.caminhos[this.caminho[id] as number] ?? [])];
    for (let at = this.inicios[id] as number; at < (this.inicios[id + 1] as number); at++)
      numbers.push((this.rubricas[at] as number) - 1);
    for (const number of numbers) if (number >= 0) yield this.titulos[number] as readonly number[];
  }

  /**
   * An article or súmula in which only some words stand, and strangers in the place of all others.
   * @param noTexto the words of a provision that count, by their places in its text
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
