import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Value } from '@sinclair/typebox/value';
import { Command } from 'commander';
import type { Catalogo } from '../schemas/contract/model/corpus/catalogo.ts';
import { Manifest } from '../schemas/storage/artifacts.ts';
import { MANIFEST } from '../schemas/storage/layout.ts';
import amostra from './amostra/catalogo.json';
import { createMirrorFetch } from './fetch/mirror.ts';
import { ingest } from './ingest/ingest.ts';
import { composeNames } from './ingest/names.ts';
import { parserVersion } from './ingest/parser-version.ts';
import { createProgressDisplay } from './ingest/progress.ts';
import { parsePagina } from './parse/parse-pagina.ts';
import { mirroredSumulas } from './sumulas/catalogo.ts';

const PAGINAS = join(import.meta.dir, 'amostra/paginas');

/** `sample`: bakes the embedded corpus, which is plainly fictional, if nothing was published yet. */
export function sampleCommand(): Command {
  return new Command('sample')
    .description('bake the embedded fictional acts, unless a snapshot is already there')
    .option('--out <dir>', 'where the snapshot is published', 'dist-data')
    .action(async ({ out }: { out: string }) => {
      const manifest = join(out, MANIFEST);
      if (existsSync(manifest) && !isOldSample(manifest)) return;
      // The content of an older sample is baked again.
      rmSync(manifest, { force: true });
      const display = createProgressDisplay(process.stderr);
      const catalogo = amostra as Catalogo;
      const { runs } = await ingest({
        catalogo,
        names: composeNames(catalogo),
        parser: { parse: parsePagina, versao: parserVersion() },
        fetchPages: () => createMirrorFetch(PAGINAS),
        sumulas: () => mirroredSumulas(PAGINAS),
        out,
        clock: () => new Date(),
        mirrored: true,
        onProgress: display.onProgress,
      }).finally(display.stop);
      const failed = runs.filter((run) => run.status === 'erro');
      if (failed.length > 0) throw new Error(`the sample did not bake: ${failed.map((run) => run.erro).join('; ')}`);
    });
}

/**
 * Whether the published snapshot is this sample in a format that is no longer served. Any other snapshot is left alone.
 */
function isOldSample(manifest: string): boolean {
  const published = JSON.parse(readFileSync(manifest, 'utf8')) as { catalogo?: unknown };
  return published.catalogo === (amostra as Catalogo).nome && !Value.Check(Manifest, published);
}
