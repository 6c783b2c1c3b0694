import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { novaPasta } from '../pastas.ts';
import { files, ROOT } from '../project-files.ts';

/** The command as a foreign user has it: packed, installed in an empty folder, run by Node without Bun. */
export interface Instalado {
  /** The folder of whoever installed it. */
  pasta: string;
  /** Where the package lies in it. */
  pacote: string;
  /** The tarball. */
  tarball: string;
  /** The command line that runs it. */
  argv: readonly [node: string, script: string];
  env: Record<string, string>;
}

const NODE = Bun.which('node') ?? 'node';
let made: Instalado | null = null;

/** Packed from a copy of the repository, so that nothing of it changes, and installed; once for all tests of a process. */
export function instalar(): Instalado {
  if (made) return made;
  const repo = novaPasta('repo');
  for (const path of files) {
    mkdirSync(dirname(join(repo, path)), { recursive: true });
    cpSync(join(ROOT, path), join(repo, path));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(repo, 'node_modules'));
  const [packed] = JSON.parse(run(['npm', 'pack', '--json', '--silent'], repo)) as [{ filename: string }];
  const tarball = join(repo, packed.filename);
  const pasta = novaPasta('usuario');
  writeFileSync(join(pasta, 'package.json'), '{"private": true}');
  run(['npm', 'install', '--offline', '--no-audit', '--no-fund', tarball], pasta);
  const pacote = join(pasta, 'node_modules/vigente');
  made = {
    ...{ pasta, pacote, tarball },
    argv: [NODE, join(pacote, 'dist-data/pacote/vigente.js')],
    // No Bun, nothing fetched before, and no terminal.
    env: { PATH: dirname(NODE), HOME: pasta, XDG_CACHE_HOME: join(pasta, 'cache') },
  };
  return made;
}

export interface Rodado {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the installed command in the user's folder. */
export async function rodar(args: readonly string[], { stdin = '', env = {} } = {}): Promise<Rodado> {
  const { pasta, argv, env: own } = instalar();
  const process = Bun.spawn([...argv, ...args], {
    cwd: pasta,
    env: { ...own, ...env },
    stdin: new TextEncoder().encode(stdin),
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const [stdout, stderr] = await Promise.all([process.stdout.text(), process.stderr.text()]);
  return { code: await process.exited, stdout, stderr };
}

function run(argv: string[], cwd: string): string {
  const { exitCode, stdout, stderr } = Bun.spawnSync(argv, { cwd });
  if (exitCode !== 0) throw new Error(`${argv.join(' ')} failed: ${stderr}`);
  return stdout.toString();
}
