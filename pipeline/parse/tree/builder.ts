import type { Rotulo } from '../../../schemas/law/rotulos.ts';
import { dropRotulo, type Line } from '../lines/lines.ts';
import type { Nota } from '../lines/notes.ts';
import { hasBody, leavesOff, titled, wordsOf } from '../lines/shape.ts';
import type { Achado } from '../types.ts';
import { isSubItem, nextLetter } from './below-alinea.ts';
import { continues, isBare, isUnfinished } from './continuation.ts';
import { findWording, freshValue, strikeUnico, strikeWhole } from './duplicates.ts';
import { looksUnlabelled, Outline } from './outline.ts';
import { Position } from './position.ts';
import { beginsCitacao, Citacao, closesBeforeOwn } from './quotes.ts';
import { changesWith, isRubrica, isRubricaNumerada, titlesAbove } from './rubrics.ts';
import { dataTables } from './tables.ts';
import {
  addNo,
  type Cauda,
  type Grupo,
  type No,
  newNo,
  newSerie,
  type Rubrica,
  type Serie,
  type Titulo,
} from './tree.ts';

/**
 * Where a line went: into a wording, or to the headings. A line that went to neither (null) is left for the caller to
 * place.
 */
export type Lugar = { no: No } | 'titulo' | null;

/** Reads the lines of a body into provisions, headings and rubrics. Every line gets a place. */
export class Builder {
  readonly serie: Serie;
  readonly lugares = new Map<Line, Lugar>();
  readonly achados: Achado[] = [];
  private readonly lines: readonly Line[];
  private readonly outline = new Outline();
  private readonly position: Position;
  /** Tables of figures. Their cells are text of the provision that holds them, whatever they begin with. */
  private readonly tabelas: ReadonlySet<number>;
  private rubricas: Rubrica[] = [];
  private ultimo: No | null = null;
  private citacao: Citacao | null = null;
  /** What a note alone on its line belongs to. A note on a rubric says nothing about the provision below the rubric. */
  private anotavel: Titulo | Grupo | 'rubrica' | null = null;
  /** Whether the last line was an unlabelled paragraph. */
  private emCauda = false;
  /** The wordings that the last label opened: `Arts. 59 a 62` opens four. */
  private abertos: Grupo[] = [];

  constructor(lines: readonly Line[], tratado: boolean) {
    this.lines = lines;
    this.serie = newSerie(tratado);
    this.position = new Position(this.serie);
    this.tabelas = dataTables(lines);
    // A table that only lays out the page does not count as one.
    for (const { block } of lines) if (!this.tabelas.has(block.table)) block.table = 0;
  }

  read(): this {
    this.lines.forEach((line, index) => {
      this.lugares.set(line, this.place(line, index));
    });
    return this;
  }

  private place(line: Line, index: number): Lugar {
    if (this.citacao && this.ultimo) {
      if (this.citacao.takes(line, () => closesBeforeOwn(this.lines, index)))
        return this.addCauda(line, this.ultimo, 'citada');
      if (this.citacao.isOpen) this.reportOpen(line);
      this.citacao = null;
    }
    if (line.titulo) return this.enterTitulo(this.outline.open(line));
    if (!line.rotulo && !hasBody(line)) return this.isVetoedRubrica(line, index) ? 'titulo' : this.annotate(line);
    const tabular = this.tabelas.has(line.block.table);
    const labelled = !tabular && !isRubricaNumerada(line, this.next(index)) ? line.rotulo : null;
    const rotulo = labelled && this.position.accept(labelled, line, () => nextLetter(this.lines, index));
    if (rotulo && rotulo !== 'entrada') {
      this.abertos = [];
      const no = this.openNo(rotulo, line, index);
      for (const outro of rotulo.demais ?? []) this.openNo({ ...rotulo, ...outro }, line, index);
      this.quoteAfter(line, index);
      return { no };
    }
    dropRotulo(line);
    const entrada = rotulo === 'entrada' || (!tabular && isSubItem(line, this.position.at('item')));
    if (entrada && this.ultimo) return this.addCauda(line, this.ultimo, 'entrada');
    if (this.outline.takeName(line)) return 'titulo';
    if (!tabular && looksUnlabelled(line) && this.headsWhatFollows(index)) {
      if (changesWith(line, this.notasBelow(index), this.next(index))) return this.addRubrica(line, index);
      return this.enterTitulo(this.outline.openUnlabelled(line));
    }
    this.outline.close();
    if (!tabular && isRubrica(line, index, this.lines, this.serie.tratado, this.ultimo))
      return this.addRubrica(line, index);
    if (!this.ultimo) return null;
    const lugar = this.addCauda(line, this.ultimo, this.joint(line, this.ultimo));
    this.quoteAfter(line, index);
    return lugar;
  }

