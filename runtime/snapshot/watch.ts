import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST } from '../../schemas/storage/artifacts.ts';
import { identidadeDe } from '../../schemas/storage/conferido.ts';
import type { Hasher } from './hash.ts';
import { checkAgain, openSnapshot, type Snapshot, SnapshotRefused } from './open.ts';

/** Where requests take the snapshot from, each once, at its start. */
export interface SnapshotSource {
  readonly current: Snapshot;
  /** Since when a newer one is refused, in milliseconds since 1970; null when none is. */
  readonly refusedSince: number | null;
  /** Looks at the manifest now; resolves when a newer snapshot serves or was refused. */
  refresh(): Promise<void>;
  /** Stops looking and closes the database. */
  close(): Promise<void>;
}

export interface WatchOptions {
  /** Between two looks at the manifest. */
  intervalMs: number;
  /** A refused manifest is tried again after this long even if it did not change: its files may arrive after it. */
  retryMs: number;
  log(line: string): void;
  /** Told that another database is in place. */
  onSwap?(): void;
  /** For the first snapshot alone. */
  hasher?: Hasher;
}

/**
 * Opens the snapshot in `dir` and serves it until the manifest points to another. One that fails its check is refused
 * and logged, and the old one keeps serving. Throws `SnapshotRefused` when there is none to begin with.
 *
 * Handlers are synchronous, so between two turns of the event loop no request holds the old database: it is closed as
 * soon as the new one is in place.
 */
export async function watchSnapshot(
  dir: string,
  { intervalMs, retryMs, log, onSwap, hasher }: WatchOptions,
): Promise<SnapshotSource> {
  const manifest = join(dir, MANIFEST);
  let seen = await signature(manifest);
  let current = await openSnapshot(dir, null, hasher);
  /** What the database was when it was last found to be what the manifest says. */
  let checked = identityOf(current.banco);
  let refusedAt: number | null = null;
  let refusedSince: number | null = null;
  let running: Promise<void> | null = null;
  let timer: Timer | null = null;
  let closed = false;

  /**
   * The snapshot of a manifest that changed, or that was refused a while ago, or whose database somebody touched; null when
   * there is none to take.
   */
  async function findNewer(): Promise<Snapshot | null> {
    try {
      const found = await signature(manifest);
      const retry = refusedAt !== null && Date.now() - refusedAt >= retryMs;
      const banco = identityOf(current.banco);
      const touched = banco !== checked;
      if (found === seen && !retry && (!touched || refusedAt !== null)) return null;
      seen = found;
      const next = await openSnapshot(dir, current);
      const same = next.acervo === current.acervo;
      if (same && touched) await checkAgain(next);
      checked = same ? banco : identityOf(next.banco);
      refusedAt = null;
      refusedSince = null;
      return next;
    } catch (error) {
      refusedAt = Date.now();
      refusedSince ??= refusedAt;
      log(`snapshot refused, still serving ${current.rotulo}: ${explain(error)}`);
      return null;
    }
  }

  async function look(): Promise<void> {
    const next = await findNewer();
    if (!next) return;
    const old = current;
    current = next;
    if (old.rotulo !== next.rotulo) log(`snapshot ${old.rotulo} -> ${next.rotulo}`);
    if (old.acervo === next.acervo) return;
    old.acervo.close();
    onSwap?.();
  }

  function refresh(): Promise<void> {
    running ??= look().finally(() => {
      running = null;
    });
    return running;
  }

  function schedule(): void {
    if (closed) return;
    const next = () => refresh().catch((error: unknown) => log(`looking for a snapshot: ${explain(error)}`));
    timer = setTimeout(() => void next().then(schedule), intervalMs);
    timer.unref();
  }

  schedule();
  return {
    get current() {
      return current;
    },
    get refusedSince() {
      return refusedSince;
    },
    refresh,
    async close() {
      closed = true;
      if (timer) clearTimeout(timer);
      await running;
      current.acervo.close();
    },
  };
}

/** Changes whenever the manifest is replaced; `ausente` while there is none. */
async function signature(manifest: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(manifest);
    return `${mtimeMs} ${size} ${ino}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'ausente';
    throw error;
  }
}

/** Another when anybody wrote to the file, or put another in its place; `ausente` while there is none. */
function identityOf(file: string): string {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? identidadeDe(found) : 'ausente';
}

/** The sentence of a refusal, with its causes; the whole stack of what was not expected. */
export function explain(error: unknown): string {
  if (!(error instanceof SnapshotRefused)) return Bun.inspect(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
