import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REGISTRO_DE_FATOS } from '../../schemas/fatos/arquivo.ts';
import { abrir, type Base } from '../../schemas/library/base.ts';
import { FATOS, MANIFEST, snapshotPath } from '../../schemas/storage/layout.ts';
import { Recusa } from './recusa.ts';

/** The file name of the register, in the package and in the cache folder. */
export const REGISTRO = 'registro.json';

/** The cache folder for downloads: `$XDG_CACHE_HOME/vigente`, or `~/.cache/vigente`. */
export const pastaGuardada = (): string => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'vigente');

/**
 * Opens the register of facts to verify by: that of the snapshot in `data`, otherwise the newer of the package's
 * register and the downloaded one. If the downloaded one cannot be opened, as when another version of the program wrote
 * it, the package's is used and standard error says so. Throws a `Recusa` if the folder holds no snapshot.
 */
export function abrirBase(data?: string): Base {
  if (data !== undefined) return abrirDe(arquivoDoAcervo(data, FATOS));
  const own = abrirDe(doPacote());
  const guardado = abrirGuardado();
  return guardado && guardado.dia > own.dia ? guardado : own;
}

function abrirGuardado(): Base | null {
  const file = join(pastaGuardada(), REGISTRO);
  if (!existsSync(file)) return null;
  try {
    return abrirDe(file);
  } catch (error) {
    if (!(error instanceof Recusa)) throw error;
    console.error(`vigente: ${error.message}; usa-se o do pacote (\`vigente atualizar --voltar\` apaga o guardado)`);
    return null;
  }
}

/** The path of a file in the snapshot that a folder publishes. */
export function arquivoDoAcervo(data: string, path: string): string {
  const manifest = join(data, MANIFEST);
  if (!existsSync(manifest)) throw new Recusa(`${data} não tem acervo publicado (falta ${MANIFEST})`);
  const { versao } = JSON.parse(readFileSync(manifest, 'utf8')) as { versao: string };
  const file = join(data, snapshotPath(versao), path);
  if (!existsSync(file)) throw new Recusa(`o acervo de ${data} não tem ${path}: refaça-o com \`npm run ingest\``);
  return file;
}

function abrirDe(file: string): Base {
  try {
    return abrir(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Recusa(`${file} não é um registro de fatos que se possa ler: ${(error as Error).message}`);
  }
}

/**
 * In the package the register lies beside the command, whose parts are in a folder of their own; in the repository it
 * lies elsewhere.
 */
function doPacote(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const packed = [join(here, REGISTRO), join(here, '..', REGISTRO)].find((file) => existsSync(file));
  return packed ?? join(here, '../..', REGISTRO_DE_FATOS);
}
