import { Caracteres } from '../caracteres.ts';
import { siglaAlheia } from './ato-no-texto.ts';
import { readAto } from './atos.ts';
import type { Candidato } from './candidatos.ts';
import { DesdeEntao } from './desde-entao.ts';
import { UFS } from './estados.ts';
import type { Nomes } from './nomes.ts';
import { homonimaOf, readDefinida } from './sigla-definida.ts';

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
const FALENCIA =
  /fal[êe]nci|falimentar|massa\s{1,3}falida|recuperanda|recupera[çc](?:[ãa]o|[õo]es)\s{1,3}(?:extra)?judicia/i;

/** What a text itself calls by an acronym that is a law's elsewhere: `Código de Posturas (CP)`, `CE` of a state. */
export class SiglasDoTexto {
  /** Null: the act that it is everywhere. */
  private definidas: DesdeEntao<string | null> | null = null;
  private estaduais: DesdeEntao<string> | null = null;
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
    const definida = this.definidas.find(escrito, at);
    if (definida !== undefined) return DO_PAIS.test(this.text.slice(fim, fim + 8)) ? null : definida;
    if (escrito === 'CE') return this.findEstadual(at);
    return escrito === 'LRF' ? this.findHomonima(escrito) : null;
  }

  private define(): DesdeEntao<string | null> {
    const definidas = new DesdeEntao<string | null>();
    for (let i = 0; i < this.candidatos.length; i++) {
      const { tipo, inicio, fim } = this.candidatos[i] as Candidato;
      if (fim - inicio > MAX_LETRAS || (tipo !== 'nome' && tipo !== 'ato') || !MARCAS.at(this.text, inicio - 1))
        continue;
      const sigla = readDefinida(this.text, this.candidatos, i, this.nomes);
      if (sigla !== undefined) definidas.note(this.text.slice(inicio, fim), inicio, sigla);
    }
    return definidas;
  }

  /** The constitution of a state that was named last, or will be first: then `CE` is no Código Eleitoral. */
  private findEstadual(at: number): string | null {
    this.estaduais ??= this.readEstaduais();
    return this.estaduais.find('CE', at) ?? this.estaduais.first('CE') ?? null;
  }

  private readEstaduais(): DesdeEntao<string> {
    const estaduais = new DesdeEntao<string>();
    for (const { index } of this.text.matchAll(CONSTITUICAO)) {
      const ato = readAto(this.text, index, this.nomes, 'depois');
      if (ato?.tipo === 'ato' && ESTADUAIS.has(ato.sigla)) estaduais.note('CE', index, ato.sigla);
    }
    return estaduais;
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
