import { NIVEIS, type Nivel, type Rotulo } from '../../schemas/grammar/rotulos.ts';
import { findDuplicate, struckFromStart } from './duplicates.ts';
import { NIVEIS_TITULO, SEM_ROTULO, SEM_ROTULO_FINAL } from './headings.ts';
import { dropRotulo, extendRotulo, type Line } from './lines.ts';
import { beginsCitacao, Citacao } from './quotes.ts';
import { isRubrica } from './rubrics.ts';
import { type Caminho, type Cauda, type Grupo, type No, newNo, type Rubrica, type Serie, type Titulo } from './tree.ts';
import type { Achado } from './types.ts';
import { wordsOf } from './zones.ts';

/** Where a line went: into a wording, or to the headings. Lines of neither are left for the caller to place. */
export type Lugar = { no: No } | 'titulo' | null;

const NIVEL_ARTIGO = 0;

/** Reads the lines of a body into provisions, headings and rubrics; every line gets a place. */
export class Builder {
  readonly serie: Serie;
  readonly lugares = new Map<Line, Lugar>();
  readonly achados: Achado[] = [];
  private readonly lines: readonly Line[];
  private vivo: Caminho = [];
  private morto: Caminho = [];
  /** The heading whose name is still being read. */
  private aberto: Titulo | null = null;
  private rubricas: Rubrica[] = [];
  /** The current provision of each level. */
  private atual: (No | null)[] = [null, null, null, null, null];
  private ultimo: No | null = null;
  private citacao: Citacao | null = null;
  /** What a note standing alone belongs to. */
  private anotavel: { notas: Line['notas'] } | null = null;
  /** Tables of figures: their cells are words of the provision that holds them, whatever they begin with. */
  private readonly tabelas: ReadonlySet<number>;

  constructor(lines: readonly Line[], tratado: boolean) {
    this.lines = lines;
    this.serie = { artigos: [], tratado };
    this.tabelas = dataTables(lines);
  }

  read(): this {
    for (let i = 0; i < this.lines.length; i++) {
      const line = this.lines[i] as Line;
      this.lugares.set(line, this.place(line, i));
    }
    return this;
  }

  private place(line: Line, index: number): Lugar {
    if (this.citacao && this.ultimo) {
      if (this.citacao.takes(line)) return this.quote(line, this.ultimo);
      if (this.citacao.isOpen) this.reportOpen(line);
      this.citacao = null;
    }
    const hasWords = /[\p{L}\d]/u.test(line.corpo);
    if (line.titulo) return this.openTitulo(line);
    if (!hasWords && !line.rotulo) return this.annotate(line);
    const rotulo = line.rotulo && this.accept(line.rotulo, line);
    if (rotulo) {
      const no = this.openNo(rotulo, line, index);
      for (const valor of rotulo.demais ?? []) this.openNo({ ...rotulo, valor, ordem: Number(valor) }, line, index);
      this.quoteAfter(line, index);
      return { no };
    }
    dropRotulo(line);
    if (this.aberto && this.continuesTitulo(line)) return this.nameTitulo(line);
    if (!this.tabelas.has(line.block.table) && this.opensUnlabelled(line, index)) return this.openUnlabelled(line);
    if (!this.tabelas.has(line.block.table) && isRubrica(line, index, this.lines, this.serie.tratado, this.ultimo))
      return this.addRubrica(line);
    return this.addCauda(line, index);
  }

  /** Opens the quoted block that the line's command announces. */
  private quoteAfter(line: Line, index: number): void {
    const artigo = this.atual[NIVEL_ARTIGO];
    if (!artigo || this.serie.tratado || !/:\s*$/.test(line.corpo)) return;
    const above = () => this.atual.flatMap((no) => (no ? [no.grupos.at(-1)?.principal.corpo ?? ''] : [])).join(' ');
    if (beginsCitacao(line, this.next(index), above)) this.citacao = new Citacao(artigo, line);
  }

