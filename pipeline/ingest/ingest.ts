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
  /** The identity of the sources that compose the snapshot. Defaults to the present sources. */
  composicao?: Composicao;
  /** Where pages come from. `store` holds what earlier runs kept. */
  fetchPages: (store: PageStore) => FetchPage;
  /** The readers of the lists of súmulas, given what fetches pages. No lists if left out. */
  sumulas?: (fetchPage: FetchPage, store: PageStore) => readonly LeitorSumulas[];
  /** The folder that holds, or will hold, `manifest.json`. */
  out: string;
  clock: () => Date;
  /** Canonical siglas and names of lists of súmulas. Everything if empty. */
  only?: readonly string[];
  /**
   * Canonical siglas and names of lists of súmulas to publish even if they would be kept back, because someone has
   * checked the page. A page of another act is never published.
   */
  accept?: readonly string[];
  /** Pages come from a mirror. An act that was not asked for by name may be missing from it (`ausente`). */
  mirrored?: boolean;
  /** Seconds between scheduled ingestions. */
  intervalo?: number | null;
  onProgress?: OnProgress;
}

export interface IngestResult {
  /** What is published now. Null only if nothing was ever published. */
  manifest: Manifest | null;
  /** Whether a new snapshot was made. */
  published: boolean;
  runs: IngestRunRelatado[];
  ausentes: string[];
  /** Repealed acts for which no page was found. The source may have no page of old ones. */
  revogadosAusentes: string[];
  changes: DetectedChange[];
}

/**
 * Reads the sources and publishes a new snapshot if anything changed in them or in the code that composes it, and
 * otherwise only the run log. A source that fails is recorded as a run with `erro` and keeps its previous wording. The
 * promise rejects only if `out` is damaged, another ingestion is at work there or there is a defect in this code. What
 * is published then stays as it was.
 */
export async function ingest(options: IngestOptions): Promise<IngestResult> {
  const unlock = lockOutput(options.out);
  let anterior: PreviousSnapshot | null = null;
  try {
    removeStaleDraft(options.out);
    anterior = openPreviousSnapshot(options.out);
    anterior?.verifyArtefatos();
    const own = anterior && isOwn(anterior, options.catalogo) ? anterior : null;
    const { store, ...result } = await ingestFrom(own, options);
    prunePages(options.out, store);
    return result;
  } finally {
    anterior?.close();
    unlock();
  }
}

/**
 * Whether the snapshot shares acts with the catalogue. One with entirely different acts, such as the fictional sample,
 * is replaced and not continued.
 */
function isOwn(anterior: PreviousSnapshot, { atos }: Catalogo): boolean {
  return anterior.acts.size === 0 || atos.some(({ sigla }) => anterior.acts.has(sigla));
}

/** Removes the stored pages that no act of the snapshot comes from and that are not the latest of their address. */
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
