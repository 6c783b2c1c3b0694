import { Caracteres } from '../caracteres.ts';
import { siglaAlheia } from './ato-no-texto.ts';
import { readAto } from './atos.ts';
import type { Candidato } from './candidatos.ts';
import { UFS } from './estados.ts';
import type { Nomes } from './nomes.ts';
import { homonimaOf, readDefinida } from './sigla-definida.ts';

/** From there on an acronym is that act; null: the one that it is everywhere. */
interface Definicao {
  at: number;
  sigla: string | null;
}

const CONSTITUICAO = /constitui[çc][ãa]o\s|carta\s|\bCE(?=[\s/-])/gi;
/** `X-CE`, `X-CE-SP`; not `X-CEF`, which is a bank's. */
const ESTADUAIS: ReadonlySet<string> = new Set(['X-CE', ...UFS.map((uf) => `X-CE-${uf}`)]);
/** `CF/88`, `CC de 2002`, `CP brasileiro`: whatever the text calls so besides. */
const DO_PAIS = /^(?:\s?[/⁄]\s?|\s{1,3}de\s{1,3})\d|^\s{1,3}bras/i;
const MAX_LETRAS = 6;
const MARCAS = new Caracteres(' \n\t\u00a0([{"“\'‘');

/** What tells which of its two laws a text means by LRF: that of the treasury, or that of bankruptcy. */
const FISCAL =
  /responsabilidade\s{1,3}fiscal|(?:complementar|LC)\s{1,3}(?:(?:federal|n[.º°o]{1,3})\s{0,3}){0,2}101(?!\d)/i;
const FALIMENTAR = /11\.?101(?!\d)/;
const FALENCIA = /fal[êe]nci|falimentar|recupera[çc](?:[ãa]o|[õo]es)\s{1,3}(?:extra)?judicia/i;

/** What a text itself calls by an acronym that is a law's elsewhere: `Código de Posturas (CP)`, `CE` of a state. */
export class SiglasDoTexto {
  private definidas: Map<string, Definicao[]> | null = null;
  private estaduais: Definicao[] | null = null;
  private homonima: string | null | undefined;
  private readonly text: string;
  private readonly candidatos: readonly Candidato[];
  private readonly nomes: Nomes;

  constructor(text: string, candidatos: readonly Candidato[], nomes: Nomes) {
    this.text = text;
    this.candidatos = candidatos;
    this.nomes = nomes;
  }

  /** The act that the acronym between two offsets is in this text; null where it is the one that it is everywhere. */
  find(at: number, fim: number): string | null {
    if (fim - at > MAX_LETRAS) return null;
    this.definidas ??= this.define();
    const escrito = this.text.slice(at, fim);
    const definida = lastOf(this.definidas.get(escrito), at);
    if (definida) return definida.sigla === null || DO_PAIS.test(this.text.slice(fim, fim + 8)) ? null : definida.sigla;
    if (escrito === 'CE') return this.findEstadual(at);
    return escrito === 'LRF' ? this.findHomonima(escrito) : null;
  }

  private define(): Map<string, Definicao[]> {
    const definidas = new Map<string, Definicao[]>();
    for (const [i, { tipo, inicio, fim }] of this.candidatos.entries()) {
      const palavra = tipo === 'nome' || tipo === 'ato';
      if (!palavra || fim - inicio > MAX_LETRAS || !MARCAS.at(this.text, inicio - 1)) continue;
      const sigla = readDefinida(this.text, this.candidatos, i, this.nomes);
      if (sigla === undefined) continue;
      const escrito = this.text.slice(inicio, fim);
      const own = definidas.get(escrito);
      if (own) own.push({ at: inicio, sigla });
      else definidas.set(escrito, [{ at: inicio, sigla }]);
    }
    return definidas;
  }

  /** The constitution of a state that was named last, or will be first: then `CE` is no Código Eleitoral. */
  private findEstadual(at: number): string | null {
    this.estaduais ??= [...this.text.matchAll(CONSTITUICAO)].flatMap(({ index }) => {
      const ato = readAto(this.text, index, this.nomes, 'depois');
      return ato?.tipo === 'ato' && ESTADUAIS.has(ato.sigla) ? [{ at: index, sigla: ato.sigla }] : [];
    });
    return (lastOf(this.estaduais, at) ?? this.estaduais[0])?.sigla ?? null;
  }

  private findHomonima(escrito: string): string | null {
    if (this.homonima !== undefined) return this.homonima;
    const outra = homonimaOf(escrito, this.nomes);
    const fiscal = FISCAL.test(this.text);
    const falimentar = FALIMENTAR.test(this.text);
    if (falimentar && !fiscal) this.homonima = outra;
    else this.homonima = falimentar || (!fiscal && FALENCIA.test(this.text)) ? siglaAlheia(escrito) : null;
    return this.homonima;
  }
}

/** The last that stands at an offset or before it: they are in order, and asked of every acronym. */
function lastOf(definicoes: readonly Definicao[] | undefined, at: number): Definicao | undefined {
  if (!definicoes) return undefined;
  let from = 0;
  let to = definicoes.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((definicoes[middle] as Definicao).at <= at) from = middle + 1;
    else to = middle;
  }
  return definicoes[from - 1];
}