  private reportOpen(line: Line): void {
    const artigo = this.atual[NIVEL_ARTIGO] as No;
    this.achados.push({
      tipo: 'citacao_sem_fim',
      ref_key: null,
      mensagem: `o trecho citado no art. ${artigo.valor} não se fecha antes de: ${wordsOf(line).slice(0, 60)}`,
    });
  }

  private next(index: number): Line | undefined {
    for (let i = index + 1; i < this.lines.length; i++) {
      const line = this.lines[i] as Line;
      if (line.rotulo || line.titulo || /[\p{L}\d.]/u.test(line.corpo)) return line;
    }
    return undefined;
  }

  private quote(line: Line, no: No): Lugar {
    const grupo = no.grupos.at(-1) as Grupo;
    grupo.caudas.push({ line, modo: 'citada' });
    return { no };
  }

  /** A line of nothing but notes belongs to what stands before it. */
  private annotate(line: Line): Lugar {
    if (this.anotavel) this.anotavel.notas.push(...line.notas);
    if (this.aberto && this.anotavel === this.aberto) {
      // A note between number and name leaves the name to come; one after the name closes it.
      if (this.aberto.nome.length > 0) this.aberto = null;
      return 'titulo';
    }
    if (this.anotavel && 'nome' in this.anotavel) return 'titulo';
    if (this.ultimo) return { no: this.ultimo };
    return 'titulo';
  }

  // ── headings ────────────────────────────────────────────────────────────────────────────────────────────────────

  private openTitulo(line: Line): Lugar {
    const rotulo = line.titulo as NonNullable<Line['titulo']>;
    const nome = line.block.text.slice(rotulo.fim, line.end);
    const titulo: Titulo = {
      nivel: rotulo.nivel,
      rotulo: rotulo.texto,
      nome: [],
      notas: [...line.notas],
      struck: line.riscada,
    };
    const words = withoutNotas(line, rotulo.fim).trim();
    if (words !== '' && nome !== '') titulo.nome.push(words);
    this.push(titulo);
    return 'titulo';
  }

  private push(titulo: Titulo): void {
    const rank = NIVEIS_TITULO.indexOf(titulo.nivel);
    const above = (caminho: Caminho) => caminho.filter((outer) => NIVEIS_TITULO.indexOf(outer.nivel) < rank);
    if (titulo.struck) this.morto = [...above(this.morto), titulo];
    else {
      this.vivo = [...above(this.vivo), titulo];
      this.morto = this.vivo;
    }
    this.aberto = titulo;
    this.anotavel = titulo;
    this.rubricas = [];
  }

  /** The name of a heading goes on while its lines look alike; a rubric below it does not. */
  private continuesTitulo(line: Line): boolean {
    const titulo = this.aberto as Titulo;
    const words = line.corpo.replace(/\s+/gu, ' ').trim();
    if (words.length > 300 || (line.block.cell !== 0 && words.length > 200)) return false;
    if (line.riscada !== titulo.struck && titulo.nome.length > 0) return line.riscada ? false : isUpper(words);
    if (titulo.nome.length === 0)
      return !/[;]$/.test(words) && (line.block.centered || line.negrito || words.length < 160);
    const name = titulo.nome.join(' ');
    if (/(?:(?<!\p{L})(?:d[aoe]s?|e|ou|em|n[ao]s?|a|o|com|para|por|ao?s?|sobre|contra)|[,-])$/iu.test(name))
      return true;
    if (isUpper(name) && isUpper(words)) return line.block.centered || line.negrito;
    return /^\p{Ll}/u.test(words) && line.block.centered;
  }

  private nameTitulo(line: Line): Lugar {
    const titulo = this.aberto as Titulo;
    const words = line.trechos
      .filter((trecho) => titulo.struck || line.riscada || !trecho.struck)
      .map((trecho) => line.block.text.slice(trecho.start, trecho.end))
      .join(' ')
      .replace(/\s+/gu, ' ')
      .trim();
    // A struck name under a heading in force is the name it had.
    if (titulo.struck || !line.riscada) titulo.nome.push(words);
    titulo.notas.push(...line.notas.filter((nota) => titulo.struck || !nota.struck));
    return 'titulo';
  }

