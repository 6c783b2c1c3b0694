import { INTRODUCAO, NIVEIS_TITULO, type NivelTitulo, SEM_ROTULO, SEM_ROTULO_FINAL } from '../lines/headings.ts';
import type { Line } from '../lines/lines.ts';
import { isUpper, leavesOff, titled } from '../lines/shape.ts';
import type { Caminho, Titulo } from './tree.ts';

const rankOf = (nivel: NivelTitulo): number => NIVEIS_TITULO.indexOf(nivel);

/**
 * The headings above the line being read. Struck headings have a path of their own, which only struck provisions take,
 * because a page may keep a whole older part, struck, before the newer one.
 */
export class Outline {
  private vivo: Caminho = [];
  private morto: Caminho = [];
  /** The heading whose name is still being read. */
  private aberto: Titulo | null = null;
  /** A heading in force that has no name yet: struck text may separate its number from its name. */
  private semNome: Titulo | null = null;

  caminho(riscada: boolean): Caminho {
    return riscada ? this.morto : this.vivo;
  }

  /** Opens the heading that the line's label names. The rest of the line is its name. */
  open(line: Line): Titulo {
    const rotulo = line.titulo as NonNullable<Line['titulo']>;
    const rest = nameAfter(line, rotulo.fim);
    // `TÍTULO VII l`: the `l` is a stroke of the number, typed apart.
    const nome = /^\p{L}$/u.test(rest) ? '' : rest;
    const titulo: Titulo = {
      nivel: rotulo.nivel,
      rotulo: rotulo.texto,
      nome: nome === '' ? [] : [nome],
      notas: [...line.notas],
      struck: line.riscada,
    };
    this.push(titulo);
    this.aberto = titulo;
    if (!titulo.struck) this.semNome = nome === '' ? titulo : null;
    return titulo;
  }

  /** Opens a heading without a label: one of the usual closing headings, or a line in capitals. */
  openUnlabelled(line: Line): Titulo {
    const words = titled(line.corpo);
    const above = this.caminho(line.riscada).at(-1);
    if (above && above === this.semNome && above.nome.length === 0 && this.morto !== this.vivo) {
      above.nome.push(words);
      above.notas.push(...line.notas);
      this.aberto = above;
      return above;
    }
    const titulo: Titulo = {
      nivel: unlabelledLevel(words, above),
      rotulo: '',
      nome: [words],
      notas: [...line.notas],
      struck: line.riscada,
    };
    this.push(titulo);
    this.aberto = null;
    return titulo;
  }

  /** Adds the line to the name being read, if it belongs to it, and returns whether it does. */
  takeName(line: Line): boolean {
    const titulo = this.aberto;
    if (!titulo || !this.continues(titulo, line)) return false;
    const words = titled(
      line.trechos
        .filter((trecho) => titulo.struck || line.riscada || !trecho.struck)
        .map((trecho) => line.block.text.slice(trecho.start, trecho.end))
        .join(' '),
    );
    // A struck name under a heading in force is a former name.
    if (titulo.struck || !line.riscada) titulo.nome.push(words);
    titulo.notas.push(...line.notas.filter((nota) => titulo.struck || !nota.struck));
    return true;
  }

  /** Closes the name at a note. A note between the number and the name leaves the name open. */
  closeAfterNote(): void {
    if (this.aberto && this.aberto.nome.length > 0) this.aberto = null;
  }

  /**
   * Closes the name being read.
   * @param viva whether what follows the heading is in force: a name would have come before it
   */
  close(viva = false): void {
    this.aberto = null;
    if (viva) this.semNome = null;
  }

  private push(titulo: Titulo): void {
    const above = (caminho: Caminho) => caminho.filter((outer) => rankOf(outer.nivel) < rankOf(titulo.nivel));
    if (titulo.struck) this.morto = [...above(this.morto), titulo];
    else {
      this.vivo = [...above(this.vivo), titulo];
      this.morto = this.vivo;
    }
  }

  /** Whether the line continues the name. The lines of a name look alike, and a rubric below them does not. */
  private continues(titulo: Titulo, line: Line): boolean {
    const words = titled(line.corpo);
    const strong = line.block.centered || line.negrito;
    if (words.length > (strong && isUpper(words) ? 800 : 300)) return false;
    // `PARTE GERAL` is complete: what follows it in lower case is a rubric.
    if (titulo.nome.length === 0 && /^PARTE (?:GERAL|ESPECIAL)$/iu.test(titulo.rotulo) && !isUpper(words)) return false;
    if (titulo.nome.length === 0) return !/;$/.test(words) && (strong || words.length < 160);
    if (line.riscada !== titulo.struck) return !line.riscada && isUpper(words);
    const name = titulo.nome.join(' ');
    if (leavesOff(name)) return true;
    if (INTRODUCAO.test(words)) return false;
    if (isUpper(name) && isUpper(words)) return strong || !/[.;:,]$/.test(words);
    return /^\p{Ll}/u.test(words) && line.block.centered;
  }
}

/** Whether a line without a label looks like a heading. What follows it decides whether it is one. */
export function looksUnlabelled(line: Line): boolean {
  const words = titled(line.corpo);
  if (words.length > 200 || !(line.block.centered || line.negrito)) return false;
  return isUpper(words) || SEM_ROTULO.test(words) || (line.block.centered && OF_A_MATTER.test(words));
}

/** `Das Coligações`, centred: labelled headings are named in this form, and rubrics are not. */
const OF_A_MATTER = /^D[aeo]s?\s\p{Lu}[^.;:]{2,100}$/u;

/**
 * Returns the level of a heading without a label. `DISPOSIÇÕES FINAIS` closes the act. Other headings without a label
 * divide the one above them.
 */
function unlabelledLevel(words: string, above: Titulo | undefined): NivelTitulo {
  if (SEM_ROTULO_FINAL.test(words)) return 'titulo';
  // With no heading above it, it ends where the first heading with a label begins.
  if (!above) return 'subsecao';
  if (above.rotulo === '') return above.nivel;
  if (INTRODUCAO.test(words) && rankOf(above.nivel) < rankOf('capitulo')) return 'capitulo';
  // `Disposições Gerais` below a chapter is a section without a number, on the level of the first section with one.
  if (SEM_ROTULO.test(words) && above.nivel === 'capitulo') return 'secao';
  if (SEM_ROTULO.test(words) && above.nivel === 'titulo') return 'capitulo';
  return NIVEIS_TITULO[Math.min(rankOf(above.nivel) + 1, NIVEIS_TITULO.length - 1)] as NivelTitulo;
}

/** Returns the rest of a heading's line without its notes. */
function nameAfter(line: Line, from: number): string {
  let nome = '';
  let at = from;
  for (const nota of line.notas) {
    if (nota.end <= from) continue;
    nome += line.block.text.slice(at, Math.max(at, nota.start));
    at = Math.max(at, nota.end);
  }
  nome += line.block.text.slice(at, line.end);
  return titled(nome);
}
