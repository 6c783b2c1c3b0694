import { createMirrorFetch } from '../../pipeline/fetch/mirror.ts';
import { ingest } from '../../pipeline/ingest/ingest.ts';
import { composeNames } from '../../pipeline/ingest/names.ts';
import { parserVersion } from '../../pipeline/ingest/parser-version.ts';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { mirroredSumulas } from '../../pipeline/sumulas/catalogo.ts';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { novaPasta } from '../pastas.ts';

let made: Promise<string> | null = null;

/** A folder with the mirror ingested and published; made once, gone when the tests end. */
export function realSnapshot(): Promise<string> {
  made ??= bake();
  return made;
}

async function bake(): Promise<string> {
  const out = novaPasta('real');
  const mirror = process.env.CORPUS_MIRROR as string;
  const { manifest } = await ingest({
    catalogo,
    names: composeNames(catalogo),
    parser: { parse: parsePagina, versao: parserVersion() },
    fetchPages: () => createMirrorFetch(mirror),
    sumulas: () => mirroredSumulas(mirror),
    out,
    clock: () => new Date('2026-01-02T03:04:05.000Z'),
    mirrored: true,
  });
  if (!manifest) throw new Error('nothing was baked');
  return out;
}
