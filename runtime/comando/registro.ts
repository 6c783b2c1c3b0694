import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REGISTRO_DE_FATOS } from '../../schemas/fatos/arquivo.ts';
import { abrir, type Base } from '../../schemas/library/base.ts';
import { FATOS, MANIFEST, snapshotPath } from '../../schemas/storage/layout.ts';
import { Recusa } from './recusa.ts';

/** The name of the register in the package, beside the command, and where a newer one is kept. */
export const REGISTRO = 'registro.json';

/** Where what was fetched is kept: `$XDG_CACHE_HOME/vigente`, or `~/.cache/vigente`. */
export const pastaGuardada = (): string => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'vigente');

/**
 * What citations are verified by: the snapshot of a folder, else the newest of what was fetched and of what came with
 * the package. Throws a `Recusa` where a folder holds none.
 */
export function abrirBase(data?: string): Base {
  if (data !== undefined) return abrirDe(arquivoDoAcervo(data, FATOS));
  const guardado = join(pastaGuardada(), REGISTRO);
  const [own, newer] = [abrirDe(doPacote()), existsSync(guardado) ? abrirDe(guardado) : null];
  return newer && newer.dia > own.dia ? newer : own;
}

/** A file of the snapshot that is published in a folder. */
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
    throw new Recusa(`${file} não é um registro de fatos que se leia: ${(error as Error).message}`);
  }
}

/** Beside the command in the package, whose parts lie in a folder of their own; else where the repository has it. */
function doPacote(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const packed = [join(here, REGISTRO), join(here, '..', REGISTRO)].find((file) => existsSync(file));
  return packed ?? join(here, '../..', REGISTRO_DE_FATOS);
}
