import { SEM_ROTULO } from '../lines/headings.ts';
import type { Line } from '../lines/lines.ts';
import type { Nota } from '../lines/notes.ts';
import { bodyOf, hasBody, titled } from '../lines/shape.ts';
import type { No } from './tree.ts';

const NEVER =
  /^(?:penas?\s+(?:reclus|deten|pris|multa)|(?:penas?|penalidade|infra[çc][ãa]o|medidas? administrativas?|multa|grau m[íi]nimo)\b\s*[-–—:])/iu;
const CONNECTS = /(?<!\p{L})(?:d[aoe]s?|e|ou|em|n[ao]s?|a|o|com|para|por|sobre|contra)$/iu;

/**
 * Whether the line is a rubric: the short title above an article or a paragraph (`Homicídio simples`) or, in a treaty,
 * below an article's number. Only its place and its form show it.
 */
export function isRubrica(
  line: Line,
  index: number,
  lines: readonly Line[],
  tratado: boolean,
  last: No | null,
): boolean {
  const words = titled(line.corpo);
  const strong = line.negrito || line.block.centered;
  if ((line.aspas && !strong) || words.length > 220 || /[:;,]$/.test(words) || NEVER.test(words)) return false;
  if (tratado) return titlesArticle(words, line, last, lines[index + 1]);
  if (!/^[\p{Lu}("“]/u.test(words)) return false;
  if (!strong && (/[.!?]$/.test(words) || words.length > 130)) return false;
  const next = following(index, lines);
  if (next?.aspas) return false;
  if (!next?.rotulo) return standsAlone(line, words, index, lines);
  if (next.rotulo.nivel === 'artigo' || next.rotulo.nivel === 'paragrafo') return strong || !isSentence(words);
  if (next.rotulo.fraco) return false;
  if (next.rotulo.nivel === 'alinea') return line.negrito;
  if (next.rotulo.nivel !== 'inciso') return false;
  return line.negrito || (words.length < 100 && /[.;:]\s*$/.test(before(index, lines)?.corpo ?? ''));
}

/**
 * Whether a line of capitals is the rubric of the article right below, and not a heading of the articles that follow.
 * It is if it was repealed, or rewritten by the act that rewrote that article.
 * @param below the notes on lines of their own below the line
 */
export function changesWith(line: Line, below: readonly Nota[], next: Line | undefined): boolean {
  if (next?.rotulo?.nivel !== 'artigo' || SEM_ROTULO.test(bodyOf(line))) return false;
  return [...line.notas, ...below].some(
    ({ tipo, ato }) =>
      ato !== null && (tipo === 'revogacao' || (tipo === 'redacao' && next.notas.some((nota) => nota.ato === ato))),
  );
}

/**
 * Whether the line is a rubric with a number, such as `I) Das Subvenções Sociais` above an article. An inciso would end
 * in a punctuation mark (LC 95/1998, art. 10).
 */
export function isRubricaNumerada({ rotulo, corpo }: Line, next: Line | undefined): boolean {
  return (
    rotulo?.nivel === 'inciso' && next?.rotulo?.nivel === 'artigo' && /^D[aeo]s?\s\p{Lu}[^.;:,]*$/u.test(corpo.trim())
  );
}

/** Whether the line is the title of a treaty's article, which follows the article's bare number. */
function titlesArticle(words: string, line: Line, last: No | null, next: Line | undefined): boolean {
  if (last?.nivel !== 'artigo') return false;
  const grupo = last.grupos.at(-1);
  if (!grupo || grupo.caudas.length > 0 || /[\p{L}\d]/u.test(grupo.principal.corpo)) return false;
  if (last.rubrica)
    return (line.block.centered && !/[.]$/.test(words)) || CONNECTS.test(last.rubrica.texto) || /^\p{Ll}/u.test(words);
  if (!/^[\p{Lu}(]/u.test(words)) return false;
  return (
    !/[.]$/.test(words) &&
    (line.block.centered || line.negrito || (words.length < 120 && next?.rotulo?.nivel === 'item'))
  );
}

/**
 * Whether a line is a rubric although no label follows it. It is bold, or it is above a penalty (`Incêndio culposo`,
 * then `Pena - …`), and it has the form of a title: the text before it has ended, and it has no end mark itself. The
 * law's own words are never bold.
 */
function standsAlone(line: Line, words: string, index: number, lines: readonly Line[]): boolean {
  if (line.block.table > 0 || words.length > 130 || /[.!?]$/.test(words)) return false;
  const last = before(index, lines);
  if (!leadsOn(index, lines) || !last || (last.notas.length === 0 && !/[.;:]["”]?\s*$/.test(last.corpo))) return false;
  return line.negrito || (titlesAbove(index, lines) && words.length < 80);
}

/**
 * Whether a heading, a penalty, a label, or one more rubric above a label follows. Under a caption there is text or a
 * table.
 */
function leadsOn(index: number, lines: readonly Line[]): boolean {
  const [next, after] = [lines[index + 1], lines[index + 2]];
  if (!next || next.titulo || next.rotulo || titlesAbove(index, lines)) return true;
  if (next.block.table > 0 || bodyOf(next).length > 160) return false;
  return after !== undefined && (after.titulo !== null || after.rotulo !== null);
}

/**
 * Whether a penalty follows: the rubric then belongs to the provision already begun (`§ 2º Se culposo o incêndio:`).
 */
export function titlesAbove(index: number, lines: readonly Line[]): boolean {
  const next = lines[index + 1];
  return next !== undefined && !next.rotulo && !next.titulo && NEVER.test(next.corpo.trim());
}

/** Returns the last line before the index that says something besides notes. */
function before(index: number, lines: readonly Line[]): Line | undefined {
  for (let i = index - 1; i >= 0; i--) if (hasBody(lines[i] as Line)) return lines[i];
  return undefined;
}

/** Returns the next line if it has a label or is a heading, past notes and further rubrics. */
function following(index: number, lines: readonly Line[]): Line | undefined {
  for (let i = index + 1; i < lines.length && i < index + 5; i++) {
    const line = lines[i] as Line;
    if (line.rotulo || line.titulo) return line;
    const words = line.corpo.trim();
    if (words === '' || !/[\p{L}\d]/u.test(words)) continue;
    if (words.length < 160 && !/[.:;,]$/.test(words) && (line.negrito || line.block.centered)) continue;
    return undefined;
  }
  return undefined;
}

/** Whether the words are a sentence: they have a finite verb near the beginning. */
function isSentence(words: string): boolean {
  return /^(?:\S+\s){0,6}(?:é|são|será|serão|fica|ficam|pode|podem|deve|devem|poderá|deverá|terá|terão|cabe|compete)\s/iu.test(
    words,
  );
}
