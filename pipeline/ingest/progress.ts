import cliProgress from 'cli-progress';
import type { StatusIngestao } from '../../schemas/contract/model/corpus/ingest-run.ts';

/** The events that an ingestion reports while it works. */
export type Progress =
  | { kind: 'start'; acts: number }
  | { kind: 'reading'; sigla: string }
  | { kind: 'act'; sigla: string; status: StatusIngestao | 'ausente'; dispositivos: number; erro: string | null }
  /** The stages: composing what depends on all acts, renaming the snapshot into place, everything on disk. */
  | { kind: 'stage'; stage: 'compose' | 'publish' | 'done' };

export type OnProgress = (progress: Progress) => void;

/** Shows progress: a bar on a terminal, otherwise one line per act. Call `stop` at the end. */
export function createProgressDisplay(stream: NodeJS.WriteStream): { onProgress: OnProgress; stop: () => void } {
  return stream.isTTY ? createBar(stream) : createLines(stream);
}

function createBar(stream: NodeJS.WriteStream) {
  const bar = new cliProgress.SingleBar(
    { format: '{bar} {value}/{total} acts | {dispositivos} provisions | {current}', stream, hideCursor: true },
    cliProgress.Presets.shades_classic,
  );
  let dispositivos = 0;
  function onProgress(progress: Progress): void {
    if (progress.kind === 'start') bar.start(progress.acts, 0, { dispositivos, current: '' });
    if (progress.kind === 'reading') bar.update({ current: progress.sigla });
    if (progress.kind === 'stage') bar.update({ current: progress.stage });
    if (progress.kind !== 'act') return;
    dispositivos += progress.dispositivos;
    bar.increment(1, { dispositivos });
  }
  return { onProgress, stop: () => bar.stop() };
}

function createLines(stream: NodeJS.WriteStream) {
  let total = 0;
  let done = 0;
  function onProgress(progress: Progress): void {
    if (progress.kind === 'start') total = progress.acts;
    if (progress.kind === 'stage') stream.write(`${progress.stage}\n`);
    if (progress.kind !== 'act') return;
    done += 1;
    const { sigla, status, dispositivos, erro } = progress;
    const detail = erro ?? (dispositivos > 0 ? `${dispositivos} provisions` : '');
    stream.write(`[${done}/${total}] ${sigla} ${status}${detail ? ` ${detail}` : ''}\n`);
  }
  return { onProgress, stop: () => {} };
}
