import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST, type Manifest, sitePath } from '../../schemas/storage/artifacts.ts';
import { novaPasta } from '../pastas.ts';
import { ROOT } from '../project-files.ts';

/** A built site. */
export interface SiteConstruido {
  /** The folder of the published snapshot. */
  data: string;
  /** The folder of the built pages. */
  folder: string;
  /** What `site/build.ts` printed. */
  printed: string;
}

/** The same, served by the runtime on a port of its own. */
export interface SiteServido extends SiteConstruido {
  /** `http://localhost:…`, without a slash at the end. */
  base: string;
  /** To be called by whoever had it served: a test runner ends without an `exit` that could do it. */
  stop(): void;
}

let made: SiteConstruido | null = null;

/** The site of the sample, built once for all tests of a process. */
export function sampleSite(): SiteConstruido {
  if (!made) {
    const data = novaPasta('site');
    run('pipeline/main.ts', 'sample', '--out', data);
    made = construct(data);
  }
  return made;
}

/** The site of the sample, served. */
export const serveSample = (): Promise<SiteServido> => serve(sampleSite());

/** Builds the site of a published folder, and gives what was printed. */
export const buildSite = (data: string, ...options: string[]): string =>
  run('site/build.ts', '--data', data, ...options);

/** Builds the site of a published folder and serves it. */
export const serveSite = (data: string): Promise<SiteServido> => serve(construct(data));

function construct(data: string): SiteConstruido {
  const printed = buildSite(data);
  const { versao }: Manifest = JSON.parse(readFileSync(join(data, MANIFEST), 'utf8'));
  return { data, folder: join(data, sitePath(versao)), printed };
}

async function serve(site: SiteConstruido): Promise<SiteServido> {
  const service = Bun.spawn([process.execPath, 'runtime/main.ts', '--data', site.data, '--port', '0'], {
    cwd: ROOT,
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'ignore',
  });
  return { ...site, base: await announced(service.stdout), stop: () => service.kill() };
}

function run(...argv: string[]): string {
  const done = Bun.spawnSync([process.execPath, ...argv], { cwd: ROOT });
  if (done.exitCode !== 0) throw new Error(`${argv.join(' ')} failed: ${done.stderr}${done.stdout}`);
  return done.stdout.toString();
}

async function announced(stdout: ReadableStream<Uint8Array>): Promise<string> {
  let printed = '';
  for await (const chunk of stdout) {
    printed += new TextDecoder().decode(chunk);
    const address = /(http:\/\/\S+?)\/v1\/diplomas/.exec(printed)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`the service ended: ${printed}`);
}

/** A page of each type, in the sample. */
export const TIPOS_DE_PAGINA = {
  inicio: '/',
  busca: '/busca/?q=muda',
  verificar: '/verificar/',
  diplomas: '/diplomas/',
  diploma: '/diplomas/EX-POMAR/',
  texto: '/diplomas/EX-POMAR/texto/1/',
  integra: '/diplomas/EX-POMAR/integra/',
  anexos: '/diplomas/EX-FAROL/anexos/',
  artigo: '/diplomas/EX-POMAR/artigos/2/',
  areas: '/areas/',
  area: '/areas/jardins/',
  sumulas: '/sumulas/',
  sumula: '/sumulas/STF/90001/',
  indice: '/indice/',
  letra: '/indice/f/',
  alteracoes: '/alteracoes/',
  alteradora: '/alteracoes/EX-ALTERADORA/',
  artigo_em: '/diplomas/EX-POMAR/artigos/2/?em=2093-05-01',
  busca_citada: '/busca/?q=ex-pomar+2+ii',
  downloads: '/downloads/',
  api: '/api/',
  mcp: '/api/mcp/',
  documentacao: '/documentacao/',
  manual: '/documentacao/api/',
  sobre: '/sobre/',
  nao_encontrada: '/nao-ha/',
} as const;
