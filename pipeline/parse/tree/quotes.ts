import type { Rotulo } from '../../../schemas/law/rotulos.ts';
import { amends, opensQuote } from '../lines/commands.ts';
import type { Line } from '../lines/lines.ts';
import { readAtos } from '../lines/named-acts.ts';

/**
 * Where the block that an amending command quotes ends. Quote marks cannot be trusted (LC 95/1998, art. 12, III, d came
 * late, and closing marks go missing), so three signs are weighed: marks, depth of `<blockquote>`, and the amending act's
 * own next number.
 */
export class Citacao {
  private readonly artigo: { ordem: number; valor: string };
  private readonly comando: Line;
  private aberta = false;
  /** Opened by a double mark, which a single one inside it does not close. */
  private dupla = false;
  private linhas = 0;

  /** @param artigo number of the amending article  @param comando the line that holds the command */
  constructor(artigo: { ordem: number; valor: string }, comando: Line) {
    this.artigo = artigo;
    this.comando = comando;
  }

  /** The block has begun, by a mark, and no mark has closed it. */
  get isOpen(): boolean {
    return this.aberta && this.linhas > 0;
  }

  /**
   * Whether the line belongs to the quoted block; a line that does is taken into account.
   * @param goesOn whether the open block closes ahead, before the amending act's own article of the line's number
   */
  takes(line: Line, goesOn: () => boolean): boolean {
    if (!this.belongs(line, goesOn)) return false;
    const words = line.block.text.slice(line.start, line.end);
    // A block that opens without a mark and without an indent ends only where a mark or a number says so.
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
    // Closed, and no deeper than the command: dots and a last `(NR)` still belong, the rest is the act's own.
    return !line.rotulo && !line.titulo && !/[\p{L}\d]/u.test(line.corpo);
  }

  /** The amending act's own next article, or another wording of this one. */
  private isOwn(ordem: number, valor: string): boolean {
    if (ordem === this.artigo.ordem + 1) return true;
    return ordem === this.artigo.ordem && valor.length >= this.artigo.valor.length;
  }
}

/**
 * Whether an open block that shows the amending act's own next number goes on: it closes further down, and the number
 * comes once more behind its closing mark.
 */
export function closesBeforeOwn(lines: readonly Line[], from: number): boolean {
  const valor = lines[from]?.rotulo?.valor;
  let closed = false;
  for (let i = from; i < lines.length; i++) {
    const line = lines[i] as Line;
    if (closed && line.rotulo?.nivel === 'artigo' && line.rotulo.valor === valor && !line.aspas && !line.riscada)
      return true;
    // Another block opens first: the mark that closes ahead is its own.
    if (!closed && line.aspas && i > from) return false;
    if (closes(line.block.text.slice(line.start, line.end), false)) closed = true;
  }
  return false;
}

/** `I - ao art. 3º acrescenta-se …`: the command's own list, not what it quotes. */
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
 * A command whose quoted block begins on the next line.
 * @param contexto the words of the provisions above, which may name the act
 */
export function beginsCitacao(line: Line, next: Line | undefined, contexto: () => string): boolean {
  if (!next) return false;
  if (opensQuote(line)) {
    if (next.aspas || next.block.quoted > line.block.quoted) return true;
    if (next.rotulo && namesRotulo(line.corpo, next.rotulo)) return true;
    // With neither mark nor indent, a list that begins at its beginning is the command's own.
    if (next.rotulo && next.rotulo.nivel !== 'artigo' && next.rotulo.ordem === 1) return false;
    return readAtos(line.corpo).length > 0 || readAtos(contexto()).length > 0;
  }
  return next.aspas && /:\s*$/.test(line.corpo.trimEnd()) && (next.rotulo?.nivel === 'artigo' || next.titulo !== null);
}

/** `O § 1º do art. 7º … passa a vigorar com a redação abaixo:` names the very label that follows. */
function namesRotulo(comando: string, { nivel, valor }: Rotulo): boolean {
  if (nivel === 'inciso') return new RegExp(String.raw`\binciso\s+${valor}(?![\p{L}-])`, 'iu').test(comando);
  if (nivel !== 'paragrafo') return false;
  if (valor === 'unico') return /par[áa]grafo\s+[úu]nico/iu.test(comando);
  return new RegExp(String.raw`§\s*${valor.replace('-', '[º°o]?-')}(?![\d-])`, 'iu').test(comando);
}