  // ── headings, rubrics, notes ────────────────────────────────────────────────────────────────────────────────────

  private enterTitulo(titulo: Titulo): Lugar {
    this.emCauda = false;
    this.anotavel = titulo;
    this.rubricas = [];
    return 'titulo';
  }

  /**
   * Whether a line without a label can be a heading: a heading or an article follows, with nothing but centred lines
   * between.
   */
  private headsWhatFollows(index: number): boolean {
    if (this.serie.tratado && this.ultimo?.nivel === 'artigo' && isBare(this.ultimo)) return false;
    if (this.ultimo && isUnfinished(this.ultimo)) return false;
    // Looks past the other centred lines: `SETOR ECONÔMICO`, `MINISTÉRIO DA FAZENDA` and then an inciso are not
    // headings.
    for (let i = index + 1; i < this.lines.length; i++) {
      const { titulo, rotulo, block, corpo } = this.lines[i] as Line;
      if (this.tabelas.has(block.table)) return false;
      if (titulo || rotulo) return titulo !== null || rotulo?.nivel === 'artigo';
      if (!block.centered && /[\p{L}\d]/u.test(corpo)) return false;
    }
    return false;
  }

  private addRubrica(line: Line, index: number): Lugar {
    this.anotavel = 'rubrica';
    this.emCauda = false;
    const texto = titled(line.corpo);
    if (this.ultimo && !this.serie.tratado && titlesAbove(index, this.lines)) {
      this.ultimo.rubrica ??= { texto, struck: line.riscada };
      return 'titulo';
    }
    const below = this.serie.tratado && this.ultimo?.nivel === 'artigo' ? this.ultimo : null;
    const last = below ? below.rubrica : (this.rubricas.at(-1) ?? null);
    if (last && (below || (last.struck === line.riscada && (leavesOff(last.texto) || /^[\p{Ll}(]/u.test(texto))))) {
      last.texto += ` ${texto}`;
    } else if (below) below.rubrica = { texto, struck: line.riscada };
    else this.rubricas.push({ texto, struck: line.riscada });
    return 'titulo';
  }

  /** Whether the line is `(VETADO)` alone above an article, which is the veto of the article's rubric. */
  private isVetoedRubrica(line: Line, index: number): boolean {
    return line.notas[0]?.tipo === 'veto' && this.next(index)?.rotulo?.nivel === 'artigo';
  }

  /** Gives a line that has only notes to what precedes it. */
  private annotate(line: Line): Lugar {
    if (this.anotavel === 'rubrica') return 'titulo';
    if (this.emCauda && this.ultimo && !line.notas.some(({ tipo }) => tipo === 'revogacao'))
      return this.addCauda(line, this.ultimo, 'paragrafo');
    const owner = this.anotavel && 'nome' in this.anotavel ? this.anotavel : this.repealedWith(line);
    if (owner && this.abertos.includes(owner as Grupo))
      for (const grupo of this.abertos) grupo.notas.push(...line.notas);
    else owner?.notas.push(...line.notas);
    if (this.anotavel && 'nome' in this.anotavel) {
      this.outline.closeAfterNote();
      return 'titulo';
    }
    return this.ultimo ? { no: this.ultimo } : 'titulo';
  }

  /**
   * Returns the wording that a line of notes belongs to. A repeal below struck provisions that have no other note
   * repeals them all, so it goes to the highest of them.
   */
  private repealedWith(line: Line): Grupo | null {
    const own = this.anotavel as Grupo | null;
    if (!own || !this.ultimo || !line.notas.some((nota) => nota.tipo === 'revogacao')) return own;
    let top = own;
    for (let no: No | null = this.ultimo; no; no = no.pai) {
      const grupo = no.grupos.at(-1) as Grupo;
      if (!grupo.principal.riscada || grupo.notas.length > 0 || no.grupos.length > 1) break;
      top = grupo;
    }
    return top;
  }

  // ── provisions ──────────────────────────────────────────────────────────────────────────────────────────────────

  private openNo(rotulo: Rotulo, line: Line, index: number): No {
    const pai = this.position.parentOf(rotulo.nivel);
    const container = pai ?? this.serie;
    const below = this.notasBelow(index);
    strikeUnico(container, rotulo, line, below);
    const no =
      findWording(container, rotulo, line, below, pai, this.position.at(rotulo.nivel), this.achados) ??
      addNo(container, newNo(rotulo.nivel, freshValue(container, rotulo), rotulo.ordem, pai), rotulo.valor);
    if (no.grupos.length > 0 && !line.riscada) strikeWhole(no);
    const grupo: Grupo = {
      principal: line,
      caudas: [],
      notas: [...line.notas],
      caminho: this.outline.caminho(line.riscada),
      posicao: index,
    };
    no.grupos.push(grupo);
    this.abertos.push(grupo);
    this.emCauda = false;
    if (!line.riscada || no.grupos.every((other) => other.principal.riscada)) no.posicao = index;
    this.takeRubrica(no);
    this.position.enter(no);
    this.ultimo = no;
    this.anotavel = grupo;
    this.outline.close(!line.riscada);
    return no;
  }

  /** Returns the notes on lines of their own right below a line. */
  private notasBelow(index: number): Nota[] {
    const notas: Nota[] = [];
    for (let i = index + 1; i < this.lines.length; i++) {
      const line = this.lines[i] as Line;
      if (line.rotulo || line.titulo || hasBody(line)) break;
      notas.push(...line.notas);
    }
    return notas;
  }

  private takeRubrica(no: No): void {
    const rubrica = this.rubricas.findLast((candidate) => !candidate.struck) ?? this.rubricas.at(-1);
    if (rubrica && (!rubrica.struck || no.rubrica === null)) no.rubrica = rubrica;
    this.rubricas = [];
  }

  private addCauda(line: Line, no: No, modo: Cauda['modo']): Lugar {
    (no.grupos.at(-1) as Grupo).caudas.push({ line, modo });
    this.emCauda = modo === 'paragrafo';
    return { no };
  }

  /** Returns how an unlabelled line continues the one before it. */
  private joint(line: Line, no: No): Cauda['modo'] {
    const grupo = no.grupos.at(-1) as Grupo;
    const previous = grupo.caudas.at(-1)?.line ?? grupo.principal;
    if (!this.tabelas.has(line.block.table)) return continues(previous, line) ? 'continuacao' : 'paragrafo';
    return previous.block.row === line.block.row && previous.block.table === line.block.table ? 'celula' : 'paragrafo';
  }

  // ── quoted blocks ───────────────────────────────────────────────────────────────────────────────────────────────

  /** Opens the quoted block that the command on the line announces. */
  private quoteAfter(line: Line, index: number): void {
    const artigo = this.position.at('artigo');
    if (!artigo || this.serie.tratado || !/:\s*$/.test(line.corpo)) return;
    const above = () =>
      this.position
        .chain()
        .map((no) => no.grupos.at(-1)?.principal.corpo ?? '')
        .join(' ');
    if (beginsCitacao(line, this.next(index), above)) this.citacao = new Citacao(artigo, line);
  }

  private reportOpen(line: Line): void {
    this.achados.push({
      tipo: 'citacao_sem_fim',
      ref_key: this.position.at('artigo')?.valor ?? null,
      mensagem: `o trecho citado no art. ${this.position.at('artigo')?.valor} não se fecha antes de: ${wordsOf(line).slice(0, 60)}`,
    });
  }

  private next(index: number): Line | undefined {
    for (let i = index + 1; i < this.lines.length; i++) {
      const line = this.lines[i] as Line;
      if (line.rotulo || line.titulo || /[\p{L}\d.]/u.test(line.corpo)) return line;
    }
    return undefined;
  }
}
