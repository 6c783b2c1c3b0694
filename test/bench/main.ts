import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Argument, Command, InvalidArgumentError } from 'commander';
import { measureAccess } from './access.ts';
import type { Bench, Measure } from './bench.ts';
import { measureBusca } from './busca.ts';
import { measureCitacoes } from './citacoes.ts';
import { measureColdStart } from './cold-start.ts';
import { locateCorpus, readPages } from './corpus.ts';
import { measureExports } from './exports.ts';
import type { Result } from './figure.ts';
import { measureTimesTen } from './growth.ts';
import { measureIngest } from './ingest.ts';
import { ingestInto } from './ingestion.ts';
import { measureLinear } from './linear.ts';
import { measureMcp } from './mcp.ts';
import { measureMemoria } from './memoria.ts';
import { measureMicro } from './micro.ts';
import { measureParse } from './parse.ts';
import { measureProcesses } from './processes.ts';
import { print, save } from './report.ts';
import { measureResolver } from './resolver.ts';
import { measureResolverHttp } from './resolver-http.ts';
import { measureServe } from './serve.ts';
import { measureSite } from './site.ts';
import { measureTelefone } from './telefone.ts';
import { measureTexto } from './texto.ts';

const measures: Readonly<Record<string, Measure>> = {
  parse: measureParse,
  ingest: measureIngest,
  linear: measureLinear,
  growth: measureTimesTen,
  citacoes: measureCitacoes,
  serve: measureServe,
  exports: measureExports,
  start: measureColdStart,
  micro: measureMicro,
  resolver: measureResolver,
  'resolver-http': measureResolverHttp,
  texto: measureTexto,
  busca: measureBusca,
  site: measureSite,
  telefone: measureTelefone,
  mcp: measureMcp,
  access: measureAccess,
  memoria: measureMemoria,
  processes: measureProcesses,
};

const command = new Command('bench')
  .description('Measures what the service promises. CORPUS_MIRROR names a mirror; without it, the embedded sample.')
  .addArgument(new Argument('[measure...]', 'all when none is named').choices(Object.keys(measures)))
  .option('--rounds <n>', 'how often each thing is measured', toCount, 3)
  .parse();
const { rounds } = command.opts<{ rounds: number }>();
const chosen = command.args.length > 0 ? command.args : Object.keys(measures);

const started = new Date();
const root = mkdtempSync(join(tmpdir(), 'vigente-bench-'));
try {
  const bench = await prepare();
  const results: Result[] = [];
  for (const name of chosen) {
    const result = await (measures[name] as Measure)(bench);
    print(result, bench.corpus.embedded);
    results.push(result);
  }
  console.log(`\nWritten to ${save(results, bench, started)}`);
  if (bench.corpus.embedded) warnOfSample();
} finally {
  rmSync(root, { recursive: true, force: true });
}

async function prepare(): Promise<Bench> {
  const corpus = locateCorpus();
  if (corpus.embedded) warnOfSample();
  const pages = await readPages(corpus);
  const characters = pages.reduce((sum, { html }) => sum + html.length, 0);
  console.log(`${pages.length} pages, ${(characters / 1e6).toFixed(1)} million characters; ${rounds} rounds.`);
  console.log('Each line: median of the rounds (of a peak, the highest), [least … most], bound.');
  const folder = () => mkdtempSync(join(root, 'd-'));
  let made: Promise<string> | null = null;
  const snapshot = () => {
    made ??= (async () => {
      note('a snapshot to serve');
      const out = folder();
      await ingestInto(corpus, out);
      return out;
    })();
    return made;
  };
  return { corpus, pages, rounds, folder, snapshot, note };
}

function note(text: string): void {
  console.error(`  … ${text}`);
}

function warnOfSample(): void {
  console.warn(
    '\n*** CORPUS_MIRROR is not set: this is the embedded SAMPLE of a few fictional acts. The bounds are about the\n' +
      '*** real pages; set CORPUS_MIRROR to a mirror of the official site to measure against them.\n',
  );
}

function toCount(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new InvalidArgumentError('must be 1 to 99');
  return Number(text);
}
