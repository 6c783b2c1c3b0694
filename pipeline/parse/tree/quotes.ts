import type { Rotulo } from '../../../schemas/law/rotulos.ts';
import { amends, opensQuote } from '../lines/commands.ts';
import type { Line } from '../lines/lines.ts';
import { readAtos } from '../lines/named-acts.ts';

/**
 * Finds where the block that an amending command quotes ends. Quote marks cannot be trusted: LC 95/1998, art. 12, III,
 * d came late, and closing marks are sometimes missing. So three signs are weighed: the marks, the depth of
 * `<blockquote>`, and the amending act's own next number.
 */
export class Citacao {
  private readonly artigo: { ordem: number; valor: string };
  private readonly comando: Line;
  private aberta = false;
  /** Whether a double mark opened the block: a single mark inside it does not close it. */
  private dupla = false;
  private linhas = 0;

  /**
   * @param artigo the number of the amending article
   * @param comando the line that holds the command
   */
  constructor(artigo: { ordem: number; valor: string }, comando: Line) {
    this.artigo = artigo;
    this.comando = comando;
  }

  /** Whether a mark has opened the block and no mark has closed it. */
  get isOpen(): boolean {
    return this.aberta && this.linhas > 0;
  }

  /**
   * Whether the line belongs to the quoted block. A line that does is counted as part of it.
   * @param goesOn returns whether the open block closes further down, before the amending act's own article with the
   * line's number
   */
  takes(line: Line, goesOn: () => boolean): boolean {
    if (!this.belongs(line, goesOn)) return false;
    const words = line.block.text.slice(line.start, line.end);
    // A block that opens without a mark and without an indent ends only where a mark or a number shows it.
    if (line.aspas || (this.linhas === 0 && line.block.quoted <= this.comando.block.quoted)) {
      if (!this.aberta) this.dupla = /["“”«]/u.test(line.block.text.slice(line.start, line.inicio));
      this.aberta = true;
    }
    this.linhas += 1;
    if (closes(words, this.dupla)) this.aberta = false;
    return true;
  }

  private belongs(line: Line, goesOn: () => boolean): boolean {
    const deeper = line.block.quoted > this.comando.block.quoted;
    if (line.aspas) return true;
    if (line.rotulo?.nivel === 'artigo') {
      if (this.isOwn(line.rotulo.ordem, line.rotulo.valor)) return this.aberta && (deeper || goesOn());
      const { ordem } = line.rotulo;
      return this.linhas === 0 || this.aberta || deeper || ordem < this.artigo.ordem || ordem > this.artigo.ordem + 3;
    }
    if (this.linhas === 0) return deeper || line.aspas || !isOwnClause(line);
    if (this.aberta || deeper) return true;
    // The block is closed and the line is no deeper than the command. Dots and a last `(NR)` still belong to the block,
    // and the rest is the act's own.
    return !line.rotulo && !line.titulo && !/[\p{L}\d]/u.test(line.corpo);
  }

  /** Whether the number is that of the amending act's next article, or of another wording of this one. */
  private isOwn(ordem: number, valor: string): boolean {
    if (ordem === this.artigo.ordem + 1) return true;
    return ordem === this.artigo.ordem && valor.length >= this.artigo.valor.length;
  }
}

/**
 * Whether an open block goes on at a line with the amending act's own next number: it closes further down, and the
 * number appears again after its closing mark.
 */
export function closesBeforeOwn(lines: readonly Line[], from: number): boolean {
  const valor = lines[from]?.rotulo?.valor;
  let closed = false;
  for (let i = from; i < lines.length; i++) {
    const line = lines[i] as Line;
    if (closed && line.rotulo?.nivel === 'artigo' && line.rotulo.valor === valor && !line.aspas && !line.riscada)
      return true;
    // Another block opens first, so the mark that closes further down belongs to that block.
    if (!closed && line.aspas && i > from) return false;
    if (closes(line.block.text.slice(line.start, line.end), false)) closed = true;
  }
  return false;
}

/** Whether the line belongs to the command's own list, not to what it quotes: `I - ao art. 3º acrescenta-se …`. */
function isOwnClause(line: Line): boolean {
  if (line.rotulo?.ordem !== 1) return false;
  return (
    amends(line.corpo) ||
    /:\s*$/.test(line.corpo) ||
    /^\s*(?:[oa]s?|aos?|à|nos?|nas?)\s+(?:art|§|inciso|al[íi]nea|caput|par[áa]grafo|ementa|lei|decreto)/iu.test(
      line.corpo,
    ) ||
    /\brevog/iu.test(line.corpo)
  );
}

const TAIL = String.raw`\s*(?:\(\s*NR\s*\))?[\s.;,]*(?:\(\s*NR\s*\))?[\s.;,]*(?:e|ou)?\s*$|\(\s*NR\s*\)[\s.;”"’']*$`;
const CLOSED = new RegExp(`["”’'»″]${TAIL}`, 'u');
const CLOSED_DOUBLE = new RegExp(`["”»″]['’]?${TAIL}`, 'u');

function closes(words: string, double: boolean): boolean {
  const closed = double ? CLOSED_DOUBLE : CLOSED;
  const text = words.replace(/\s+/g, ' ').trimEnd();
  if (closed.test(text)) return true;
  // Editorial notes may follow the mark: `…” (NR) (Vigência)`.
  const bare = text.replace(/(?:\s*\((?:Vig|Produ|Inclu|Reda|Vide|Promulg|Revog)[^()]*\))+\s*$/iu, '');
  return bare !== text && closed.test(bare);
}

/**
 * Whether the line is a command whose quoted block begins on the next line.
 * @param contexto returns the words of the provisions above, which may name the act
 */
export function beginsCitacao(line: Line, next: Line | undefined, contexto: () => string): boolean {
  if (!next) return false;
  if (opensQuote(line)) {
    if (next.aspas || next.block.quoted > line.block.quoted) return true;
    if (next.rotulo && namesRotulo(line.corpo, next.rotulo)) return true;
    // With neither a mark nor an indent, a list that starts with its first label is the command's own.
    if (next.rotulo && next.rotulo.nivel !== 'artigo' && next.rotulo.ordem === 1) return false;
    return readAtos(line.corpo).length > 0 || readAtos(contexto()).length > 0;
  }
  return next.aspas && /:\s*$/.test(line.corpo.trimEnd()) && (next.rotulo?.nivel === 'artigo' || next.titulo !== null);
}

/**
 * Whether the command names the very label that follows: `O § 1º do art. 7º … passa a vigorar com a redação abaixo:`.
 */
function namesRotulo(comando: string, { nivel, valor }: Rotulo): boolean {
  if (nivel === 'inciso') return new RegExp(String.raw`\binciso\s+${valor}(?![\p{L}-])`, 'iu').test(comando);
  if (nivel !== 'paragrafo') return false;
  if (valor === 'unico') return /par[áa]grafo\s+[úu]nico/iu.test(comando);
  return new RegExp(String.raw`§\s*${valor.replace('-', '[º°o]?-')}(?![\d-])`, 'iu').test(comando);
}
