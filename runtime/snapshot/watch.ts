import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST } from '../../schemas/storage/artifacts.ts';
import { identidadeDe } from '../../schemas/storage/conferido.ts';
import type { Hasher } from './hash.ts';
import { checkAgain, openSnapshot, type Snapshot, SnapshotRefused } from './open.ts';

/** The source of the current snapshot. Each request reads it once, at its start. */
export interface SnapshotSource {
  readonly current: Snapshot;
  /** When a newer snapshot was first refused, in milliseconds since 1970. Null if none is refused at present. */
  readonly refusedSince: number | null;
  /** Checks the manifest now. Resolves when a newer snapshot is in service or was refused. */
  refresh(): Promise<void>;
  /** Stops watching and closes the database. */
  close(): Promise<void>;
}

export interface WatchOptions {
  /** Milliseconds between two checks of the manifest. */
  intervalMs: number;
  /**
   * Milliseconds after which a refused manifest is tried again even if it did not change, because its files may arrive
   * after it.
   */
  retryMs: number;
  log(line: string): void;
  /** Called after another database was put in place. */
  onSwap?(): void;
  /** Used for the first snapshot only. */
  hasher?: Hasher;
}

/**
 * Opens the snapshot in `dir` and serves it until the manifest points to another. A snapshot that fails its check is
 * refused and logged, and the old one stays in service. Throws `SnapshotRefused` if the first snapshot cannot be
 * opened.
 *
 * Handlers are synchronous, so between two turns of the event loop no request uses the old database. It is closed as
 * soon as the new one is in place.
 */
export async function watchSnapshot(
  dir: string,
  { intervalMs, retryMs, log, onSwap, hasher }: WatchOptions,
): Promise<SnapshotSource> {
  const manifest = join(dir, MANIFEST);
  let seen = await signature(manifest);
  let current = await openSnapshot(dir, null, hasher);
  /** The identity of the database file when it last matched the manifest. */
  let checked = identityOf(current.banco);
  let refusedAt: number | null = null;
  let refusedSince: number | null = null;
  let running: Promise<void> | null = null;
  let timer: Timer | null = null;
  let closed = false;

  /**
   * Opens the snapshot again if the manifest changed, if the database file was touched, or if a refusal is old enough
   * to retry. Returns null if nothing changed or the snapshot was refused.
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

/** Returns a text that changes whenever the manifest is replaced. `ausente` if there is no manifest. */
async function signature(manifest: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(manifest);
    return `${mtimeMs} ${size} ${ino}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'ausente';
    throw error;
  }
}

/** Returns a text that changes when the file is written to or replaced. `ausente` if there is no file. */
function identityOf(file: string): string {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? identidadeDe(found) : 'ausente';
}

/**
 * Describes an error for the log: one sentence with its cause for a refusal, the whole stack for an unexpected error.
 */
export function explain(error: unknown): string {
  if (!(error instanceof SnapshotRefused)) return Bun.inspect(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