  /** A heading in capitals, or one of the usual closing ones, that has no label of its own. */
  private opensUnlabelled(line: Line, index: number): boolean {
    const words = line.corpo.replace(/\s+/gu, ' ').trim();
    if (words.length > 200 || !(line.block.centered || line.negrito)) return false;
    if (!isUpper(words) && !SEM_ROTULO.test(words)) return false;
    if (this.serie.tratado && this.ultimo && this.ultimo.filhos.length === 0 && emptyBody(this.ultimo)) return false;
    const next = this.next(index);
    if (!next) return false;
    return next.titulo !== null || next.rotulo?.nivel === 'artigo' || (next.block.centered && next.rotulo === null);
  }

  private openUnlabelled(line: Line): Lugar {
    const words = line.corpo.replace(/\s+/gu, ' ').trim();
    const deepest = (line.riscada ? this.morto : this.vivo).at(-1);
    const rank = deepest ? NIVEIS_TITULO.indexOf(deepest.nivel) : 0;
    const nivel = SEM_ROTULO_FINAL.test(words)
      ? 'titulo'
      : (NIVEIS_TITULO[Math.min(rank + 1, NIVEIS_TITULO.length - 1)] ?? 'secao');
    const unlabelled = deepest !== undefined && deepest.rotulo === '' && !SEM_ROTULO_FINAL.test(words);
    this.push({
      nivel: unlabelled ? deepest.nivel : nivel,
      rotulo: '',
      nome: [words],
      notas: [...line.notas],
      struck: line.riscada,
    });
    this.aberto = null;
    return 'titulo';
  }

  private addRubrica(line: Line): Lugar {
    const words = line.corpo.replace(/\s+/gu, ' ').trim();
    this.aberto = null;
    if (this.serie.tratado && this.ultimo?.nivel === 'artigo') {
      const title = this.ultimo.rubrica;
      if (title) title.texto += ` ${words}`;
      else this.ultimo.rubrica = { texto: words, struck: line.riscada };
      return 'titulo';
    }
    const last = this.rubricas.at(-1);
    if (last && last.struck === line.riscada && goesOn(last.texto, words)) last.texto += ` ${words}`;
    else this.rubricas.push({ texto: words, struck: line.riscada });
    return 'titulo';
  }

  // ── provisions ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** The label as it counts here, or null when the line only looks labelled. */
  private accept(rotulo: Rotulo, line: Line): Rotulo | null {
    const artigo = this.atual[NIVEL_ARTIGO];
    if (this.tabelas.has(line.block.table)) return null;
    if (rotulo.nivel === 'artigo') return this.withSuffix(rotulo, line, artigo ?? null);
    if (!artigo) return null;
    if (rotulo.nivel === 'paragrafo') {
      return this.acceptParagrafo(rotulo) && this.withSuffix(rotulo, line, this.atual[1] ?? null);
    }
    if (rotulo.nivel === 'inciso') return this.acceptInciso(rotulo);
    if (rotulo.nivel === 'alinea') return this.acceptAlinea(rotulo);
    return this.acceptItem(rotulo, line, artigo);
  }

  /** `§ 2º -A Considera` right after a § 2º is § 2º-A. */
  private withSuffix(rotulo: Rotulo, line: Line, last: No | null): Rotulo {
    const { talvez } = rotulo;
    if (!talvez || last?.ordem !== rotulo.ordem) return rotulo;
    const longer: Rotulo = { ...rotulo, ...talvez };
    extendRotulo(line, longer);
    return longer;
  }

  private acceptParagrafo(rotulo: Rotulo): Rotulo | null {
    const last = this.atual[1];
    return !rotulo.fraco || (last && rotulo.ordem === last.ordem + 1) ? rotulo : null;
  }

