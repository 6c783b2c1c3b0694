import { readdirSync, readFileSync } from 'node:fs';

/** `[texto, expected citations of provisions, what it proves]` */
export type Linha = readonly [texto: string, citacoes: readonly Esperada[], prova: string];

/**
 * `[chave, rotulo, offset]`. `chave` is the sigla and the levels as in a ref_key (`CF.5.LXXVIII`, `CP.33.2.b`, an item without
 * alínea `X.5.item-1`), with `?` for a null sigla and `*` for any sigla of an act outside the catalogue where the rules
 * do not spell it; then `+caput` when the caput is cited, and ` ~anafora` or ` ~mencao` when the act is inferred so.
 * `rotulo` is the exact slice of the text; an expression such as `do mesmo diploma` belongs to it as an act does.
 */
export type Esperada = readonly [chave: string, rotulo: string, offset: number];

const ESCAPE = /\\(?:u([0-9a-f]{4})|(.))/g;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\\': '\\' };
const ROW = /^(.+) {2}# (.+)$/;
const SPAN = /\{([^{}|]+)\|([^{}]+)\}/g;

const readEscapes = (written: string): string =>
  written.replace(ESCAPE, (whole, code?: string, sign = '') => {
    const meant = code === undefined ? ESCAPED[sign] : String.fromCharCode(Number.parseInt(code, 16));
    if (meant === undefined) throw new SyntaxError(`${whole} stands for nothing`);
    return meant;
  });

/**
 * Reads a row as it is written: `Incide o {CC.186|art. 186 do CC}.  # what it proves`. Each citation stands in braces behind its
 * key, those of a range behind all of theirs; `\n` is the end of a line, `\u00a0` any other character that nobody would see.
 * @throws {SyntaxError} what is no row
 */
export function readLinha(written: string): Linha {
  const [, marked, prova] = ROW.exec(written) ?? [];
  if (marked === undefined || prova === undefined) throw new SyntaxError(`no row: ${written}`);
  const citacoes: Esperada[] = [];
  let texto = '';
  let past = 0;
  for (const { 0: span, 1: chaves = '', 2: rotulo = '', index } of marked.matchAll(SPAN)) {
    texto += readEscapes(marked.slice(past, index));
    for (const chave of chaves.split(', ')) citacoes.push([chave, readEscapes(rotulo), texto.length]);
    texto += readEscapes(rotulo);
    past = index + span.length;
  }
  texto += readEscapes(marked.slice(past));
  if (/[{}]/.test(texto)) throw new SyntaxError(`a brace is left in ${written}`);
  return [texto, citacoes, readEscapes(prova)];
}

const FOLDER = new URL('linhas/', import.meta.url);

/** The rows of a theme, from `linhas/THEME.txt`; lines that begin with `//` say what they are about. */
function readTema(file: string): [tema: string, linhas: readonly Linha[]] {
  const lines = readFileSync(new URL(file, FOLDER), 'utf8').split('\n');
  const rows = lines.filter((line) => line !== '' && !line.startsWith('//'));
  return [file.replace('.txt', ''), rows.map(readLinha)];
}

/** The whole table, by theme. Written from the rules, never from what the extractor gives. */
export const TEMAS: Readonly<Record<string, readonly Linha[]>> = Object.fromEntries(
  readdirSync(FOLDER).sort().map(readTema),
);

export const LINHAS: readonly Linha[] = Object.values(TEMAS).flat();
