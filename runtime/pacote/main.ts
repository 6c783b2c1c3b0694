import { chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGISTRO_DE_FATOS } from '../../schemas/fatos/arquivo.ts';
import { REGISTRO } from '../comando/registro.ts';
import { composeTipos } from './tipos.ts';

/**
 * Builds what `npm pack` packs: the command and the library, each bundled into one file and the chunks that it loads
 * later. Everything that they consist of is a `devDependency`, so that installing the package installs nothing else.
 */
const ROOT = join(import.meta.dir, '../..');
const OUT = join(ROOT, 'dist-data/pacote');

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
await build(['runtime/comando/vigente.ts', 'runtime/comando/pdf-worker.ts'], 'node');
await build(['schemas/library/index.ts'], 'browser', 'biblioteca');
chmodSync(join(OUT, 'vigente.js'), 0o755);
writeFileSync(join(OUT, 'biblioteca.d.ts'), composeTipos());
copyFileSync(join(ROOT, REGISTRO_DE_FATOS), join(OUT, REGISTRO));
copyFileSync(join(import.meta.dir, 'SKILL.md'), join(OUT, 'SKILL.md'));

async function build(entries: readonly string[], target: 'node' | 'browser', name = '[name]'): Promise<void> {
  const { success, logs } = await Bun.build({
    entrypoints: entries.map((entry) => join(ROOT, entry)),
    outdir: OUT,
    target,
    format: 'esm',
    splitting: target === 'node',
    minify: true,
    naming: { entry: `${name}.js`, chunk: 'partes/[name]-[hash].js' },
  });
  if (!success) throw new Error(`${entries} was not built: ${logs.join('\n')}`);
}