  private acceptInciso(rotulo: Rotulo): Rotulo | null {
    const siblings = this.parentOf('inciso')?.filhos ?? [];
    // `C`, `D`, `CM` begin words and units; no list of incisos begins at fifty.
    if (!rotulo.fraco && !/^[CDLM]+$/.test(rotulo.valor)) return rotulo;
    const has = (ordem: number) => siblings.some((no) => no.nivel === 'inciso' && no.ordem === ordem);
    return rotulo.ordem === 1 || has(rotulo.ordem) || has(rotulo.ordem - 1) ? rotulo : null;
  }

  private acceptAlinea(rotulo: Rotulo): Rotulo | null {
    const alinea = this.atual[3];
    const roman = romanItem(rotulo.valor);
    if (roman !== null && alinea && rotulo.ordem !== alinea.ordem + 1 && rotulo.valor !== alinea.valor) {
      const item = this.atual[4];
      if (roman === 1 || (item && (roman === item.ordem + 1 || roman === item.ordem))) {
        return { ...rotulo, nivel: 'item', ordem: roman };
      }
    }
    if (!rotulo.fraco) return rotulo;
    const follows = alinea ? rotulo.ordem - alinea.ordem : rotulo.ordem;
    return follows === 1 || (follows === 0 && alinea !== null) ? rotulo : null;
  }

  private acceptItem(rotulo: Rotulo, line: Line, artigo: No): Rotulo | null {
    if (this.serie.tratado) {
      const last = this.atual[1];
      const follows = last ? rotulo.ordem - last.ordem : rotulo.ordem;
      return follows === 1 || follows === 0 || !rotulo.fraco ? { ...rotulo, nivel: 'paragrafo' } : null;
    }
    const last = this.atual[4];
    const follows = last ? rotulo.ordem - last.ordem : rotulo.ordem;
    if (follows === 1 || (follows === 0 && last !== null) || rotulo.ordem === 1) return rotulo;
    // The word `Art.` fell off: `465. O pagamento …` after article 464.
    if (rotulo.ordem === artigo.ordem + 1 && rotulo.ordem > 9 && /^\s*\p{Lu}/u.test(line.corpo)) {
      return { ...rotulo, nivel: 'artigo' };
    }
    return null;
  }

  private openNo(rotulo: Rotulo, line: Line, index: number): No {
    const level = NIVEIS.indexOf(rotulo.nivel);
    const pai = this.parentOf(rotulo.nivel);
    const siblings = pai ? pai.filhos : this.serie.artigos;
    const current = this.atual[level] ?? null;
    const found = findDuplicate(siblings, rotulo, line, pai, current, this.achados);
    let no = found;
    if (!no) {
      const valor = freshValue(siblings, rotulo);
      no = newNo(rotulo.nivel, valor, rotulo.ordem, pai);
      siblings.push(no);
    }
    const grupo: Grupo = {
      principal: line,
      caudas: [],
      notas: [...line.notas],
      caminho: line.riscada ? this.morto : this.vivo,
      posicao: index,
    };
    const before = no.grupos.at(-1)?.principal;
    if (before && !line.riscada && struckFromStart(before)) {
      before.riscada = true;
      before.parcial = false;
    }
    no.grupos.push(grupo);
    if (!line.riscada || no.grupos.every((other) => other.principal.riscada)) no.posicao = index;
    this.takeRubrica(no);
    this.atual[level] = no;
    this.atual.fill(null, level + 1);
    this.ultimo = no;
    this.anotavel = grupo;
    this.aberto = null;
    return no;
  }

  private parentOf(nivel: Nivel): No | null {
    const level = NIVEIS.indexOf(nivel);
    for (let above = level - 1; above >= 0; above--) if (this.atual[above]) return this.atual[above] as No;
    return null;
  }

  private takeRubrica(no: No): void {
    const rubrica = this.rubricas.findLast((candidate) => !candidate.struck) ?? this.rubricas.at(-1);
    if (rubrica && (!rubrica.struck || no.rubrica === null)) no.rubrica = rubrica;
    this.rubricas = [];
  }

