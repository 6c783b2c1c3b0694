import { Comecos } from '../comecos.ts';
import { keepAbove, newAbove } from './acima.ts';
import { endOfCauda, endOfDe, goesUp, readSeparador, type Separador } from './conectores.ts';
import { type Contexto, ligacaoOf, nextParagrafos, sufixoOf } from './contexto.ts';
import { type Elemento, type NivelCitado, readNomeado } from './elementos.ts';
import { disinherit, type Folha, leafOf, makeFolha, ORDEM, setLevel, setValores, waitsFor } from './folha.ts';
import { isAlgarismo, skipBranco } from './lexico.ts';
import { hasLetraBelow, readAcima, readPontuado } from './numero-solto.ts';
import { PAUSA, readPausado } from './pausa.ts';
import { readSolto } from './soltos.ts';

/** `da`, of an act: no level begins so. */
const DA = new Comecos('da de do');

/** Puts levels together, in whatever order they come. */
export class Lista {
  readonly folhas: Folha[] = [];
  fim = 0;
  /** How many stand before the last `nos termos do art. 5º`. */
  soltas = 0;
  private readonly contexto: Contexto;
  /** Only levels of the one article that it began with are read. */
  private readonly presa: boolean;
  /** First of the citations that may wait for an article after them. */
  private abertas = 0;
  /** First of those that the last conjunction before a word for a level joined to the others. */
  private junta = 0;
  /** The last article came after its levels. */
  private invertida = false;
  /** A level above came after those below it, and the article is still to come: `alínea a do inciso I e b do inciso II`. */
  private subida = false;
  /** What `§ 1º dos arts. 5º e 7º` says of each article. */
  private modelo: Folha | null = null;
  /** A bracket with levels in it is open: `art. 5º (incisos X e XI)`. */
  private aberta = false;

  /** @param artigo the citation whose further levels these are */
  constructor(contexto: Contexto, artigo: Folha | null = null) {
    this.contexto = contexto;
    this.presa = artigo !== null;
    if (artigo) this.folhas.push({ ...artigo });
    this.abertas = this.folhas.length;
  }

  /** Takes a level that follows `separador`, or the first. */
  add(elemento: Elemento, separador: Separador | null): void {
    if (separador?.abre) this.aberta = true;
    if (this.folhas.length > 0) this.place(elemento, separador?.conjuncao ?? false);
    else this.addApart(elemento, null);
  }

  /**
   * Reads one more level; false when the list is over.
   * @param isAto whether an act follows what ends at an offset
   */
  step(text: string, isAto: (at: number) => boolean): boolean {
    // Most lists end here, and the patterns below need not be tried.
    const at = skipBranco(text, this.fim);
    const next = at < text.length ? text[at] : undefined;
    if (this.aberta && (next === ')' || next === ']')) {
      this.aberta = false;
      this.extend(at + 1);
      return true;
    }
    const paused = readPausado(text, this.fim, this.contexto, this.aberta);
    if (paused) return this.take(text, paused, PAUSA);
    if (next === undefined || next === ')' || next === ':' || (next === '.' && text[this.fim + 1] !== ','))
      return false;
    const word = next === ',' ? skipBranco(text, at + 1) : at;
    const of = endOfDe(text, this.fim, word);
    if (of >= 0) {
      const above = readAcima(text, of, leafOf(this.last));
      if (above && this.climb(above)) return true;
    } else if (DA.at(text, word)) return false;
    return this.goOn(text, word, isAto);
  }

