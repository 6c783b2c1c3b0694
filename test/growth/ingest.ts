import { parseArgs } from 'node:util';
import { createMirrorFetch } from '../../pipeline/fetch/mirror.ts';
import { ingest } from '../../pipeline/ingest/ingest.ts';
import { composeNames } from '../../pipeline/ingest/names.ts';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { tuneProcess } from '../../pipeline/tuned-process.ts';
import { catalogoDe, planAtos } from './plan.ts';

/** Runs in a process of its own: ingests the corpus of `--acts` acts that was written to `--mirror` into `--out`. */
tuneProcess();
const { values } = parseArgs({
  options: {
    mirror: { type: 'string', default: '' },
    out: { type: 'string', default: '' },
    acts: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
  },
});
const catalogo = catalogoDe(planAtos(Number(values.acts), Number(values.seed)));
const { runs } = await ingest({
  catalogo,
  names: composeNames(catalogo),
  parser: { parse: parsePagina, versao: 1 },
  fetchPages: () => createMirrorFetch(values.mirror),
  out: values.out,
  clock: () => new Date(),
});
const failed = runs.filter(({ status }) => status === 'erro');
if (failed.length > 0) throw new Error(failed.map(({ sigla, erro }) => `${sigla}: ${erro}`).join('; '));
