import type { Catalogo } from '../../schemas/contract/model/corpus/catalogo.ts';
import type { IngestRunRelatado } from '../../schemas/contract/model/corpus/ingest-run.ts';
import type { Composicao, Manifest } from '../../schemas/storage/artifacts.ts';
import type { DetectedChange } from '../bake/artifacts/feed.ts';
import { createDraft, removeStaleDraft } from '../bake/draft/draft.ts';
import { openPreviousSnapshot, type PreviousSnapshot } from '../bake/draft/previous-snapshot.ts';
import { finishDraft, type Names } from '../bake/finish-draft.ts';
import { publishRuns, publishSnapshot } from '../bake/publish.ts';
import type { FetchPage } from '../fetch/page.ts';
import type { PageStore } from '../fetch/page-store.ts';
import type { LeitorSumulas } from '../sumulas/leitura.ts';
import { catalogueMoved } from './catalogue-moved.ts';
import { composicaoAtual } from './composicao.ts';
import { lockOutput } from './lock.ts';
import type { OnProgress } from './progress.ts';
import { readAll } from './read-all.ts';
import type { Parser } from './read-source.ts';
import { reportExcedentes, reportReferencias, reportVigencia } from './relatorio.ts';

export interface IngestOptions {
  catalogo: Catalogo;
  names: Names;
  parser: Parser;
  /** What composes the snapshot; the present sources when left out. */
  composicao?: Composicao;
  /** Where pages come from; `store` holds what earlier runs kept. */
  fetchPages: (store: PageStore) => FetchPage;
  /** The lists of súmulas, with what reads pages; none when left out. */
  sumulas?: (fetchPage: FetchPage, store: PageStore) => readonly LeitorSumulas[];
  /** The folder that holds, or will hold, `manifest.json`. */
  out: string;
  clock: () => Date;
  /** Canonical siglas and names of lists of súmulas; everything when empty. */
  only?: readonly string[];
  /** Canonical siglas and names of lists of súmulas that are published where they would be kept back: someone has looked at the page. Another act's page never is. */
  accept?: readonly string[];
  /** Pages come from a mirror, in which an act that nobody asked for may be missing (`ausente`). */
  mirrored?: boolean;
  /** Seconds between scheduled ingestions. */
  intervalo?: number | null;
  onProgress?: OnProgress;
}

export interface IngestResult {
  /** What is published now: null only when nothing ever was. */
  manifest: Manifest | null;
  /** Whether a new snapshot was made. */
  published: boolean;
  runs: IngestRunRelatado[];
  ausentes: string[];
  /** Repealed acts that no page was found of: of old ones the source may have none. */
  revogadosAusentes: string[];
  changes: DetectedChange[];
}

/**
 * Reads the sources and publishes what they say: a snapshot when anything changed, or what composes it, else the run log alone. A source
 * that fails is a run with `erro` and keeps its previous wording; only a damaged `out`, another ingestion at work there
 * or a defect of ours rejects, and leaves what is published as it was.
 */
export async function ingest(options: IngestOptions): Promise<IngestResult> {
  const unlock = lockOutput(options.out);
  let anterior: PreviousSnapshot | null = null;
  try {
    removeStaleDraft(options.out);
    anterior = openPreviousSnapshot(options.out);
    const own = anterior && isOwn(anterior, options.catalogo) ? anterior : null;
    const { store, ...result } = await ingestFrom(own, options);
    prunePages(options.out, store);
    return result;
  } finally {
    anterior?.close();
    unlock();
  }
}

/** A snapshot of other acts altogether, such as the fictional sample's, is replaced and never continued. */
function isOwn(anterior: PreviousSnapshot, { atos }: Catalogo): boolean {
  return anterior.acts.size === 0 || atos.some(({ sigla }) => anterior.acts.has(sigla));
}

/** Pages that no act of the snapshot is of any more, nor the last of their address, are removed. */
function prunePages(out: string, store: PageStore): void {
  const published = openPreviousSnapshot(out);
  if (!published) return;
  store.prune(new Set([...published.acts.values()].flatMap(({ fonte }) => fonte.paginas.map(({ bytes }) => bytes))));
  published.close();
}

async function ingestFrom(
  anterior: PreviousSnapshot | null,
  options: IngestOptions,
): Promise<IngestResult & { store: PageStore }> {
  const { catalogo, names, out, clock, intervalo = null, onProgress = () => {} } = options;
  const { composicao = composicaoAtual(names.proprios) } = options;
  const reading = await readAll(anterior, options);
  let { draft } = reading;
  try {
    const kept = catalogo.atos.filter(({ sigla }) => anterior?.acts.has(sigla) && !draft?.stale.has(sigla));
    const composed = anterior?.manifest.composicao;
    const moved =
      anterior !== null &&
      (!Bun.deepEquals(composed, composicao) || (kept.length > 0 && catalogueMoved(anterior, catalogo, names.aliases)));
    const publication = { catalogo: catalogo.nome, runs: reading.log.log(), composicao, intervalo };
    const { runs, ausentes, revogadosAusentes, changes, store } = reading;
    if (!draft && !moved) {
      const manifest = anterior && publishRuns(out, publication, anterior.manifest);
      return { manifest, published: false, runs, ausentes, revogadosAusentes, changes, store };
    }
    onProgress({ kind: 'stage', stage: 'compose' });
    draft ??= createDraft(out, anterior);
    for (const ato of kept) draft.keepAct(ato, catalogo.atos.indexOf(ato));
    if (composed?.atos !== composicao.atos) for (const { sigla } of kept) draft.stale.add(sigla);
    const finished = finishDraft(draft, names, changes, clock().toISOString());
    reportReferencias(runs, finished.semLinha);
    reportExcedentes(runs, finished.excedentes);
    reportVigencia(runs, finished.vigencia);
    onProgress({ kind: 'stage', stage: 'publish' });
    const manifest = publishSnapshot(out, finished, publication, anterior?.manifest ?? null);
    onProgress({ kind: 'stage', stage: 'done' });
    return { manifest, published: true, runs, ausentes, revogadosAusentes, changes, store };
  } catch (error) {
    draft?.discard();
    throw error;
  }
}
