import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { REGISTRO_DE_FATOS } from '../../schemas/fatos/arquivo.ts';
import { REGISTRO } from '../comando/registro.ts';
import { composeTipos } from './tipos.ts';

/**
 * What `npm pack` packs. Before it, the command and the library are built, each of one file and of what it loads later,
 * and `package.json` loses what only the repository needs: whoever installs the package gets no server with it. After
 * it, `package.json` is the repository's again.
 */
const ROOT = join(import.meta.dir, '../..');
export const PACOTE = 'dist-data/pacote';
const OUT = join(ROOT, PACOTE);
const MANIFEST = join(ROOT, 'package.json');
const ORIGINAL = join(ROOT, 'dist-data/package.json');

/** Fields of `package.json` that a package has. */
const DO_PACOTE = [
  'name',
  'version',
  'description',
  'license',
  'type',
  'engines',
  'bin',
  'exports',
  'files',
  'keywords',
];

const [, , passo] = process.argv;
if (passo === 'antes') await before();
else if (passo === 'depois') after();
else throw new Error(`no such step: ${passo}`);

async function before(): Promise<void> {
  // What an interrupted pack left behind.
  after();
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  await build('runtime/comando/vigente.ts', 'node');
  await build('schemas/library/index.ts', 'browser', 'biblioteca');
  chmodSync(join(OUT, 'vigente.js'), 0o755);
  writeFileSync(join(OUT, 'biblioteca.d.ts'), composeTipos());
  copyFileSync(join(ROOT, REGISTRO_DE_FATOS), join(OUT, REGISTRO));
  copyFileSync(join(import.meta.dir, 'SKILL.md'), join(OUT, 'SKILL.md'));
  const manifest: Record<string, unknown> = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  copyFileSync(MANIFEST, ORIGINAL);
  const kept = Object.entries(manifest).filter(([field]) => DO_PACOTE.includes(field));
  writeFileSync(MANIFEST, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

function after(): void {
  if (existsSync(ORIGINAL)) renameSync(ORIGINAL, MANIFEST);
}

async function build(entry: string, target: 'node' | 'browser', name = '[name]'): Promise<void> {
  const { success, logs } = await Bun.build({
    entrypoints: [join(ROOT, entry)],
    outdir: OUT,
    target,
    format: 'esm',
    splitting: target === 'node',
    minify: true,
    naming: { entry: `${name}.js`, chunk: 'partes/[name]-[hash].js' },
  });
  if (!success) throw new Error(`${entry} was not built: ${logs.join('\n')}`);
}
