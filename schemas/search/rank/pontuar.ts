import type { DocBusca } from '../index/doc.ts';
import { FIM } from '../index/palavras.ts';
import { PESOS } from '../pesos.ts';
import type { Unidade } from '../query/unidades.ts';
import { cedo } from './cedo.ts';
import { comForca, has, lerDisposicoes, METADE } from './disposicoes.ts';
import { Marcas } from './marcas.ts';
import { juntas } from './proximidade.ts';

/** How well an article or súmula matches, and with which of its provisions. */
export interface Ponto {
  valor: number;
  /** The position of the provision that matches best. */
  melhor: number;
  /**
   * Whether that provision is below the article, and is the only one with what the article's heading and caput lack.
   */
  proprio: boolean;
  /** The share of the required units that is missing. */
  falta: number;
  /** How close together the words are. */
  juntas: number;
  /** The force of each unit. */
  forcas: readonly number[];
  /** The units, as bits, that its own words contain. */
  ditas: number;
}

/** If the heading, rubric or caput contains more of the query than this, the article itself is the result. */
const MAX_NA_CAPA = 0.34;

/** How many words of the preceding sentence are read with a provision that continues it. */
const ANTES = 20;

/** A list stored after its length. */
const listaEm = (all: Uint32Array, at: number) => all.subarray(at + 1, at + 1 + (all[at] as number));

/** Scores articles for one query. See `packPalavras` for the layout of their words. */
export class Leitor {
  private readonly marcas: Marcas;
  private readonly unidades: readonly Unidade[];
  /** By the number of a stem. */
  private readonly raridade: Float32Array;
  private readonly total: number;
  private readonly exigido: number;
  /** For each mark, the units that it may answer, as bits. */
  private readonly bitsDe: readonly number[];
  /** The units that name acts, as bits. */
  private readonly nomeados: number;
  private readonly base: Float64Array;
  private readonly abertas: Float64Array;
  private readonly forca: Float64Array;
  /** For each mark, how often the article contains it. */
  private readonly vezes: Uint16Array;

  constructor(unidades: readonly Unidade[], raridade: Float32Array) {
    this.raridade = raridade;
    this.unidades = unidades;
    this.marcas = new Marcas(unidades);
    this.total = unidades.reduce((sum, { peso }) => sum + peso, 0);
    this.exigido = unidades.reduce((sum, { peso, exigida }) => (exigida ? sum + peso : sum), 0);
    this.bitsDe = this.marcas.unidades.map((answered) => answered.reduce((bits, unidade) => bits | (1 << unidade), 0));
    this.nomeados = unidades.reduce((bits, { atos }, i) => (atos ? bits | (1 << i) : bits), 0);
    this.base = new Float64Array(this.marcas.total);
    this.abertas = new Float64Array(this.marcas.total);
    this.forca = new Float64Array(this.marcas.total);
    this.vezes = new Uint16Array(this.marcas.total);
  }

  pontuar({ palavras: all, sigla }: DocBusca): Ponto {
    const { base, forca, marcas } = this;
    base.fill(0);
    this.abertas.fill(0);
    let at = this.readTitulos(all, 0, PESOS.rubrica, base);
    const rubrica = all.subarray(1, at);
    this.readTitulos(all, at, 1, this.abertas);
    at = this.readTitulos(all, at, PESOS.abertura, base);
    let capa = this.unidadesEm((marca) => (base[marca] as number) > 0);
    const titulos = listaEm(all, at);
    at = this.readTitulos(all, at, PESOS.titulo, base);
    const several = this.unidades.length > 1;
    const cabeca = several
      ? Math.max(juntas(rubrica, marcas, this.unidades), PESOS.juntasTitulo * juntas(titulos, marcas, this.unidades))
      : 0;
    const acima = this.unidadesEm((marca) => (base[marca] as number) > 0);
    const tituloLow = comForca(base, 0);
    const tituloHigh = comForca(base, METADE);
    const { acima: acimaDe, rubricas, textos, low, high } = lerDisposicoes(all, at, marcas, this.vezes);
    capa |= this.unidadesEm((marca) => has(low[0] as number, high[0] as number, marca));
    const longo = 1 + PESOS.longo * Math.log1p(all.length / 100);
    for (let marca = 0; marca < marcas.total; marca++) {
      const vezes = this.vezes[marca] as number;
      if (vezes === 0) continue;
      base[marca] = Math.max(base[marca] as number, PESOS.corpo / longo) + (PESOS.repete * Math.log(vezes)) / longo;
    }

    let best: Ponto | null = null;
    const ditas: number[] = [];
    for (let position = 0; position < low.length; position++) {
      const rubrica = rubricas[position] as number;
      const lows = low[position] as number;
      const highs = high[position] as number;
      if (position > 0 && lows === 0 && highs === 0 && all[rubrica] === 0) continue;
      forca.set(base);
      let pertoLow = tituloLow | lows;
      let pertoHigh = tituloHigh | highs;
      if ((all[rubrica] as number) > 0) {
        this.readTitulos(all, rubrica, PESOS.rubrica, forca);
        // Marks that, in this article, only this rubric contains.
        pertoLow |= comForca(forca, 0) & ~comForca(base, 0);
        pertoHigh |= comForca(forca, METADE) & ~comForca(base, METADE);
      }
      for (let above = position; above > 0; ) {
        above = acimaDe[above] as number;
        pertoLow |= low[above] as number;
        pertoHigh |= high[above] as number;
        this.raise(low[above] as number, high[above] as number, PESOS.acima);
      }
      this.raise(lows, highs, PESOS.texto, PESOS.ambos);
      const texto = listaEm(all, textos[position] as number);
      const abaixoDe = acimaDe[position] as number;
      // `não haverá penas:` and the `de morte` below it are one sentence.
      const near = !several
        ? 0
        : position > 0 && ((low[abaixoDe] as number) | (high[abaixoDe] as number)) !== 0
          ? juntas(texto, marcas, this.unidades, listaEm(all, textos[abaixoDe] as number).subarray(-ANTES))
          : juntas(texto, marcas, this.unidades);
      const ponto = this.avaliar(sigla, position, texto, Math.max(cabeca, near), [lows, highs, pertoLow, pertoHigh]);
      ditas.push(ponto.ditas | capa);
      if (!best || ponto.valor > best.valor) best = ponto;
    }
    if (!best) return { valor: 0, melhor: 0, proprio: false, falta: 1, juntas: 0, forcas: [], ditas: 0 };
    const todas = (1 << this.unidades.length) - 1;
    // Units that the headings lack too. Otherwise the article as a whole matches just as well.
    const open = todas & ~capa & ~acima & ~this.nomeados;
    const alone = open !== 0 && (best.ditas | capa) === todas && ditas.filter((those) => those === todas).length === 1;
    return { ...best, proprio: best.melhor > 0 && alone && this.parteDe(capa) < MAX_NA_CAPA };
  }

