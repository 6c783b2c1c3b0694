import { join } from 'node:path';
import type { AtoCatalogado } from '../../schemas/contract/model/corpus/catalogo.ts';
import type { IngestRunRelatado } from '../../schemas/contract/model/corpus/ingest-run.ts';
import type { DetectedChange } from '../bake/artifacts/feed.ts';
import { createCollector } from '../bake/draft/collect.ts';
import { createDraft, type Draft } from '../bake/draft/draft.ts';
import type { PreviousSnapshot } from '../bake/draft/previous-snapshot.ts';
import { openPageStore, type PageStore } from '../fetch/page-store.ts';
import type { IngestOptions } from './ingest.ts';
import { startLaps } from './laps.ts';
import { type Parser, readSource, type SourceReader, type SourceReading } from './read-source.ts';
import { readSumulas } from './read-sumulas.ts';
import { continueRunLog, type RunLogWriter } from './run-log.ts';
import { settleAct } from './settle-act.ts';

/** The result of reading the sources. */
export interface Readings {
  /** The acts with something new, or null if there are none. The caller finishes or discards the draft. */
  draft: Draft | null;
  log: RunLogWriter;
  runs: IngestRunRelatado[];
  ausentes: string[];
  revogadosAusentes: string[];
  changes: DetectedChange[];
  store: PageStore;
}

/**
 * Reads every selected source, one after another, and adds each act with something new to the draft at once, so that
 * memory never holds more than one source.
 */
export async function readAll(anterior: PreviousSnapshot | null, options: IngestOptions): Promise<Readings> {
  const { catalogo, out, clock, onProgress = () => {} } = options;
  const only = new Set(options.only);
  const accept = new Set(options.accept);
  const places = new Map(catalogo.atos.map(({ sigla }, ordem) => [sigla, ordem]));
  const selected = catalogo.atos.filter(({ sigla }) => only.size === 0 || only.has(sigla));
  const store = openPageStore(join(out, 'paginas'));
  const fetchPage = options.fetchPages(store);
  const leitores = options.sumulas?.(fetchPage, store) ?? [];
  const reader: SourceReader = {
    fetchPage,
    store,
    parser: withCollection(options.parser),
    previous: (sigla) => anterior?.acts.get(sigla) ?? null,
    mayBeAbsent: ({ sigla, revogado_por }) =>
      (options.mirrored === true || revogado_por !== undefined) && !only.has(sigla) && !anterior?.acts.has(sigla),
    clock,
  };
  const readings: Readings = {
    draft: null,
    log: continueRunLog(anterior?.runs ?? null, new Set(places.keys())),
    runs: [],
    ausentes: [],
    revogadosAusentes: [],
    changes: [],
    store,
  };

  function take({ ato, reading, duracoes }: SourceReading, iniciado_em: string, finalizado_em: string): void {
    const { sigla } = ato;
    const lap = startLaps(clock);
    if (reading.outcome === 'ausente') {
      (ato.revogado_por ? readings.revogadosAusentes : readings.ausentes).push(sigla);
      onProgress({ kind: 'act', sigla, status: 'ausente', dispositivos: 0, erro: null });
      return;
    }
    const sighting = { detectado_em: finalizado_em, ingest_run_id: readings.log.nextId() };
    const { status, erro, relatorio, update } = settleAct(ato, reading, anterior, sighting, accept);
    if (update) {
      readings.draft ??= createDraft(out, anterior);
      readings.draft.addAct(update.act, places.get(sigla) as number);
      for (const change of update.changes) readings.changes.push({ ...change, ...sighting });
    }
    relatorio.duracoes = { ...duracoes, composicao_ms: lap() };
    const run = readings.log.record({ fonte: 'planalto', sigla, status, iniciado_em, finalizado_em, erro, relatorio });
    readings.runs.push(run);
    onProgress({ kind: 'act', sigla, status, dispositivos: update?.act.dispositivos.length ?? 0, erro: run.erro });
  }

  try {
    const lists = leitores.filter(({ fonte }) => only.size === 0 || only.has(fonte));
    onProgress({ kind: 'start', acts: selected.length + lists.length });
    for (const atos of groupByPages(selected)) {
      onProgress({ kind: 'reading', sigla: atos.map(({ sigla }) => sigla).join(' + ') });
      const iniciado_em = clock().toISOString();
      const results = await readSource(atos, reader);
      const finalizado_em = clock().toISOString();
      for (const result of results) take(result, iniciado_em, finalizado_em);
    }
    await readSumulas(lists, readings, anterior, options);
    return readings;
  } catch (error) {
    readings.draft?.discard();
    throw error;
  }
}

/** The trees of earlier pages are garbage when the next page is about to be parsed. */
function withCollection({ parse, versao }: Parser): Parser {
  const collect = createCollector(4_000_000);
  return {
    versao,
    parse(html, ...known) {
      collect(html.length);
      return parse(html, ...known);
    },
  };
}

/**
 * Groups the acts that come from the same pages, so that they are read together at the place of the first in the
 * catalogue.
 */
function groupByPages(atos: readonly AtoCatalogado[]): AtoCatalogado[][] {
  const groups = new Map<string, AtoCatalogado[]>();
  for (const ato of atos) {
    const pages = ato.enderecos.join('\n');
    groups.set(pages, [...(groups.get(pages) ?? []), ato]);
  }
  return [...groups.values()];
}
