import { parseArgs } from 'node:util';
import { createMirrorFetch } from '../../pipeline/fetch/mirror.ts';
import { type FetchPage, sha256 } from '../../pipeline/fetch/page.ts';
import { ingest } from '../../pipeline/ingest/ingest.ts';
import { composeNames } from '../../pipeline/ingest/names.ts';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { tuneProcess } from '../../pipeline/tuned-process.ts';
import type { AtoCatalogado } from '../../schemas/contract/model/corpus/catalogo.ts';
import { locateCorpus } from './corpus.ts';

/**
 * Runs in a process of its own: ingests the corpus `--copies` times over into `--out`. The copies are different acts at
 * different addresses, and their pages differ in white space at the end, so that nothing cached for one serves for
 * another.
 */
tuneProcess();
const { values } = parseArgs({ options: { out: { type: 'string' }, copies: { type: 'string', default: '1' } } });
if (values.out === undefined) throw new Error('--out is missing');

const { catalogo, dir } = locateCorpus();
const fetchMirror = createMirrorFetch(dir);
const copies = Array.from({ length: Number(values.copies) }, (_, copy) => copy);
const { runs } = await ingest({
  catalogo: { ...catalogo, atos: copies.flatMap((copy) => catalogo.atos.flatMap((ato) => copyOf(ato, copy))) },
  names: composeNames(catalogo),
  parser: { parse: parsePagina, versao: 1 },
  fetchPages: () => fetchCopy,
  out: values.out,
  clock: () => new Date(),
  mirrored: true,
});
const failed = runs.filter(({ status }) => status === 'erro');
if (failed.length > 0) throw new Error(failed.map(({ sigla, erro }) => `${sigla}: ${erro}`).join('; '));

/** The ADCT is cut from the constitution's page under this fixed sigla, which the first copy already uses. */
function copyOf(ato: AtoCatalogado, copy: number): AtoCatalogado[] {
  if (copy === 0) return [ato];
  if (ato.sigla === 'ADCT') return [];
  return [{ ...ato, sigla: `${ato.sigla}-${copy}`, enderecos: ato.enderecos.map((url) => `${url}?${copy}`) }];
}

async function fetchCopy(url: string): ReturnType<FetchPage> {
  const page = await fetchMirror(url);
  const copy = Number(new URL(url).search.slice(1));
  if (!page.ok || copy === 0) return page;
  const bytes = Buffer.concat([page.bytes, Buffer.alloc(copy, ' ')]);
  return { ...page, bytes, sha256: sha256(bytes) };
}