  private joins(previous: Line, line: Line): Cauda['modo'] {
    if (this.tabelas.has(line.block.table)) {
      return previous.block.row === line.block.row && previous.block.table === line.block.table
        ? 'celula'
        : 'paragrafo';
    }
    return continues(previous, line) ? 'continuacao' : 'paragrafo';
  }

  private addCauda(line: Line, index: number): Lugar {
    const no = this.ultimo;
    this.aberto = null;
    if (!no) return null;
    const grupo = no.grupos.at(-1) as Grupo;
    const previous = grupo.caudas.at(-1)?.line ?? grupo.principal;
    grupo.caudas.push({ line, modo: this.joins(previous, line) });
    this.quoteAfter(line, index);
    return { no };
  }
}

/** Tables with several cells and no article in any: a table that holds articles only lays out the page. */
function dataTables(lines: readonly Line[]): Set<number> {
  const cells = new Map<number, Set<number>>();
  for (const { block, rotulo } of lines) {
    if (block.table === 0) continue;
    const own = cells.get(block.table) ?? new Set();
    if (rotulo?.nivel === 'artigo') own.add(-1);
    cells.set(block.table, own.add(block.cell));
  }
  return new Set([...cells].filter(([, own]) => own.size > 1 && !own.has(-1)).map(([table]) => table));
}

/** `-bis`, `-ter` for a second live provision under one label. */
function freshValue(siblings: readonly No[], rotulo: Rotulo): string {
  const taken = new Set(siblings.filter((other) => other.nivel === rotulo.nivel).map((other) => other.valor));
  for (const suffix of ['', '-bis', '-ter', '-quater', '-quinquies', '-sexies', '-septies', '-octies']) {
    if (!taken.has(rotulo.valor + suffix)) return rotulo.valor + suffix;
  }
  let n = 9;
  while (taken.has(`${rotulo.valor}-${n}`)) n += 1;
  return `${rotulo.valor}-${n}`;
}

/** A sentence that the page broke in two. */
function continues(previous: Line, line: Line): boolean {
  if (previous.riscada !== line.riscada) return false;
  const before = previous.corpo.trimEnd();
  const after = line.corpo.trimStart();
  if (before === '') return previous.rotulo !== null && previous.notas.length === 0;
  return !/[.;:!?”"]$/.test(before) && /^[\p{Ll},;.]/u.test(after);
}

function emptyBody(no: No): boolean {
  const grupo = no.grupos.at(-1);
  return grupo !== undefined && !/[\p{L}\d]/u.test(grupo.principal.corpo) && grupo.caudas.length === 0;
}

/** A rubric set in two lines: `Receptação de` / `pera`, `Furto` / `(qualificado)`. */
function goesOn(before: string, words: string): boolean {
  return (
    /(?:(?<!\p{L})(?:d[aoe]s?|e|ou|em|n[ao]s?|a|o|com|para|por|sobre|contra)|[,-])$/iu.test(before) ||
    /^[\p{Ll}(]/u.test(words)
  );
}

function romanItem(letters: string): number | null {
  if (!/^[ivx]+$/.test(letters)) return null;
  const order = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv', 'xvi'];
  const found = order
    .concat(['xvii', 'xviii', 'xix', 'xx', 'xxi', 'xxii', 'xxiii', 'xxiv', 'xxv', 'xxvi'])
    .indexOf(letters);
  return found < 0 ? null : found + 1;
}

function isUpper(words: string): boolean {
  const letters = words.replace(/[^\p{L}]/gu, '');
  return letters.length > 1 && letters.replace(/[^\p{Lu}]/gu, '').length >= letters.length * 0.8;
}

function withoutNotas(line: Line, from: number): string {
  let out = '';
  let at = from;
  for (const nota of line.notas) {
    if (nota.end <= from) continue;
    out += line.block.text.slice(at, Math.max(at, nota.start));
    at = Math.max(at, nota.end);
  }
  out += line.block.text.slice(at, line.end);
  return out.replace(/\s+/gu, ' ');
}