  /** The next member, after what separates it from this one; `word` is where it would begin behind a comma alone. */
  private goOn(text: string, word: number, isAto: (at: number) => boolean): boolean {
    const separador = readSeparador(text, this.fim);
    const { abre } = separador;
    const inside = abre ? skipBranco(text, separador.fim + 1) : separador.fim;
    const named = readNomeado(text, inside);
    if (named && !(abre && named.nivel === 'artigo')) return this.take(text, named, separador);
    this.contexto.ligacao = ligacaoOf(text, this.fim, separador);
    const quoted = abre ? readSolto(text, separador.fim, this.contexto) : null;
    if (quoted) return this.take(text, quoted, { ...separador, abre: false });
    const tail = endOfCauda(text, this.fim, word);
    if (tail >= 0) {
      if (abre && isAto(this.fim)) return false;
      this.extend(tail);
      return true;
    }
    // `art. 8º (1) e (2)`.
    const { folha, algarismo } = this.contexto;
    const twin = abre && folha === 'inciso' && algarismo ? readPontuado(text, separador.fim, 'artigo') : null;
    if (twin) return this.take(text, twin, { ...separador, abre: false });
    // Any other number in a bracket counts something else.
    if (abre && !/[IVXL]/.test(text[inside] ?? '')) return false;
    const bare = readSolto(text, inside, this.contexto);
    if (!bare || (abre && !/^\s*(?:[)\],;/]|e\s)/.test(text.slice(bare.fim, bare.fim + 12)))) return false;
    return this.take(text, bare, separador);
  }

  private take(text: string, elemento: Elemento, separador: Separador): boolean {
    if (this.presa && elemento.nivel === 'artigo') return false;
    const { conjuncao, virgula, frouxo } = separador;
    if (frouxo) this.soltas = this.folhas.length;
    // `item 2, "h"`: it lies above the alínea, as a treaty's paragraph does.
    if (elemento.nivel === 'item' && !conjuncao && leafOf(this.last) === 'artigo' && hasLetraBelow(text, elemento.fim))
      return this.take(text, { ...elemento, nivel: 'inciso' }, separador);
    // `alínea a, inciso III, art. 105`: levels from below, with commas alone.
    const { nivel, nomeado, valores } = elemento;
    const up =
      (virgula || nivel === 'artigo') &&
      !conjuncao &&
      (nomeado || nivel === 'inciso') &&
      valores.length === 1 &&
      !this.last.artigo;
    if (up && ORDEM[nivel] < ORDEM[leafOf(this.last)] && (nivel === 'artigo' || goesUp(text, elemento.fim, nivel))) {
      if (this.climb(elemento)) return true;
    }
    const anew = newAbove(text, elemento, separador, this.last, this.invertida);
    if (anew === null) this.add(elemento, separador);
    else if (this.presa && anew === 'artigo') return false;
    else this.addApart(elemento, keepAbove(this.last, anew));
    return true;
  }

  /** Begins a citation that waits for levels above of its own. */
  private addApart(elemento: Elemento, above: Folha | null): void {
    this.abertas = this.folhas.length;
    this.fim = elemento.fim;
    this.open(elemento, above);
  }

  private get last(): Folha {
    return this.folhas[this.folhas.length - 1] as Folha;
  }

  private extend(fim: number): void {
    this.fim = fim;
    this.last.fim = fim;
  }

  /** `… do § 1º`, `… do art. 5º`: a level above those that wait for it. */
  private climb(above: Elemento): boolean {
    const waiting = this.waiting(above.nivel);
    if (waiting.length === 0) return false;
    if (above.nivel !== 'artigo' && this.last.artigo === null) this.subida = true;
    for (const folha of waiting) {
      disinherit(folha);
      setLevel(folha, above.nivel, above.valores[0] as string);
      if (above.nivel === 'artigo') folha.artigoHerdado = false;
    }
    this.extend(above.fim);
    this.note(above);
    if (above.nivel === 'artigo') {
      this.abertas = this.folhas.length;
      this.invertida = true;
      this.modelo = above.plural && waiting.length === 1 ? { ...this.last } : null;
    }
    return true;
  }

  /**
   * The citations that a level above belongs to. What came since the last `do art. 7º`, or was joined to an article by its
   * own word, has that article only for want of its own: `§ 4º do art. 7º; caput do art. 8º`, `art. 5º e o § 4º do art. 60`.
   */
  private waiting(nivel: NivelCitado): Folha[] {
    if (this.presa && nivel === 'artigo') return [];
    const junta = nivel === 'artigo' && !this.invertida && this.folhas[this.junta - 1]?.artigo ? this.junta : 0;
    const oldest = nivel === 'artigo' || this.invertida ? Math.max(this.abertas, junta) : 0;
    let first = this.folhas.length;
    while (first > oldest && waitsFor(nivel, this.folhas[first - 1] as Folha, this.last, this.invertida)) first -= 1;
    return this.folhas.slice(first);
  }

  private place(elemento: Elemento, conjuncao: boolean): void {
    const { last } = this;
    const below = ORDEM[elemento.nivel] > ORDEM[leafOf(last)] && !conjuncao;
    if (below && (last.faixa === null || elemento.valores.length > 1)) {
      // `caput, inciso X`: the inciso is what is cited.
      last.caput = false;
      this.refine(elemento);
      return;
    }
    this.fim = elemento.fim;
    if (conjuncao && elemento.nomeado) this.junta = this.folhas.length;
    this.open(elemento, last, conjuncao && elemento.nomeado);
  }

  private refine(elemento: Elemento): void {
    const { last } = this;
    // Of nested ranges only the innermost is told one by one, the outer by its two ends.
    if (last.faixa !== null) {
      last.extremo = { ...last, faixa: null };
      setLevel(last.extremo, leafOf(last), last.faixa[0] as string);
    }
    setValores(last, elemento.nivel, elemento.valores);
    this.extend(elemento.fim);
    if (last.artigo !== null && !this.invertida && !last.artigoHerdado) this.abertas = this.folhas.length;
    this.note(elemento);
  }

  private open(elemento: Elemento, before: Folha | null, joined = false): void {
    const { nivel, valores, inicio, fim } = elemento;
    const shared = nivel === 'artigo' && !elemento.nomeado && valores.length === 1 ? this.modelo : null;
    if (shared) {
      this.folhas.push({ ...shared, artigo: valores[0] as string, inicio, fim });
      this.abertas = this.folhas.length;
      this.note(elemento);
      return;
    }
    this.modelo = null;
    const folha = makeFolha(elemento, before);
    if (elemento.nivel !== 'artigo') {
      folha.herdada = this.invertida || this.subida || joined;
      folha.herdada ||= !elemento.nomeado && (before?.herdada ?? false);
      folha.artigoHerdado = joined || (before?.artigoHerdado ?? false);
    }
    this.folhas.push(folha);
    if (elemento.nivel === 'artigo') {
      this.abertas = this.folhas.length;
      this.invertida = false;
    }
    this.note(elemento);
  }

  private note(elemento: Elemento): void {
    const { nivel, valores, nomeado, plural } = elemento;
    const { contexto } = this;
    const valor = valores[valores.length - 1] as string;
    const value = isAlgarismo(valor, 0) ? Number.parseInt(valor, 10) : 0;
    if (nomeado) {
      contexto.termo = nivel;
      if (nivel === 'artigo') contexto.artigosNoPlural = plural;
    }
    contexto.algarismo = value > 0;
    if (nivel === 'inciso') contexto.inciso = valor.toUpperCase();
    if (nivel === 'artigo') {
      contexto.artigo = value || contexto.artigo || 1;
      contexto.paragrafos = null;
      contexto.sufixo = sufixoOf(valor);
    }
    if (nivel === 'paragrafo') contexto.paragrafos = nextParagrafos(contexto, elemento);
    contexto.folha = leafOf(this.last);
  }
}
