import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { globSync, isDynamicPattern } from 'tinyglobby';
import type { Formato } from '../../schemas/documents/documento.ts';
import { readHtml } from '../../schemas/documents/html.ts';
import { readDocument } from '../../schemas/documents/read-document.ts';
import type { Lido } from '../../schemas/library/achados.ts';
import { readPdfInThread } from './pdf-thread.ts';
import { Recusa } from './recusa.ts';

/** File extensions that are read when the argument is a folder. */
const EXTENSOES = ['txt', 'md', 'markdown', 'html', 'htm', 'docx', 'odt', 'pdf'];
/** The argument that stands for the standard input. */
export const ENTRADA = '-';
/** The name of the standard input in messages. */
export const ENTRADA_PADRAO = '(entrada padrão)';

/** A document to verify. */
export interface Entrada extends Lido {
  bytes: Uint8Array;
  formato: Formato | 'html';
  avisos: readonly string[];
}

/**
 * Lists the files that the arguments name, without duplicates. An argument is a file, a folder or a glob pattern; one that
 * names nothing is listed too, and is refused when it is read, like any file that cannot be read.
 */
export function listArquivos(argumentos: readonly string[]): string[] {
  const found = argumentos.flatMap((argumento) => {
    if (argumento === ENTRADA) return [ENTRADA];
    if (existsSync(argumento) && statSync(argumento).isDirectory()) {
      const inside = glob(`**/*.{${EXTENSOES.join(',')}}`, argumento);
      return inside.length > 0 ? inside : [argumento];
    }
    if (existsSync(argumento)) return [argumento];
    const matched = isDynamicPattern(argumento) ? glob(argumento, '.') : [];
    return matched.length > 0 ? matched : [argumento];
  });
  return [...new Set(found)];
}

const glob = (pattern: string, cwd: string): string[] =>
  globSync(pattern, { cwd, caseSensitiveMatch: false, ignore: ['**/node_modules/**', '**/*.corrigido.*'] })
    .sort()
    .map((path) => (cwd === '.' ? path : join(cwd, path)));

/** Reads a document. Throws a `Recusa` that says why it cannot be read. */
export async function readEntrada(arquivo: string): Promise<Entrada> {
  const nome = arquivo === ENTRADA ? ENTRADA_PADRAO : arquivo;
  const bytes = readBytes(arquivo, nome);
  const leitura = await readDocument(bytes, readPdfInThread);
  const motivo = 'recusa' in leitura ? leitura.recusa.motivo : leitura.documento.formato;
  const [, ext] = /\.(docx|odt|pdf)$/i.exec(arquivo) ?? [];
  if (ext && (motivo === 'outro_formato' || motivo === 'texto')) throw new Recusa(`${nome}: ${danificado(ext)}`);
  if ('recusa' in leitura) throw new Recusa(`${nome}: ${leitura.recusa.mensagem}`);
  const { formato, texto, paginas, avisos } = leitura.documento;
  if (formato === 'texto' && isHtml(arquivo, texto)) {
    const page = readHtml(texto);
    const fonte = { texto, original: page.original };
    return { arquivo: nome, bytes, formato: 'html', texto: page.texto, paginas, avisos, fonte };
  }
  return { arquivo: nome, bytes, formato, texto, paginas, avisos, fonte: { texto, original: (offset) => offset } };
}

/** Said of a file that is named as a document and is none: it is most likely damaged. */
const danificado = (ext: string): string =>
  `o arquivo não é um .${ext.toLowerCase()}, ou está danificado. Abra-o no editor, salve-o de novo, e use a cópia.`;

const isHtml = (arquivo: string, texto: string): boolean =>
  /\.html?$/i.test(arquivo) || (arquivo === ENTRADA && /^\s*<(?:!doctype html|html)\b/i.test(texto));

/** Why a file cannot be read, by Node's error code. */
const MOTIVOS: Readonly<Record<string, (nome: string) => string>> = {
  ENOENT: (nome) => `não há arquivo “${nome}”`,
  EISDIR: (nome) => `${nome}: a pasta não tem documento que se possa ler`,
  EACCES: (nome) => `${nome}: sem permissão para ler`,
};

function readBytes(arquivo: string, nome: string): Uint8Array {
  try {
    // pdf.js does not accept a Buffer.
    return new Uint8Array(readFileSync(arquivo === ENTRADA ? 0 : arquivo));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Recusa(MOTIVOS[code ?? '']?.(nome) ?? `${nome}: não pôde ser lido (${code ?? message})`);
  }
}
