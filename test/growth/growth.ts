import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST, type Manifest } from '../../schemas/storage/artifacts.ts';
import { runScript } from '../bench/process.ts';
import { startRuntime } from '../bench/runtime.ts';
import type { LookUps } from './look-up.ts';
import { ATOS_DO_ESPELHO } from './plan.ts';
import { writeMirror } from './write-mirror.ts';

const SEED = 1;

/** What a corpus takes from its pages to its responses, if it is several times as large as the mirror. */
export interface Growth extends LookUps {
  atos: number;
  dispositivos: number;
  /** CPU seconds of the ingestion, and its peak memory in MiB. */
  cpu: number;
  pico: number;
  /** The size of the database in MiB. */
  banco: number;
  /** Milliseconds from the start of the service to its first response. */
  partida: number;
}

/**
 * Writes a corpus, ingests it, serves it and queries it, each step in a process of its own.
 * @param folder makes an empty folder
 */
export async function measureGrowth(
  times: number,
  folder: () => string,
  note: (text: string) => void,
): Promise<Growth> {
  const atos = times * ATOS_DO_ESPELHO;
  const [mirror, out] = [folder(), folder()];
  note(`${atos} acts are written and ingested`);
  const dispositivos = writeMirror(mirror, atos, SEED);
  const args = ['--mirror', mirror, '--out', out, '--acts', `${atos}`, '--seed', `${SEED}`];
  const { cpu, peak } = await runScript('test/growth/ingest.ts', ...args);
  note(`that took ${cpu.toFixed(0)} s of CPU and ${peak.toFixed(0)} MiB; they are served and asked for`);
  return { atos, dispositivos, cpu, pico: peak, ...(await measureServed(out, folder)) };
}

/** Measures what serving any snapshot takes. */
export async function measureServed(out: string, folder: () => string) {
  const { banco } = JSON.parse(readFileSync(join(out, MANIFEST), 'utf8')) as Manifest;
  const size = statSync(join(out, banco.path)).size / 2 ** 20;
  return { banco: size, partida: await measureStart(out, folder), ...(await askIn(out)) };
}

const STARTS = 3;

/** Returns the fastest of some starts: the first reads from the disk what the others find in memory. */
async function measureStart(out: string, folder: () => string): Promise<number> {
  const spent: number[] = [];
  for (let turn = 0; turn < STARTS; turn++) {
    const begun = performance.now();
    const runtime = await startRuntime(out, folder());
    const response = await fetch(`${runtime.url}/v1/sumulas`);
    await response.arrayBuffer();
    spent.push(performance.now() - begun);
    await runtime.stop();
  }
  return Math.min(...spent);
}

async function askIn(out: string): Promise<LookUps> {
  const child = Bun.spawn([process.execPath, 'test/growth/look-up.ts', '--data', out], {
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const [report, complaints, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited]);
  if (code !== 0) throw new Error(`asking ended with ${code}: ${complaints.slice(-2000)}`);
  return JSON.parse(report) as LookUps;
}
