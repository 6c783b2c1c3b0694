import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { decodePage } from '../../pipeline/fetch/decode.ts';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import type { PaginaLida } from '../../pipeline/parse/types.ts';

/** The real pages are not part of the project. `CORPUS_MIRROR` names the folder that holds them, as `<host>/<path>`. */
const dir = process.env.CORPUS_MIRROR;
const ROOT = 'www.planalto.gov.br/ccivil_03';

if (!dir) console.warn('\n*** SKIPPED: tests on real pages. Set CORPUS_MIRROR to a mirror of the official site. ***\n');
else if (!existsSync(join(dir, ROOT))) throw new Error(`CORPUS_MIRROR=${dir} holds no ${ROOT}`);

export const hasMirror = dir !== undefined && dir !== '';
const base = hasMirror ? resolve(dir as string, ROOT) : '';

/** The paths of every page below `ccivil_03/`. */
export const pages: readonly string[] = hasMirror
  ? readdirSync(base, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.html?$/i.test(entry.name))
      .map((entry) => relative(base, join(entry.parentPath, entry.name)))
      .sort()
  : [];

export const readPage = (page: string): string => decodePage(readFileSync(join(base, page))).html;

const read = new Map<string, PaginaLida>();

/** Parses a page, once per test run. */
export function parsed(page: string, sigla: string): PaginaLida {
  const key = `${page} ${sigla}`;
  const known = read.get(key);
  if (known) return known;
  const pagina = parsePagina(readPage(page), sigla);
  read.set(key, pagina);
  return pagina;
}
