import { isRespective } from '../../citations/attribution/named-together.ts';
import { CELLS, UNREAD_ACT } from '../../citations/attribution/nobody.ts';
import { isOfPresent } from '../../citations/attribution/own-text.ts';
import { ofOtherYear } from '../../citations/mentions/other-year.ts';
import { tokenAt } from '../../citations/tokens/locate.ts';
import type { Tokens } from '../../citations/tokens/tokenize.ts';
import type { DispositivoCitado } from '../../contract/model/citacao.ts';
import { type ArtigoDito, artigoOf, goBackTo } from './artigo-dito.ts';
import { AtosDaFrase, namesAtoAdiante } from './ato-adiante.ts';
import { tokensOf } from './atos.ts';
import type { Cadeia } from './cadeia.ts';
import { type AtoDito, citar } from './citar.ts';
import { isConfrontado } from './confronto.ts';
import { regraDeNinguem } from './de-ninguem.ts';
import { endOfDeAno, readDeAno } from './de-outro-ano.ts';
import { type Dono, DonoDaLista } from './dono-da-lista.ts';
import { isDeOutro } from './donos.ts';
import { beginOfOutroGrupo, type Folha } from './folha.ts';
import { Inferencia, type Origem } from './inferencia.ts';
import { comumBehind } from './ligacao.ts';
import { type Mencao, Mencoes, spanOf } from './mencoes.ts';
import { leavesNivel } from './nivel-perdido.ts';
import type { Nomes } from './nomes.ts';
import { findIncertos, withoutOutraCoisa } from './numero-de-outra-coisa.ts';
import { TextoProprio } from './texto-proprio.ts';

/** Longer is no sentence that goes on with an article. */
const ALCANCE_DA_FRASE = 400;

/** An act where it was named. */
export type AtoNomeado = Mencao & { sigla: string };

/** What a citation says of the act that it names. */
export const ditoDe = ({ sigla, ao_lado }: AtoNomeado): AtoDito => ({ sigla, ao_lado });

/** Gives each list its act: the one it is told with, one named earlier, or none; what is owned by no act of ours has none. */
export class Atribuicao {
  readonly mencoes: Mencoes;
  private readonly frase: AtosDaFrase;
  private found: DispositivoCitado[] = [];
  /** The last article that was told, and of which act: `o § 3º desse artigo`. */
  private artigo: ArtigoDito | null = null;
  /** Where the last list ends that its act, or what stands in its place, was told before. */
  private guiada = 0;
  private readonly dono: DonoDaLista;
  private readonly inferencia: Inferencia;
  readonly tokens: Tokens;
  readonly proprio: TextoProprio;
  private readonly text: string;
  private readonly nomes: Nomes;

  constructor(text: string, nomes: Nomes) {
    this.text = text;
    this.nomes = nomes;
    this.tokens = tokensOf(text);
    this.mencoes = new Mencoes(this.tokens, nomes);
    this.dono = new DonoDaLista(text, this.mencoes, this.tokens);
    this.frase = new AtosDaFrase(text, nomes);
    this.proprio = new TextoProprio(text, this.tokens);
    this.inferencia = new Inferencia(text, this.tokens, nomes, this.mencoes, this.proprio);
  }

  /** The citations told since it was last asked. */
  take(): DispositivoCitado[] {
    const { found } = this;
    if (found.length > 0) this.found = [];
    return found;
  }

  /**
   * Whether the last act that the sentence named before `at` was named with provisions.
   * @param desde where that act ends
   */
  endsInArtigo(at: number, desde = this.mencoes.fim): boolean {
    const fim = this.artigo?.folha.fim ?? 0;
    if (this.artigo === null || fim < desde || at <= fim || at - fim > ALCANCE_DA_FRASE) return false;
    return !/[.;]\s/.test(this.text.slice(fim, at));
  }

  /** What is no act of ours ends what was said before: `o art. 7º do contrato; o art. 9º`. */
  disown({ sigla = null, inicio, fim }: { sigla?: string | null; inicio: number; fim: number }): number {
    this.mencoes.remember({ sigla, inicio, fim }, this.text.slice(inicio, fim));
    // One that is read late may stand before the article.
    if (this.artigo && this.artigo.folha.inicio < inicio) this.artigo = null;
    return fim;
  }

  /** Tells what belongs to an act, or to anything else, that stands before the list, and leaves what is of the one behind. */
  part(folhas: Folha[], lead: AtoNomeado | null): void {
    const dono = lead ? null : this.dono.of(folhas[0]?.inicio ?? 0);
    if (!lead && !dono) return;
    const outros = folhas.splice(0, beginOfOutroGrupo(this.text, folhas));
    if (outros.length === 0) return;
    if (lead) this.emitLed(outros, lead);
    else if (dono) this.emitOwned(outros, dono);
  }

