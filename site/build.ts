import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Command } from 'commander';
import type { RegistroDeFatos } from '../schemas/contract/model/artifacts/registro-de-fatos.ts';
import { REGISTRO_DE_FATOS } from '../schemas/fatos/arquivo.ts';
import { comFatos } from '../schemas/fatos/com-fatos.ts';
import { isAmostra } from '../schemas/storage/amostra.ts';
import {
  DATAPACKAGE,
  MANIFEST,
  type Manifest,
  sitePath,
  snapshotPath,
  VERIFICACAO,
} from '../schemas/storage/artifacts.ts';
import type { DataPackage } from '../schemas/storage/datapackage.ts';
import { pastaDoIndice } from './busca/lugares.ts';
import { comprimir } from './comprimir.ts';
import { feitoDe } from './feito-de.ts';
import { partirVerificacao } from './partir-verificacao.ts';
import { precarregar } from './precarregar.ts';

/** The default address, for a site that is only viewed locally. */
const LOCAL = 'http://localhost:3000';

const { data, url, novo, semBusca } = new Command('site')
  .description('Build the website from the published snapshot, into the folder that holds it.')
  .option('--data <dir>', 'folder that holds manifest.json', 'dist-data')
  .option('--url <address>', 'address that the site will be reached at', process.env.SITE_URL || LOCAL)
  .option('--sem-busca', 'leave the search index out')
  .option('--novo', 'build even where the site is already made of this snapshot', false)
  .parse()
  .opts<{ data: string; url: string; novo: boolean; semBusca?: true }>();

const raiz = resolve(data);
if (!existsSync(join(raiz, MANIFEST))) exit(`${data} holds no snapshot to make a site of`);
const manifest: Manifest = JSON.parse(readFileSync(join(raiz, MANIFEST), 'utf8'));
const destino = join(raiz, sitePath(manifest.versao));
const feito = feitoDe(manifest.versao, url) + (semBusca ? 'sem busca\n' : '');
if (novo || !existsSync(join(destino, 'feito')) || readFileSync(join(destino, 'feito'), 'utf8') !== feito) await make();

/** Builds into a draft folder and then renames it, so that the published site is never half built. */
async function make(): Promise<void> {
  const rascunho = join(raiz, 'site', '.novo');
  const started = performance.now();
  rmSync(rascunho, { recursive: true, force: true });
  mkdirSync(rascunho, { recursive: true });
  process.env.VIGENTE_DADOS = raiz;
  process.env.VIGENTE_ENDERECO = url === LOCAL ? '' : url;
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  // Loaded only if there is something to build. At most starts the site is already up to date.
  const { build } = await import('astro');
  const { astroConfig } = await import('./astro.ts');
  const { indexar } = await import('./indexar.ts');
  const { indexarPaginas } = await import('./indexar-paginas.ts');
  const indexado = join(raiz, 'site', '.indice');
  const indice = semBusca ? null : indexar(indexado);
  process.env.VIGENTE_INDICE = indice ?? '';
  const indexed = performance.now();
  await build(astroConfig(rascunho, url, join(raiz, 'site', '.cache')));
  const pages = [...new Bun.Glob('**/*.html').scanSync(rascunho)].length;
  const built = performance.now();
  if (indice !== null) {
    renameSync(indexado, join(rascunho, pastaDoIndice(indice)));
    await indexarPaginas(rascunho);
  }
  const found = performance.now();
  for (const pagina of ['index.html', 'busca/index.html', 'verificar/index.html']) precarregar(rascunho, pagina);
  await comprimir(rascunho);
  const compressed = performance.now();
  const pasta = join(raiz, snapshotPath(manifest.versao));
  const { resources }: DataPackage = JSON.parse(readFileSync(join(pasta, DATAPACKAGE), 'utf8'));
  for (const path of [DATAPACKAGE, ...resources.map(({ path }) => path)])
    link(join(pasta, path), join(rascunho, 'dados', path));
  if (isAmostra(manifest)) addFatos(join(rascunho, 'dados', VERIFICACAO));
  partirVerificacao(rascunho);
  writeFileSync(join(rascunho, 'feito'), feito);
  if (existsSync(destino)) renameSync(destino, join(raiz, 'site', '.velho'));
  renameSync(rascunho, destino);
  removeOthers();
  const seconds = (built - indexed) / 1000;
  const rate = Math.round(pages / seconds);
  console.log(
    `Site of snapshot ${manifest.versao}: ${pages} pages in ${seconds.toFixed(1)} s (${rate}/s), ` +
      `search index in ${((indexed - started + found - built) / 1000).toFixed(1)} s, compressed in ${((compressed - found) / 1000).toFixed(1)} s, ${Math.round(process.memoryUsage().rss / 2 ** 20)} MiB`,
  );
}

/**
 * If only the sample is published, adds the register of facts to the site's copy, so that real citations can be
 * verified. The snapshot's own file is not changed.
 */
function addFatos(file: string): void {
  const registro: RegistroDeFatos = JSON.parse(readFileSync(join(import.meta.dir, '..', REGISTRO_DE_FATOS), 'utf8'));
  const local = JSON.stringify(comFatos(JSON.parse(readFileSync(file, 'utf8')), registro));
  for (const [path, bytes] of [
    [file, local],
    [`${file}.gz`, Bun.gzipSync(local, { level: 9 })],
  ] as const) {
    rmSync(path);
    writeFileSync(path, bytes);
  }
}

/** Hard-links an immutable file. Copies it if the file system has no hard links. */
function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function exit(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Removes the sites of snapshots that no longer exist, and leftovers of builds. */
function removeOthers(): void {
  for (const name of readdirSync(join(raiz, 'site'))) {
    if (name !== manifest.versao && !existsSync(join(raiz, snapshotPath(name))))
      rmSync(join(raiz, 'site', name), { recursive: true });
  }
}
