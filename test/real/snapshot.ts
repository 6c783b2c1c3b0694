import { join } from 'node:path';
import { createMirrorFetch } from '../../pipeline/fetch/mirror.ts';
import { ingest } from '../../pipeline/ingest/ingest.ts';
import { composeNames } from '../../pipeline/ingest/names.ts';
import { parserVersion } from '../../pipeline/ingest/parser-version.ts';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { mirroredSumulas } from '../../pipeline/sumulas/catalogo.ts';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { readDispositivos } from '../baked-rows.ts';
import { novaPasta } from '../pastas.ts';

let made: Promise<string> | null = null;

/** Returns a folder with the mirror ingested and published. It is made once and removed when the tests end. */
export function realSnapshot(): Promise<string> {
  made ??= bake();
  return made;
}

/** Returns the path of its database. */
export async function realBanco(): Promise<string> {
  const out = await realSnapshot();
  const { banco } = await Bun.file(join(out, 'manifest.json')).json();
  return join(out, banco.path);
}

/** Returns every provision of the mirror by its key, in reading order, as the database has it. */
export async function realDispositivos(): Promise<Map<string, Dispositivo>> {
  return new Map(readDispositivos(await realBanco()).map((each) => [each.ref_key, each]));
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
    // The day of the register of facts in the repository. Which effects are deferred depends on the day.
    clock: () => new Date('2026-06-01T12:00:00.000Z'),
    mirrored: true,
  });
  if (!manifest) throw new Error('nothing was baked');
  return out;
}