  /** Whether what stands before a list is no act of ours, and owns it. */
  isDeInstrumento([folha]: readonly Folha[]): boolean {
    return this.dono.of(folha?.inicio ?? 0)?.comum === null;
  }

  /** Tells a list behind the two acts named last, each of which has what stands in its place, if anything; and where it ends. */
  share(cadeia: Cadeia): number {
    const [segundo, primeiro] = this.mencoes.ultimas;
    if (!primeiro || !segundo || !this.isRespective(cadeia, primeiro, segundo)) return this.lose(cadeia);
    for (const [i, { sigla, ao_lado }] of [primeiro, segundo].entries())
      this.emit(cadeia.folhas.slice(i, i + 1), { sigla, ao_lado, regra: 'respectively' });
    return cadeia.fim;
  }

  private isOfPresent(folhas: readonly Folha[]): boolean {
    const last = folhas.at(-1);
    const { tokens } = this;
    return last !== undefined && isOfPresent(tokens, tokenAt(tokens, last.inicio), tokenAt(tokens, last.fim));
  }

  private isRespective({ folhas, fim }: Cadeia, primeiro: Mencao, segundo: Mencao): boolean {
    const { tokens } = this;
    return (
      folhas.length === 2 &&
      isRespective(tokens, spanOf(tokens, primeiro), spanOf(tokens, segundo), tokenAt(tokens, fim))
    );
  }

  /** Tells a list of which nobody knows whose it is, and where it ends. */
  lose({ folhas, fim }: Cadeia): number {
    this.emit(folhas, { sigla: null, regra: 'several-acts-before' });
    return fim;
  }

  /** A list with no act behind it: one before it, one named earlier, or none. */
  takeSemAto({ folhas, fim }: Cadeia, lead: AtoNomeado | null): void {
    const inicio = folhas[0]?.inicio ?? 0;
    if (folhas.every(({ artigo }) => artigo === null)) {
      this.takeSemArtigo(folhas, fim);
      return;
    }
    if (lead) {
      const deOutro = isDeOutro(this.text, fim);
      if (deOutro) this.part(folhas, lead);
      if (deOutro || leavesNivel(this.text, fim))
        this.emit(folhas, { sigla: null, regra: deOutro ? 'one-of-several' : 'level-left' });
      else this.emitLed(folhas, lead);
      return;
    }
    if (folhas.length === 1 && !folhas[0]?.faixa && this.proprio.isRotulo(inicio, fim)) {
      this.label(folhas);
      return;
    }
    if (this.takeDeOutroAno(folhas, fim)) return;
    const dono = this.dono.of(inicio);
    if (dono) {
      this.emitOwned(folhas, dono);
      return;
    }
    const adiante = namesAtoAdiante(this.text, fim, this.nomes) && this.frase.find(fim)?.todos !== true;
    const ninguem = adiante
      ? 'named-ahead'
      : regraDeNinguem(this.text, inicio, fim, this.mencoes.fim, this.nomes, this.tokens);
    if (ninguem !== null && !(CELLS.has(ninguem) && this.mencoes.isBelowItsHeading(inicio))) {
      this.emit(folhas, { sigla: null, regra: ninguem });
      // It is named, and nothing is inferred past it.
      if (ninguem === UNREAD_ACT) this.disown({ inicio, fim });
    } else if (!this.takeDaFrase(folhas, fim)) this.infer(folhas, 'mencao_anterior', comumBehind(this.text, fim));
  }

  /** `nem o art. 7º nem o art. 8º da CLT`: an act named before is not surely that of an article before another's. */
  private takeDaFrase(folhas: readonly Folha[], fim: number): boolean {
    const ato = this.frase.find(fim);
    if (!ato) return false;
    const before = this.mencoes.last(folhas[0]?.inicio ?? 0);
    if (!ato.todos && (!before || before.sigla === ato.sigla)) return false;
    this.emit(folhas, { sigla: ato.todos ? ato.sigla : null, regra: 'act-of-the-sentence' });
    return true;
  }

  /** What is told `nos termos do art. 5º da CF` is the CF's where that was spoken of before, and nobody's else. */
  loosen(folhas: Folha[], { soltas }: Cadeia, { sigla, inicio }: AtoNomeado): void {
    if (this.mencoes.last(inicio)?.sigla !== sigla)
      this.emit(folhas.splice(0, soltas), { sigla: null, regra: 'by-what-it-is-read' });
  }