  /** The units, as bits, that some marks answer. */
  private unidadesEm(marked: (marca: number) => boolean): number {
    let bits = 0;
    for (let marca = 0; marca < this.marcas.total; marca++) if (marked(marca)) bits |= this.bitsDe[marca] as number;
    return bits;
  }

  private parteDe(bits: number): number {
    return this.unidades.reduce((sum, { peso }, i) => (bits & (1 << i) ? sum + peso : sum), 0) / this.total;
  }

  /**
   * Reads a list of headings after its length, and returns the offset of its end. A rubric is a heading without an end
   * mark.
   */
  private readTitulos(all: Uint32Array, at: number, weight: number, forca: Float64Array): number {
    const end = at + 1 + (all[at] as number);
    for (let from = at + 1; from < end; ) {
      let to = from;
      let hits = 0;
      let whole = 0;
      for (; to < end && all[to] !== FIM; to++) {
        const rare = this.raridade[all[to] as number] as number;
        whole += rare;
        if (this.marcas.de(all[to] as number) >= 0) hits += rare;
      }
      if (hits > 0) {
        const value = weight * (PESOS.tituloCheio + (1 - PESOS.tituloCheio) * (hits / whole));
        for (let i = from; i < to; i++) {
          const marca = this.marcas.de(all[i] as number);
          if (marca >= 0 && (forca[marca] as number) < value) forca[marca] = value;
        }
      }
      from = to + 1;
    }
    return end;
  }

  /** Raises marks to the force of a place. A mark that was found in a stronger place gains a little. */
  private raise(low: number, high: number, value: number, ambos = 0): void {
    const { forca } = this;
    for (let bits = low, marca = 0; bits !== 0; bits >>>= 1, marca++)
      if (bits & 1) forca[marca] = (forca[marca] as number) < value ? value : (forca[marca] as number) + ambos;
    for (let bits = high, marca = METADE; bits !== 0; bits >>>= 1, marca++)
      if (bits & 1) forca[marca] = (forca[marca] as number) < value ? value : (forca[marca] as number) + ambos;
  }

  private avaliar(
    sigla: string,
    position: number,
    texto: Uint32Array,
    near: number,
    [low, high, pertoLow, pertoHigh]: readonly [number, number, number, number],
  ): Ponto {
    const { forca, marcas, total } = this;
    let valor = 0;
    let abre = 0;
    let falta = 0;
    let own = 0;
    let ditas = 0;
    const forcas: number[] = [];
    for (let unidade = 0; unidade < this.unidades.length; unidade++) {
      const { peso, exigida, atos } = this.unidades[unidade] as Unidade;
      let most = 0;
      let opens = 0;
      let said = false;
      for (const { marcas: needed, peso: closeness } of marcas.dizeres[unidade] ?? []) {
        let sum = 0;
        let open = 0;
        let all = true;
        let inside = true;
        let loose = false;
        for (const marca of needed) {
          const value = marca < 0 ? 0 : (forca[marca] as number);
          if (value === 0) all = false;
          sum += value;
          if (marca >= 0) open += this.abertas[marca] as number;
          if (marca < 0 || !has(low, high, marca)) inside = false;
          if (marca >= 0 && !has(pertoLow, pertoHigh, marca)) loose = true;
        }
        const whole = !all ? PESOS.incompleta : loose && needed.length > 1 ? PESOS.solta : 1;
        most = Math.max(most, (sum / needed.length) * closeness * whole);
        opens = Math.max(opens, (open / needed.length) * closeness);
        if (inside) said = true;
      }
      if (atos) most = atos.has(sigla) ? 1 : most * PESOS.foraDoAto;
      forcas.push(most);
      valor += peso * most;
      abre += peso * opens;
      if (exigida && most < PESOS.presente) falta += peso * (1 - most / PESOS.presente);
      if (said || atos?.has(sigla)) {
        own += peso;
        ditas |= 1 << unidade;
      }
    }
    const early = low === 0 && high === 0 ? 0 : cedo(texto, marcas, this.unidades, total);
    valor =
      valor / total +
      PESOS.abre * (abre / total) +
      PESOS.juntas * near +
      PESOS.cedo * early +
      (position === 0 ? PESOS.caput : 0) +
      PESOS.dita * (own / total) +
      (PESOS.curto * (own / total)) / (1 + texto.length / 30);
    return {
      valor: valor * (1 - PESOS.falta * (falta / total)),
      melhor: position,
      proprio: false,
      falta: falta / this.exigido,
      juntas: near,
      forcas,
      ditas,
    };
  }
}
