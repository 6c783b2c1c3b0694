import { readdirSync, type Stats, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { enderecosPossiveis } from '../../schemas/law/endereco-digitado.ts';
import { sitePath } from '../../schemas/storage/layout.ts';
import { createPorEndereco, RESUMIDA } from '../access/por-endereco.ts';
import type { Failure } from '../answer.ts';
import { etag, isUnchanged } from './cache.ts';
import { prefers } from './compression.ts';
import { failureResponse, notAllowed } from './errors.ts';
import { refuseRange } from './range.ts';
import { securityHeaders } from './security.ts';
import { asciiOf, searchOf } from './target.ts';

/** The compressed copies that the build writes next to a file, the best first. */
const TWINS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
const TIPOS: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  gz: 'application/gzip',
  sqlite: 'application/vnd.sqlite3',
};
/** The names of these files contain a hash of their content, so they can be cached for ever. */
const ETERNOS = '/recursos/';
const NO_FILE = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/**
 * How much one address may download per minute. A search in the browser reads about one hundred files, and a copy of
 * the whole site takes longer than a minute.
 */
const MIB_POR_MINUTO = 256;
/** Each file counts as at least this much, which limits an address to 4,096 requests per minute. */
const MIN_KIB = 64;

/**
 * The website next to the API: files that `npm run site` built. Returns null if it has no answer to a request.
 * @param endereco gives the address of the client; left out if the request must not be counted
 */
export type Site = (request: Request, path: string, endereco?: () => string) => Response | null;

/**
 * Serves the site of the current snapshot. Until that site is built, serves the newest one there is and writes so to
 * the log.
 * @param versao the version of the current snapshot
 */
export function createSite(
  data: string,
  versao: () => string,
  log: (line: string) => void,
  now: () => number = Date.now,
): Site {
  const lidos = createPorEndereco(MIB_POR_MINUTO * 1024, RESUMIDA);
  const allows = (endereco: () => string, file: string) => {
    const kib = Math.max(MIN_KIB, Math.ceil((statOf(file)?.size ?? 0) / 1024));
    return lidos.consumir(endereco(), now(), kib).permitido;
  };
  let told = '';
  const tell = (of: string, served: string) => {
    if (of === served || told === `${of} ${served}`) return;
    told = `${of} ${served}`;
    log(`the site is of snapshot ${of}, not of ${served} that is served: npm run site builds it`);
  };
  return (request, path, endereco) => {
    const served = versao();
    const folder = folderOf(data, served);
    if (folder !== null) tell(basename(folder), served);
    if (folder === null || /^\/v1(?:\/|$)/.test(path)) return null;
    const file = fileOf(folder, path);
    const version = { 'x-snapshot': basename(folder) };
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return file === null ? null : respondMethod(request.method, basename(folder));
    if (file !== null) {
      if (endereco && !allows(endereco, file)) return failureResponse(EM_EXCESSO, basename(folder));
      return send(request, file, path, 200, version);
    }
    const elsewhere = moved(folder, path);
    if (elsewhere !== null) {
      const [page, place = ''] = elsewhere.address.split('#');
      const location = asciiOf(`${page}${searchOf(request.url)}${place === '' ? '' : `#${place}`}`);
      return new Response(null, { status: elsewhere.status, headers: { location, ...version } });
    }
    const browses = request.headers.get('accept')?.includes('text/html');
    return browses ? send(request, join(folder, '404.html'), path, 404, version) : null;
  };
}

/**
 * Finds the page that is meant by an address without its final slash, or by another spelling of what it names. Only the
 * first is a permanent redirect: guesses change with the content, and browsers keep a 308.
 */
function moved(folder: string, path: string): { address: string; status: 307 | 308 } | null {
  if (fileOf(folder, `${path}/`) !== null) return { address: `${path.replace(/^\/+/, '/')}/`, status: 308 };
  const meant = enderecosPossiveis(path).find((other) => fileOf(folder, other.split('#', 1)[0] as string) !== null);
  return meant === undefined ? null : { address: meant, status: 307 };
}

function folderOf(data: string, versao: string): string | null {
  const own = join(data, sitePath(versao));
  if (statOf(join(own, 'index.html'))) return own;
  const all = names(join(data, 'site')).map((name) => join(data, 'site', name));
  const built = all.flatMap((path) => {
    const stat = statOf(join(path, 'index.html'));
    return stat ? [{ path, at: stat.mtimeMs }] : [];
  });
  return built.sort((a, b) => b.at - a.at)[0]?.path ?? null;
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}

/**
 * Returns the file of a path, `index.html` for a path that ends in a slash. Never returns a file outside the folder.
 */
function fileOf(folder: string, path: string): string | null {
  let name: string;
  try {
    name = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (/(?:^|\/)\.|\\|\0/.test(name)) return null;
  const file = join(folder, name.endsWith('/') ? `${name}index.html` : name);
  return statOf(file) ? file : null;
}

/**
 * Returns null if there is no file. This includes paths below another file and names that are too long for the file
 * system.
 */
function statOf(file: string): Stats | null {
  try {
    const stat = statSync(file);
    return stat.isFile() ? stat : null;
  } catch (error) {
    if (NO_FILE.has((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

function send(
  request: Request,
  file: string,
  path: string,
  status: number,
  version: { 'x-snapshot': string },
): Response {
  const stat = statOf(file);
  const type = TIPOS[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const tag = `${stat?.size.toString(16)}-${Math.floor(stat?.mtimeMs ?? 0).toString(16)}`;
  const headers = new Headers({
    ...version,
    'content-type': type,
    'cache-control': path.startsWith(ETERNOS) ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    etag: etag(tag),
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  if (status === 200 && isUnchanged(request.headers.get('if-none-match'), tag))
    return new Response(null, { status: 304, headers });
  const encodings = request.headers.get('accept-encoding');
  const [coding, suffix] = TWINS.find(([name, end]) => prefers(encodings, name) && statOf(file + end)) ?? [];
  if (coding) headers.set('content-encoding', coding);
  const sent = Bun.file(file + (suffix ?? ''));
  const refusal = status === 200 && refuseRange(request, sent.size);
  return refusal ? failureResponse(refusal, version['x-snapshot']) : new Response(sent, { status, headers });
}

const METHODS = 'GET, HEAD, OPTIONS';

function respondMethod(method: string, rotulo: string): Response {
  if (method !== 'OPTIONS') return failureResponse(notAllowed(method, METHODS), rotulo);
  return new Response(null, { status: 204, headers: { ...securityHeaders, allow: METHODS, 'x-snapshot': rotulo } });
}

const EM_EXCESSO: Failure = {
  kind: 'failure',
  code: 'rate_limited',
  message: 'Este endereço baixou arquivos demais no último minuto; tente de novo em 60 s.',
  details: { limite: MIB_POR_MINUTO, janela: 'minuto', tente_em: 60 },
};