  /** Gives each provision the act that stands in its place; where they are not as many, nobody can tell. */
  distribute(folhas: readonly Folha[], atos: readonly AtoNomeado[]): number {
    const cada = folhas.length === atos.length;
    for (const [i, folha] of folhas.entries())
      this.emit([folha], { ...(cada ? ditoDe(atos[i] as AtoNomeado) : { sigla: null }), regra: 'respectively' });
    return atos.at(-1)?.fim ?? 0;
  }

  /** A label is no citation. */
  label([folha]: readonly Folha[]): void {
    this.artigo = null;
    if (folha) this.proprio.label(folha);
  }

  /** `O CC de 1916, art. 159, e o de 2002, no art. 186`: not the one that was named, but another of its name. */
  private takeDeOutroAno(folhas: readonly Folha[], fim: number): boolean {
    const inicio = folhas[0]?.inicio ?? 0;
    const deAno = readDeAno(this.text, inicio, fim, this.mencoes.fim);
    const mencao = deAno === null ? null : this.mencoes.last(inicio);
    if (deAno === null || !mencao) return false;
    const sigla = ofOtherYear(mencao.sigla, deAno, this.nomes);
    const last = folhas.at(-1);
    if (last) last.fim = endOfDeAno(this.text, fim);
    const regra = 'other-year';
    this.emit(
      folhas,
      sigla === null ? { sigla, regra } : { sigla, regra, inferencia: { origem: 'anafora', inicio: mencao.inicio } },
    );
    return true;
  }

  /** Levels of the article that was told last: `o § 3º desse artigo`, `Seu § 3º`. */
  private takeSemArtigo(folhas: readonly Folha[], fim: number): void {
    if (this.artigo) this.mencoes.settle(this.artigo.folha.inicio);
    const { artigo } = this;
    if (!artigo) return;
    const { folha, varios } = artigo;
    const { inicio } = folha;
    const ato = varios ? { sigla: null } : artigo.ato;
    const origem = goBackTo(artigo, this.text, folhas, fim);
    if (!origem) return;
    // Another act was named since, or owns it: nobody can tell of which it is.
    const at = folhas[0]?.inicio ?? 0;
    const outro = this.mencoes.isOutra(artigo.ato.sigla, folha.fim) || this.dono.since(folha.fim, at)?.comum === null;
    if (origem === 'mencao_anterior' && (outro || isConfrontado(this.text, fim))) return;
    this.emit(folhas, {
      ...ato,
      regra: 'article-told-before',
      ...(ato.sigla !== null && { inferencia: { origem, inicio } }),
    });
  }

  /** @param comum the words that say of what kind the act is */
  infer(folhas: readonly Folha[], origem: Origem, comum: string): void {
    this.emit(folhas, this.inferencia.find(folhas, origem, comum));
  }

  private emitOwned(folhas: readonly Folha[], { inicio, comum, regra }: Dono): void {
    if (comum !== null) {
      this.infer(folhas, 'mencao_anterior', comum);
      return;
    }
    this.disown({ inicio, fim: folhas[0]?.inicio ?? inicio });
    this.emit(folhas, { sigla: null, regra });
  }

  private emitLed(folhas: readonly Folha[], ato: AtoNomeado): void {
    const [primeira] = folhas;
    const suas = this.nomes.tratados.has(ato.sigla) ? folhas : withoutOutraCoisa(this.text, folhas);
    if (primeira) primeira.inicio = ato.inicio;
    this.emit(suas, { ...ditoDe(ato), regra: 'before' });
    this.guiada = folhas.at(-1)?.fim ?? this.guiada;
  }

  emit(folhas: readonly Folha[], ato: AtoDito): void {
    const plain = ato.sigla !== null && folhas.length > 1 && !this.nomes.tratados.has(ato.sigla);
    const incertos = plain ? findIncertos(this.text, folhas) : null;
    if (incertos) {
      const { inicio, fim } = incertos;
      if (inicio > 0) this.emit(folhas.slice(0, inicio), ato);
      this.emit(folhas.slice(inicio, fim), { sigla: null, regra: 'numbers-of-something' });
      if (fim < folhas.length) this.emit(folhas.slice(fim), ato);
      return;
    }
    citar(this.text, folhas, ato, this.nomes, this.found);
    this.artigo = artigoOf(folhas, ato);
    if (ato.sigla === null && this.isOfPresent(folhas)) this.disown(folhas.at(-1) as Folha);
    if (ato.sigla !== null) this.inferencia.note(ato.sigla, folhas);
  }
}
